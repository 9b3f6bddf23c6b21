// What is done to pixels before SDL copies them. In C because Swift's vectors take a hundred times as long in tests,
// which are not optimised.
#pragma once
#include <SDL2/SDL.h>
#include <string.h>

/// Multiplies blue, green, red, alpha bytes by a tint in the same order, rounded.
static inline void closeup_multiply_pixels(const void *from, void *to, int count, const unsigned char tint[4]) {
  const unsigned char *source = (const unsigned char *)from;
  unsigned char *target = (unsigned char *)to;
  for (int index = 0; index < count * 4; index += 4)
    for (int channel = 0; channel < 4; channel++) {
      // Exactly a division by 255.
      unsigned short product = (unsigned short)(source[index + channel] * tint[channel] + 128);
      target[index + channel] = (unsigned char)((unsigned short)(product + (product >> 8)) >> 8);
    }
}

/// Blue, green, red, alpha bytes, and where they lie.
struct closeup_pixels {
  void *bytes;
  int pitch, width, height;
};

/// One pixel; clear outside of the picture.
static inline const unsigned char *closeup_pixel(const struct closeup_pixels *from, int x, int y) {
  static const unsigned char clear[4] = {0, 0, 0, 0};
  if (x < 0 || y < 0 || x >= from->width || y >= from->height) return clear;
  return (const unsigned char *)from->bytes + (size_t)y * (size_t)from->pitch + (size_t)x * 4;
}

/// From `a` to `b`, `part` of 256; all four channels at once, two in each half.
static inline Uint32 closeup_mix(Uint32 a, Uint32 b, Uint32 part) {
  const Uint32 even = 0x00FF00FF, half = 0x00800080;
  Uint32 low = ((a & even) * (256 - part) + (b & even) * part + half) >> 8 & even;
  Uint32 high = (((a >> 8) & even) * (256 - part) + ((b >> 8) & even) * part + half) & ~even;
  return low | high;
}

/// Fills `to` with a picture that is turned, scaled and tinted: the pixel at its top left shows what lies at `x`, `y` of
/// `from`, and steps to the right and down are steps by `right` and `down` there, all in 65,536ths of a pixel.
static inline void closeup_turn_pixels(const struct closeup_pixels *from, const struct closeup_pixels *to, long long x,
                                       long long y, const long long right[2], const long long down[2],
                                       const unsigned char tint[4]) {
  const int isTinted = (tint[0] & tint[1] & tint[2] & tint[3]) != 255;
  for (int row = 0; row < to->height; row++) {
    unsigned char *const line = (unsigned char *)to->bytes + (size_t)row * (size_t)to->pitch, *out = line;
    long long u = x + row * down[0], v = y + row * down[1];
    for (int column = 0; column < to->width; column++, out += 4, u += right[0], v += right[1]) {
      int left = (int)(u >> 16), top = (int)(v >> 16);
      if (left < -1 || top < -1 || left >= from->width || top >= from->height) {
        memset(out, 0, 4);
        continue;
      }
      const unsigned char *a, *b, *c, *d;
      if (left >= 0 && top >= 0 && left + 1 < from->width && top + 1 < from->height) {
        a = (const unsigned char *)from->bytes + (size_t)top * (size_t)from->pitch + (size_t)left * 4;
        b = a + 4, c = a + from->pitch, d = c + 4;
      } else {
        a = closeup_pixel(from, left, top), b = closeup_pixel(from, left + 1, top);
        c = closeup_pixel(from, left, top + 1), d = closeup_pixel(from, left + 1, top + 1);
      }
      Uint32 fx = (Uint32)(u >> 8) & 255, fy = (Uint32)(v >> 8) & 255;
      if ((a[3] | b[3] | c[3] | d[3]) == 0) {
        memset(out, 0, 4);
        continue;
      }
      if ((a[3] & b[3] & c[3] & d[3]) == 255) {
        Uint32 pa, pb, pc, pd;
        memcpy(&pa, a, 4), memcpy(&pb, b, 4), memcpy(&pc, c, 4), memcpy(&pd, d, 4);
        pa = closeup_mix(closeup_mix(pa, pb, fx), closeup_mix(pc, pd, fx), fy);
        memcpy(out, &pa, 4);
      } else {
        // Colours count as much as they are seen: what is clear has none.
        Uint32 wd = fx * fy, wc = (fy << 8) - wd, wb = (fx << 8) - wd, wa = 65536 - wb - wc - wd;
        Uint32 pa = wa * a[3], pb = wb * b[3], pc = wc * c[3], pd = wd * d[3], alpha = pa + pb + pc + pd;
        for (int channel = 0; channel < 3; channel++)
          out[channel] = alpha == 0 ? 0
                                    : (unsigned char)(((Uint64)pa * a[channel] + (Uint64)pb * b[channel] +
                                                       (Uint64)pc * c[channel] + (Uint64)pd * d[channel]) /
                                                      alpha);
        out[3] = (unsigned char)((alpha + 32768) >> 16);
      }
    }
    if (isTinted) closeup_multiply_pixels(line, line, to->width, tint);
  }
}
