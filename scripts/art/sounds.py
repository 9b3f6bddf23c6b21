#!/usr/bin/env python3
"""Makes every sound of the shipped theme, from nothing but this code.

    scripts/art/sounds.py [--out FOLDER] [NAME ...]

All of them are played by one small band (sound_instruments.py) in one room (sound_dsp.py), in D major
pentatonic. One motif holds the family together: the fourth from A up to D, "the crop becomes the whole". It
is the logo sting, the right answer, the end of the theme and of the fanfare.

The same code, Python and numpy give the same bytes on the same machine: every sound seeds its own generator
by its name.
"""

import argparse
import pathlib

import numpy as np

from sound_dsp import samples, without_dc, write_wav
from sound_instruments import bell, bowed_glass, breath, celesta, glass, kalimba, marimba, pop, wood_block
from sound_report import PEAK_LIMIT, ROLES, loudness, true_peak
from sound_stage import Stage, decibels

FOLDER = "Assets/theme/sounds"


# ---- feedback ----------------------------------------------------------------------------------------------


def right(stage):
    """Two rising bells; a marimba under the second gives the stamp its landing."""
    stage.play(bell, "A5", 0, -2.5, room=-8)
    stage.play(celesta, "A4", 0, -10)
    stage.play(bell, "D6", 0.11, 0, room=-8)
    stage.play(celesta, "D5 F#5", 0.11, -8, strum=0.006)
    stage.play(marimba, "D4", 0.11, -7)


def wrong(stage):
    """One low step down that comes to rest on an open fifth: a shrug, no reproach."""
    stage.play(marimba, "B3", 0, -1, softness=2_000)
    stage.play(marimba, "A3", 0.16, 0, softness=1_900)
    stage.play(marimba, "D3", 0.17, -6, softness=1_200)
    stage.play(kalimba, "A4", 0.165, -17, softness=2_500)


def time_up(stage):
    """A bell on the note that wants to go on, and the hand that stills it."""
    struck = bell("A4", stage.random, seconds=0.62, softness=6_000)
    open_time, hand = samples(0.20), samples(0.15)
    damper = np.zeros(struck.shape[-1])
    damper[:open_time] = 1
    damper[open_time: open_time + hand] = 0.5 + 0.5 * np.cos(np.pi * np.arange(hand) / hand)
    stage.put(struck * damper, 0, 0, room=-7)
    stage.play(wood_block, "D4", 0.215, -19, decay=0.05)
    stage.play(marimba, "A3", 0, -9, seconds=0.5)


def reveal(stage):
    """A breath while the light spreads: full early, when the picture's edges run, then a long rest."""
    stage.put(breath(0.9, stage.random, peak=0.36), 0, room=-12)


# ---- the clock and the hand --------------------------------------------------------------------------------


def tick(stage):
    """A second passes: a soft block."""
    stage.play(wood_block, "D5", 0, room=-17, decay=0.075, softness=3_000)


def tick_last(stage):
    """One of the last two seconds: a fifth higher, tighter."""
    stage.play(wood_block, "A5", 0, room=-19, decay=0.055, softness=3_600)


def press(stage):
    """A wooden key going down, and touching the bed."""
    stage.play(wood_block, "D5", 0, room=-22, decay=0.028, softness=2_200)
    stage.play(wood_block, "A4", 0.012, -9, room=-22, decay=0.03, softness=1_500)


def hover(stage):
    """A fingernail on wood."""
    stage.play(wood_block, "A5", 0, room=-24, decay=0.016, softness=2_600)


def score(stage):
    """A glass bubble for one more point; short enough to be played in a row."""
    stage.play(pop, "D6", 0, -5, room=-16)
    stage.play(glass, "D6", 0.006, -3, room=-14, seconds=0.2)


def pause(stage):
    """The motif turned back."""
    stage.run(kalimba, "D5 A4", 0, 0.085, softness=2_600)


def resume(stage):
    """The motif again."""
    stage.run(kalimba, "A4 D5", 0, 0.085, softness=3_200)


# ---- opening -----------------------------------------------------------------------------------------------


