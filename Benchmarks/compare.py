"""Measures the solver and kiwi in turn and prints both, and the ratios to the better known solver.

Usage: compare.py PROGRAM FOLDER [WORKLOAD ...]. FOLDER has the workload files; grids of any size are
made when there is no file. Scripts/bench-solver calls this.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

import kiwisolver as kiwi

import grid

WORKLOADS = "window window-tight grid25 grid100 gridr25 gridr100 gridr400 gridr1600".split()
# Microseconds to build, for a jump, for a step of a drag, on another machine (kiwi in C++, amoeba).
KNOWN_KIWI = {
    "window": (193, 0.66, 0.62),
    "window-tight": (198, 132, 1.45),
    "grid25": (5271, 193, 9.8),
    "grid100": (194680, 6866, 35),
    "gridr25": (222, 12.5, 2.0),
    "gridr100": (2271, 97, 8.1),
    "gridr400": (30669, 1384, 54),
    "gridr1600": (682477, 18137, 516),
}
KNOWN_AMOEBA = {
    "window": (499, 0.22, 0.17),
    "grid25": (1910, 1.35, 0.52),
    "gridr25": (145, 18, 1.3),
    "gridr100": (2288, 5.1, 2.5),
    "gridr400": (29509, 371, 25),
    "gridr1600": (497247, 154, 69),
}
GOALS = (0.5, 0.8, 0.8)
RELATIONS = {"LE": "<=", "GE": ">=", "EQ": "=="}


class Workload:
    def __init__(self, path):
        self.edits, self.statements, self.sizes, self.drag, self.count = [], [], [], None, 0
        for line in open(path):
            word, *rest = line.split()
            if word == "v":
                self.count += 1
            elif word == "edit":
                self.edits.append((int(rest[0]), float(rest[1])))
            elif word == "cn":
                numbers = [float(x) for x in rest[1:]]
                terms = list(zip(map(int, numbers[3::2]), numbers[4::2]))
                self.statements.append((RELATIONS[rest[0]], numbers[0], numbers[1], terms))
            elif word == "size":
                self.sizes.append((float(rest[0]), float(rest[1])))
            elif word == "drag":
                self.drag = [float(x) for x in rest]


class Kiwi:
    """A workload in kiwi. Only its own calls are timed; constraints are made beforehand."""

    def __init__(self, workload):
        self.workload = workload
        self.solver = kiwi.Solver()
        self.variables = [kiwi.Variable() for _ in range(workload.count)]
        self.constraints = [
            kiwi.Constraint(kiwi.Expression([self.variables[v] * c for v, c in terms], k), r, s)
            for r, s, k, terms in workload.statements
        ]

    def build(self):
        add = self.solver.addConstraint
        edits = [(self.variables[v], s) for v, s in self.workload.edits]
        start = time.perf_counter()
        for variable, strength in edits:
            self.solver.addEditVariable(variable, strength)
        for constraint in self.constraints:
            add(constraint)
        self.solver.updateVariables()
        return (time.perf_counter() - start) * 1e6

    def go(self, sizes, limit):
        """Microseconds for one of the sizes, the median of rounds through all of them."""
        suggest, update = self.solver.suggestValue, self.solver.updateVariables
        across, down = (self.variables[v] for v, _ in self.workload.edits[:2])
        times = []
        end = time.perf_counter() + limit
        while len(times) < 3 or time.perf_counter() < end and len(times) < 200:
            start = time.perf_counter()
            for width, height in sizes:
                suggest(across, width)
                suggest(down, height)
                update()
            times.append((time.perf_counter() - start) * 1e6 / len(sizes))
        return statistics.median(times)


def drag_sizes(drag):
    width, height, across, down, steps = drag
    order = list(range(1, int(steps) + 1)) + list(range(int(steps) - 1, -1, -1))
    return [(width + across * step, height + down * step) for step in order]


def measure_kiwi(workload):
    instance = Kiwi(workload)
    build = instance.build()
    instance.go(workload.sizes, 0)
    jump = instance.go(workload.sizes, 0.5)
    return build, jump, instance.go(drag_sizes(workload.drag), 0.5)


def measure_ours(program, path):
    output = subprocess.run([program, path], capture_output=True, text=True, check=True).stdout
    numbers = output.split("[")[0].split()
    return [float(x) for x in numbers]


def path_of(name, folder, made):
    path = os.path.join(folder, name + ".txt")
    if os.path.exists(path):
        return path
    path = os.path.join(made, name + ".txt")
    with open(path, "w") as file:
        file.write("\n".join(grid.lines(name)) + "\n")
    return path


def compare(name, path, program):
    workload = Workload(path)
    rounds = 3 if len(workload.statements) < 1500 else 1
    ours, theirs = [], []
    for _ in range(rounds):
        ours.append(measure_ours(program, path))
        theirs.append(measure_kiwi(workload))
    us = [statistics.median(column) for column in zip(*ours)]
    kiwi_here = [statistics.median(column) for column in zip(*theirs)]
    known, amoeba = KNOWN_KIWI.get(name), KNOWN_AMOEBA.get(name)
    for part, what in enumerate(("build", "jump", "drag")):
        words = f"{name:13}{what:6}{us[part]:12.2f}{kiwi_here[part]:12.2f}"
        words += f"{us[part] / kiwi_here[part]:9.4f}"
        if known:
            best = min(known[part], amoeba[part]) if amoeba else known[part]
            ratio = us[part] / best
            words += f"{known[part]:12.2f}{amoeba[part] if amoeba else float('nan'):12.2f}"
            words += f"{ratio:9.3f}  {'ok' if ratio <= GOALS[part] else 'above ' + str(GOALS[part])}"
        print(words)
    print(f"{'':13}asked for memory: {us[3]:.0f} times to build, {us[4]:.0f} in all jumps,", end="")
    print(f" {us[5]:.0f} in all drags", flush=True)


def main():
    program, folder, *names = sys.argv[1:]
    print("microseconds; `known` are kiwi and amoeba on another machine, the goal is for the better")
    print(f"{'':19}{'ours':>12}{'kiwi':>12}{'ratio':>9}{'known kiwi':>12}{'amoeba':>12}{'ratio':>9}")
    with tempfile.TemporaryDirectory() as made:
        for name in names or WORKLOADS:
            compare(name, path_of(name, folder, made), program)


main()
