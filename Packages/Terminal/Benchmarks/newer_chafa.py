"""Runs chafa as a library. The Python package chafa.py contains a newer version than the system's package."""
import io
import statistics
import time

try:
    import chafa
    from PIL import Image
except (ImportError, OSError):
    chafa = None

CELL = (10, 20)


def show(jpeg, columns, rows, mode="SYMBOLS"):
    """Returns the output for a JPEG, as symbols in 24-bit colors or as sixels. Returns None if chafa.py is missing."""
    if chafa is None:
        return None
    config = chafa.CanvasConfig()
    config.width, config.height = columns, rows
    config.canvas_mode = chafa.CanvasMode.CHAFA_CANVAS_MODE_TRUECOLOR
    config.pixel_mode = chafa.PixelMode[f"CHAFA_PIXEL_MODE_{mode}"]
    config.cell_width, config.cell_height = CELL
    canvas = chafa.Canvas(config)
    picture = Image.open(io.BytesIO(jpeg))
    # Decodes at the smallest scale at which the image still covers its area, as the package Images does.
    across, down = CELL if mode == "SIXELS" else (4, 4)
    picture.draft("RGB", (columns * across, rows * down))
    pixels = picture.convert("RGBA")
    canvas.draw_all_pixels(
        chafa.PixelType.CHAFA_PIXEL_RGBA8_UNASSOCIATED, pixels.tobytes(), *pixels.size, pixels.width * 4)
    # Without `fallback`, chafa writes no colors for an unknown terminal.
    return canvas.print(fallback=True)


def milliseconds(jpeg, columns, rows, rounds, mode):
    """Returns the median processor time to show a JPEG. Returns None if chafa.py is missing."""
    times = []
    for _ in range(rounds if chafa else 0):
        start = time.process_time()
        show(jpeg, columns, rows, mode)
        times.append((time.process_time() - start) * 1000)
    return statistics.median(times) if times else None
