"""Small PNG pictures: 256 colours do for drawn boards.

Chromium writes true colours with fast compression. The most frequent colours of such a picture are
kept as they are, all others become the nearest one of these.
"""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from itertools import pairwise
from typing import Final

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
COLOURS: Final = 256


def smaller(png: bytes) -> bytes:
    """The same picture with a palette."""
    width, height, depth, rows = _rows(png)
    pixels = [row[i : i + 3] for row in rows for i in range(0, width * depth, depth)]
    counted = Counter(pixels)
    palette = [colour for colour, _ in counted.most_common(COLOURS)]
    numbers = {colour: _nearest(colour, palette) for colour in counted}
    lines = [
        b"\0" + bytes([numbers[pixel] for pixel in pixels[start:end]])
        for start, end in pairwise(range(0, len(pixels) + 1, width))
    ]
    return SIGNATURE + b"".join(
        [
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", b"".join(palette)),
            _chunk(b"IDAT", zlib.compress(b"".join(lines), 9)),
            _chunk(b"IEND", b""),
        ]
    )


def _nearest(colour: bytes, palette: list[bytes]) -> int:
    red, green, blue = colour
    return min(
        range(len(palette)),
        key=lambda i: (
            (palette[i][0] - red) ** 2 + (palette[i][1] - green) ** 2 + (palette[i][2] - blue) ** 2
        ),
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _rows(png: bytes) -> tuple[int, int, int, list[bytes]]:
    """Width, height, bytes a pixel and the lines of a picture in 8-bit RGB or RGBA."""
    at = len(SIGNATURE)
    packed = b""
    width = height = depth = 0
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        kind, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, bits, colours = struct.unpack(">IIBB", data[:10])
            if bits != 8 or colours not in (2, 6):
                raise ValueError("Only pictures in 8-bit RGB or RGBA are read.")
            depth = 3 if colours == 2 else 4
        elif kind == b"IDAT":
            packed += data
        at += 12 + length
    return width, height, depth, _unfiltered(zlib.decompress(packed), width * depth, depth)


def _unfiltered(data: bytes, length: int, depth: int) -> list[bytes]:
    """Undo the filters of the PNG format, line by line."""
    rows: list[bytes] = []
    above = bytes(length)
    for start in range(0, len(data), length + 1):
        way, row = data[start], bytearray(data[start + 1 : start + 1 + length])
        for i in range(length):
            left = row[i - depth] if i >= depth else 0
            if way == 1:
                row[i] = (row[i] + left) & 255
            elif way == 2:
                row[i] = (row[i] + above[i]) & 255
            elif way == 3:
                row[i] = (row[i] + (left + above[i]) // 2) & 255
            elif way == 4:
                corner = above[i - depth] if i >= depth else 0
                row[i] = (row[i] + _paeth(left, above[i], corner)) & 255
        above = bytes(row)
        rows.append(above)
    return rows


def _paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    near = min(abs(guess - left), abs(guess - above), abs(guess - corner))
    if near == abs(guess - left):
        return left
    return above if near == abs(guess - above) else corner
