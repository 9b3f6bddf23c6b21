// The bound: libjpeg-turbo's decode at the smallest of its own scales that still fills the box: FILE WIDTH HEIGHT.
// It makes the picture neither the right size nor free of moiré.
#include "step.h"
#include <turbojpeg.h>

struct task {
  const char *file;
  int width, height;
  tjhandle decoder;
};

static void run(void *argument) {
  struct task *task = argument;
  FILE *file = fopen(task->file, "rb");
  if (!file) fail("the file cannot be opened");
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  unsigned char *bytes = malloc(size);
  if (!bytes || fread(bytes, 1, size, file) != (size_t)size) fail("the file cannot be read");
  fclose(file);

  int width, height, sampling, colours;
  if (tjDecompressHeader3(task->decoder, bytes, size, &width, &height, &sampling, &colours))
    fail(tjGetErrorStr2(task->decoder));
  double wanted = (double)task->width / width < (double)task->height / height ? (double)task->width / width
                                                                             : (double)task->height / height;
  int scales;
  tjscalingfactor *factors = tjGetScalingFactors(&scales), best = {1, 1};
  for (int index = 0; index < scales; index++) {
    double scale = (double)factors[index].num / factors[index].denom;
    if (scale >= wanted && scale < (double)best.num / best.denom) best = factors[index];
  }
  width = TJSCALED(width, best);
  height = TJSCALED(height, best);
  unsigned char *pixels = malloc((size_t)width * height * 4);
  if (!pixels || tjDecompress2(task->decoder, bytes, size, pixels, width, width * 4, height, TJPF_RGBX, 0))
    fail(tjGetErrorStr2(task->decoder));
  free(pixels);
  free(bytes);
}

int main(int count, char **words) {
  if (count != 4) fail("turbojpeg-scaled FILE WIDTH HEIGHT");
  struct task task = {words[1], atoi(words[2]), atoi(words[3]), tjInitDecompress()};
  return step(run, &task);
}
