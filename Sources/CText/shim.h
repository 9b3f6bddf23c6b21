// Fontconfig finds a font for every letter, FriBidi puts letters of both directions in order.
#pragma once
#include <fontconfig/fontconfig.h>
#include <fribidi/fribidi.h>
