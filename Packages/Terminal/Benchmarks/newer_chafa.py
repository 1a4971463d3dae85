"""A newer chafa than package archives have, in this process: the Python package chafa.py carries its library."""
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
    """What prints a JPEG as symbols in 24-bit colours, or as SIXELS; None without the package."""
    if chafa is None:
        return None
    config = chafa.CanvasConfig()
    config.width, config.height = columns, rows
    config.canvas_mode = chafa.CanvasMode.CHAFA_CANVAS_MODE_TRUECOLOR
    config.pixel_mode = chafa.PixelMode[f"CHAFA_PIXEL_MODE_{mode}"]
    config.cell_width, config.cell_height = CELL
    canvas = chafa.Canvas(config)
    picture = Image.open(io.BytesIO(jpeg))
    # As with our own decoder: at a half or less, as long as it stays larger than what is shown.
    across, down = CELL if mode == "SIXELS" else (4, 4)
    picture.draft("RGB", (columns * across, rows * down))
    pixels = picture.convert("RGBA")
    canvas.draw_all_pixels(
        chafa.PixelType.CHAFA_PIXEL_RGBA8_UNASSOCIATED, pixels.tobytes(), *pixels.size, pixels.width * 4)
    # Of a terminal that it does not know, it would use no colours.
    return canvas.print(fallback=True)


def milliseconds(jpeg, columns, rows, rounds, mode):
    """The median of the processor time that showing it takes; None without the package."""
    times = []
    for _ in range(rounds if chafa else 0):
        start = time.process_time()
        show(jpeg, columns, rows, mode)
        times.append((time.process_time() - start) * 1000)
    return statistics.median(times) if times else None
