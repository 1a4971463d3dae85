#!/usr/bin/env python3
"""Presses every key that the browser lists on one of its screens, and requires that each key has an effect.

The keys are read from the hints in the last row, and from the list of keys that F1 opens. After each key, the screen
must change, or a toast must appear. A toast that disappears does not count. Then the script returns to the screen. The
key that quits is pressed last.
"""
import argparse, json, shutil, sys, tempfile, time

import termshot

NAMES = {"↑": "Up", "↓": "Down", "←": "Left", "→": "Right", "Shift-Tab": "BTab"}
ESC = b"\x1b[27u"                                                # is not read as Alt with the next key
BLANK = (" ", 1, (None, None, 0), None)
# Closes dialogs and open photos, and leaves a text field.
HOME = "Esc Esc Esc Esc Esc Esc Down "


def encode(name):
    """Returns the bytes of a key, in the notation of the browser (`Ctrl-Q`) or of termshot's scripts (`C-q`)."""
    if name == "Esc": return ESC
    name = NAMES.get(name, name)
    return termshot.encode_key("C-" + name[5:] if name.startswith("Ctrl-") else name)


class Visit:
    def __init__(self, a):
        self.a, self.problems, self.pressed = a, [], []
        self.home = a.home or tempfile.mkdtemp(prefix="photolist-keys-")
        values = dict(HOME=self.home, LANG="C.UTF-8", TZ="UTC", SWIFT_BACKTRACE="enable=no", BROWSER="true")
        options = argparse.Namespace(
            size=a.size, cell="10x20", profile=a.profile, latency=0, light=False, timeout=20, settle=60,
            env=[f"{k}={v}" for k, v in values.items()] + a.env,
            unset=["XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "DISPLAY", "WAYLAND_DISPLAY"],
            cwd=self.home, via_shell=False, no_cursor=False, scale=1, command=a.command)
        self.session = termshot.Session(options)

    def rows(self):
        """Returns the cells of all rows but the last, which shows hints and toasts."""
        return [[c or BLANK for c in row] for row in self.session.looks()[:-1]]

    def toast(self):
        cells = [c[0] for c in self.session.screen.grid[-1] if c and c[2][2] & termshot.REVERSE]
        return "".join(cells).strip()

    def listed(self, row, columns=slice(None)):
        """Returns the keys in a row: the words in the style of the first key in the hints."""
        return "".join(c[0] if c and c[2] == self.style else " " for c in self.session.screen.grid[row][columns]).split()

    def arrive(self):
        """Goes to the screen from anywhere in the browser."""
        parts = (HOME + self.a.path).split("|")
        for keys in parts:
            tokens = (t.removeprefix("text:").encode() if t.startswith("text:") else encode(t) for t in keys.split())
            self.session.write(b"".join(tokens))
            if keys != parts[-1]: self.settle()

    def settle(self): self.session.quiet(self.a.rest, 20)

    def open(self):
        s = self.session
        end = time.monotonic() + 20
        while not s.screen.lines()[-1] and time.monotonic() < end: s.pump(0.02)
        self.settle()
        self.style = next((c[2] for c in s.screen.grid[-1] if c and c[0].strip()), None)
        s.run(self.a.setup)
        if not s.failures:
            self.arrive()
            s.wait(self.a.sees)
        if s.failures: self.problems += s.failures; return
        self.settle()
        end = time.monotonic() + 10
        while self.toast() and time.monotonic() < end: s.pump(0.05)
        self.settle()

    def read(self):
        """Returns the names of the keys in the hints and in the list of keys."""
        s = self.session
        keys, self.base = self.listed(-1), self.rows()
        if self.a.hints_only: return keys
        s.write(encode("F1"))
        while True:
            self.settle()
            lines = s.screen.lines()
            top = next((y for y, line in enumerate(lines) if "╭─ Keys" in line), None)
            if top is None: self.problems.append("F1 does not open the list of keys"); return keys
            left = lines[top].index("╭─ Keys")
            bottom = next(y for y in range(top, len(lines)) if lines[y][left:left + 1] == "╰")
            width = lines[bottom][left:].index("╯")
            for y in range(top + 1, bottom): keys += self.listed(y, slice(left + 1, left + width))
            if "↓ Scroll" not in lines[-1]: break
            s.write(encode("PgDn"))
        s.write(ESC)
        self.settle()
        if self.rows() != self.base: self.problems.append("the screen differs after the list of keys was closed")
        return list(dict.fromkeys(keys))

    def acts(self, key):
        """Presses a key, and returns whether the screen changes, a toast appears, or the program ends."""
        s, before, toast = self.session, self.rows(), self.toast()
        def changed(): return not s.alive() or self.rows() != before or self.toast() not in ("", toast)
        s.write(encode(key))
        while s.pump(0.1):
            if changed(): return True
        s.quiet(300, 5)
        return changed()

    def try_key(self, key):
        s = self.session
        if self.rows() != self.base: self.back()
        if self.problems: return
        self.pressed.append(key)
        if self.acts(key): return
        # If a toast is visible, the key may show the same toast again. Waits until the toast disappears, and retries.
        end = time.monotonic() + 8
        repeats = bool(self.toast())
        while self.toast() and time.monotonic() < end: s.pump(0.05)
        if not repeats or not self.acts(key):
            screen = "\n".join(s.screen.lines())
            self.problems.append(f"{key} is listed, but does nothing\n{screen}")

    def back(self):
        """Returns to the screen. Some keys change the screen permanently, for example the size of the thumbnails."""
        s = self.session
        self.arrive()
        end = time.monotonic() + 3
        while self.rows() != self.base and time.monotonic() < end:
            if not s.pump(0.1) and s.quiet(self.a.rest, 5): break
        s.wait(self.a.sees)
        if s.failures: self.problems += s.failures
        self.base = self.rows()

    def quit(self, keys):
        """Presses the listed keys that may quit. In some dialogs, `q` closes the dialog instead."""
        s = self.session
        for key in keys:
            if s.alive(): self.try_key(key)
            s.quiet(100, 5)
        if s.alive(): s.write(encode("Ctrl-Q"))
        end = time.monotonic() + 20
        while s.alive() and time.monotonic() < end: s.pump(0.02)
        while s.pump(0.05): pass
        self.problems += termshot.restored(s)

    def run(self):
        try:
            self.open()
            keys = [] if self.problems else self.read()
            quits = [k for k in keys if k in ("q", "Ctrl-Q")]
            for key in [k for k in keys if k not in quits]:
                if self.problems or not self.session.alive(): break
                self.try_key(key)
            if not self.problems:
                if not self.session.alive(): self.problems.append(f"{self.pressed[-1]} ended the program")
                else: self.quit(quits)
        finally:
            if self.session.alive(): self.session.proc.kill()
            if not self.a.home: shutil.rmtree(self.home, ignore_errors=True)
        return dict(keys=self.pressed, problems=self.problems)


def main():
    p = argparse.ArgumentParser(prog="termshot keys", description="Presses every key that the browser lists on a screen. Exits with 1 if a key has no effect.")
    p.add_argument("--path", required=True, help="the keys and texts (text:WORD) that open the screen; at each |, waits until the browser is idle")
    p.add_argument("--sees", required=True, help="a regular expression that matches the screen"); p.add_argument("--setup", default="", help="a script of termshot that runs first")
    p.add_argument("--rest", type=int, default=60, help="how long the browser must be idle until the screen counts as complete, in milliseconds")
    p.add_argument("--size", default="80x24"); p.add_argument("--profile", default="truecolor", choices=sorted(termshot.PROFILES))
    p.add_argument("--hints-only", action="store_true", help="press the keys in the last row only")
    p.add_argument("--env", action="append", default=[]); p.add_argument("--home", help="the home folder (default: a new folder)")
    p.add_argument("command", nargs="+", help="the program and its arguments")
    a = p.parse_args()
    termshot.check_script(a.setup)
    result = Visit(a).run()
    print(json.dumps(dict(keys=result["keys"]), ensure_ascii=False))
    for problem in result["problems"]: print(f"{a.path}: {problem}")
    return 1 if result["problems"] else 0


if __name__ == "__main__":
    sys.exit(main())