def splash(stage):
    """The logo: the crop pops in on A, air gathers, and on D the frame fills."""
    stage.play(pop, "A4", 0.55, -6, bend=0.5)
    stage.play(glass, "A5", 0.55, -11, seconds=1.0, pan=-0.1)
    stage.play(celesta, "A4", 0.55, -4)
    stage.play(marimba, "A3", 0.55, -9)
    stage.put(breath(1.1, stage.random, peak=0.62, high=3_200), 0.42, -24)
    stage.put(bowed_glass("D4", stage.random, 1.55, 0.42, 0.9), 0.84, -13, pan=-0.25)
    stage.put(bowed_glass("A4", stage.random, 1.55, 0.42, 0.9), 0.84, -14, pan=0.25)
    stage.play(marimba, "D3 A3", 1.15, -4, strum=0.004)
    stage.play(celesta, "D4 F#4 A4", 1.15, -10, strum=0.008)
    stage.play(celesta, "D5", 1.15, 0, room=-7)
    stage.play(bell, "D6", 1.155, -9, room=-6, pan=0.15)
    stage.run(glass, "A5 D6 F#6", 1.27, 0.085, -16, width=0.5, climb=-1.5, room=-4)


def intro(stage):
    """The theme: three crops appear, they grow into a wall of pictures, and the motif closes."""
    eighth = 0.3

    # A floor that is hardly heard at first and opens up towards the chord.
    for note, pan, level in (("D3", 0, -18), ("A3", -0.4, -17), ("D4", 0.4, -18)):
        stage.put(bowed_glass(note, stage.random, 2.9, 2.0, 0.7), 0.05, level, pan)
    for note, pan, level in (("D4", -0.3, -14), ("F#4", 0.5, -16), ("A4", -0.5, -15), ("D5", 0.3, -18)):
        stage.put(bowed_glass(note, stage.random, 2.2, 0.75, 1.1, brightness=1.1), 1.75, level, pan)
    stage.put(breath(1.5, stage.random, peak=0.60, high=4_200), 1.5, -25)

    # Three crops, three rising pops.
    for at, note, low, pan in ((0.5, "D5", "D3", -0.4), (1.1, "F#5", "B2", 0.05), (1.7, "A5", "A2", 0.4)):
        stage.play(pop, note, at, -10, pan)
        stage.play(glass, note[:-1] + "6", at, -17, pan, seconds=0.7)
        stage.play(celesta, note, at, -7, pan)
        stage.play(marimba, low, at, -12, seconds=0.9)

    # Between them the arpeggio, getting busier; then four steps, a little broader, up into the chord.
    stage.run(kalimba, ". A4 F#4 A4", 0.5, eighth / 2, -14, width=0.3, climb=0.3)
    stage.run(kalimba, ". B4 A4 D5", 1.1, eighth / 2, -13, width=-0.3, climb=0.4)
    stage.run(kalimba, ". B4 D5 E5", 1.7, 0.175, -12, width=0.4, climb=1.5)
    stage.run(marimba, "A3 E4 A4 B4", 1.7, 0.175, -15, width=-0.3, climb=1.0, seconds=0.8)

    # The wall of pictures.
    stage.play(marimba, "D3 A3 D4 F#4 A4", 2.4, -8, strum=0.012)
    stage.play(celesta, "D5 F#5 A5", 2.4, -7, -0.15, strum=0.014)
    stage.play(bell, "D6", 2.4, -4, 0.1, room=-6)
    stage.play(bell, "A5", 2.41, -11, -0.35, room=-6)
    stage.run(glass, "A5 D6 F#6 A6 F#6", 2.5, 0.075, -15, width=0.7, climb=-1, room=-4)

    # The tune comes home, and the motif closes it.
    stage.run(celesta, ". B5 A5 F#5 A5", 2.4, eighth, -7, width=0.2, climb=-0.4)
    stage.run(kalimba, ". A4 D5 F#4 B4 D5 A4 E5", 2.4, eighth / 2, -14, width=0.45, climb=-0.3)
    stage.play(marimba, "B2 F#3", 3.0, -9, strum=0.005)
    stage.play(marimba, "A2 E3", 3.3, -9, strum=0.005)
    stage.play(marimba, "D3 A3 D4", 3.6, -7, strum=0.012)
    stage.play(celesta, "F#4 A4 D5", 3.6, -10, strum=0.022)
    stage.play(celesta, "D6", 3.6, -8, room=-6)
    stage.play(bell, "D5", 3.61, -10, room=-6)
    stage.run(glass, "D6 A6", 3.78, 0.12, -19, width=0.5, climb=-2, room=-4)
    for note, pan in (("D4", -0.4), ("A4", 0.4)):
        stage.put(bowed_glass(note, stage.random, 1.25, 0.3, 0.8), 3.4, -17, pan)


# ---- results: each tier longer, fuller, wider --------------------------------------------------------------


def result_1(stage):
    """A hand on the shoulder: up a little, and home to rest."""
    stage.run(kalimba, "F#4 A4 B4", 0, 0.2, -2, climb=0.2, softness=3_000)
    stage.play(kalimba, "A4", 0.62, 0, softness=3_000)
    stage.play(marimba, "D3 F#3", 0.62, -6, strum=0.012, softness=1_400)
    stage.play(marimba, "D4", 0, -10, softness=1_400)


