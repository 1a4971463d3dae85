#!/usr/bin/env python3
"""Runs photolist in real terminal emulators and compares each window with the screen of termshot.

usage: emulators --list
       emulators EMULATOR --program PROGRAM [--out FOLDER]

Starts the emulator on a virtual display, controls the browser with keys and the mouse, and takes a screenshot
after each step. Runs the same steps in termshot, whose screen contains the text of each cell, and the position and
colors of each picture. A step fails if a character or a picture is missing, if a cell that must be
blank is not blank, or if a picture has other colors. At the end, the terminal must be as it was before the start.

Prints a line for each step. Exits with 0 if all steps passed, 1 if a step failed, 69 if the emulator is not
installed. Screenshots are in FOLDER (default .build/emulators).
"""
import argparse
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
import time

import numpy
from PIL import Image

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import termshot  # noqa: E402

SIZE = (1280, 800)
MARK = (255, 0, 255)
# The character that kitty replaces with a part of a picture.
PLACEHOLDER = "\U0010EEEE"
# A font with box-drawing characters and accents, for the emulators that have an option for the font.
FONT = "DejaVu Sans Mono"

# The command line of each emulator, to which the program is appended. Each window starts at the top left.
EMULATORS = {
    "xterm": ["xterm", "-fa", FONT, "-fs", "11", "-geometry", "100x30+0+0", "-e"],
    "xterm-sixel": ["xterm", "-ti", "vt340", "-fa", FONT, "-fs", "11", "-geometry", "100x30+0+0", "-e"],
    "kitty": ["kitty", "--config", "NONE", "-o", "font_family=" + FONT, "-o", "initial_window_width=100c",
              "-o", "initial_window_height=30c", "-o", "remember_window_size=no", "-o", "update_check_interval=0",
              "-o", "shell_integration=disabled"],
    "mlterm": ["mlterm", "-g", "100x30", "-w", "16", "--aa", "-e"],
    "konsole": ["konsole", "--nofork", "--hide-menubar", "--hide-tabbar", "--geometry", "1000x640+0+0", "-e"],
    "gnome-terminal": ["dbus-run-session", "gnome-terminal", "--wait", "--hide-menubar", "--geometry=100x30+0+0",
                       "--"],
    "foot": ["foot", "--font", FONT + ":size=9"],
    "tmux": ["xterm", "-fa", FONT, "-fs", "11", "-geometry", "100x30+0+0", "-e", "tmux", "-f", "/dev/null", "-L",
             "photolist-test", "-u", "new-session"],
}
WAYLAND = {"foot"}
TOOLS = {"gnome-terminal": ["dbus-run-session"], "tmux": ["xterm"]}

# Each step has a name, keys in termshot's syntax, and the text for which it waits.
STEPS = [
    ("start", "", "1 of 240"),
    ("next", "Right", "2 of 240"),
    ("redraw", "C-l", "2 of 240"),
    ("photo", "Enter", "Camera"),
    ("back", "Esc", "2 of 240"),
    ("keys", "?", ""),
    ("keys closed", "Esc", "2 of 240"),
    ("scrolled", "PgDn", "of 240"),
    ("clicked", "click", "of 240"),
    ("topics", "3", "Mountains"),
    ("photos", "1", "of 240"),
]

SCRIPT = """
# Some emulators resize their window after they have started the program.
sleep 1
stty size >size
stty -g >before
mark() {
  printf '\\033[H\\033[2J\\033[48;5;201m  \\033[m\\033[%s;%sH\\033[48;5;201m  \\033[m\\033[3;3H' "$1" "$(($2 - 1))"
}
read -r rows columns <size
mark "$rows" "$columns"
while [ ! -e go ]; do sleep 0.1; done
printf '\\033[H\\033[2J'
PROGRAM
echo $? >status
stty -g >after.part
mv after.part after
mark "$rows" "$columns"
while [ ! -e end ]; do sleep 0.1; done
"""


