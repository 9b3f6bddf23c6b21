"""The band: small wooden and glass instruments, each a handful of decaying modes and a soft strike.

Every instrument returns a stereo signal with a peak of 1, ready to be placed by a `Stage`. Ratios of modes
follow the physics of the thing: a tuned marimba bar (1 : 4 : 9.9), a free bar over a resonator (1 : 2.76 :
5.40), a wine glass (1 : 2.32 : 4.25 : 6.63), a handbell whose twelfth is tuned (1 : 3).
"""

from typing import NamedTuple

import numpy as np

from sound_dsp import RATE, faded, high_pass, low_pass, respond, rise, samples

SEMITONES = {"C": -9, "D": -7, "E": -5, "F": -4, "F#": -3, "G": -2, "A": 0, "B": 2}

# No mode above this: the top octave would only be hiss on a laptop's speakers.
HIGHEST_MODE = 15_000


def pitch(name):
    """The frequency of a note such as "F#5" in equal temperament, A4 = 440 Hz."""
    return 440.0 * 2 ** (SEMITONES[name[:-1]] / 12 + int(name[-1]) - 4)


class Mode(NamedTuple):
    """One partial: frequency ratio, level, and the seconds in which it falls by 60 dB."""

    ratio: float
    level: float
    decay: float


def ring(hz, modes, seconds, random, attack=0.0015, softness=None, split=0.0, spread=0.25):
    """Sums decaying modes.

    `softness` is the mallet's cut-off in hertz: what is softer than the mode is short excites it less.
    `split` parts each mode into two that beat, as every real glass and bell does (a share of its frequency).
    `spread` places modes left and right of the middle.
    """
    time = np.arange(samples(seconds)) / RATE
    out = np.zeros((2, len(time)))
    for index, mode in enumerate(modes):
        centre = hz * mode.ratio
        level = mode.level
        if softness:
            level /= 1 + (centre / softness) ** 2
        side = spread * (0 if index == 0 and not split else random.uniform(-1, 1))
        # The two of a pair are never struck alike, so their beats dip and do not go silent.
        favoured = random.choice((-1, 1))
        for lean in (-1, 1) if split else (0,):
            share = 1 if not split else 0.7 if lean == favoured else 0.3
            partial = centre * (1 + lean * split * random.uniform(0.6, 1.4))
            if partial > HIGHEST_MODE:
                continue
            wave = np.sin(2 * np.pi * partial * time) * np.exp(-6.908 * time / mode.decay)
            angle = np.pi / 4 * (1 + np.clip(side + lean * spread, -1, 1))
            out += level * share * wave * np.array([[np.cos(angle)], [np.sin(angle)]])
    head = samples(attack)
    out[:, :head] *= rise(head)
    return out


def knock(seconds, random, low, high, decay):
    """A short burst of filtered noise: the mallet's touch. `decay` is its time constant in seconds."""
    time = np.arange(samples(seconds)) / RATE
    burst = random.standard_normal(len(time)) * np.exp(-time / decay)
    head = samples(0.0008)
    burst[:head] *= rise(head)
    shaped = respond(burst, high_pass(low), low_pass(high), low_pass(high))
    return np.tile(shaped / np.max(np.abs(shaped)), (2, 1))


def levelled(signal):
    """The signal with a peak of 1 and its end faded, whatever was still ringing there."""
    length = signal.shape[-1] / RATE
    return faded(signal / np.max(np.abs(signal)), 0.0005, 0.2 * length)


def marimba(note, random, seconds=1.2, softness=2_200):
    """A rosewood bar under a yarn mallet; lower bars ring longer."""
    hz = pitch(note)
    body = 1.05 * (220 / hz) ** 0.45
    modes = [Mode(1, 1, body), Mode(3.98, 0.42, body * 0.24), Mode(9.9, 0.28, body * 0.07)]
    # The tube below answers a little late and a little flat: the round, hollow part of the tone.
    tube = ring(hz * 0.998, [Mode(1, 0.35, body * 0.7)], seconds, random, attack=0.014)
    tone = ring(hz, modes, seconds, random, attack=0.002, softness=softness) + tube
    return levelled(tone + 0.10 * knock(seconds, random, 160, 1_100, 0.006))


def kalimba(note, random, seconds=1.2, softness=6_500):
    """A steel tine on a wooden box, plucked by the thumb's flesh."""
    hz = pitch(note)
    body = 1.15 * (440 / hz) ** 0.35
    modes = [Mode(1, 1, body), Mode(2.003, 0.10, body * 0.5), Mode(3.01, 0.05, body * 0.3),
             Mode(5.43, 0.22, body * 0.16), Mode(9.2, 0.12, body * 0.06)]
    tone = ring(hz, modes, seconds, random, attack=0.0022, softness=softness, split=0.0004, spread=0.2)
    box = ring(196, [Mode(1, 0.10, 0.10), Mode(1.62, 0.07, 0.07)], seconds, random, attack=0.001)
    return levelled(tone + box + 0.06 * knock(seconds, random, 500, 2_600, 0.004))


def celesta(note, random, seconds=1.4, softness=8_000):
    """A steel bar over a wooden box, under felt."""
    hz = pitch(note)
    body = 1.40 * (587 / hz) ** 0.4
    modes = [Mode(1, 1, body), Mode(2.0, 0.08, body * 0.6), Mode(2.756, 0.22, body * 0.32),
             Mode(5.404, 0.14, body * 0.14)]
    tone = ring(hz, modes, seconds, random, attack=0.0018, softness=softness, split=0.0005, spread=0.3)
    return levelled(tone + 0.035 * knock(seconds, random, 700, 3_500, 0.004))


