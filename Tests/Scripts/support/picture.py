"""Pictures as planes of red, green and blue rows: of the display's framebuffer, and of PNG files.

Only what is needed here, with the standard library alone.
"""

import itertools
import mmap
import struct
import zlib


class Picture:
    """A picture's size, and its rows, each a triple of bytes for red, green and blue."""

    def __init__(self, width, height, rows):
        self.width, self.height, self.rows = width, height, rows

    def differing(self, other, hidden=(), tolerance=24):
        """The share of pixels that differ by more than the tolerance in a colour.

        Pixels in the hidden frames (x, y, width, height) are not looked at. Pictures of different
        sizes differ wholly.
        """
        if (self.width, self.height) != (other.width, other.height):
            return 1.0
        count = 0
        for y, (mine, theirs) in enumerate(zip(self.rows, other.rows)):
            if mine == theirs:
                continue
            places = set()
            for ours, others in zip(mine, theirs):
                if ours == others:
                    continue
                pairs = enumerate(zip(ours, others))
                places.update(x for x, (a, b) in pairs if abs(a - b) > tolerance)
            for left, top, width, height in hidden:
                if top <= y < top + height:
                    places = {x for x in places if not left <= x < left + width}
            count += len(places)
        return count / max(self.width * self.height, 1)

    def save(self, path):
        """Writes a PNG file, to look at."""
        raw = b"".join(
            b"\0" + bytes(itertools.chain.from_iterable(zip(*row))) for row in self.rows
        )
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        with open(path, "wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n")
            parts = (b"IHDR", head), (b"IDAT", zlib.compress(raw)), (b"IEND", b"")
            for name, content in parts:
                file.write(struct.pack(">I", len(content)) + name + content)
                file.write(struct.pack(">I", zlib.crc32(name + content)))


class Framebuffer:
    """What a display shows, from the file in which Xvfb keeps it as xwd would write it."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        head = struct.unpack(">25I", self.memory[:100])
        self.width, self.height, self.stride, colors = head[4], head[5], head[12], head[19]
        self.start = head[0] + colors * 12

    def picture(self, x, y, width, height):
        """A part of the display; what lies outside is left out."""
        left, right = max(x, 0), min(x + width, self.width)
        rows = []
        for line in range(max(y, 0), min(y + height, self.height)):
            start = self.start + line * self.stride
            row = self.memory[start + left * 4 : start + right * 4]
            rows.append((row[2::4], row[1::4], row[0::4]))
        return Picture(right - left, len(rows), rows)


def read_png(path):
    """A PNG file of eight bits a colour, with or without opacity, which is left out."""
    with open(path, "rb") as file:
        data = file.read()
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    if depth != 8 or kind not in (2, 6):
        raise ValueError(f"{path}: a PNG of kind {kind} with {depth} bits")
    place, packed = 8, []
    while place < len(data):
        length, name = struct.unpack(">I4s", data[place : place + 8])
        if name == b"IDAT":
            packed.append(data[place + 8 : place + 8 + length])
        place += 12 + length
    size = 3 if kind == 2 else 4
    rows = unfilter(zlib.decompress(b"".join(packed)), width * size, height, size)
    return Picture(width, height, [(r[0::size], r[1::size], r[2::size]) for r in rows])


def unfilter(raw, stride, height, size):
    """The rows of a PNG, from what each says about its neighbours to the left and above."""
    above = bytes(stride)
    rows = []
    for line in range(height):
        start = line * (stride + 1)
        row = raw[start + 1 : start + 1 + stride]
        above = FILTERS[raw[start]](row, above, size)
        rows.append(above)
    return rows


def add_left(row, above, size):
    result = bytearray(len(row))
    for channel in range(size):
        sums = itertools.accumulate(row[channel::size], lambda a, b: a + b & 255)
        result[channel::size] = bytes(sums)
    return bytes(result)


def add_above(row, above, size):
    return bytes([a + b & 255 for a, b in zip(row, above)]) if any(row) else above


def add_mean(row, above, size):
    result = bytearray(row)
    for i, value in enumerate(row):
        left = result[i - size] if i >= size else 0
        result[i] = value + (left + above[i]) // 2 & 255
    return bytes(result)


def add_nearest(row, above, size):
    """Paeth's filter: each byte is added to whichever neighbour comes nearest to their trend."""
    result = bytearray(row)
    for i, value in enumerate(row):
        left = result[i - size] if i >= size else 0
        corner = above[i - size] if i >= size else 0
        up = above[i]
        if left == corner:
            nearest = up
        elif up == corner:
            nearest = left
        else:
            trend = left + up - corner
            nearest = min((left, up, corner), key=lambda near: abs(trend - near))
        result[i] = value + nearest & 255
    return bytes(result)


FILTERS = (lambda row, above, size: row, add_left, add_above, add_mean, add_nearest)
