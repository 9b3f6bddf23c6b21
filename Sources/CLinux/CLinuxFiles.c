#define _GNU_SOURCE
#include "CLinuxFiles.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

int closeup_open_folder(const char *path) {
  return open(path, O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC);
}

const char *closeup_errno_text(int code) {
  const char *text = strerrordesc_np(code);
  return text ? text : "Unknown error";
}
