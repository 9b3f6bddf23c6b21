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
