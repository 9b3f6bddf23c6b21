// The least that a game on the same four libraries does before something is seen: a window, one text, one frame.
// Prints the moment on the monotonic clock, in milliseconds: FONT WIDTH HEIGHT.
#include "step.h"
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_mixer.h>
#include <SDL2/SDL_ttf.h>

int main(int count, char **words) {
  if (count != 4) fail("first-frame FONT WIDTH HEIGHT");
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO) || TTF_Init()) fail(SDL_GetError());
  SDL_Window *window = SDL_CreateWindow("first frame", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                        atoi(words[2]), atoi(words[3]), SDL_WINDOW_RESIZABLE);
  SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  TTF_Font *font = TTF_OpenFont(words[1], 48);
  if (!renderer || !font) fail(SDL_GetError());
  SDL_Color ink = {255, 244, 227, 255};
  SDL_Surface *text = TTF_RenderUTF8_Blended(font, "Closeup", ink);
  SDL_Texture *texture = SDL_CreateTextureFromSurface(renderer, text);
  if (!texture) fail(SDL_GetError());
  SDL_SetRenderDrawColor(renderer, 19, 11, 34, 255);
  SDL_RenderClear(renderer);
  SDL_Rect place = {40, 40, text->w, text->h};
  SDL_RenderCopy(renderer, texture, NULL, &place);
  SDL_RenderPresent(renderer);
  printf("%.3f\n", now());
  fflush(stdout);
  // Named so that a linker that drops what is not used keeps them: the game has them too.
  return Mix_Linked_Version() && IMG_Linked_Version() ? 0 : 1;
}
