"""Mission sheets that are hard to judge: pieces that move in a large building, and nothing that can be taken off."""

from __future__ import annotations

from random import Random

LARGEST = 16_000
HEAD = """\
id = "{id}"
series = "custom"
title = "Hard to judge"
robot = "felix"
start = [{start}]
programming = "face_down"
roles = {{ required = false, max_activation = 1 }}
players = [2, 6]
success = "all_bombs"
layout = [{layout}]
"""
TILES = ("1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B", "5A", "5B", "6A", "6B")


class Sheet:
    """A sheet as pieces on spaces, so that it can be changed and written again."""

    def __init__(self, dice: Random, rows: int = 2, columns: int = 3) -> None:
        self.dice = dice
        self.rows, self.columns = rows, columns
        tiles = dice.sample("123456", rows * columns)
        self.tiles = [tile + dice.choice("AB") for tile in tiles]
        self.start = (3, 1)
        self.pieces: dict[str, list[tuple[int, int]]] = {}
        self._lay()

    def _lay(self) -> None:
        spaces = [(row, column) for row in range(1, self.rows * 5 + 1) for column in range(1, self.columns * 5 + 1)]
        spaces.remove(self.start)
        corner = (self.rows * 5, self.columns * 5)
        spaces = [
            space for space in spaces if space not in {corner, (corner[0] - 1, corner[1]), (corner[0], corner[1] - 1)}
        ]
        self.dice.shuffle(spaces)
        counts = {"bombs": 3, "crates": 4, "plates": 1, "sliding_doors": 2, "hostages": 2}
        self.pieces = {kind: [spaces.pop() for _ in range(count)] for kind, count in counts.items()}
        self.pieces["hostages"].append(corner)
        self.pieces["barriers"] = [(corner[0] - 1, corner[1]), (corner[0], corner[1] - 1)]

    def changed(self) -> Sheet:
        """Another sheet: a piece elsewhere, or another tile."""
        other = Sheet(self.dice, self.rows, self.columns)
        other.tiles, other.pieces = [*self.tiles], {kind: [*spaces] for kind, spaces in self.pieces.items()}
        if self.dice.random() < 0.2:
            place = self.dice.randrange(len(other.tiles))
            other.tiles[place] = other.tiles[place][0] + self.dice.choice("AB")
            return other
        taken = {space for spaces in other.pieces.values() for space in spaces} | {other.start}
        free = [
            (row, column)
            for row in range(1, self.rows * 5 + 1)
            for column in range(1, self.columns * 5 + 1)
            if (row, column) not in taken
        ]
        kind = self.dice.choice(("bombs", "crates", "plates", "sliding_doors"))
        other.pieces[kind][self.dice.randrange(len(other.pieces[kind]))] = self.dice.choice(free)
        return other

    def text(self, name: str) -> str:
        """The sheet as a file; the stars are right."""
        grid = [self.tiles[row * self.columns : (row + 1) * self.columns] for row in range(self.rows)]
        layout = ", ".join("[" + ", ".join(f'"{tile}"' for tile in line) + "]" for line in grid)
        parts = [HEAD.format(id=name, start=f"{self.start[0]}, {self.start[1]}", layout=layout)]
        for kind, spaces in self.pieces.items():
            entries = ", ".join(self._entry(kind, number, space) for number, space in enumerate(spaces))
            parts.append(f"{kind} = [{entries}]\n")
        return "".join(parts) + "[stars]\nstandard = [9, 13, 15, 17]\nepic = [10, 15, 17, 19]\n"

    @staticmethod
    def _entry(kind: str, number: int, space: tuple[int, int]) -> str:
        where = f"space = [{space[0]}, {space[1]}]"
        if kind == "bombs":
            return f'{{ letter = "{"ABC"[number]}", level = {number + 1}, time = {600 * (number + 1)}, {where} }}'
        if kind in {"crates", "barriers"}:
            return f"{{ {where} }}"
        return f"{{ level = 1, {where} }}"


def faulty() -> str:
    """As many faults as a file has room for."""
    lines = [f'bombs = [{{ letter = "Z", level = 9, time = 0, spac = [{i}, 999] }}]' for i in range(3)]
    lines += [f"k{i}.a.b.c = [[[1, 2], 3], {i}]" for i in range(2000)]
    return _cut(lines)


def dotted() -> str:
    """Keys with as many dots as a line may have."""
    return _cut([".".join(f"k{i}" if j else f"a{i}" for j in range(100)) + " = 1" for i in range(200)])


def tabled() -> str:
    """As many tables in arrays as there is room for, each with something wrong."""
    return _cut(["[[hostages]]\nlevel = 9\nspace = [1, 1]\nx = 1"] * 2000)


def strung() -> str:
    """Strings and comments that look as if they never ended."""
    return _cut(['a = """' + "\\\\" * 200] + ["# " + '"' * 400] * 100)


def _cut(lines: list[str]) -> str:
    kept: list[str] = []
    size = 0
    for line in lines:
        size += len(line) + 1
        if size > LARGEST:
            break
        kept.append(line)
    return "\n".join(kept)
