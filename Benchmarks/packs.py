"""Folders of photos to play, made anew for every run."""

import json
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor

ANSWERS = ["Animal", "Building", "Food", "Vehicle"]


def make_photo(tools, file, width, height, seed, progressive=False):
    subprocess.run(
        [tools / "make-photo", file, str(width), str(height), str(seed)] + ["progressive"] * progressive, check=True)


def write_config(folder, pictures, is_hasty=False):
    """A pack's settings; a hasty game has no animations, for runs that only count its memory."""
    config = {
        "answers": [{"label": name, "pictures": name} for name in ANSWERS],
        "game": {"pictures": pictures},
    }
    if is_hasty:
        config["game"]["guardSeconds"] = 0
        config["durations"] = {"hover": 0, "buttons": 0, "screens": 0, "reveal": 0}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "config.json").write_text(json.dumps(config))


def large_photos(tools, folder, count, different=6):
    """`count` photos of 48 megapixels, `different` of them unlike each other; copies, because a file counts once."""
    write_config(folder, count)
    source = folder / "sources"
    source.mkdir()
    with ThreadPoolExecutor(2) as pool:
        made = [source / f"{seed}.jpg" for seed in range(min(different, count))]
        list(pool.map(lambda seed: make_photo(tools, made[seed], 8000, 6000, seed + 1), range(len(made))))
    for number in range(count):
        target = folder / ANSWERS[number % 4] / f"photo-{number:02}.jpg"
        target.parent.mkdir(exist_ok=True)
        shutil.copyfile(made[number % len(made)], target)
    shutil.rmtree(source)
    return folder


def small_copies(folder, photos, count):
    """The same photos in the size that they are drawn in: decoding them costs next to nothing."""
    write_config(folder, count)
    for photo in sorted(photos.glob("*/*.jpg")):
        target = folder / photo.parent.name / photo.name
        target.parent.mkdir(exist_ok=True)
        subprocess.run(["vipsthumbnail", photo, "--size", "800x540", "-o", f"{target}[Q=90]"], check=True)
    return folder


def many_photos(tools, folder, count, folders):
    """`count` small photos in `folders` folders, evenly under the answers."""
    write_config(folder, 30)
    source = folder.parent / f"{folder.name}-source"
    source.mkdir(parents=True)
    make_photo(tools, source / "photo.jpg", 320, 240, 1)
    photo = (source / "photo.jpg").read_bytes()
    for index in range(folders):
        target = folder / ANSWERS[index % 4] / f"{index:03}"
        target.mkdir(parents=True)
        for number in range(index * count // folders, (index + 1) * count // folders):
            with open(target / f"photo-{number:06}.jpg", "wb") as file:
                file.write(photo)
    return folder
