"""What happens to a picture on its way: it is scaled, recompressed, photographed.

It is read and written by the libraries that the game uses. A picture is (width, height, bytes),
three bytes a pixel.
"""

import ctypes
import math
import random

RGB24 = 0x17101803


class _Surface(ctypes.Structure):
    _fields_ = [
        ("flags", ctypes.c_uint32),
        ("format", ctypes.c_void_p),
        ("w", ctypes.c_int),
        ("h", ctypes.c_int),
        ("pitch", ctypes.c_int),
        ("pixels", ctypes.c_void_p),
    ]


_sdl = ctypes.CDLL("libSDL2-2.0.so.0")
_image = ctypes.CDLL("libSDL2_image-2.0.so.0")
_Pointer = ctypes.POINTER(_Surface)
_image.IMG_Load.restype = _Pointer
_image.IMG_Load.argtypes = [ctypes.c_char_p]
_image.IMG_SaveJPG.argtypes = [_Pointer, ctypes.c_char_p, ctypes.c_int]
_image.IMG_SavePNG.argtypes = [_Pointer, ctypes.c_char_p]
_sdl.SDL_ConvertSurfaceFormat.restype = _Pointer
_sdl.SDL_ConvertSurfaceFormat.argtypes = [_Pointer, ctypes.c_uint32, ctypes.c_uint32]
_sdl.SDL_CreateRGBSurfaceWithFormatFrom.restype = _Pointer
_sdl.SDL_CreateRGBSurfaceWithFormatFrom.argtypes = [
    ctypes.c_void_p,
    ctypes.c_int,
    ctypes.c_int,
    ctypes.c_int,
    ctypes.c_int,
    ctypes.c_uint32,
]
_sdl.SDL_FreeSurface.argtypes = [_Pointer]


def load(path):
    loaded = _image.IMG_Load(path.encode())
    if not loaded:
        raise OSError(f"{path} can't be read as a picture")
    plain = _sdl.SDL_ConvertSurfaceFormat(loaded, RGB24, 0)
    surface = plain.contents
    rows = ctypes.string_at(surface.pixels, surface.pitch * surface.h)
    pixels = b"".join(
        rows[row * surface.pitch : row * surface.pitch + surface.w * 3] for row in range(surface.h)
    )
    size = (surface.w, surface.h)
    _sdl.SDL_FreeSurface(loaded)
    _sdl.SDL_FreeSurface(plain)
    return (*size, pixels)


def save(picture, path, quality=None):
    """Writes a JPEG of a quality, or a PNG."""
    width, height, pixels = picture
    buffer = ctypes.create_string_buffer(bytes(pixels), len(pixels))
    surface = _sdl.SDL_CreateRGBSurfaceWithFormatFrom(buffer, width, height, 24, width * 3, RGB24)
    if quality is None:
        status = _image.IMG_SavePNG(surface, path.encode())
    else:
        status = _image.IMG_SaveJPG(surface, path.encode(), quality)
    _sdl.SDL_FreeSurface(surface)
    if status != 0:
        raise OSError(f"{path} can't be written")


def scaled(picture, width):
    """Made smaller: each pixel is the mean of those it covers, as far as whole ones go."""
    old_width, old_height, pixels = picture
    height = round(old_height * width / old_width)
    result = bytearray()
    for row in range(height):
        top = row * old_height // height
        bottom = max((row + 1) * old_height // height, top + 1)
        for column in range(width):
            left = column * old_width // width
            right = max((column + 1) * old_width // width, left + 1)
            places = [
                (y * old_width + x) * 3 for y in range(top, bottom) for x in range(left, right)
            ]
            for channel in range(3):
                result.append(sum(pixels[place + channel] for place in places) // len(places))
    return (width, height, bytes(result))


def photographed(picture, size=(1280, 960), width=760, angle=3.0, seed=1):
    """The picture on a table: turned, in uneven light, with the grain of a camera."""
    dice = random.Random(seed)
    old_width, old_height, pixels = picture
    (full_width, full_height), scale = size, old_width / width
    sine, cosine = math.sin(math.radians(angle)) * scale, math.cos(math.radians(angle)) * scale
    result = bytearray()
    for row in range(full_height):
        y = row - full_height * 0.48
        for column in range(full_width):
            x = column - full_width * 0.53
            place_x = x * cosine + y * sine + old_width / 2
            place_y = y * cosine - x * sine + old_height / 2
            light = 0.62 + 0.3 * column / full_width + dice.uniform(-0.04, 0.04)
            if 0 <= place_x < old_width - 1 and 0 <= place_y < old_height - 1:
                for value in _between(pixels, old_width, place_x, place_y):
                    result.append(min(255, int(value * light) + 12))
            else:
                grain = int(40 * math.sin(row / 9 + column / 31))
                for base in (120, 84, 52):
                    result.append(max(0, min(255, int((base + grain) * light))))
    return (full_width, full_height, bytes(result))


def _between(pixels, width, x, y):
    """The colour at a place between four pixels."""
    left, top = int(x), int(y)
    right, below = x - left, y - top
    upper = (top * width + left) * 3
    lower = upper + width * 3
    for channel in range(3):
        above = pixels[upper + channel] * (1 - right) + pixels[upper + 3 + channel] * right
        under = pixels[lower + channel] * (1 - right) + pixels[lower + 3 + channel] * right
        yield above * (1 - below) + under * below
