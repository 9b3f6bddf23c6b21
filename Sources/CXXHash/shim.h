// xxHash tells two files apart as fast as they can be read.
#pragma once
#include <xxhash.h>
