"""Reads and writes PNG pictures, and compares them; of the kinds that the program writes."""

import struct
import zlib


class Picture:
    """Rows of bytes, three a pixel."""

    def __init__(self, width, height, rows):
        self.size = [width, height]
        self.rows = rows

    @staticmethod
    def read(path):
        with open(path, "rb") as file:
            data = file.read()
        if data[:8] != b"\x89PNG\r\n\x1a\n":
            raise ValueError(f"{path} is no PNG")
        place, pixels = 8, b""
        while place < len(data):
            length, kind = struct.unpack(">I4s", data[place : place + 8])
            body = data[place + 8 : place + 8 + length]
            if kind == b"IHDR":
                width, height, depth, colours = struct.unpack(">IIBB", body[:10])
            elif kind == b"IDAT":
                pixels += body
            place += 12 + length
        if depth != 8 or colours not in (2, 6):
            raise ValueError(f"{path} is a PNG of another kind")
        channels = 3 if colours == 2 else 4
        rows = _unfiltered(zlib.decompress(pixels), width * channels, height, channels)
        if channels == 4:
            rows = [_opaque(row, path) for row in rows]
        return Picture(width, height, rows)

    def write(self, path):
        def chunk(kind, body):
            return (struct.pack(">I", len(body)) + kind + body
                    + struct.pack(">I", zlib.crc32(kind + body)))

        header = struct.pack(">IIBBBBB", *self.size, 8, 2, 0, 0, 0)
        # Each row as its difference from the one above: flat colours then take no space.
        above, body = bytes(self.size[0] * 3), []
        for row in self.rows:
            body.append(b"\x02" + bytes((a - b) & 255 for a, b in zip(row, above)))
            above = row
        with open(path, "wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
                       + chunk(b"IDAT", zlib.compress(b"".join(body), 9)) + chunk(b"IEND", b""))

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

    def difference(self, other):
        """The mean difference of the channels, 0 to 255, and the part that differs clearly."""
        if self.size != other.size:
            return 255, 1
        total = clear = 0
        for row, theirs in zip(self.rows, other.rows):
            if row == theirs:
                continue
            differences = [abs(a - b) for a, b in zip(row, theirs)]
            total += sum(differences)
            clear += sum(1 for difference in differences if difference > 48)
        count = self.size[0] * self.size[1] * 3
        return total / count, clear / count


def _opaque(row, path):
    if row[3::4] != b"\xff" * (len(row) // 4):
        raise ValueError(f"{path} has pixels that are not opaque")
    opaque = bytearray(len(row) // 4 * 3)
    for channel in range(3):
        opaque[channel::3] = row[channel::4]
    return bytes(opaque)


def _unfiltered(data, stride, height, channels):
    rows, above = [], bytes(stride)
    for index in range(height):
        start = index * (stride + 1)
        row = bytearray(data[start + 1 : start + 1 + stride])
        kind = data[start]
        if kind == 2:
            row = bytearray((a + b) & 255 for a, b in zip(row, above))
        elif kind:
            _unfilter(row, above, kind, channels)
        above = bytes(row)
        rows.append(above)
    return rows


def _unfilter(row, above, kind, channels):
    for place in range(len(row)):
        left = row[place - channels] if place >= channels else 0
        corner = above[place - channels] if place >= channels else 0
        up = above[place]
        if kind == 1:
            guess = left
        elif kind == 3:
            guess = (left + up) // 2
        else:
            distances = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
            guess = (left, up, corner)[distances.index(min(distances))]
        row[place] = (row[place] + guess) & 255
