"""closeup check on a library of 10,000 photos, beside what the decoder alone takes for their thumbnails.

    python3 Benchmarks/check.py --programs .build/release [--photos 10000] [--keep FOLDER] SOURCE...

SOURCE are folders of photos. Each photo is saved in a few sizes, and those files are copied with a few bytes of their
own at the end, until there are enough: every file is another one.
"""

import argparse
import os
import pathlib
import resource
import shutil
import subprocess
import tempfile
import time

SIDES = (1600, 2000, 2400, 3000)
ENDS = {".jpg", ".jpeg", ".png"}


def make(sources, folder, count, work):
    """A pack of four answers with `count` photos."""
    photos = sorted(file for source in sources for file in pathlib.Path(source).rglob("*") if file.suffix.lower() in ENDS)
    work.mkdir(parents=True, exist_ok=True)
    files = sorted(work.glob("*.jpg"))
    if not files:
        for number, photo in enumerate(photos[:300]):
            for side in SIDES:
                target = work / f"{number}-{side}.jpg"
                subprocess.run(["vipsthumbnail", photo, "-s", f"{side}x", "-o", f"{target}[Q=85]"], check=True)
                files.append(target)
    for number in range(count):
        source = files[number % len(files)]
        target = folder / f"Answer {number % 4 + 1}" / f"{number:05}.jpg"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
        with open(target, "ab") as file:
            file.write(number.to_bytes(8, "little"))


def timed(words, environment):
    """Seconds, seconds of the processors, and what came of it."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    result = subprocess.run(words, env=environment, input=b"\n", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    seconds = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    # A check whose pack has errors ends with 1 and prints them; without a line it has failed.
    if not result.stdout:
        raise SystemExit(f"{words[0]} ended with {result.returncode}: {result.stderr.decode()}")
    return seconds, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sources", nargs="+", metavar="SOURCE")
    parser.add_argument("--programs", type=pathlib.Path, required=True)
    parser.add_argument("--photos", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--keep", type=pathlib.Path, help="where the photos are made and kept")
    options = parser.parse_args()
    folder = options.keep or pathlib.Path(tempfile.mkdtemp(prefix="closeup-check-bench-"))
    pack = folder / "pack"
    if not pack.exists():
        make(options.sources, pack, options.photos, folder / "sizes")
    cache = folder / "cache"
    environment = dict(os.environ, XDG_CACHE_HOME=str(cache))
    for _ in range(options.rounds):
        alone, alone_work, _ = timed([options.programs / "closeup-bench", "thumbnails", pack], environment)
        shutil.rmtree(cache, ignore_errors=True)
        first, first_work, result = timed([options.programs / "closeup", "check", pack], environment)
        second, second_work, again = timed([options.programs / "closeup", "check", pack], environment)
        assert result.stdout == again.stdout, "a second check found something else"
        print(f"thumbnails alone {alone:.1f} s, check {first:.1f} s ({first / alone:.2f} ×), again {second:.1f} s")
        print(f"  processor time {alone_work:.1f} s, {first_work:.1f} s ({first_work / alone_work:.2f} ×), {second_work:.1f} s")
        print(f"  {result.stdout.decode().strip().splitlines()[-1]}")
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    print(f"largest process {peak / 1024:.0f} MB")
    if not options.keep:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
