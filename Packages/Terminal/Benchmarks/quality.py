"""Measures image quality: renders a program's output with Tests/termshot, and compares the result with the image."""
import math
import pathlib
import subprocess

import newer_chafa

COLUMNS, ROWS = 80, 40
CELL = (10, 20)


def rows(gallery, termshot, jpeg, folder, row):
    try:
        import numpy
        from PIL import Image
    except ImportError:
        return [row("quality", 0, "dB", "needs numpy and pillow", False)]
    size = (COLUMNS * CELL[0], ROWS * CELL[1])
    wanted = numpy.asarray(Image.open(jpeg).convert("RGB").resize(size, Image.LANCZOS), dtype=float)

    def nearness(command):
        """Returns the peak signal-to-noise ratio of a command's output, in decibels."""
        return shown(subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True).stdout)

    def shown(output):
        pathlib.Path(f"{folder}/output").write_bytes(output)
        # Two additional rows prevent scrolling.
        subprocess.run(
            [termshot, "--ansi", f"{folder}/output", "--size", f"{COLUMNS}x{ROWS + 2}", "--cell", "10x20",
             "--profile", "kitty", "--no-cursor", "-o", f"{folder}/shot.png"],
            stdout=subprocess.DEVNULL, check=True)
        shot = Image.open(f"{folder}/shot.png").convert("RGB")
        shown = numpy.asarray(shot, dtype=float)[: size[1], : size[0]]
        return 10 * math.log10(255**2 / ((shown - wanted) ** 2).mean())

    chafa = ["chafa", "--stretch", "-s", f"{COLUMNS}x{ROWS}", "-c", "full", "-f"]
    try:
        quarters, symbols = nearness([gallery, "show", "quarters", jpeg]), nearness([*chafa, "symbols", jpeg])
        sixel = nearness([gallery, "show", "sixel", jpeg])
    except (FileNotFoundError, subprocess.CalledProcessError) as error:
        return [row("quality", 0, "dB", f"could not be measured: {error}", False)]
    peers = {"chafa symbols": symbols}
    if (newer := newer_chafa.show(pathlib.Path(jpeg).read_bytes(), COLUMNS, ROWS)) is not None:
        peers["newer chafa"] = shown(newer)
    return [
        row("quality, quarters", quarters, "dB", "at most 0.7 dB below chafa's symbols",
            quarters >= max(peers.values()) - 0.7, peers),
        row("quality, sixel", sixel, "dB", "at least 34 dB", sixel >= 34),
    ]