def result_2(stage):
    """Well begun: the phrase looks up at its end."""
    stage.play(marimba, "D3", 0, -8)
    stage.run(kalimba, "A4 B4 D5 .", 0, 0.18, -3, climb=0.5)
    stage.play(marimba, "A3 E4", 0.36, -9, strum=0.01)
    stage.play(kalimba, "F#5", 0.72, -1)
    stage.play(celesta, "F#5 A4", 0.72, -7, strum=0.012)
    stage.play(marimba, "D3 A3 D4", 0.72, -7, strum=0.014)


def result_3(stage):
    """Good: the tune of the theme on the celesta, over three chords."""
    stage.run(celesta, "D5 E5 F#5 .", 0, 0.16, -3, climb=0.4)
    stage.run(kalimba, "D4 A4 D5 A4 B3 F#4 A4", 0, 0.08, -12)
    stage.play(marimba, "B2 F#3", 0, -8, strum=0.006)
    stage.play(marimba, "A2 E3", 0.32, -8, strum=0.006)
    stage.run(celesta, "B5 A5", 0.48, 0.16, -3)
    stage.play(celesta, "D5 F#5 A5", 0.82, -6, strum=0.012)
    stage.play(bell, "D6", 0.85, -7, room=-6)
    stage.play(marimba, "D3 A3 D4", 0.82, -6, strum=0.010)
    stage.run(kalimba, "F#5 A5 D6", 1.0, 0.1, -13, climb=-2)


def result_4(stage):
    """Very good: bells come in, the floor glows."""
    for note, pan, level in (("D4", -0.4, -16), ("A4", 0.4, -16), ("F#4", 0.1, -18)):
        stage.put(bowed_glass(note, stage.random, 2.5, 0.95, 1.3), 0, level, pan)
    stage.run(celesta, "A4 D5 F#5 A5", 0, 0.14, -5, width=0.3, climb=0.6)
    stage.run(marimba, "A3 D4 F#4 A4", 0, 0.14, -9, width=-0.3, climb=0.6, seconds=0.9)
    stage.play(marimba, "B2 F#3", 0.56, -7, strum=0.006)
    stage.run(bell, "B5 A5", 0.56, 0.21, -7, width=0.2)
    stage.run(kalimba, "F#4 B4 D5 E5", 0.56, 0.105, -12, width=0.4, climb=0.5)
    stage.play(marimba, "A2 E3 A3", 0.77, -8, strum=0.006)
    stage.play(marimba, "D3 A3 D4 F#4", 0.98, -6, strum=0.010)
    stage.play(celesta, "D5 F#5 A5", 0.98, -7, strum=0.012)
    stage.play(bell, "D6", 0.99, -3, room=-6)
    stage.run(glass, "D6 F#6 A6 D6 A5", 1.12, 0.1, -15, width=0.7, climb=-1.2, room=-4)


def result_5(stage):
    """Bright and full: a call, its answer, a run, and every bell on the last chord."""
    floor = (("D3", 0.0, -16), ("A3", -0.5, -14), ("D4", 0.5, -14),
             ("F#4", -0.3, -14), ("A4", 0.3, -14), ("D5", 0.0, -16))
    for note, pan, level in floor:
        stage.put(bowed_glass(note, stage.random, 2.85, 1.3, 1.4, brightness=1.15), 0.15, level, pan)
    stage.put(breath(1.3, stage.random, peak=0.68, high=4_500), 0.5, -27)

    # The call: three quick knocks and the fourth up.
    for index in range(3):
        stage.play(celesta, "A4 A5", index * 0.11, -7 + index, -0.2)
        stage.play(marimba, "A3 D4", index * 0.11, -8 + index, 0.2, seconds=0.6)
    stage.play(bell, "D5 D6", 0.33, -6, strum=0.004)
    stage.play(marimba, "D3 A3 D4 F#4", 0.33, -7, strum=0.006)

    # The answer, a third higher, over the sixth.
    stage.run(celesta, "A5 B5", 0.55, 0.11, -5, width=0.3)
    stage.play(bell, "F#5", 0.77, -6, -0.2)
    stage.play(celesta, "F#5 B5", 0.77, -8, 0.2, strum=0.006)
    stage.play(marimba, "B2 F#3 B3 D4", 0.77, -7, strum=0.006)

    # The run up, while the floor swells.
    stage.run(kalimba, "A4 B4 D5 E5", 0.99, 0.0825, -8, width=0.5, climb=0.8)
    stage.run(celesta, "A5 B5 D6 E6", 0.99, 0.0825, -10, width=-0.4, climb=0.8)
    stage.run(marimba, "A2 . E3 A3", 0.99, 0.0825, -7, climb=0.5)

    # The whole picture.
    stage.play(marimba, "D3 A3 D4 F#4 A4", 1.32, -5, strum=0.008)
    stage.play(celesta, "D5 F#5 A5", 1.32, -5, strum=0.008)
    stage.play(bell, "D6", 1.32, -2, room=-6)
    stage.play(bell, "A5", 1.325, -7, -0.4, room=-6)
    stage.play(bell, "F#6", 1.33, -10, 0.4, room=-6)
    stage.run(marimba, "D4 A4 " * 6, 1.42, 0.07, -11, width=0.3, climb=-0.5, seconds=0.5)
    stage.run(glass, "A5 D6 F#6 A6 F#6 D6 A6", 1.45, 0.09, -13, width=0.8, climb=-1.0, room=-4)
    stage.play(bell, "A5 D6", 1.98, -9, 0.0, room=-4, strum=0.11)


