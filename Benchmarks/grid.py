"""Writes a workload of n x n views, by the pattern of the grids in the fixtures of the tests.

Usage: grid.py NAME, as in grid400 (most ties strong, medium or weak) or gridr400 (required ties).
"""

import sys

REQUIRED, STRONG, MEDIUM = 1001001000, 1000000, 1000


def lines(name):
    ties_hold = name.startswith("gridr")
    side = round(int(name.lstrip("gridr")) ** 0.5)
    names = ["W", "H"]
    index = {}
    for row in range(side):
        for column in range(side):
            for part in "ltwh":
                index[part, row, column] = len(names)
                names.append(f"{part}_{row}_{column}")
    yield f"name {name}"
    yield f"vars {len(names)}"
    for number, word in enumerate(names):
        yield f"v {number} {word}"
    yield f"edit 0 {STRONG}"
    yield f"edit 1 {STRONG}"
    yield f"cn GE {REQUIRED} 0 1 0 1"
    yield f"cn GE {REQUIRED} 0 1 1 1"
    for row in range(side):
        for column in range(side):
            yield from view(side, row, column, lambda p, i, j: index[p, i, j], ties_hold)
    for width, height in ((44, 34), (64, 24), (84, 64), (124, 44), (44, 44), (84, 24)):
        yield f"size {width * side + 12} {height * side + 12}"
    yield f"drag {84 * side + 12} {24 * side + 12} 1 1 40"


def view(side, row, column, at, ties_hold):
    here = {part: at(part, row, column) for part in "ltwh"}
    for part in "wh" if ties_hold else "ltwh":
        yield f"cn GE {REQUIRED} 0 1 {here[part]} 1"
    for part, size, place in (("l", "w", column), ("t", "h", row)):
        if place == 0:
            yield f"cn EQ {REQUIRED} -8 1 {here[part]} 1"
        else:
            before = (row, column - 1) if part == "l" else (row - 1, column)
            yield (
                f"cn EQ {REQUIRED} -4 3 {here[part]} 1 {at(part, *before)} -1 {at(size, *before)} -1"
            )
    if (row, column) != (0, 0):
        strength = REQUIRED if ties_hold else STRONG
        yield f"cn EQ {strength} 0 2 {here['w']} 1 {at('w', 0, 0)} -1"
    if column == 0 or not ties_hold:
        yield f"cn GE {STRONG} -16 1 {here['h']} 1"
    if row < side - 1 and (column == 0 or not ties_hold):
        yield f"cn EQ {row + 1} {-20 - 4 * (row % 5)} 1 {here['h']} 1"
    if column > 0:
        strength = REQUIRED if ties_hold else MEDIUM
        yield f"cn EQ {strength} 0 2 {here['h']} 1 {at('h', row, 0)} -1"
    for edge, part, size, last in (("0", "l", "w", column), ("1", "t", "h", row)):
        if last == side - 1:
            yield f"cn GE {REQUIRED} -8 3 {edge} 1 {here[part]} -1 {here[size]} -1"
            yield f"cn EQ {MEDIUM} -8 3 {edge} 1 {here[part]} -1 {here[size]} -1"


if __name__ == "__main__":
    print("\n".join(lines(sys.argv[1])))
