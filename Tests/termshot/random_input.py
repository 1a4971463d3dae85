#!/usr/bin/env python3
"""Tests the browser with random keys, mouse events, resizes and faults on termshot's terminal.

The browser uses the demo server through a proxy that can be unreachable, slow or broken. After each Ctrl-L, the browser
must redraw within a second. Now and then the input stops, and Ctrl-L must not change the screen. If a cell changes, a
view has drawn outside its area, or has not redrawn the cell. At the end, and each time the program quits, the terminal
must be restored. The same seed produces the same input.

The delay before a redraw excludes the processor time of this script. If the system reports the time for which the
program's main thread and this script waited for a processor, the delay excludes this time, too.
"""
import argparse, json, os, random, re, shutil, socket, subprocess, sys, tempfile, threading, time

import termshot

KEYS = ("Up Down Left Right " * 3 + "h j k l " * 2 + "Enter " * 6 + "Esc " * 6 + "Tab BTab Space Space Backspace Home End "
        "PgUp PgDn PgUp PgDn Del F1 F5 g G 0 1 2 3 4 5 6 + + - - L L u u d D s o O n n p b r R f i z z : / / ? C-a C-e C-k C-u C-w "
        "C-l M-Left M-x F12 y x").split()
TEXTS = ["alps", "Sunset", "cat", "Fog by the sea", "안개", "orientation:landscape", "color:blue dog", "xyzzy", "e\u0301\U0001f469\u200d\U0001f680", "like"]
FAULTS = ["unreachable", "slow", "cut", "cache", "hold"]


class Proxy:
    """Forwards connections to a server. `mode` is `open`, `unreachable`, `slow` or `cut` (in the middle of a reply)."""

    def __init__(self, port):
        self.target, self.mode = port, "open"
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            client, _ = self.listener.accept()
            if self.mode == "unreachable": client.close(); continue
            try: server = socket.create_connection(("127.0.0.1", self.target))
            except OSError: client.close(); continue
            for a, b in ((client, server), (server, client)):
                threading.Thread(target=self.forward, args=(a, b, a is server), daemon=True).start()

    def forward(self, source, sink, is_reply):
        sent = 0
        try:
            while data := source.recv(1 << 14):
                if self.mode == "unreachable" or self.mode == "cut" and is_reply and sent > 0: break
                if self.mode == "slow": time.sleep(0.3)
                sink.sendall(data)
                sent += len(data)
        except OSError: pass
        for s in (source, sink):
            try: s.shutdown(socket.SHUT_RDWR)
            except OSError: pass


def delays(pid):
    """Returns the seconds for which the main thread of a process and this script have waited for a processor (0 if
    unknown), plus the processor time of this script in seconds."""
    total = time.process_time()
    for path in (f"/proc/{pid}/task/{pid}/schedstat", "/proc/self/schedstat"):
        try: total += int(open(path).read().split()[1]) / 1e9
        except (OSError, ValueError): pass
    return total


