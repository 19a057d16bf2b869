"""The game, played by commands over its standard input: colormix drive."""

import json
import subprocess

from display import stop


class Refused(Exception):
    """The game answered a command with an error."""


class Drive:
    """One run of colormix drive; calling it sends a command and gives the answer."""

    def __init__(self, game, env, *options):
        self.process = subprocess.Popen(
            [game, "drive", *options],
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __call__(self, command, **fields):
        print(json.dumps({"do": command, **fields}), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise Refused(f"{command}: the game ended with status {self.process.wait()}")
        answer = json.loads(line)
        if "error" in answer:
            raise Refused(f"{command} {fields}: {answer['error']}")
        return answer

    def right_option(self):
        """The index of the right answer to the question that is asked."""
        game = self("state")["mix"]
        card = game["cards"][game["target"]]
        key = {"color": "ink"}.get(game["element"], game["element"])
        return game["options"].index(card[key])

    def frames(self):
        """The frames of what is on the screen, by id."""
        return {node["id"]: node["frame"] for node in self("tree")["nodes"]}

    def close(self):
        if self.process.poll() is None:
            self.process.stdin.close()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                stop(self.process)
        self.process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
