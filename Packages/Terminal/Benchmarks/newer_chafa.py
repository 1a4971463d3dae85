"""A newer chafa than package archives have, in this process: the Python package chafa.py carries its library."""
import io
import statistics
import time

try:
    import chafa
    from PIL import Image
except (ImportError, OSError):
    chafa = None


def show(jpeg, columns, rows):
    """What prints a JPEG as symbols in 24-bit colours; None without the package."""
    if chafa is None:
        return None
    config = chafa.CanvasConfig()
    config.width, config.height = columns, rows
    config.canvas_mode = chafa.CanvasMode.CHAFA_CANVAS_MODE_TRUECOLOR
    config.pixel_mode = chafa.PixelMode.CHAFA_PIXEL_MODE_SYMBOLS
    canvas = chafa.Canvas(config)
    picture = Image.open(io.BytesIO(jpeg))
    # As with our own decoder: at a half or less, as long as it stays larger than four pixels a cell.
    picture.draft("RGB", (columns * 4, rows * 4))
    pixels = picture.convert("RGBA")
    canvas.draw_all_pixels(
        chafa.PixelType.CHAFA_PIXEL_RGBA8_UNASSOCIATED, pixels.tobytes(), *pixels.size, pixels.width * 4)
    # Of a terminal that it does not know, it would use no colours.
    return canvas.print(fallback=True)


def milliseconds(jpeg, columns, rows, rounds):
    """The median of the processor time that showing it takes; None without the package."""
    times = []
    for _ in range(rounds if chafa else 0):
        start = time.process_time()
        show(jpeg, columns, rows)
        times.append((time.process_time() - start) * 1000)
    return statistics.median(times) if times else None
