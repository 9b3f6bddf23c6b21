// libvips' calls are variadic: those that are needed are wrapped here, one function each.
#pragma once
#include <vips/vips.h>
