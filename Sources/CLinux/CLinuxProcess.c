#define _GNU_SOURCE
#include "CLinuxProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

int closeup_event(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

// A program started with a closed standard stream gets 0…2 from pipe(2): the child's dup2 would trip over them.
static int raised(int descriptor) {
  if (descriptor > STDERR_FILENO) return descriptor;
  int higher = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  int saved = errno;
  close(descriptor);
  errno = saved;
  return higher;
}

int closeup_pipe(int ends[2]) {
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  ends[0] = raised(ends[0]);
  ends[1] = raised(ends[1]);
  if (ends[0] >= 0 && ends[1] >= 0) return 0;
  int saved = errno;
  if (ends[0] >= 0) close(ends[0]);
  if (ends[1] >= 0) close(ends[1]);
  errno = saved;
  return -1;
}

void closeup_nonblocking(int descriptor, int room) {
  int flags = fcntl(descriptor, F_GETFL);
  if (flags >= 0) fcntl(descriptor, F_SETFL, flags | O_NONBLOCK);
  if (room > 0) fcntl(descriptor, F_SETPIPE_SZ, room);
}

enum { ENVIRONMENT_LIMIT = 32, ARGUMENT_LIMIT = 8 };

// The entries of a run, behind those that are there; where the next one goes.
static int add_entries(char **entries, int count, int limit, const char *run) {
  for (const char *entry = run; *entry != 0 && count < limit; entry += strlen(entry) + 1)
    entries[count++] = (char *)entry;
  entries[count] = NULL;
  return count;
}

int closeup_spawn(const char *path, const char *environment, int in, int out, int err, pid_t *pid) {
  return closeup_spawn_with(path, "", environment, in, out, err, pid);
}

int closeup_spawn_with(const char *path, const char *words, const char *environment, int in, int out, int err,
                       pid_t *pid) {
  char *entries[ENVIRONMENT_LIMIT + 1];
  add_entries(entries, 0, ENVIRONMENT_LIMIT, environment);
  const char *slash = strrchr(path, '/');
  char *arguments[ARGUMENT_LIMIT + 1] = {(char *)(slash == NULL ? path : slash + 1)};
  add_entries(arguments, 1, ARGUMENT_LIMIT, words);

  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int result = posix_spawn_file_actions_init(&actions);
  if (result != 0) return result;
  result = posix_spawnattr_init(&attributes);
  if (result != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return result;
  }
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  result = posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
  if (result == 0) result = posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
  if (result == 0) result = posix_spawn_file_actions_adddup2(&actions, err, STDERR_FILENO);
  // Libraries of the game open descriptors without close-on-exec: none of them is the decoder's business.
  if (result == 0) result = posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
  if (result == 0) result = posix_spawn(pid, path, &actions, &attributes, arguments, entries);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return result;
}

int closeup_reap(pid_t pid, int milliseconds) {
  int status = 0;
  if (milliseconds > 0) {
    // A descriptor of the process becomes readable when it ends: a wait with a time limit, without polling.
    int descriptor = (int)syscall(SYS_pidfd_open, pid, 0);
    if (descriptor >= 0) {
      struct pollfd wait = {.fd = descriptor, .events = POLLIN};
      while (poll(&wait, 1, milliseconds) < 0 && errno == EINTR) {
      }
      close(descriptor);
    }
  }
  pid_t reaped;
  do reaped = waitpid(pid, &status, WNOHANG);
  while (reaped < 0 && errno == EINTR);
  return reaped == pid ? status : -1;
}

int closeup_wait(pid_t pid) {
  int status = 0;
  pid_t reaped;
  do reaped = waitpid(pid, &status, 0);
  while (reaped < 0 && errno == EINTR);
  return reaped == pid ? status : -1;
}

int closeup_kill_and_reap(pid_t pid, int milliseconds) {
  kill(pid, SIGKILL);
  return closeup_reap(pid, milliseconds);
}

void closeup_block_signals(void) {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, NULL);
}

void closeup_alarm(unsigned int seconds) { alarm(seconds); }

int closeup_duplicate(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1); }

void closeup_return_memory(void) { malloc_trim(0); }
