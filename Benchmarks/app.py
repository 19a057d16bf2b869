"""Measures the built game and prints a table: its first frame beside a bare C program's, what a
still menu costs, and the frames and resizes of a Classic run.

Usage: app.py GAME BARE PROBE. Scripts/bench builds the three and calls this.
"""

import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "Tests", "Scripts", "support"))
from display import Display, stop  # noqa: E402
from drive import Drive  # noqa: E402

RUNS = 40
STILL_SECONDS = 10
SIZE = (1280, 720)
# Beside 1280x720: sizes that are laid out alike, and sizes that are laid out otherwise.
ALIKE = [(1270, 714), (1300, 760), (1180, 660), (1440, 810), (1281, 720), (1366, 768)]
OTHERWISE = [(375, 667), (1000, 320), (200, 160), (768, 1024), (320, 568), (640, 240)]


def row(what, figure, target="", met=None):
    mark = "" if met is None else "met" if met else "missed"
    print(f"{what:<46} {figure:>34}  {target:<12} {mark}".rstrip(), flush=True)


def shown(path):
    """The moments in ns at which frames were shown, and the peaks of memory in KiB."""
    try:
        with open(path) as lines:
            return [tuple(map(int, line.split())) for line in lines]
    except FileNotFoundError:
        return []


class FirstFrame:
    """The start of a program, until its first frame stands on the display."""

    def __init__(self, command, env):
        self.command, self.env = command, env
        self.wall, self.processor, self.mebibytes = [], [], []

    def run(self, keep):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "frames")
            env = dict(self.env, FRAME_PROBE=path, FRAME_PROBE_ONCE="1")
            start = time.monotonic_ns()
            pid = os.posix_spawn(self.command[0], self.command, env)
            _, _, usage = os.wait4(pid, 0)
            frames = shown(path)
        if not frames:
            sys.exit(f"bench: {self.command[0]} showed no frame")
        if keep:
            self.wall.append((frames[0][0] - start) / 1e6)
            self.processor.append((usage.ru_utime + usage.ru_stime) * 1e3)
            self.mebibytes.append(frames[0][1] / 1024)


def first_frames(game, bare, env, data):
    """The game and the bare program in turn, so that both meet the same machine."""
    ours = FirstFrame([game, "--renderer", "software", "--data", data], env)
    least = FirstFrame([bare], env)
    for count in range(RUNS + 2):
        for program in (least, ours):
            program.run(keep=count >= 2)

    def compare(what, mine, theirs, target=None):
        ratio = mine / theirs
        figure = f"{mine:.1f} ms / {theirs:.1f} ms = {ratio:.2f}"
        row(what, figure, *([f"<= {target}", ratio <= target] if target else []))

    median = statistics.median
    compare(f"First frame, median of {RUNS}", median(ours.wall), median(least.wall), 1.25)
    compare(f"First frame, least of {RUNS}", min(ours.wall), min(least.wall), 1.25)
    # Unlike the time on a clock, this is not lengthened by what else the machine does.
    compare("  its processor time, median", median(ours.processor), median(least.processor))
    mine, theirs = median(ours.mebibytes), median(least.mebibytes)
    more = mine - theirs
    figure = f"{mine:.1f} - {theirs:.1f} = {more:.1f} MiB"
    row("Memory at the first frame, peak", figure, "<= 20 MiB", more <= 20)


def cpu_ticks(pid):
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def still_menu(game, env, data):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "frames")
        command = [game, "--renderer", "software", "--data", data]
        process = subprocess.Popen(command, env=dict(env, FRAME_PROBE=path))
        try:
            time.sleep(2)
            ticks, frames = cpu_ticks(process.pid), len(shown(path))
            time.sleep(STILL_SECONDS)
            ticks, frames = cpu_ticks(process.pid) - ticks, len(shown(path)) - frames
        finally:
            stop(process)
    row(f"Frames of a still menu in {STILL_SECONDS} s", f"{frames}", "0", frames == 0)
    hertz = os.sysconf("SC_CLK_TCK")
    row(f"Processor time of a still menu in {STILL_SECONDS} s", f"{ticks * 1000 // hertz} ms")


def median_row(what, microseconds, target):
    median = statistics.median(microseconds) / 1000
    worst = max(microseconds) / 1000
    row(what, f"{median:.3f} ms (at most {worst:.3f})", f"<= {target} ms", median <= target)


def play_classic(drive, questions=10, frames=60):
    """Plays rightly, and gives the costs of frames in which the band's timer runs."""
    costs = []
    drive("open", route="/mix/classic")
    if drive("state")["overlay"] == "tutorial":
        drive("key", key="Escape")
    for _ in range(questions):
        drive("advance", ms=800)
        for _ in range(frames):
            drive("advance", ms=16)
            costs.append(drive("stats"))
        drive("tap", id=f"game.option.{drive.right_option()}")
    return costs


def driven(game, env, *options):
    return Drive(*options, program=game, size="{}x{}".format(*SIZE), env=env)


def classic_frames(game, env):
    for where, options in (("off screen", ()), ("in a window", ("--window",))):
        with driven(game, env, *options) as drive:
            drive("advance", ms=300)
            costs = play_classic(drive, frames=60 if not options else 20)
        if not options:
            median_row("Classic: layout and draw list", [c["build_us"] for c in costs], 0.3)
        whole = [c["build_us"] + c["draw_us"] for c in costs]
        median_row(f"Classic: a whole frame, {where}", whole, 3)


def resizes(game, env):
    for what, others in (("within a form", ALIKE), ("to another form", OTHERWISE)):
        with driven(game, env) as drive:
            play_classic(drive, questions=1, frames=1)
            drive("advance", ms=800)
            first, later = [], []
            for turn in range(20):
                for other in others:
                    for size in (other, SIZE):
                        drive("resize", size=size)
                        cost = drive("stats")
                        costs = later if turn else first
                        costs.append(cost["layout_us"] + cost["build_us"])
        median_row(f"Classic: a resize {what}", later, 0.2)
        median_row("  the first time at each size", first, 0.2)


def main(game, bare, probe):
    with Display(1920, 1200) as display, tempfile.TemporaryDirectory() as data:
        env = dict(display.env, LD_PRELOAD=probe)
        print(f"{'':<46} {'measured':>34}  target")
        first_frames(game, bare, env, data)
        still_menu(game, env, data)
        classic_frames(game, display.env)
        resizes(game, display.env)


if __name__ == "__main__":
    # However this ends, the display that it started ends too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("bench: stopped"))
    main(*map(os.path.abspath, sys.argv[1:4]))