class Run:
    def __init__(self, a, size):
        self.a, self.size = a, tuple(map(int, size.split("x")))
        self.random = random.Random(f"{a.seed}-{size}")
        self.home = tempfile.mkdtemp(prefix="photolist-random-")
        self.server = subprocess.Popen([a.server, "--port", "0"], stdout=subprocess.PIPE, text=True)
        self.proxy = Proxy(int(re.search(r":(\d+)", self.server.stdout.readline()).group(1)))
        self.step, self.log, self.problems = 0, [], []
        self.counts = dict(keys=0, texts=0, mouse=0, resizes=0, faults=0, redraws=0, comparisons=0, starts=0)
        self.longest = 0
        self.start()

    def start(self):
        values = dict(HOME=self.home, UNSPLASH_BASE_URL=f"http://127.0.0.1:{self.proxy.port}", UNSPLASH_ACCESS_KEY="key", LANG="C.UTF-8",
                      BROWSER="true", SWIFT_BACKTRACE="enable=no", PATH=os.environ.get("PATH", ""))
        options = argparse.Namespace(size="x".join(map(str, self.size)), cell="10x20", profile=self.a.profile, latency=0, light=False, timeout=60, settle=100,
                                     env=[f"{k}={v}" for k, v in values.items()], unset=["XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "DISPLAY", "WAYLAND_DISPLAY"],
                                     cwd=self.home, via_shell=False, no_cursor=False, scale=1, command=[self.a.program, "--source", "unsplash"])
        self.session = termshot.Session(options)
        self.counts["starts"] += 1
        self.session.pump(0.5)
        self.session.quiet(200, 10)

    def problem(self, text):
        s = self.session
        path = f"{self.a.out}-{self.size[0]}x{self.size[1]}-{self.step}"
        s.shot(path + ".png")
        open(path + ".txt", "w").write(s.screen.text_screen() + "\n")
        self.problems.append(f"step {self.step}: {text} (after {' '.join(self.log[-12:])}; screen: {path}.txt)")
        print(f"{self.size[0]}x{self.size[1]}, seed {self.a.seed}, {self.problems[-1]}", file=sys.stderr, flush=True)

    def ended(self):
        """Checks that the program that has ended restored the terminal, and starts the program again."""
        while self.session.pump(0.05): pass
        bad = termshot.restored(self.session)
        if bad: self.problem(f"the program ended: {', '.join(bad)}")
        if len(self.problems) < 5: self.start()

    def redraw(self):
        """Presses Ctrl-L and measures how long the browser takes to start the redraw."""
        s = self.session
        clears, before, start = s.screen.stats["clears"], delays(s.proc.pid), time.monotonic()
        s.press(b"\x0c")
        while s.screen.stats["clears"] == clears and time.monotonic() - start < 60 and s.alive(): s.pump(0.02)
        if not s.alive(): return
        pause = time.monotonic() - start - max(0, delays(s.proc.pid) - before)
        self.longest = max(self.longest, pause)
        self.counts["redraws"] += 1
        if pause > 1: self.problem(f"no redraw for {pause:.1f} s")

    def compare(self):
        """Stops all faults, waits until the screen is stable, and compares the screen with a redraw."""
        s = self.session
        self.proxy.mode, s.held = "open", False
        if not s.quiet(150, 60) or not s.alive(): return
        for _ in range(5):                                       # a message may disappear during the comparison
            s.failures = []
            s.check_same("C-l")
            if not s.failures or not s.alive(): break
            s.quiet(1000, 15)
        if s.failures and s.alive(): self.problem("; ".join(s.failures[:3]))
        s.failures = []
        warnings = set(s.screen.warn) - {"unknown CSI 16t"}      # terminals ignore this query
        if warnings: self.problem("; ".join(sorted(warnings)))
        s.screen.warn = []
        self.counts["comparisons"] += 1

    def resize(self, columns, rows):
        """Resizes the terminal, and waits until the browser has drawn a frame for the new size.

        Until the browser has handled SIGWINCH, its frames are for the old size. These frames may address cells outside
        the screen, which is harmless, because terminals clamp addresses. The first frame for the new size clears the
        screen. On a busy machine, this frame may come after the browser has been idle for a while."""
        s = self.session
        s.held = False
        known, clears = len(s.screen.warn), s.screen.stats["clears"]
        s.winsize(columns, rows); s.screen.resize(columns, rows)
        try: os.killpg(s.proc.pid, termshot.signal.SIGWINCH)
        except OSError: pass
        end = time.monotonic() + 30
        while s.screen.stats["clears"] == clears and time.monotonic() < end and s.alive(): s.pump(0.02)
        s.quiet(60, 30)
        if s.screen.stats["clears"] == clears and s.alive(): self.problem("no frame for the new size")
        s.screen.warn[known:] = [w for w in s.screen.warn[known:] if "outside" not in w]

    def fault(self, name):
        s = self.session
        if name == "hold": s.held = True
        elif name == "cache": shutil.rmtree(os.path.join(self.home, ".cache/photolist"), ignore_errors=True)
        else: self.proxy.mode = name

    def perform(self):
        r, s = self.random, self.session
        columns, rows = s.screen.cols, s.screen.rows
        x, y = r.randrange(columns), r.randrange(rows)
        kind = r.random()
        if kind < 0.80:
            key = "q" if r.random() < 0.002 else r.choice(KEYS)
            self.log.append(key); self.counts["keys"] += 1
            s.press(termshot.encode_key(key))
        elif kind < 0.84:
            text = r.choice(TEXTS)
            self.log.append(f"text:{text}"); self.counts["texts"] += 1
            s.press(text.encode() if r.random() < 0.5 else b"\x1b[200~" + text.encode() + b"\x1b[201~")
        elif kind < 0.97:
            code = r.choice([0, 0, 0, 0, 1, 2, 32, 35, 64, 65, 64, 65, 80, 81, 128, 129])
            self.log.append(f"mouse:{code},{x},{y}"); self.counts["mouse"] += 1
            if 1002 in s.screen.modes or 1000 in s.screen.modes or 1003 in s.screen.modes:
                s.press(f"\x1b[<{code};{x + 1};{y + 1}M".encode())
                if code < 3: s.write(f"\x1b[<{code};{x + 1};{y + 1}m".encode())
        elif kind < 0.98:
            size = self.size if r.random() < 0.5 else (r.randint(5, 2 * self.size[0]), r.randint(2, 2 * self.size[1]))
            self.log.append(f"resize:{size[0]}x{size[1]}"); self.counts["resizes"] += 1
            self.resize(*size)
        else:
            name = r.choice(FAULTS)
            self.log.append(f"fault:{name}"); self.counts["faults"] += 1
            self.fault(name)
        s.pump(r.choice([0, 0.001, 0.005, 0.02]))

    def run(self):
        try:
            while self.step < self.a.steps and len(self.problems) < 5:
                self.step += 1
                self.perform()
                if not self.session.alive(): self.ended(); continue
                if self.step % 7 == 0: self.session.held = False
                if self.step % 29 == 0 and not self.session.held: self.redraw()
                if self.step % 41 == 0: self.proxy.mode = "open"
                if self.step % 149 == 0:
                    if (self.session.screen.cols, self.session.screen.rows) != self.size: self.resize(*self.size)
                    self.compare()
                if len(self.session.raw) > 1 << 24: self.session.raw.clear()
                if not self.session.alive(): self.ended()
            if self.session.alive():
                self.session.held = False
                self.session.quiet(100, 10)
                self.session.press(b"\x11")
                end = time.monotonic() + 20
                while self.session.alive() and time.monotonic() < end: self.session.pump(0.02)
                while self.session.pump(0.05): pass
                bad = termshot.restored(self.session)
                if bad: self.problem(f"after Ctrl-Q: {', '.join(bad)}")
        finally:
            if self.session.alive(): self.session.proc.kill()
            self.server.terminate(); self.server.wait()
            shutil.rmtree(self.home, ignore_errors=True)
        return dict(size=f"{self.size[0]}x{self.size[1]}", profile=self.a.profile, seed=self.a.seed, steps=self.step, **self.counts,
                    longest_pause=round(self.longest, 3), problems=self.problems)


def main():
    p = argparse.ArgumentParser(prog="termshot random", description="Tests the browser with random input and faults. Exits with 1 after a problem.")
    p.add_argument("--program", required=True, help="the path of photolist"); p.add_argument("--server", required=True, help="the path of demo-server")
    p.add_argument("--seed", type=int, default=1); p.add_argument("--steps", type=int, default=10000, help="the number of inputs at each size")
    p.add_argument("--sizes", default="20x5,40x12,80x24,120x40,200x60"); p.add_argument("--profile", default="truecolor", choices=sorted(termshot.PROFILES))
    p.add_argument("--out", default="random", help="the prefix of the names of saved screens")
    a = p.parse_args()
    a.program, a.server = os.path.abspath(a.program), os.path.abspath(a.server)
    for path in (a.program, a.server):
        if not os.access(path, os.X_OK): p.error(f"cannot run {path}")
    failed = False
    for size in a.sizes.split(","):
        result = Run(a, size).run()
        print(json.dumps(result, ensure_ascii=False), flush=True)
        failed = failed or bool(result["problems"])
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
