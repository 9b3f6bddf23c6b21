"""Writes the filler pictures: Assets/Pictures/<answer>/<subject>-<n>.svg and each folder's metadata.csv."""

from __future__ import annotations

import argparse
import csv
import importlib
from pathlib import Path

CATEGORIES = {"animal": "animals", "food": "food", "vehicle": "vehicles", "building": "buildings"}
HERE = Path(__file__).parent
CREDIT, LICENCE = "Closeup", "CC0-1.0"
LARGEST = 60 * 1024  # bytes; a larger picture takes too long to decode on a small machine


def run(assets: Path, arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="make-assets pictures")
    parser.add_argument("category", nargs="?", choices=CATEGORIES, help="one category; all that exist when left out")
    parser.add_argument("--only", metavar="NAME", help="only the pictures whose file name starts with NAME")
    options = parser.parse_args(arguments)
    for category, module in CATEGORIES.items():
        if options.category not in (None, category):
            continue
        if (HERE / f"{module}.py").exists():
            write(assets / "Pictures" / category.capitalize(), importlib.import_module(module).PICTURES, options.only)
        elif options.category:
            parser.error(f"scripts/art/{module}.py does not exist yet")


def write(folder: Path, pictures, only: str | None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    stems = [picture.stem for picture in pictures]
    assert len(set(stems)) == len(stems), f"two pictures share a name: {sorted(s for s in stems if stems.count(s) > 1)}"
    chosen = [p for p in pictures if not only or p.stem.startswith(only)]
    if not only:
        for stale in folder.glob("*.svg"):
            if stale.stem not in stems:
                stale.unlink()
    total = largest = 0
    for picture in chosen:
        data = picture.svg().encode()
        (folder / f"{picture.stem}.svg").write_bytes(data)
        if len(data) > LARGEST:
            print(f"{folder.name}/{picture.stem}: {len(data) // 1024} KB is more than {LARGEST // 1024}")
        total, largest = total + len(data), max(largest, len(data))
    with open(folder / "metadata.csv", "w", newline="", encoding="utf-8") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["file_name", "caption", "credit", "licence"])
        for picture in sorted(pictures, key=lambda p: p.stem):
            table.writerow([f"{picture.stem}.svg", picture.caption, CREDIT, LICENCE])
    if chosen:
        print(
            f"{folder.name}: {len(chosen)} pictures, {total // 1024} KB, average {total // len(chosen) // 1024}, largest {largest // 1024}"
        )
