// The four SDL libraries, and what Swift cannot import from them: macros with casts, and variadic calls.
#pragma once
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_mixer.h>
#include <SDL2/SDL_ttf.h>

/// SDL_TOUCH_MOUSEID: the mouse that SDL makes up from a finger.
static const Uint32 closeup_touch_mouse_id = SDL_TOUCH_MOUSEID;

/// SDL_WINDOWPOS_CENTERED.
static const int closeup_window_centred = (int)SDL_WINDOWPOS_CENTERED;

/// AUDIO_S16SYS.
static const Uint16 closeup_audio_s16 = AUDIO_S16SYS;

/// SDL_MAIN_HANDLED: the program has its own main.
static inline void closeup_main_is_ready(void) { SDL_SetMainReady(); }

/// The name that the current OpenGL context gives its renderer ("llvmpipe (LLVM 15…)"), or NULL.
static inline const char *closeup_opengl_renderer(void) {
  typedef const unsigned char *(*GetString)(unsigned int);
  const GetString get_string = (GetString)SDL_GL_GetProcAddress("glGetString");
  return get_string ? (const char *)get_string(0x1F01 /* GL_RENDERER */) : NULL;
}

// ALSA writes a dozen lines about itself to standard error where there is no sound card; the mixer says so in one.
#include <dlfcn.h>
static inline void closeup_alsa_says_nothing(const char *file, int line, const char *function, int err,
                                             const char *format, ...) {
  (void)file, (void)line, (void)function, (void)err, (void)format;
}
static inline void closeup_quiet_alsa(void) {
  typedef void (*handler)(const char *, int, const char *, int, const char *, ...);
  void *self = dlopen(0, RTLD_LAZY);
  int (*set)(handler) = 0;
  if (self) *(void **)&set = dlsym(self, "snd_lib_error_set_handler");
  if (set) set(closeup_alsa_says_nothing);
}

// Where SDL looks for a Wayland display without a session, libwayland says on standard error that XDG_RUNTIME_DIR is
// missing; who asked for the display says that there is none. All else that it has to say comes through.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
static inline void closeup_wayland_says(const char *format, va_list arguments) {
  if (!strstr(format, "XDG_RUNTIME_DIR")) vfprintf(stderr, format, arguments);
}
static inline void closeup_quiet_wayland(void) {
  typedef void (*handler)(const char *, va_list);
  // The library stays loaded: the one that SDL takes is the same.
  void *wayland = dlopen("libwayland-client.so.0", RTLD_LAZY);
  void (*set)(handler) = 0;
  if (wayland) *(void **)&set = dlsym(wayland, "wl_log_set_handler_client");
  if (set) set(closeup_wayland_says);
}

#include "pixels.h"
