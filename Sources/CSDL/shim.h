// The four SDL libraries, and what Swift cannot import from them: macros with casts, and variadic calls.
#pragma once
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_mixer.h>
#include <SDL2/SDL_ttf.h>

/// SDL_TOUCH_MOUSEID: the mouse that SDL makes up from a finger.
static const Uint32 closeup_touch_mouse_id = SDL_TOUCH_MOUSEID;

/// SDL_WINDOWPOS_CENTERED.
static const int closeup_window_centred = (int)SDL_WINDOWPOS_CENTERED;

/// AUDIO_S16SYS.
static const Uint16 closeup_audio_s16 = AUDIO_S16SYS;

/// SDL_MAIN_HANDLED: the program has its own main.
static inline void closeup_main_is_ready(void) { SDL_SetMainReady(); }

/// The name that the current OpenGL context gives its renderer ("llvmpipe (LLVM 15…)"), or NULL.
static inline const char *closeup_opengl_renderer(void) {
  typedef const unsigned char *(*GetString)(unsigned int);
  const GetString get_string = (GetString)SDL_GL_GetProcAddress("glGetString");
  return get_string ? (const char *)get_string(0x1F01 /* GL_RENDERER */) : NULL;
}

// ALSA writes a dozen lines about itself to standard error where there is no sound card; the mixer says so in one.
#include <dlfcn.h>
static inline void closeup_alsa_says_nothing(const char *file, int line, const char *function, int err,
                                             const char *format, ...) {
  (void)file, (void)line, (void)function, (void)err, (void)format;
}
static inline void closeup_quiet_alsa(void) {
  typedef void (*handler)(const char *, int, const char *, int, const char *, ...);
  void *self = dlopen(0, RTLD_LAZY);
  int (*set)(handler) = 0;
  if (self) *(void **)&set = dlsym(self, "snd_lib_error_set_handler");
  if (set) set(closeup_alsa_says_nothing);
}

/// Multiplies blue, green, red, alpha bytes by a tint in the same order, rounded. In C because
/// Swift's vectors take a hundred times as long in tests, which are not optimised.
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

/// Fills `to` with a picture that is turned, scaled and tinted: the pixel at its top left shows what lies at `x`, `y` of
/// `from`, and steps to the right and down are steps by `right` and `down` there, all in 65,536ths of a pixel.
static inline void closeup_turn_pixels(const struct closeup_pixels *from, const struct closeup_pixels *to, long long x,
                                       long long y, const long long right[2], const long long down[2],
                                       const unsigned char tint[4]) {
  for (int row = 0; row < to->height; row++) {
    unsigned char *out = (unsigned char *)to->bytes + (size_t)row * (size_t)to->pitch;
    long long u = x + row * down[0], v = y + row * down[1];
    for (int column = 0; column < to->width; column++, out += 4, u += right[0], v += right[1]) {
      int left = (int)(u >> 16), top = (int)(v >> 16);
      if (left < -1 || top < -1 || left >= from->width || top >= from->height) {
        out[0] = out[1] = out[2] = out[3] = 0;
        continue;
      }
      const unsigned char *a = closeup_pixel(from, left, top), *b = closeup_pixel(from, left + 1, top);
      const unsigned char *c = closeup_pixel(from, left, top + 1), *d = closeup_pixel(from, left + 1, top + 1);
      unsigned fx = (unsigned)(u >> 8) & 255, fy = (unsigned)(v >> 8) & 255;
      unsigned wd = fx * fy, wc = (fy << 8) - wd, wb = (fx << 8) - wd, wa = 65536 - wb - wc - wd;
      unsigned colour[4];
      if ((a[3] & b[3] & c[3] & d[3]) == 255) {
        for (int channel = 0; channel < 3; channel++)
          colour[channel] = (wa * a[channel] + wb * b[channel] + wc * c[channel] + wd * d[channel] + 32768) >> 16;
        colour[3] = 255;
      } else {
        // Colours count as much as they are seen: what is clear has none.
        unsigned pa = wa * a[3], pb = wb * b[3], pc = wc * c[3], pd = wd * d[3], alpha = pa + pb + pc + pd;
        colour[3] = (alpha + 32768) >> 16;
        for (int channel = 0; channel < 3; channel++)
          colour[channel] =
              alpha == 0 ? 0
                         : (unsigned)(((unsigned long long)pa * a[channel] + (unsigned long long)pb * b[channel] +
                                       (unsigned long long)pc * c[channel] + (unsigned long long)pd * d[channel]) /
                                      alpha);
      }
      for (int channel = 0; channel < 4; channel++) {
        unsigned product = colour[channel] * tint[channel] + 128;
        out[channel] = (unsigned char)((product + (product >> 8)) >> 8);
      }
    }
  }
}