class Display:
    """A virtual display with one full-screen window: X11 with Xvfb, or Wayland with sway."""

    def __init__(self, wayland, folder):
        self.wayland, self.folder = wayland, folder
        # Without NO_AT_BRIDGE, gnome-terminal starts an accessibility bus that outlives it.
        self.env = dict(os.environ, LANG="C.UTF-8", LIBGL_ALWAYS_SOFTWARE="1", NO_AT_BRIDGE="1", HOME=folder)
        for name in ("COLORTERM", "TERM_PROGRAM", "TMUX", "STY", "NO_COLOR", "CI", "WAYLAND_DISPLAY", "DISPLAY"):
            self.env.pop(name, None)
        self.env["XDG_RUNTIME_DIR"] = os.path.join(folder, "run")
        os.makedirs(self.env["XDG_RUNTIME_DIR"], mode=0o700)
        self.user = []
        if wayland:
            self.start_sway()
        else:
            self.start_xvfb()

    def start_xvfb(self):
        reader, writer = os.pipe()
        self.server = subprocess.Popen(
            # `-r`: without it, a key repeats if a busy machine delays its release.
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", "%dx%dx24" % SIZE, "-nolisten", "tcp", "-r"],
            pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        self.env["DISPLAY"] = ":" + os.read(reader, 16).decode().strip()

    def start_sway(self):
        if os.getuid() == 0:
            # sway refuses to run as root.
            nobody = pwd.getpwnam("nobody")
            self.user = ["setpriv", f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups"]
            for parent, folders, files in os.walk(self.folder):
                for name in [parent] + [os.path.join(parent, f) for f in folders + files]:
                    os.chown(name, nobody.pw_uid, nobody.pw_gid)
        config = os.path.join(self.folder, "sway.conf")
        with open(config, "w") as file:
            file.write("xwayland disable\noutput HEADLESS-1 resolution %dx%d\ndefault_border none\n"
                       "input type:keyboard repeat_rate 0\n" % SIZE)
        self.env.update(WLR_BACKENDS="headless", WLR_RENDERER="pixman", WLR_LIBINPUT_NO_DEVICES="1")
        self.server = subprocess.Popen(
            self.user + ["sway", "-c", config], env=self.env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_until(lambda: any(name.startswith("wayland-") for name in os.listdir(self.env["XDG_RUNTIME_DIR"])))
        names = sorted(n for n in os.listdir(self.env["XDG_RUNTIME_DIR"]) if not n.endswith(".lock"))
        self.env["WAYLAND_DISPLAY"] = next(n for n in names if n.startswith("wayland-"))

    def run(self, *command):
        subprocess.run(self.user + list(command), env=self.env, check=True, timeout=20,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def screenshot(self):
        if self.wayland:
            path = os.path.join(self.env["XDG_RUNTIME_DIR"], "screen.png")
            self.run("grim", path)
        else:
            path = os.path.join(self.folder, "screen.png")
            self.run("import", "-window", "root", path)
        with Image.open(path) as image:
            return numpy.asarray(image.convert("RGB")).astype(int)

    def press(self, key):
        names = {"Enter": "Return", "Esc": "Escape", "PgDn": "Next", "?": "question", "C-l": "ctrl+l"}
        name = names.get(key, key)
        if not self.wayland:
            self.run("xdotool", "key", name)
        elif "+" in name:
            modifier, _, letter = name.partition("+")
            self.run("wtype", "-M", modifier, "-k", letter, "-m", modifier, "-s", "100")
        else:
            self.run("wtype", "-s", "100", "-k", name, "-s", "100")

    def click(self, x, y):
        """Clicks a pixel of an X11 display. The Wayland display has no mouse."""
        self.run("xdotool", "mousemove", str(x), str(y), "click", "1")

    def close(self):
        self.server.terminate()
        self.server.wait()


def read(path):
    with open(path) as file:
        return file.read()


def wait_until(condition, seconds=30):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.1)


def wait_for_marks(display, seconds=60):
    """Waits until the script has drawn marks in two opposite corners of the terminal.

    Returns the screenshot and the edges of the terminal's cells in pixels: left, top, right and bottom."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        image = display.screenshot()
        marked = (abs(image - numpy.array(MARK)) < 40).all(axis=2)
        rows, columns = numpy.nonzero(marked)
        if len(rows):
            top, left, bottom, right = rows.min(), columns.min(), rows.max() + 1, columns.max() + 1
            # Both marks are visible if the row halfway between them is unmarked.
            if not marked[(top + bottom) // 2].any():
                return image, (left, top, right, bottom)
        time.sleep(0.2)
    raise TimeoutError("the script in the emulator did not start")


class Window:
    """The cells of the emulator's window in a screenshot."""

    def __init__(self, marks, columns, rows):
        left, top, right, bottom = marks
        self.left, self.top, self.columns, self.rows = left, top, columns, rows
        self.width, self.height = (right - left) / columns, (bottom - top) / rows

    def cells(self, image, x, y, columns=1, rows=1, inset=0):
        left, top = self.left + x * self.width, self.top + y * self.height
        right, bottom = left + columns * self.width, top + rows * self.height
        return image[round(top) + inset:round(bottom) - inset, round(left) + inset:round(right) - inset]

    def center(self, x, y):
        return round(self.left + (x + 0.5) * self.width), round(self.top + (y + 0.5) * self.height)


def contrast(pixels):
    return int((pixels.max(axis=(0, 1)) - pixels.min(axis=(0, 1))).max()) if pixels.size else 0


def differences(image, window, session):
    """Returns the differences between a screenshot and termshot's screen, as sentences."""
    screen = session.screen
    covered = numpy.array([[bool(cell and cell[0][:1] == PLACEHOLDER) for cell in row] for row in screen.grid])
    sizes = {place["id"]: (place["c"], place["r"]) for place in screen.kplace if place["virtual"]}
    # A picture that is partly behind a dialog is not compared.
    pictures = [p for p in screen.images() if p.get("cols") and sizes.get(p.get("id")) == (p["cols"], p["rows"])
                and covered[p["y"]:p["y"] + p["rows"], p["x"]:p["x"] + p["cols"]].all()]
    found = []
    for y, row in enumerate(screen.grid):
        missing, extra = [], []
        for x in range(screen.cols):
            if covered[y, x]:
                continue
            cell = row[x]
            before = row[x - 1] if x else None
            continues = before is not None and before[1] == 2
            text = (cell[0] if cell else " ").strip()
            if text and text not in ("─", "│") and contrast(window.cells(image, x, y)) < 24:
                missing.append((x, text))
            # Neighboring glyphs may extend one pixel into a blank cell.
            if not text and not continues and contrast(window.cells(image, x, y, inset=2)) > 40:
                extra.append(x)
        if missing:
            found.append(f"row {y}: {''.join(t for _, t in missing)!r} is missing from column {missing[0][0]}")
        if len(extra) > 1:
            found.append(f"row {y}: columns {extra[0]} to {extra[-1]} are not blank")
    reference = numpy.asarray(session.painter.paint(screen, False).convert("RGB")).astype(int)
    for picture in pictures:
        x, y, columns, rows = (picture[k] for k in ("x", "y", "cols", "rows"))
        pixels = window.cells(image, x, y, columns, rows, inset=1)
        expected = reference[y * session.ch:(y + rows) * session.ch, x * session.cw:(x + columns) * session.cw]
        if contrast(pixels) < 16 <= contrast(expected):
            found.append(f"the picture at column {x}, row {y} is blank")
            continue
        # Compares each quarter of the picture, so that a picture in the wrong place causes a failure.
        for part, (top, side) in {"top left": (0, 0), "top right": (0, 1), "bottom left": (1, 0),
                                  "bottom right": (1, 1)}.items():
            distance = max(abs(quarter(pixels, top, side) - quarter(expected, top, side)))
            if distance > 48:
                found.append(f"the picture at column {x}, row {y} has other colors at the {part} ({distance:.0f})")
    return found


def quarter(pixels, bottom, right):
    height, width = pixels.shape[0] // 2, pixels.shape[1] // 2
    return pixels[bottom * height:(bottom + 1) * height, right * width:(right + 1) * width].mean(axis=(0, 1))


def reference_session(program, columns, rows, cell, folder):
    options = argparse.Namespace(
        size=f"{columns}x{rows}", cell=f"{cell[0]}x{cell[1]}", profile="kitty", latency=0, settle=400, timeout=40,
        light=False, no_cursor=True, via_shell=False, command=[program], cwd=folder, unset=[], scale=1,
        env=["HOME=" + os.path.join(folder, "reference"), "LANG=C.UTF-8", "TZ=UTC"])
    os.makedirs(os.path.join(folder, "reference"), exist_ok=True)
    return termshot.Session(options)


def check(name, program, out):
    folder = tempfile.mkdtemp(prefix="photolist-emulator-")
    os.chmod(folder, 0o755)
    os.makedirs(out, exist_ok=True)
    failures = 0

    def show(step, problems, image=None):
        nonlocal failures
        failures += bool(problems)
        print(f"{name}: {step}: {'passed' if not problems else '; '.join(problems[:6])}", flush=True)
        if image is not None:
            path = os.path.join(out, f"{name}-{step.replace(' ', '-')}.png")
            Image.fromarray(image.astype("uint8")).save(path)

    with open(os.path.join(folder, "script"), "w") as file:
        file.write(f"cd {folder}\n" + SCRIPT.replace("PROGRAM", f"HOME={folder}/home TZ=UTC {program}"))
    os.makedirs(os.path.join(folder, "home"))
    display = emulator = reference = None
    try:
        display = Display(name in WAYLAND, folder)
        command = EMULATORS[name] + (
            ["sh " + os.path.join(folder, "script")] if name == "tmux" else ["sh", os.path.join(folder, "script")])
        emulator = subprocess.Popen(display.user + command, env=display.env, cwd=folder, stdin=subprocess.DEVNULL,
                                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, marks = wait_for_marks(display)
        rows, columns = map(int, read(os.path.join(folder, "size")).split())
        window = Window(marks, columns, rows)
        if not display.wayland:
            # Without a window manager, the window below the pointer has the focus.
            display.run("xdotool", "mousemove", *map(str, window.center(columns - 1, 1)))
        reference = reference_session(
            program, columns, rows, (max(1, round(window.width)), max(1, round(window.height))), folder)
        open(os.path.join(folder, "go"), "w").close()
        for step, keys, text in STEPS:
            if keys == "click" and display.wayland:
                print(f"{name}: {step}: skipped, because the virtual display has no mouse", flush=True)
                continue
            if keys == "click":
                picture = [p for p in reference.screen.images() if p.get("cols")][-1]
                display.click(*window.center(picture["x"] + 2, picture["y"] + 1))
                reference.mouse("click", picture["x"] + 2, picture["y"] + 1)
            elif keys:
                display.press(keys)
                reference.write(termshot.encode_key(keys))
            if text:
                reference.wait(text)
            reference.settle(600)
            image, problems = None, ["no screenshot"]
            end = time.monotonic() + 12
            # Pictures may still be loading in the emulator.
            while problems and time.monotonic() < end:
                time.sleep(0.5)
                image = display.screenshot()
                problems = differences(image, window, reference)
            show(step, problems + reference.failures, image)
            reference.failures.clear()
        display.press("q")
        try:
            wait_until(lambda: os.path.exists(os.path.join(folder, "after")))
            after = {n: read(os.path.join(folder, n)) for n in ("before", "after", "status")}
            problems = [] if after["status"].strip() == "0" else ["exit status " + after["status"].strip()]
            if after["before"] != after["after"]:
                problems.append("the settings of the terminal are not restored: stty -g printed "
                                f"{after['before'].strip()}, then {after['after'].strip()}")
            image, restored = wait_for_marks(display, 10)
            if restored != marks:
                problems.append("the screen is not restored")
            inside = image[marks[1]:marks[3], marks[0]:marks[2]]
            if (abs(inside - inside[inside.shape[0] // 2, inside.shape[1] // 2]) > 40).any(axis=2).mean() > 0.02:
                problems.append("something is left on the screen")
            show("restored", problems, image)
        except TimeoutError:
            show("restored", ["the program did not end, or the screen is not restored"], display.screenshot())
        open(os.path.join(folder, "end"), "w").close()
    except TimeoutError as error:
        show("start", [str(error) or "the display did not start"])
    finally:
        if reference is not None and reference.alive():
            reference.proc.kill()
        if emulator is not None:
            emulator.terminate()
            try:
                emulator.wait(5)
            except subprocess.TimeoutExpired:
                emulator.kill()
        if name == "tmux":
            subprocess.run(["tmux", "-L", "photolist-test", "kill-server"], stderr=subprocess.DEVNULL)
        if display is not None:
            display.close()
        shutil.rmtree(folder, ignore_errors=True)
    return 1 if failures else 0


def missing_tools(name):
    tools = [EMULATORS[name][0], name.removesuffix("-sixel")] + TOOLS.get(name, [])
    tools += ["sway", "grim", "wtype"] if name in WAYLAND else ["Xvfb", "xdotool", "import"]
    return [tool for tool in dict.fromkeys(tools) if not shutil.which(tool)]


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ", 1)[1])
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--program")
    parser.add_argument("--out", default=".build/emulators")
    parser.add_argument("emulator", nargs="?", choices=EMULATORS)
    options = parser.parse_args()
    if options.list:
        print("\n".join(EMULATORS))
        return 0
    if not options.emulator or not options.program:
        parser.error("an emulator and --program are required")
    missing = missing_tools(options.emulator)
    if missing:
        print(f"{options.emulator}: skipped, because {', '.join(missing)} is not installed", file=sys.stderr)
        return 69
    return check(options.emulator, os.path.abspath(options.program), os.path.abspath(options.out))


if __name__ == "__main__":
    sys.exit(main())
