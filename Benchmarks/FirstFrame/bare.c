/* The least that a program with a window, a renderer and a font can do: it shows one text, and ends.
   What the game needs beyond it until its first frame is its own cost. */
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#include <fontconfig/fontconfig.h>

static const char *findFont(void) {
  FcChar8 *file = NULL;
  FcResult result;
  FcPattern *pattern = FcNameParse((const FcChar8 *)"Manrope:bold");
  FcConfigSubstitute(NULL, pattern, FcMatchPattern);
  FcDefaultSubstitute(pattern);
  FcPattern *found = FcFontMatch(NULL, pattern, &result);
  if (found) FcPatternGetString(found, FC_FILE, 0, &file);
  return (const char *)file;
}

int main(void) {
  if (SDL_Init(SDL_INIT_VIDEO) != 0 || TTF_Init() != 0) return 1;
  SDL_Window *window = SDL_CreateWindow(
      "Bare", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1280, 720, SDL_WINDOW_RESIZABLE);
  SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  const char *file = findFont();
  TTF_Font *font = file ? TTF_OpenFont(file, 48) : NULL;
  SDL_Color white = {255, 255, 255, 255};
  SDL_Surface *text = font ? TTF_RenderUTF8_Blended(font, "Hello", white) : NULL;
  SDL_Texture *texture = text ? SDL_CreateTextureFromSurface(renderer, text) : NULL;
  if (!texture) return 1;
  SDL_Rect place = {100, 100, text->w, text->h};
  SDL_RenderClear(renderer);
  SDL_RenderCopy(renderer, texture, NULL, &place);
  SDL_RenderPresent(renderer);
  SDL_Quit();
  return 0;
}
