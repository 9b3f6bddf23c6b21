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
