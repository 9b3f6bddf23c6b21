#include "CLinux.h"

int closeup_open(const char *path, int flags, unsigned int mode) {
  return open(path, flags | O_CLOEXEC, mode);
}
