// How the peers are measured: one run for each line on standard input, its milliseconds on standard output. So the
// script can let them take turns, and what happens on the machine meets all of them alike.
#pragma once
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/// Milliseconds on the monotonic clock.
static inline double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

/// Ends the program with a sentence.
static inline void fail(const char *what) {
  fprintf(stderr, "%s\n", what);
  exit(1);
}

/// Calls `run` for each line that comes.
static inline int step(void (*run)(void *), void *argument) {
  char line[64];
  while (fgets(line, sizeof line, stdin)) {
    double start = now();
    run(argument);
    printf("%.3f\n", now() - start);
    fflush(stdout);
  }
  return 0;
}
