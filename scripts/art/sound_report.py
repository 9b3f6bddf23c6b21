#!/usr/bin/env python3
"""Measures the theme's sounds and says whether each keeps its promises.

    scripts/art/sound_report.py [folder]

Loudness is that of ITU-R BS.1770 (K-weighting, both speakers summed, a gate at -10 LU) with blocks of
100 ms in place of 400: these sounds are shorter than one block of the standard. A mono file counts for both
speakers, as it is played on both. True peak is read at four times the rate.
"""

import pathlib
import sys
import wave
from typing import NamedTuple

import numpy as np

from sound_dsp import RATE, biquad, high_pass, oversampled, respond, samples

BLOCK_SECONDS = 0.1
HOP_SECONDS = 0.01
GATE = 10.0
SILENCE = -120.0

# BS.1770-4, tables 1 and 2: the head's shelf and the low cut, at 48 kHz.
HEAD = biquad((1.53512485958697, -2.69169618940638, 1.19839281085285),
              (1.0, -1.69065929318241, 0.73248077421585))
LOW_CUT = biquad((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))

# The level each role is mixed to, in LUFS as measured here, and how far a sound may be off.
FEEDBACK = -18.0
TICK = FEEDBACK - 10
PHRASE = -17.0
ROLES = {
    "splash": PHRASE, "intro": PHRASE,
    "result-1": PHRASE, "result-2": PHRASE, "result-3": PHRASE, "result-4": PHRASE, "result-5": PHRASE,
    "right": FEEDBACK, "wrong": FEEDBACK, "time-up": FEEDBACK,
    "tick": TICK, "tick-last": TICK,
    "score": FEEDBACK - 8, "pause": FEEDBACK - 8, "resume": FEEDBACK - 8,
    "press": FEEDBACK - 11, "reveal": FEEDBACK - 14, "hover": FEEDBACK - 19,
}
TOLERANCE = 0.5

PEAK_LIMIT = -1.0

# No instrument reaches above 17 kHz: what is found up there is a click, a cut or a folded-back tone.
CLICK_HZ = 17_000
CLICK_LIMIT = -80.0

DC_LIMIT = 1e-4
TOTAL_LIMIT = 3_500_000


class Measure(NamedTuple):
    """What is known of one sound; levels in dB, lengths in seconds, samples as shares of full scale.

    `jump` is the largest step between two neighbouring samples, `click` the peak of what lies above the
    instruments, `tail` the level of the last 20 ms against the peak.
    """

    channels: int
    seconds: float
    peak: float
    loudness: float
    ends: float
    dc: float
    jump: float
    click: float
    tail: float


def decibels(value, scale=20):
    """A ratio in decibels, never below silence."""
    return max(scale * np.log10(value), SILENCE) if value > 0 else SILENCE


def true_peak(signal):
    """The highest level between the samples, in dBTP."""
    return decibels(np.max(np.abs(oversampled(signal, 4))))


def loudness(signal):
    """The gated K-weighted level of a signal of one or two channels, in LUFS over blocks of 100 ms."""
    block, hop = samples(BLOCK_SECONDS), samples(HOP_SECONDS)
    padded = np.pad(signal, ((0, 0), (block, block)))
    power = np.sum(respond(padded, HEAD, LOW_CUT) ** 2, axis=0) * (2 if len(signal) == 1 else 1)
    total = np.concatenate([[0], np.cumsum(power)])
    blocks = (total[block::hop] - total[:-block:hop]) / block
    heard = blocks[blocks > np.max(blocks) * 1e-6]
    gated = heard[heard > heard.mean() * 10 ** (-GATE / 10)]
    return -0.691 + decibels(gated.mean(), 10)


def measure(signal):
    """Everything the table shows."""
    last = signal[:, -samples(0.02):]
    return Measure(
        channels=len(signal),
        seconds=signal.shape[1] / RATE,
        peak=true_peak(signal),
        loudness=loudness(signal),
        ends=float(np.max(np.abs(signal[:, [0, -1]]))),
        dc=float(np.max(np.abs(signal.mean(axis=1)))),
        jump=float(np.max(np.abs(np.diff(signal)))),
        click=decibels(np.max(np.abs(respond(signal, *[high_pass(CLICK_HZ)] * 4)))),
        tail=decibels(np.sqrt(np.mean(last**2))) - decibels(np.max(np.abs(signal))),
    )


def read_wav(path):
    """A 16-bit, 48 kHz WAV as (channels, samples) of floats."""
    with wave.open(str(path), "rb") as file:
        if file.getsampwidth() != 2 or file.getframerate() != RATE:
            raise ValueError(f"{path.name}: {file.getframerate()} Hz, {8 * file.getsampwidth()} bits; "
                             f"expected {RATE} Hz, 16 bits")
        data = np.frombuffer(file.readframes(file.getnframes()), "<i2")
        return data.reshape(-1, file.getnchannels()).T / 32_768


def faults(name, found):
    """What is wrong with a sound, in words; empty when nothing is."""
    if name not in ROLES:
        yield "no role is known for this name"
    elif abs(found.loudness - ROLES[name]) > TOLERANCE:
        yield f"loudness off its role's {ROLES[name]:.1f}"
    if found.peak > PEAK_LIMIT:
        yield f"true peak above {PEAK_LIMIT:.0f} dB"
    if found.ends != 0:
        yield "does not start and end at zero"
    if found.dc > DC_LIMIT:
        yield "DC offset"
    if found.click > CLICK_LIMIT:
        yield f"a click or a false tone above {CLICK_HZ // 1000} kHz"


def report(folder):
    """Prints the table for every WAV in `folder` and returns whether all is well."""
    paths = sorted(pathlib.Path(folder).glob("*.wav"))
    print(f"{'sound':<12}{'ch':>3}{'seconds':>9}{'dBTP':>8}{'LUFS':>8}{'ends':>6}{'DC':>10}"
          f"{'jump':>8}{'click dB':>10}{'tail dB':>9}")
    good = bool(paths)
    for path in paths:
        found = measure(read_wav(path))
        print(f"{path.stem:<12}{found.channels:>3}{found.seconds:>9.3f}{found.peak:>8.1f}"
              f"{found.loudness:>8.1f}{found.ends:>6.0f}{found.dc:>10.1e}{found.jump:>8.3f}"
              f"{found.click:>10.1f}{found.tail:>9.1f}")
        for fault in faults(path.stem, found):
            print(f"  ! {path.name}: {fault}")
            good = False
    total = sum(path.stat().st_size for path in paths)
    print(f"{len(paths)} sounds, {total / 1e6:.2f} MB")
    for name in sorted(set(ROLES) - {path.stem for path in paths}):
        print(f"  ! {name}.wav: missing")
        good = False
    if total > TOTAL_LIMIT:
        print(f"  ! more than {TOTAL_LIMIT / 1e6:.1f} MB")
        good = False
    return good


if __name__ == "__main__":
    default = pathlib.Path(__file__).resolve().parents[2] / "Assets/theme/sounds"
    sys.exit(0 if report(sys.argv[1] if len(sys.argv) > 1 else default) else 1)
