"""Regenerates the golden records of the current rules; the files of older rules versions stay as they are."""

from tests.kit.golden import FOLDER, games_to_keep, write


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, match in games_to_keep().items():
        (FOLDER / name).write_text(write(match), encoding="utf-8")


if __name__ == "__main__":
    main()
