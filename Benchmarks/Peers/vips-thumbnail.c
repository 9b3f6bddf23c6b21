// vips_thumbnail called from C, with as many threads as the decoder has: FILE WIDTH HEIGHT.
#include "step.h"
#include <vips/vips.h>

struct task {
  const char *file;
  int width, height;
};

static void run(void *argument) {
  struct task *task = argument;
  VipsImage *image;
  if (vips_thumbnail(task->file, &image, task->width, "height", task->height, NULL)) fail(vips_error_buffer());
  size_t size;
  void *pixels = vips_image_write_to_memory(image, &size);
  if (!pixels) fail(vips_error_buffer());
  g_free(pixels);
  g_object_unref(image);
}

int main(int count, char **words) {
  if (count != 4) fail("vips-thumbnail FILE WIDTH HEIGHT");
  if (VIPS_INIT(words[0])) fail("libvips does not start");
  vips_concurrency_set(2);
  vips_cache_set_max(0);
  struct task task = {words[1], atoi(words[2]), atoi(words[3])};
  return step(run, &task);
}
