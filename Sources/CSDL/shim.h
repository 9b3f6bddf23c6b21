// The four SDL libraries, and what Swift cannot import from them: macros with casts, and variadic calls.
#pragma once
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_mixer.h>
#include <SDL2/SDL_ttf.h>
