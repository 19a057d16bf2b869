// The C libraries that the game stands on, as one module.
//
// SDL2_image and SDL2_mixer are not linked: SDLKit loads them when they are needed.
// No pkg-config: its flags for SDL2 hold -D_REENTRANT, about which each build would warn.
#ifndef COLORMIX_CSDL2_SHIM_H
#define COLORMIX_CSDL2_SHIM_H

#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_mixer.h>
#include <SDL2/SDL_ttf.h>
#include <fontconfig/fontconfig.h>

#endif
