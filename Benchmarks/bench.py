"""Measures the game against its peers; started by scripts/bench, which builds what is measured."""

import argparse
import json
import pathlib
import subprocess
import tempfile
import time

import packs
from play import Game, Screen, monotonic_milliseconds
from report import Report
from turns import Samples, Stepper, take_turns

BOX = (1280, 720)
SIZES = {12: (4000, 3000), 24: (6000, 4000), 48: (8000, 6000)}
# How many times as fast as SDL_image and a stretch.
FASTER = {12: 1.6, 24: 1.7, 48: 2.1}


class Bench:
    def __init__(self, options, folder):
        self.options = options
        self.folder = folder
        self.tools = options.tools
        self.programs = options.programs
        self.report = Report()

    def rounds(self, number):
        return max(3, number // 4) if self.options.quick else number

    def client(self, *words, **settings):
        return Stepper([self.programs / "closeup-bench", *words], **settings)

    def game(self, screen, words, state=None):
        state = state or pathlib.Path(tempfile.mkdtemp(dir=self.folder, prefix="state-"))
        return Game(self.programs / "closeup", screen, self.folder, words, state)

    # Decoding

    def decode(self):
        """JPEG to the size on screen, and what choosing a crop adds."""
        for progressive in (False, True):
            for megapixels, size in SIZES.items():
                self.decode_one(megapixels, size, progressive)

    def decode_one(self, megapixels, size, progressive):
        file = self.folder / f"{megapixels}{'-progressive' * progressive}.jpg"
        packs.make_photo(self.tools, file, *size, 1, progressive)
        steppers = {
            "closeup": self.client("photo", file, *BOX, is_lowered=False),
            "closeup with a crop": self.client("crop", file, *BOX, is_lowered=False),
            "vips_thumbnail": Stepper([self.tools / "vips-thumbnail", file, *BOX]),
            "SDL_image and stretch": Stepper([self.tools / "sdl-stretch", file, *BOX]),
            "turbojpeg scaled": Stepper([self.tools / "turbojpeg-scaled", file, *BOX]),
        }
        samples = take_turns({name: stepper.run for name, stepper in steppers.items()}, self.rounds(24))
        for stepper in steppers.values():
            stepper.close()
        file.unlink()
        ours = samples["closeup"]
        name = f"JPEG {megapixels} MP{', progressive' * progressive} to 1280×720"
        self.report.compare(name, ours, "vips_thumbnail", samples["vips_thumbnail"],
                            most=None if progressive else 1.1)
        self.report.compare(name, ours, "SDL_image and stretch", samples["SDL_image and stretch"],
                            most=None if progressive else 1 / FASTER[megapixels])
        self.report.compare(name, ours, "turbojpeg scaled (bound)", samples["turbojpeg scaled"])
        self.report.value(f"crop choice, {megapixels} MP{', progressive' * progressive}",
                          min(samples["closeup with a crop"]) - min(ours), "ms", most=10)

    # Start

    def start(self):
        """The first frame beside a C program's, and with a library of 100,000 photos."""
        screen = Screen()
        font = subprocess.run(["fc-match", "-f", "%{file}", "Quicksand:bold"], capture_output=True, text=True).stdout
        few = packs.many_photos(self.tools, self.folder / "few", 100, 4)
        many = packs.many_photos(self.tools, self.folder / "many", 100_000, 400)

        def peer():
            start = monotonic_milliseconds()
            words = [self.tools / "first-frame", font, *map(str, BOX)]
            answer = subprocess.run(words, env=screen.environment(self.folder), capture_output=True, text=True)
            return float(answer.stdout) - start

        def ours(words):
            def run():
                game = self.game(screen, words)
                first = game.first_frame()
                game.process.terminate()
                game.process.wait()
                return first
            return run

        samples = take_turns(
            {"C": peer, "few": ours([few]), "many": ours([many])}, self.rounds(20))
        self.report.compare("first frame", samples["few"], "C on the same libraries", samples["C"], most=1.3)
        self.report.compare("first frame, 100,000 photos", samples["many"], "100 photos", samples["few"], most=1.05)
        self.library(screen, few, many)
        screen.close()

    def library(self, screen, few, many):
        """The scan against find, and what the many photos take in memory."""
        scan = self.client("scan", many, is_lowered=False)

        def find():
            start = monotonic_milliseconds()
            subprocess.run(["find", many, "-type", "f"], stdout=subprocess.DEVNULL, check=True)
            return monotonic_milliseconds() - start

        samples = take_turns({"scan": scan.run, "find": find}, self.rounds(16))
        scan.close()
        self.report.compare("scan of 100,000 photos", samples["scan"], "find -type f", samples["find"], most=2)
        peaks = []
        for pack in (few, many):
            game = self.game(screen, [pack, "--skip-intro"])
            game.next("rests")
            time.sleep(2)
            peaks.append(game.peaks()[0])
            game.end()
        self.report.value("memory for 100,000 photos more", peaks[1] - peaks[0], "MB", most=30)

    # Play

    def still(self):
        """A still screen draws nothing."""
        screen = Screen()
        game = self.game(screen, ["--skip-intro"])
        before = game.next("rests")["frames"]
        time.sleep(2)
        self.report.value("frames drawn in 2 s of a still screen", game.end()["frames"] - before, "", most=0)
        screen.close()

    def play(self):
        """Whole games on 48-megapixel photos, and the same with photos that cost nothing."""
        screen = Screen()
        count = 8 if self.options.quick else 30
        photos = packs.large_photos(self.tools, self.folder / "large", count)
        small = packs.small_copies(self.folder / "small", photos, count)
        measured = {"large": [], "small": []}
        # In turns; late frames are few, and one game tells little of them.
        for seed in ("5",) if self.options.quick else ("5", "6"):
            for name, pack in (("large", photos), ("small", small)):
                game = self.game(screen, [pack, "--seed", seed, "--skip-intro"])
                game.pictures = count
                game.next("rests")
                game.play()
                time.sleep(2)
                measured[name].append(game.end())

        def values(name, key):
            return Samples(game[key] for game in measured[name])

        self.report.value(
            "game on 48 MP: frames in “loading”", sum(values("large", "loadingFrames")), "", most=0)
        self.report.value(
            "game on 48 MP: p99 of a frame's CPU", values("large", "p99Milliseconds").median, "ms", most=8)
        self.report.value(
            "game on 48 MP: median of a frame's CPU", values("large", "medianMilliseconds").median, "ms", most=4)
        self.report.compare(
            f"game on 48 MP: late frames of {sum(values('large', 'frames')):.0f}",
            Samples([sum(values("large", "lateFrames"))]), "photos decoded before",
            Samples([sum(values("small", "lateFrames"))]), unit="", most=1)
        self.memory(screen, photos, count)
        screen.close()

    def memory(self, screen, photos, count):
        """Games in one run, as fast as keys can play them: ten, or one in a quick run."""
        packs.write_config(photos, count, is_hasty=True)
        game = self.game(screen, [photos, "--skip-intro"])
        game.pictures = count
        game.next("rests")
        peaks = []
        for _ in range(1 if self.options.quick else 10):
            game.play(thought=0, look=0.02)
            time.sleep(1)
            peaks.append(game.peaks())
        game.end()
        self.report.value("memory: game, after its first game", peaks[0][0], "MB", most=110)
        if len(peaks) > 3:
            self.report.value(f"memory: game, after {len(peaks)} games", peaks[-1][0], "MB", most=110)
            self.report.value("memory: grown from the third game on", peaks[-1][0] - peaks[2][0], "MB", most=2)
        else:
            print("  A quick run plays a single game for its memory: whether it grows is not measured.", flush=True)
        self.report.value("memory: decoder's peak", max(peak[1] for peak in peaks), "MB", most=130)


PARTS = {"decode": Bench.decode, "start": Bench.start, "still": Bench.still, "play": Bench.play}


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"only these: {', '.join(PARTS)}")
    parser.add_argument("--quick", action="store_true", help="fewer runs and short games: a look, not a measurement")
    parser.add_argument("--programs", type=pathlib.Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--tools", type=pathlib.Path, required=True, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if unknown := set(options.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}; parts are {', '.join(PARTS)}")
    failed = False
    with tempfile.TemporaryDirectory(prefix="closeup-bench-") as folder:
        bench = Bench(options, pathlib.Path(folder))
        for name, part in PARTS.items():
            if not options.parts or name in options.parts:
                print(f"Measuring: {part.__doc__}", flush=True)
                try:
                    part(bench)
                except SystemExit as reason:
                    # What the other parts measured is not lost.
                    print(reason, flush=True)
                    failed = True
    bench.report.print()
    bench.report.write(pathlib.Path("bench.json"))
    if failed:
        raise SystemExit("Not all was measured: see above.")


main()
