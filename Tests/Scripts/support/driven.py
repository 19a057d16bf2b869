"""The built program, driven by commands, as the tests of drive need it: errors are answers too."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

PROGRAM = os.environ.get("COLORMIX", "")


class Failed(Exception):
    """Something is not as it should be."""


def check(holds, *what):
    if not holds:
        raise Failed(" ".join(str(part) for part in what))


def files(folder):
    """The files below a folder, by path."""
    return sorted(
        os.path.relpath(os.path.join(place, name), folder)
        for place, _, names in os.walk(folder) for name in names)


class Game:
    """One run of colormix drive; calling it sends a command and gives the answer."""

    def __init__(self, *options, data=None, size="640x400", seed=7, program=PROGRAM, **how):
        command = [program, "drive", "--size", size, "--seed", str(seed)]
        command += ["--data", data] if data else []
        self.process = subprocess.Popen(
            command + list(options), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, **how)

    def line(self, text):
        """Sends a line as it is."""
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        check(answer, "no answer to", text, "but", self.process.poll())
        return json.loads(answer)

    def ask(self, command, **fields):
        """The answer to a command, be it an error."""
        return self.line(json.dumps({"do": command, **fields}))

    def __call__(self, command, **fields):
        answer = self.ask(command, **fields)
        check("error" not in answer, command, fields, answer)
        return answer

    def tap(self, element):
        answer = self("tap", id=element)
        # The next press is then no double click.
        self("advance", ms=450)
        return answer

    def nodes(self):
        return {node["id"]: node for node in self("tree")["nodes"]}

    def question(self):
        """Waits until the question can be answered; gives the run and the right option."""
        for _ in range(400):
            run = self("state")["mix"]
            if run["phase"] == "answer" and run["remaining_ms"] < run["limit_ms"]:
                card = run["cards"][run["target"]]
                element = run["element"]
                return run, run["options"].index(card["ink" if element == "color" else element])
            check(run["phase"] in ("answer", "remember", "paused"), "the run is", run)
            self("advance", ms=100)
        raise Failed("the question does not come")

    def answer(self, rightly=True):
        _, right = self.question()
        return self("key", key=str(1 + (right + (0 if rightly else 1)) % 3))["mix"]

    def play(self, mode, score):
        """Plays a mode to a score; its tutorial is skipped."""
        self("open", route=f"/mix/{mode}")
        self("advance", ms=400)
        if self("state")["overlay"] == "tutorial":
            self.tap("tutorial.skip")
        for _ in range(score):
            self.answer()

    def finish(self, mode, score):
        """Plays a mode to a score and on to the result."""
        self.play(mode, score)
        self.answer(rightly=False)
        self("advance", ms=2000)

    def close(self):
        """Ends the input, and gives the status and what was said on standard error."""
        if self.process.poll() is None:
            self.process.stdin.close()
        try:
            status = self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise Failed("it does not end with its input") from None
        return status, self.process.stderr.read()

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if self.process.poll() is None and kind:
            self.process.kill()
        status, said = self.close()
        if kind is None:
            check(status == 0, "it ended with", status, said)
        self.process.stdout.close()
        self.process.stderr.close()


class Folder:
    """A folder for a test's files, gone after it."""

    def __enter__(self):
        self.path = tempfile.mkdtemp(prefix="colormix-drive-")
        return self.path

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)


def run_tests(names):
    """Runs the functions of a script that stand for tests, or those that hold a word given."""
    if not PROGRAM:
        sys.exit("COLORMIX names no program")
    failures = 0
    for name, test in list(names.items()):
        title = name.replace("_", " ")
        wanted = not sys.argv[1:] or any(word in title for word in sys.argv[1:])
        if not callable(test) or "_" not in name or name == "run_tests" or not wanted:
            continue
        start = time.monotonic()
        try:
            test()
            print(f"{time.monotonic() - start:5.1f} s  {title}", flush=True)
        except Exception as fault:
            failures += 1
            print(f"FAILED   {title}: {type(fault).__name__}: {str(fault)[:1500]}", flush=True)
    sys.exit(failures > 0)
