// What a game on SDL alone does: IMG_Load and SDL_SoftStretchLinear into the box: FILE WIDTH HEIGHT.
#include "step.h"
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>

struct task {
  const char *file;
  int width, height;
};

static void run(void *argument) {
  struct task *task = argument;
  SDL_Surface *loaded = IMG_Load(task->file);
  if (!loaded) fail(IMG_GetError());
  // The stretch takes four bytes a pixel only.
  SDL_Surface *photo = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_XRGB8888, 0);
  SDL_FreeSurface(loaded);
  if (!photo) fail(SDL_GetError());
  double scale = SDL_min((double)task->width / photo->w, (double)task->height / photo->h);
  SDL_Surface *fitted = SDL_CreateRGBSurfaceWithFormat(0, (int)(photo->w * scale + 0.5),
                                                       (int)(photo->h * scale + 0.5), 32,
                                                       SDL_PIXELFORMAT_XRGB8888);
  if (!fitted || SDL_SoftStretchLinear(photo, NULL, fitted, NULL)) fail(SDL_GetError());
  SDL_FreeSurface(fitted);
  SDL_FreeSurface(photo);
}

int main(int count, char **words) {
  if (count != 4) fail("sdl-stretch FILE WIDTH HEIGHT");
  struct task task = {words[1], atoi(words[2]), atoi(words[3])};
  return step(run, &task);
}
