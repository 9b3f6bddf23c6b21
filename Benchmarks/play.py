"""The real game on a screen of its own, played by keys."""

import atexit
import glob
import json
import os
import signal
import subprocess
import time


class Screen:
    """An X server without a display."""

    def __init__(self, width=1280, height=720):
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", f"{width}x{height}x24", "-noreset", "-nolisten", "tcp"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        # Whatever happens, neither screens nor games are left behind.
        atexit.register(self.server.kill)
        number = self.server.stdout.readline().strip()
        # Without a screen the game would play a demonstration, and end well.
        if not number:
            raise SystemExit(f"Xvfb does not start: exit status {self.server.wait()}")
        self.name = ":" + number

    def key(self, *names):
        subprocess.run(["xdotool", "key", *names], env=dict(os.environ, DISPLAY=self.name), check=True)

    def environment(self, state):
        return dict(
            os.environ, DISPLAY=self.name, SDL_AUDIODRIVER="dummy", SDL_VIDEODRIVER="x11", XDG_STATE_HOME=str(state))

    def close(self):
        self.server.terminate()
        self.server.wait()


def monotonic_milliseconds():
    return time.clock_gettime(time.CLOCK_MONOTONIC) * 1e3


class Game:
    """A running game, followed by its log."""

    def __init__(self, program, screen, folder, words, state):
        self.screen = screen
        self.log = folder / f"log-{time.monotonic_ns()}.jsonl"
        self.position = 0
        self.waiting = []
        # How often it paused itself.
        self.pauses = 0
        self.errors = self.log.with_suffix(".err")
        self.started_at = monotonic_milliseconds()
        with open(self.errors, "wb") as errors:
            self.process = subprocess.Popen(
                [program, "play", *map(str, words), "--size", "1280x720", "--measure", "--events", self.log],
                env=screen.environment(state), stdout=subprocess.DEVNULL, stderr=errors)
        atexit.register(self.process.kill)

    def read(self):
        if not self.log.exists():
            return
        with open(self.log) as file:
            file.seek(self.position)
            while (line := file.readline()).endswith("\n"):
                self.waiting.append(json.loads(line))
                self.position += len(line.encode())

    def find(self, event, seconds, /, **values):
        """The next event of that name with those values, or None in that time; those before it are dropped.

        A game that stood still for a second, because the machine had other work, pauses itself: it goes on at once.
        """
        deadline = time.monotonic() + seconds
        while True:
            self.read()
            while self.waiting:
                found = self.waiting.pop(0)
                if found["event"] == event and all(found.get(key) == value for key, value in values.items()):
                    return found
                if found["event"] == "scene" and found["name"] == "pause":
                    self.pauses += 1
                    self.key("Escape")
            if self.process.poll() is not None:
                self.read()
                if not self.waiting:
                    raise SystemExit(self.story(f"The game ended ({self.exit}) before it logged “{event}”."))
            elif time.monotonic() > deadline:
                return None
            else:
                time.sleep(0.002)

    def next(self, event, seconds=60, /, **values):
        """The next event of that name with those values; those before it are dropped."""
        found = self.find(event, seconds, **values)
        if found is None:
            raise SystemExit(self.story(f"The game did not log “{event}” in {seconds} seconds."))
        return found

    def press(self, key, event, /, **values):
        """Presses a key until the game answers with that event: a pause may have swallowed it."""
        for _ in range(20):
            self.key(key)
            if found := self.find(event, 3, **values):
                return found
        raise SystemExit(self.story(f"{key} brought no “{event}”."))

    @property
    def exit(self):
        code = self.process.returncode
        return f"exit status {code}" if code >= 0 else f"signal {-code}, {signal.Signals(-code).name}"

    def story(self, what):
        """What went wrong, with the last lines of the log and of standard error: both files go with the folder."""
        lines = [what]
        for name, file, count in (("events", self.log, 5), ("lines of standard error", self.errors, 20)):
            text = file.read_text(errors="replace").splitlines() if file.exists() else []
            lines.append(f"  The last {name}:")
            lines += [f"    {line}" for line in text[-count:] or ["none"]]
        return "\n".join(lines)

    def first_frame(self):
        """Milliseconds from the program's start to its first frame."""
        return self.next("firstFrame")["monotonicMilliseconds"] - self.started_at

    def key(self, *names):
        """Presses keys; a game that is gone says how it ended, not xdotool that there is no window."""
        if self.process.poll() is not None:
            raise SystemExit(self.story(f"The game ended ({self.exit}) before {' '.join(names)} was pressed."))
        self.screen.key(*names)

    def play(self, thought=1.0, look=1.0):
        """Plays to the results: `thought` seconds to answer, `look` seconds from the reveal to Continue."""
        number = self.press("Return", "picture")["number"]
        while True:
            self.next("live")
            time.sleep(thought)
            self.key("1" if number % 3 else "2")
            self.next("answer")
            time.sleep(look)
            if number == self.pictures:
                self.press("space", "scene", name="results")
                return
            number = self.press("space", "picture")["number"]

    pictures = 30

    def peaks(self):
        """Most memory that the game and its decoder have held so far, in MB."""
        game = self.process.pid
        children = [child for file in glob.glob(f"/proc/{game}/task/*/children") for child in open(file).read().split()]
        return peak(game), max((peak(child) for child in children), default=0)

    def end(self):
        """Ends the game as closing its window would; what it measured."""
        self.process.send_signal(signal.SIGTERM)
        measured = self.next("measure")
        if self.pauses:
            print(f"  The machine stood still, and the game paused itself, {self.pauses} times: not to be used.", flush=True)
        if self.process.wait() != 0:
            raise SystemExit(self.story(f"The game ended with {self.exit} when its window was closed."))
        self.log.unlink()
        self.errors.unlink()
        return measured


def status(process, name):
    for line in open(f"/proc/{process}/status"):
        if line.startswith(name + ":"):
            return int(line.split()[1]) / 1000
    return 0


def peak(process):
    return status(process, "VmHWM")
