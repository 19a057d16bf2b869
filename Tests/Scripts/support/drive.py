"""The game, played by commands over its standard input: colormix drive."""

import json
import subprocess
import tempfile

from checks import PROGRAM, Failure, check


class Drive:
    """One run of colormix drive; calling it sends a command and gives the answer."""

    def __init__(self, *options, program=PROGRAM, data=None, size="640x400", seed=7, **how):
        """Starts it with options of its own; `how` says where and in which environment."""
        command = [program, "drive", "--size", size, "--seed", str(seed)]
        command += ["--data", data] if data else []
        # A file, unlike a pipe, is never full.
        self.errors = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            command + list(options), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=self.errors, text=True, **how)

    def send(self, line):
        """Sends a line as it is, and does not wait for the answer."""
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def ask(self, line):
        """Sends a line as it is; its answer may be an error."""
        self.send(line)
        answer = self.process.stdout.readline()
        if not answer:
            status = self.process.wait()
            raise Failure(f"no answer to {line}: it ended with {status}, {self.said()}")
        return json.loads(answer)

    def __call__(self, command, **fields):
        answer = self.ask(json.dumps({"do": command, **fields}))
        check("error" not in answer, command, fields, answer)
        return answer

    def nodes(self):
        """What is on the screen, by id."""
        return {node["id"]: node for node in self("tree")["nodes"]}

    def tap(self, element, ms=450):
        """Presses an element, and waits so long that the next press is no double click."""
        answer = self("tap", id=element)
        self("advance", ms=ms)
        return answer

    def skip_tutorial(self):
        if self("state")["overlay"] == "tutorial":
            self.tap("tutorial.skip")

    def right_option(self):
        """The index of the right answer to the question that is asked."""
        return right_option(self("state")["mix"])

    def question(self):
        """Waits until the question can be answered; gives the run and the right option."""
        for _ in range(400):
            run = self("state")["mix"]
            if run["phase"] == "answer" and run["remaining_ms"] < run["limit_ms"]:
                return run, right_option(run)
            check(run["phase"] in ("answer", "remember", "paused"), "the run is", run)
            self("advance", ms=100)
        raise Failure("the question does not come")

    def answer(self, rightly=True):
        _, right = self.question()
        return self("key", key=str(1 + (right + (not rightly)) % 3))["mix"]

    def begin(self, mode):
        """Opens a mode, past its tutorial."""
        self("open", route=f"/mix/{mode}")
        self("advance", ms=400)
        self.skip_tutorial()

    def play(self, mode, score):
        """Plays a mode to a score."""
        self.begin(mode)
        for _ in range(score):
            self.answer()

    def finish(self, mode, score):
        """Plays a mode to a score and on to the result."""
        self.play(mode, score)
        self.answer(rightly=False)
        self("advance", ms=2000)

    def close(self):
        """Ends the input; with that the game has to end, and well."""
        self.process.stdin.close()
        try:
            status = self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
            raise Failure("it does not end with its input") from None
        self.process.stdout.close()
        check(status == 0, "it ended with", status, self.said())

    def said(self):
        """What it has said on standard error."""
        self.errors.seek(0)
        return self.errors.read().strip()

    def kill(self):
        """Ends the game at once, whatever it does at the moment."""
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind:
            self.kill()
        else:
            self.close()


def right_option(run):
    """The index of the right answer to the question of a run."""
    element = run["element"]
    card = run["cards"][run["target"]]
    return run["options"].index(card["ink" if element == "color" else element])
