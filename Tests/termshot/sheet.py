#!/usr/bin/env python3
"""sheet.py arranges screenshots in one picture with few colors, so that the file is small.

USAGE     sheet.py OUT.png COLUMNS COLORS FILE.png...
"""
import sys

from PIL import Image


def main():
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    out, columns, colors = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    shots = [Image.open(path).convert("RGB") for path in sys.argv[4:]]
    gap = 12
    width, height = max(s.width for s in shots), max(s.height for s in shots)
    columns = min(columns, len(shots))
    rows = (len(shots) + columns - 1) // columns
    sheet = Image.new("RGB", (columns * (width + gap) - gap, rows * (height + gap) - gap), (128, 128, 128))
    for index, shot in enumerate(shots):
        sheet.paste(shot, (index % columns * (width + gap), index // columns * (height + gap)))
    # Dithering would triple the size of the file.
    sheet.quantize(colors, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(out, optimize=True)


main()
