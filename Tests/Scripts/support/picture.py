"""Pictures: PNG files of the kinds that the program writes, and what a display shows."""

import itertools
import mmap
import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"


class Picture:
    """A size, and rows of bytes, three a pixel."""

    def __init__(self, width, height, rows):
        self.size = [width, height]
        self.rows = rows

    @staticmethod
    def read(path):
        """A PNG file of eight bits a channel, with or without opacity; every pixel is opaque."""
        with open(path, "rb") as file:
            data = file.read()
        if not data.startswith(SIGNATURE):
            raise ValueError(f"{path} is no PNG")
        place, packed = len(SIGNATURE), []
        while place < len(data):
            length, kind = struct.unpack(">I4s", data[place : place + 8])
            body = data[place + 8 : place + 8 + length]
            if kind == b"IHDR":
                width, height, depth, colours = struct.unpack(">IIBB", body[:10])
            elif kind == b"IDAT":
                packed.append(body)
            place += 12 + length
        if depth != 8 or colours not in (2, 6):
            raise ValueError(f"{path} is a PNG of another kind")
        channels = 3 if colours == 2 else 4
        rows = unfiltered(zlib.decompress(b"".join(packed)), width * channels, height, channels)
        if channels == 4:
            if any(row[3::4].strip(b"\xff") for row in rows):
                raise ValueError(f"{path} has pixels that are not opaque")
            rows = [interleaved(row[0::4], row[1::4], row[2::4]) for row in rows]
        return Picture(width, height, rows)

    def write(self, path):
        def chunk(kind, body):
            checksum = zlib.crc32(kind + body)
            return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", checksum)

        header = struct.pack(">IIBBBBB", *self.size, 8, 2, 0, 0, 0)
        # Each row as its difference from the one above: flat colours then take no space.
        above, body = bytes(self.size[0] * 3), []
        for row in self.rows:
            body.append(b"\x02" + bytes((a - b) & 255 for a, b in zip(row, above)))
            above = row
        with open(path, "wb") as file:
            file.write(SIGNATURE + chunk(b"IHDR", header))
            file.write(chunk(b"IDAT", zlib.compress(b"".join(body), 9)) + chunk(b"IEND", b""))

    def halved(self):
        """Half as wide and high: each pixel is the mean of four."""
        width, height = self.size[0] // 2, self.size[1] // 2
        rows = []
        for upper, lower in zip(self.rows[0::2], self.rows[1::2]):
            row = bytearray(width * 3)
            for channel in range(3):
                left, right = slice(channel, width * 6, 6), slice(channel + 3, width * 6, 6)
                row[channel::3] = bytes(
                    (a + b + c + d + 2) >> 2
                    for a, b, c, d in zip(upper[left], upper[right], lower[left], lower[right]))
            rows.append(bytes(row))
        return Picture(width, height, rows)

    def mean_difference(self, other):
        """By how much the channels differ in the mean, 0 to 255; other sizes differ wholly."""
        if self.size != other.size:
            return 255
        total = sum(
            sum(abs(a - b) for a, b in zip(row, theirs))
            for row, theirs in zip(self.rows, other.rows) if row != theirs)
        return total / max(self.size[0] * self.size[1] * 3, 1)

    def differing(self, other, hidden=(), tolerance=24):
        """The share of pixels that differ by more than the tolerance in a channel.

        Pixels in the hidden frames (x, y, width, height) are not looked at. Pictures of different
        sizes differ wholly.
        """
        if self.size != other.size:
            return 1.0
        count = 0
        for y, (row, theirs) in enumerate(zip(self.rows, other.rows)):
            if row == theirs:
                continue
            pairs = enumerate(zip(row, theirs))
            places = {place // 3 for place, (a, b) in pairs if abs(a - b) > tolerance}
            for left, top, width, height in hidden:
                if top <= y < top + height:
                    places = {x for x in places if not left <= x < left + width}
            count += len(places)
        return count / max(self.size[0] * self.size[1], 1)


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
            rows.append(interleaved(row[2::4], row[1::4], row[0::4]))
        return Picture(right - left, len(rows), rows)


def interleaved(red, green, blue):
    """A row of pixels from the rows of its channels."""
    row = bytearray(len(red) * 3)
    row[0::3], row[1::3], row[2::3] = red, green, blue
    return bytes(row)


def unfiltered(raw, stride, height, size):
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
