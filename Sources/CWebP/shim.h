// libwebp's reader of animations: libvips 8.14 reads all frames of a WebP before it hands over the first.
#pragma once
#include <webp/demux.h>