# What is made: its score, its channels, its length and fades in seconds, and how hard the tape is driven.
SOUNDS = {
    "splash": (splash, 2, 2.4, 0.002, 0.8, 0.40),
    "intro": (intro, 2, 4.65, 0.010, 0.65, 0.75),
    "tick": (tick, 1, 0.13, 0.0008, 0.05, 0.35),
    "tick-last": (tick_last, 1, 0.10, 0.0008, 0.04, 0.35),
    "right": (right, 1, 0.95, 0.0008, 0.45, 0.40),
    "wrong": (wrong, 1, 0.80, 0.0008, 0.35, 0.40),
    "time-up": (time_up, 1, 0.75, 0.0008, 0.30, 0.40),
    "reveal": (reveal, 2, 0.92, 0.030, 0.25, 0.30),
    "press": (press, 1, 0.07, 0.0008, 0.03, 0.30),
    "hover": (hover, 1, 0.045, 0.0008, 0.02, 0.30),
    "score": (score, 1, 0.20, 0.0008, 0.09, 0.35),
    "pause": (pause, 1, 0.42, 0.0008, 0.20, 0.35),
    "resume": (resume, 1, 0.42, 0.0008, 0.20, 0.35),
    "result-1": (result_1, 1, 1.50, 0.0008, 0.60, 0.40),
    "result-2": (result_2, 1, 1.80, 0.0008, 0.70, 0.40),
    "result-3": (result_3, 1, 2.10, 0.0008, 0.80, 0.40),
    "result-4": (result_4, 2, 2.50, 0.0008, 0.90, 0.45),
    "result-5": (result_5, 2, 3.05, 0.0008, 1.00, 0.60),
}


def rendered(name):
    """One sound, at its role's loudness, and the generator that is to dither it."""
    write_score, channels, seconds, fade_in, fade_out, drive = SOUNDS[name]
    stage = Stage(name, seconds)
    write_score(stage)
    sound = stage.mixed(channels, drive, fade_in, fade_out)
    sound = without_dc(sound * decibels(ROLES[name] - loudness(sound)))
    peak = true_peak(sound)
    if peak > PEAK_LIMIT:
        raise ValueError(f"{name}: true peak {peak:.1f} dB at its role's loudness, above the allowed "
                         f"{PEAK_LIMIT:.0f}; drive it harder or lower the role")
    return sound, stage.random


def render(folder, names=tuple(SOUNDS)):
    """Writes the named sounds as WAV files into `folder`."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        sound, random = rendered(name)
        write_wav(folder / f"{name}.wav", sound, random)


def run(assets, arguments):
    """For scripts/make-assets."""
    main(["--out", str(assets.parent / FOLDER), *arguments])
    print(f"sounds: {len(arguments) or len(SOUNDS)} files")


def make(root):
    """Makes all sounds of the theme in the checkout at `root`."""
    render(pathlib.Path(root) / FOLDER)


def main(argv=None):
    parser = argparse.ArgumentParser(description="Makes the sounds of the shipped theme.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these sounds; all without a name")
    parser.add_argument("--out", help=f"the folder to write to; without it, {FOLDER} of this checkout")
    chosen = parser.parse_args(argv)
    unknown = [name for name in chosen.names if name not in SOUNDS]
    if unknown:
        parser.error(f"no sound is called {unknown[0]}; there are {', '.join(SOUNDS)}")
    root = pathlib.Path(__file__).resolve().parents[2]
    render(chosen.out or root / FOLDER, chosen.names or tuple(SOUNDS))


if __name__ == "__main__":
    main()