def bell(note, random, seconds=1.6, softness=7_000):
    """A small handbell: its twelfth is in tune, and a hum an octave below keeps it warm."""
    hz = pitch(note)
    body = 1.70 * (587 / hz) ** 0.35
    modes = [Mode(0.5, 0.16, body * 0.8), Mode(1, 1, body), Mode(2.0, 0.22, body * 0.55),
             Mode(3.0, 0.46, body * 0.45), Mode(4.16, 0.12, body * 0.22), Mode(5.43, 0.10, body * 0.15),
             Mode(6.79, 0.05, body * 0.10)]
    tone = ring(hz, modes, seconds, random, attack=0.0018, softness=softness, split=0.0006, spread=0.3)
    return levelled(tone + 0.03 * knock(seconds, random, 900, 4_000, 0.003))


def glass(note, random, seconds=0.8, softness=10_000):
    """A thin glass, tapped at its rim."""
    hz = pitch(note)
    body = 0.55 * (880 / hz) ** 0.4
    modes = [Mode(1, 1, body), Mode(2.32, 0.34, body * 0.5), Mode(4.25, 0.22, body * 0.28),
             Mode(6.63, 0.10, body * 0.16)]
    tone = ring(hz, modes, seconds, random, attack=0.0012, softness=softness, split=0.0011, spread=0.35)
    return levelled(tone + 0.03 * knock(seconds, random, 1_500, 6_000, 0.002))


def wood_block(note, random, seconds=0.14, decay=0.07, softness=2_600):
    """A small hollow block of wood under a rubber mallet."""
    hz = pitch(note)
    modes = [Mode(1, 1, decay), Mode(1.48, 0.36, decay * 0.6), Mode(2.57, 0.42, decay * 0.38),
             Mode(4.1, 0.24, decay * 0.2)]
    tone = ring(hz, modes, seconds, random, attack=0.0016, softness=softness, spread=0.1)
    return levelled(tone + 0.16 * knock(seconds, random, 400, 2_400, 0.0035))


def pop(note, random, seconds=0.16, bend=0.55):
    """A bubble: one tone that slides up into its note while it dies. `bend` is where it starts from."""
    hz = pitch(note)
    time = np.arange(samples(seconds)) / RATE
    glide = hz * (1 - (1 - bend) * np.exp(-time / 0.012))
    phase = 2 * np.pi * np.cumsum(glide) / RATE
    tone = np.sin(phase) * np.exp(-time / 0.022)
    head = samples(0.003)
    tone[:head] *= rise(head)
    return levelled(np.tile(tone, (2, 1)) + 0.04 * knock(seconds, random, 600, 3_000, 0.003))


def bowed_glass(note, random, seconds, attack, release, brightness=1.0):
    """Glasses stroked by a wet finger: a slow swell that opens upwards, wide and faintly beating."""
    hz = pitch(note)
    time = np.arange(samples(seconds)) / RATE
    out = np.zeros((2, len(time)))
    for harmonic in range(1, 8):
        if hz * harmonic > HIGHEST_MODE:
            break
        level = harmonic**-1.25 * brightness ** (harmonic - 1) / (1 + (hz * harmonic / 3_800) ** 2)
        # Higher harmonics come in later, so that the tone brightens as it grows.
        swell = np.clip(time / attack, 0, 1) ** (1 + 0.5 * (harmonic - 1))
        swell = np.sin(np.pi / 2 * swell) ** 2
        for ear in (0, 1):
            for detune in (-1, 1):
                cents = detune * random.uniform(1.5, 3.5)
                breath = 1 + 0.12 * np.sin(2 * np.pi * (random.uniform(0.6, 1.4) * time + random.rand()))
                phase = 2 * np.pi * (hz * harmonic * 2 ** (cents / 1200) * time + random.rand())
                out[ear] += 0.5 * level * swell * breath * np.sin(phase)
    return faded(out / np.max(np.abs(out)), 0.01, release)


def breath(seconds, random, peak, low=420, high=2_600):
    """A breath of air: noise whose colour climbs from `low` to `high` and sinks back under one soft swell.

    `peak` is where the swell is fullest, as a share of its length. Bands are bell curves over the
    logarithm of frequency, so that no edge of a filter can whistle.
    """
    count = samples(seconds)
    share = np.arange(count) / count
    swell = np.sin(np.pi * share ** (np.log(0.5) / np.log(peak))) ** 2
    size = 1 << (count - 1).bit_length()
    octave = np.log2(np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1))
    common, sides = random.standard_normal(size), random.standard_normal((2, size))
    spectrum = np.fft.rfft(0.75 * common + 0.66 * sides)
    colour = np.log2(low) + (np.log2(high) - np.log2(low)) * swell
    out = np.zeros((2, count))
    for centre in np.arange(np.log2(low) - 0.5, np.log2(high) + 1.0, 0.5):
        # Pink-ish tilt: every band carries the same power for its width in octaves.
        band = np.exp(-0.5 * ((octave - centre) / 0.42) ** 2) * 2 ** (-0.5 * (octave - 10))
        near = np.exp(-0.5 * ((colour - centre) / 0.6) ** 2)
        out += np.fft.irfft(spectrum * band, size)[:, :count] * near
    out *= swell
    return out / np.max(np.abs(out))
