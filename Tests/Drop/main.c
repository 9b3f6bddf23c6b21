// Drops a file on the window with a given title, as a file manager does (XDND, version 5).
//
//     drop-file TITLE /path/of/file
//
// Ends with 0 when the window took it, and with 1 when it did not within ten seconds.
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static Display *display;

static Atom atom(const char *name) { return XInternAtom(display, name, False); }

// The window whose title it is, in `parent` or below it; None when there is none.
static Window find(Window parent, const char *title) {
  char *name = NULL;
  if (XFetchName(display, parent, &name) && name != NULL) {
    int is_it = strcmp(name, title) == 0;
    XFree(name);
    if (is_it) return parent;
  }
  Window root, above, *children = NULL, found = None;
  unsigned count = 0;
  if (!XQueryTree(display, parent, &root, &above, &children, &count)) return None;
  for (unsigned index = 0; index < count && found == None; index++) found = find(children[index], title);
  if (children != NULL) XFree(children);
  return found;
}

static void tell(Window target, const char *type, long a, long b, long c, long d, long e) {
  XEvent event = {.xclient = {.type = ClientMessage, .display = display, .window = target, .format = 32}};
  event.xclient.message_type = atom(type);
  long data[] = {a, b, c, d, e};
  memcpy(event.xclient.data.l, data, sizeof data);
  XSendEvent(display, target, False, NoEventMask, &event);
}

// The file's address, with every byte that is no letter or digit as a number.
static char *address(const char *path) {
  char *text = malloc(strlen(path) * 3 + 16);
  char *end = text + sprintf(text, "file://");
  for (const unsigned char *byte = (const unsigned char *)path; *byte != 0; byte++) {
    int is_plain = (*byte >= 'a' && *byte <= 'z') || (*byte >= 'A' && *byte <= 'Z') ||
                   (*byte >= '0' && *byte <= '9') || *byte == '/';
    end += is_plain ? sprintf(end, "%c", *byte) : sprintf(end, "%%%02X", *byte);
  }
  strcpy(end, "\r\n");
  return text;
}

static void answer(const XSelectionRequestEvent *request, const char *text) {
  XChangeProperty(
      display, request->requestor, request->property, request->target, 8, PropModeReplace,
      (const unsigned char *)text, (int)strlen(text));
  XEvent event = {.xselection = {.type = SelectionNotify, .display = display, .requestor = request->requestor}};
  event.xselection.selection = request->selection;
  event.xselection.target = request->target;
  event.xselection.property = request->property;
  event.xselection.time = request->time;
  XSendEvent(display, request->requestor, False, NoEventMask, &event);
}

int main(int count, char **words) {
  if (count != 3) return 2;
  display = XOpenDisplay(NULL);
  if (display == NULL) return 2;
  Window root = DefaultRootWindow(display);
  Window target = find(root, words[1]);
  if (target == None) return 1;
  Window source = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0);
  XSetSelectionOwner(display, atom("XdndSelection"), source, CurrentTime);
  char *text = address(words[2]);
  tell(target, "XdndEnter", (long)source, 5L << 24, (long)atom("text/uri-list"), None, None);
  // The middle of the window, and a copy.
  XWindowAttributes place;
  XGetWindowAttributes(display, target, &place);
  int x, y;
  Window child;
  XTranslateCoordinates(display, target, root, place.width / 2, place.height / 2, &x, &y, &child);
  tell(target, "XdndPosition", (long)source, 0, (long)x << 16 | y, CurrentTime, (long)atom("XdndActionCopy"));
  XFlush(display);

  time_t end = time(NULL) + 10;
  while (time(NULL) < end) {
    while (XPending(display) > 0) {
      XEvent event;
      XNextEvent(display, &event);
      if (event.type == SelectionRequest) answer(&event.xselectionrequest, text);
      if (event.type != ClientMessage) continue;
      if (event.xclient.message_type == atom("XdndStatus"))
        tell(target, "XdndDrop", (long)source, 0, CurrentTime, 0, 0);
      if (event.xclient.message_type == atom("XdndFinished")) return 0;
      XFlush(display);
    }
    struct pollfd wait = {.fd = ConnectionNumber(display), .events = POLLIN};
    poll(&wait, 1, 100);
  }
  return 1;
}
