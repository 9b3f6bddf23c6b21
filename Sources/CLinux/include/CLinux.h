// What Swift cannot call: variadic system calls.
#pragma once
#include <fcntl.h>
#include <unistd.h>

#include "CLinuxProcess.h"

/// open(2) with a mode, without varargs.
int closeup_open(const char *path, int flags, unsigned int mode);

#include "CLinuxFiles.h"
