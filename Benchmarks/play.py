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
        self.name = ":" + self.server.stdout.readline().strip()

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
        self.started_at = monotonic_milliseconds()
        self.process = subprocess.Popen(
            [program, "play", *map(str, words), "--size", "1280x720", "--measure", "--events", self.log],
            env=screen.environment(state), stdout=subprocess.DEVNULL)
        atexit.register(self.process.kill)

    def read(self):
        if not self.log.exists():
            return
        with open(self.log) as file:
            file.seek(self.position)
            while (line := file.readline()).endswith("\n"):
                self.waiting.append(json.loads(line))
                self.position += len(line.encode())

    def next(self, event, seconds=60, **values):
        """The next event of that name with those values; those before it are dropped."""
        deadline = time.monotonic() + seconds
        while True:
            self.read()
            while self.waiting:
                found = self.waiting.pop(0)
                if found["event"] == event and all(found.get(key) == value for key, value in values.items()):
                    return found
            if self.process.poll() is not None:
                self.read()
                if not self.waiting:
                    raise SystemExit(f"the game ended with {self.process.returncode} before it logged {event}; see {self.log}")
            elif time.monotonic() > deadline:
                raise SystemExit(f"the game did not log {event} in {seconds} seconds; see {self.log}")
            else:
                time.sleep(0.002)

    def first_frame(self):
        """Milliseconds from the program's start to its first frame."""
        return self.next("firstFrame")["monotonicMilliseconds"] - self.started_at

    def key(self, *names):
        self.screen.key(*names)

    def play(self, thought=1.0, look=1.0):
        """Plays to the results: `thought` seconds to answer, `look` seconds from the reveal to Continue."""
        pictures = 1
        number = 0
        while number < pictures:
            number = self.next("picture")["number"]
            self.next("live")
            time.sleep(thought)
            self.read()
            answer = 1 if number % 3 else 2
            self.key(str(answer))
            self.next("answer")
            time.sleep(look)
            self.key("space")
            pictures = self.pictures

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
        self.process.wait()
        self.log.unlink()
        return measured


def status(process, name):
    for line in open(f"/proc/{process}/status"):
        if line.startswith(name + ":"):
            return int(line.split()[1]) / 1000
    return 0


def peak(process):
    return status(process, "VmHWM")
