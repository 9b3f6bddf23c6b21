// Makes a JPEG as full of detail as a camera's: FILE WIDTH HEIGHT SEED [progressive].
//
// Noise in four sizes over slow gradients, hard edges of discs, and the grain of a sensor: about as many bytes a pixel
// as a phone writes.
#include "step.h"
#include <math.h>
#include <string.h>
#include <turbojpeg.h>

enum { side = 512 };
static unsigned char noise[side][side];

static unsigned random_state;
static unsigned draw(void) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 17;
  random_state ^= random_state << 5;
  return random_state;
}

/// Smooth noise that repeats without a seam: every octave is a coarser grid, blended between its points.
static void make_noise(void) {
  static double sum[side][side];
  static double grid[side][side];
  memset(sum, 0, sizeof sum);
  for (int cells = 8; cells <= 256; cells *= 2) {
    for (int y = 0; y < cells; y++)
      for (int x = 0; x < cells; x++) grid[y][x] = (draw() >> 8 & 0xFFFF) / 65535.0 - 0.5;
    double step = (double)side / cells;
    for (int y = 0; y < side; y++)
      for (int x = 0; x < side; x++) {
        double u = x / step, v = y / step;
        int left = (int)u, top = (int)v, right = (left + 1) % cells, bottom = (top + 1) % cells;
        u -= left, v -= top;
        double up = grid[top][left] * (1 - u) + grid[top][right] * u;
        double down = grid[bottom][left] * (1 - u) + grid[bottom][right] * u;
        sum[y][x] += (up * (1 - v) + down * v) * 16 / sqrt(cells);
      }
  }
  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++) noise[y][x] = (unsigned char)fmin(255, fmax(0, 128 + sum[y][x] * 24));
}

static unsigned char clamp(int value) { return value < 0 ? 0 : value > 255 ? 255 : value; }

int main(int count, char **words) {
  if (count < 5) fail("make-photo FILE WIDTH HEIGHT SEED [progressive]");
  int width = atoi(words[2]), height = atoi(words[3]);
  random_state = 2463534242u ^ (unsigned)atoi(words[4]) * 2654435761u;
  make_noise();
  struct { int x, y, r, colour[3]; } discs[40];
  for (int index = 0; index < 40; index++) {
    discs[index].x = draw() % width;
    discs[index].y = draw() % height;
    discs[index].r = height / 40 + draw() % (height / 8);
    for (int channel = 0; channel < 3; channel++) discs[index].colour[channel] = (int)(draw() % 120) - 60;
  }
  unsigned char *pixels = malloc((size_t)width * height * 3);
  int *paint = malloc(sizeof(int) * 3 * width);
  if (!pixels || !paint) fail("there is not enough memory");
  for (int y = 0; y < height; y++) {
    memset(paint, 0, sizeof(int) * 3 * width);
    for (int index = 0; index < 40; index++) {
      long away = y - discs[index].y, half = (long)discs[index].r * discs[index].r - away * away;
      if (half <= 0) continue;
      int reach = (int)sqrt((double)half);
      int from = discs[index].x - reach < 0 ? 0 : discs[index].x - reach;
      int to = discs[index].x + reach > width ? width : discs[index].x + reach;
      for (int x = from; x < to; x++)
        for (int channel = 0; channel < 3; channel++) paint[x * 3 + channel] += discs[index].colour[channel];
    }
    unsigned char *row = pixels + (size_t)y * width * 3;
    int sky = 150 - y * 90 / height;
    for (int x = 0; x < width; x++) {
      int coarse = noise[y >> 4 & 511][x >> 4 & 511] - 128;
      int middle = noise[y >> 2 & 511][x >> 2 & 511] - 128;
      int fine = noise[y & 511][x & 511] - 128;
      int grain = (int)(draw() & 15) - 7;
      int light = sky + coarse + middle / 2 + fine / 2 + grain;
      row[x * 3] = clamp(light + paint[x * 3] + x * 40 / width);
      row[x * 3 + 1] = clamp(light + paint[x * 3 + 1]);
      row[x * 3 + 2] = clamp(light + paint[x * 3 + 2] + 30 - x * 40 / width);
    }
  }
  tjhandle encoder = tjInitCompress();
  unsigned char *bytes = NULL;
  unsigned long size = 0;
  int flags = count > 5 && !strcmp(words[5], "progressive") ? TJFLAG_PROGRESSIVE : 0;
  if (tjCompress2(encoder, pixels, width, 0, height, TJPF_RGB, &bytes, &size, TJSAMP_420, 90, flags))
    fail(tjGetErrorStr2(encoder));
  FILE *file = fopen(words[1], "wb");
  if (!file || fwrite(bytes, 1, size, file) != size || fclose(file)) fail("the file cannot be written");
  return 0;
}
