"""A pseudo terminal that measures output, and answers queries at once, after a delay or never."""
import fcntl
import glob
import os
import pty
import select
import signal
import struct
import termios
import time

SYNCHRONIZED = b"\x1b[?2026;2$y"
FRAME_END = b"\x1b[?2026l"
CELLS = b"\x1b[6;20;10t"
ANSWERS = {
    "blocks": SYNCHRONIZED + CELLS + b"\x1b[?62;22c",
    "kitty": b"\x1bP>|kitty(0.35.2)\x1b\\" + SYNCHRONIZED + CELLS + b"\x1b_Gi=31;OK\x1b\\" + b"\x1b[?62;c",
    "sixel": b"\x1bP>|foot(1.16.2)\x1b\\" + SYNCHRONIZED + CELLS + b"\x1b[?62;4;22c",
}


class Session:
    """A program on a pseudo terminal. Times are in milliseconds since the start of the program."""

    def __init__(self, command, size, profile, latency, environment_changes=None):
        self.profile, self.latency = profile, latency
        # Stores only the latest output, because programs write megabytes per second.
        self.output, self.written = bytearray(), 0
        # The text that await_text waits for; None after the text was written.
        self.awaited = None
        self.first_byte, self.last_byte = None, None
        self.answer_time, self.status = None, None
        environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
        # Disables Swift's crash reports, which take time.
        environment.update({"SWIFT_BACKTRACE": "enable=no", **(environment_changes or {})})
        for name in ("TMUX", "STY", "NO_COLOR"):
            environment.pop(name, None)
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], size[0] * 10, size[1] * 20))
        self.modes = termios.tcgetattr(slave)
        self.start = time.perf_counter()
        self.process = os.fork()
        if self.process == 0:
            os.close(master)
            os.login_tty(slave)
            os.execvpe(command[0], command, environment)
        os.close(slave)
        self.terminal = master

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.status is None:
            self.end(signal.SIGKILL)
        os.close(self.terminal)

    def _read(self, limit):
        """Waits up to `limit` seconds for output, and reads it once. Sends answers that are due.

        Returns False if there was no output."""
        now = time.perf_counter()
        if self.answer_time is not None and now >= self.answer_time:
            os.write(self.terminal, ANSWERS[self.profile])
            self.answer_time, self.latency = None, None
        wait = limit if self.answer_time is None else min(limit, self.answer_time - now)
        if not select.select([self.terminal], [], [], max(0, wait))[0]:
            return False
        try:
            piece = os.read(self.terminal, 1 << 20)
        except OSError:
            return False
        if not piece:
            return False
        self.last_byte = (time.perf_counter() - self.start) * 1000
        if self.first_byte is None:
            self.first_byte = self.last_byte
        self.output += piece
        self.written += len(piece)
        if self.awaited and self.awaited in self.output[-len(piece) - len(self.awaited):]:
            self.awaited = None
        if len(self.output) > 1 << 18:
            del self.output[: -(1 << 16)]
        if self.latency is not None and self.answer_time is None and b"\x1b[c" in self.output[-len(piece) - 8:]:
            self.answer_time = time.perf_counter() + self.latency
        return True

    def await_text(self, text, limit=20):
        end = time.perf_counter() + limit
        self.awaited = None if text in self.output[-(1 << 14):] else text
        while self.awaited:
            if not self._read(end - time.perf_counter()) and time.perf_counter() >= end:
                raise SystemExit(f"the program never wrote {text}: {self.output[-200:]}")

    def settle(self, quiet=0.05):
        """Reads until the program has written nothing for `quiet` seconds."""
        end = time.perf_counter() + quiet
        while time.perf_counter() < end:
            if self._read(end - time.perf_counter()):
                end = time.perf_counter() + quiet

    def press(self, key, limit=2):
        """Returns the time from a key press to the first output, and the number of bytes written."""
        before, start = self.written, time.perf_counter()
        os.write(self.terminal, key)
        while self.written == before and time.perf_counter() - start < limit:
            self._read(limit)
        elapsed = (time.perf_counter() - start) * 1000
        self.settle(0.02)
        return elapsed, self.written - before

    def frame(self, key, row, limit=0.5):
        """Returns the time from a key press to the end of the first frame that writes to row `row`.

        Returns None if no frame writes to the row within `limit` seconds. Frames that only draw images do not count."""
        start, frame = time.perf_counter(), bytearray()
        os.write(self.terminal, key)
        while time.perf_counter() - start < limit:
            before = self.written
            if not self._read(limit):
                continue
            frame += self.output[before - self.written:]
            *complete, frame = frame.split(FRAME_END)
            if any(b"\x1b[%d;" % row in one for one in complete):
                return (time.perf_counter() - start) * 1000
        return None

    def context_switches(self):
        """Returns the number of times that each thread of the program was woken."""
        counts = {}
        for path in glob.glob(f"/proc/{self.process}/task/*/status"):
            with open(path) as status:
                counts[path] = sum(int(line.split()[1]) for line in status if line.startswith("voluntary_ctxt_switches"))
        return counts

    def peak_megabytes(self):
        return self._memory("VmHWM")

    def megabytes(self):
        return self._memory("VmRSS")

    def _memory(self, name):
        with open(f"/proc/{self.process}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith(name)) / 1024

    def end(self, way):
        """Sends `way` to the program, as typed bytes or as a signal, and waits for the program to end."""
        if isinstance(way, bytes):
            os.write(self.terminal, way)
        else:
            os.kill(self.process, way)
        while self.status is None:
            self._read(0.02)
            done, status = os.waitpid(self.process, os.WNOHANG)
            if done:
                self.status = status
        while self._read(0.05):
            pass

    def is_restored(self):
        left = self.output.rfind(b"\x1b[?1049l") > self.output.rfind(b"\x1b[?1049h")
        shown = self.output.rfind(b"\x1b[?25h") > self.output.rfind(b"\x1b[?25l")
        return left and shown and termios.tcgetattr(self.terminal) == self.modes
