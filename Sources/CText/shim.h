// Fontconfig finds a font for every letter, FriBidi puts letters of both directions in order, and HarfBuzz (which
// SDL_ttf shapes with) knows which script a letter belongs to.
#pragma once
#include <fontconfig/fontconfig.h>
#include <fribidi/fribidi.h>
#include <harfbuzz/hb.h>
