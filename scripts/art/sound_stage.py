"""The stage on which the theme's sounds are put together."""

import zlib

import numpy as np

from sound_dsp import convolve, faded, high_pass, respond, room_impulse, samples, saturated

# Below this nothing but rumble is left, and small speakers only suffer from it.
LOWEST_HZ = 45

# By then every instrument has died away, in seconds.
LONGEST_NOTE = 2.2


def decibels(level):
    """A level in decibels as a factor."""
    return 10 ** (level / 20)


class Stage:
    """Where a sound is put together: instruments get their time, level and place, then the room answers."""

    def __init__(self, name, seconds):
        self.random = np.random.RandomState(zlib.crc32(name.encode()))
        self.seconds = seconds
        self.dry = np.zeros((2, samples(seconds)))
        self.sent = np.zeros(samples(seconds))

    def put(self, signal, at, level=0.0, pan=0.0, room=-9.0):
        """Places a stereo signal at `at` seconds; `pan` runs from -1 to 1, `room` is its send in decibels."""
        start = samples(at)
        end = min(start + signal.shape[-1], self.dry.shape[-1])
        part = signal[:, : end - start] * decibels(level)
        angle = np.pi / 4 * (1 + pan)
        self.dry[:, start:end] += part * np.sqrt(2) * np.array([[np.cos(angle)], [np.sin(angle)]])
        self.sent[start:end] += part.mean(axis=0) * decibels(room)

    def play(self, instrument, notes, at, level=0.0, pan=0.0, room=-9.0, strum=0.0, **how):
        """Plays the notes, apart by `strum` seconds, each a little different from the last as by a hand."""
        for index, note in enumerate(notes.split()):
            begin = at + index * strum
            ringing = {"seconds": min(LONGEST_NOTE, self.seconds - begin)} | how
            touch = level + self.random.uniform(-0.6, 0.6)
            self.put(instrument(note, self.random, **ringing), begin, touch, pan, room)

    def run(self, instrument, notes, at, step, level=0.0, width=0.0, climb=0.0, room=-9.0, **how):
        """Plays notes in a row, `step` seconds apart; each is louder by `climb` dB and "." is a rest.

        `width` spreads them from left to right as they go.
        """
        row = notes.split()
        for index, note in enumerate(row):
            if note == ".":
                continue
            pan = width * (2 * index / max(len(row) - 1, 1) - 1)
            late = self.random.uniform(0, 0.003) if index else 0
            self.play(instrument, note, at + index * step + late, level + climb * index, pan, room, **how)

    def mixed(self, channels, drive, fade_in, fade_out):
        """The finished sound, not yet levelled."""
        whole = self.dry + convolve(self.sent[np.newaxis], room_impulse())[:, : self.dry.shape[-1]]
        if channels == 1:
            whole = whole.mean(axis=0, keepdims=True)
        whole = respond(whole, high_pass(LOWEST_HZ))
        return faded(saturated(faded(whole, fade_in, fade_out), drive), 0.0003, 0.005)
