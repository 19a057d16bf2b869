"""The game in a window beside the game driven off screen, told the same and compared."""

import contextlib
import os
import time

from checks import Failure, check
from drive import Drive
from picture import Picture
from player import Player, wait_for

# The band's timer runs on while pictures are compared.
TIMER = ("game.question",)
# The share of pixels that may differ.
TOLERANCE = 0.002


def keep(shown, wanted):
    """Keeps two pictures that should be the same, where KEEP_PICTURES names a folder."""
    folder = os.environ.get("KEEP_PICTURES")
    if folder and shown:
        os.makedirs(folder, exist_ok=True)
        shown.write(os.path.join(folder, "shown.png"))
        wanted.write(os.path.join(folder, "wanted.png"))


class Session:
    """The game in a window, and beside it a driven one that is told the same."""

    SIZE = (640, 480)

    def __init__(self, game, display, folder):
        self.folder = folder
        os.makedirs(folder, exist_ok=True)
        self.data, driven = (os.path.join(folder, name) for name in ("window", "driven"))
        size = "{}x{}".format(*Session.SIZE)
        with contextlib.ExitStack() as stack:
            options = "--data", self.data, "--seed", "7", "--size", size
            self.player = stack.enter_context(Player(game, display, *options))
            self.drive = stack.enter_context(
                Drive(program=game, data=driven, seed=7, size=size, env=display.env))
            self.drive("advance", ms=600)
            self.stack = stack.pop_all()

    def __enter__(self):
        return self

    def __exit__(self, *fault):
        self.stack.__exit__(*fault)

    def same(self, what, hide=()):
        """Waits until the window shows what the driven game draws, and nothing else.

        Elements that are hidden here are not looked at.
        """
        path = os.path.join(self.folder, "wanted.png")
        self.drive("screenshot", path=path)
        wanted = Picture.read(path)
        hidden = [node["frame"] for name, node in self.drive.nodes().items() if name in hide]
        share = 1.0

        def matches():
            nonlocal share
            shown = self.player.picture()
            share = shown.differing(wanted, hidden) if shown else 1.0
            return share <= TOLERANCE

        try:
            wait_for(what, matches)
        except Failure as failure:
            keep(self.player.picture(), wanted)
            size = self.player.size()
            raise Failure(f"{failure}; {share:.1%} of the picture differ at {size}") from None

    def key(self, name, drive_name=None, ms=600):
        self.player.key(name)
        self.drive("key", key=drive_name or name)
        self.drive("advance", ms=ms)

    def click(self, name, ms=600):
        self.player.click(self.drive.nodes()[name]["frame"])
        self.drive("tap", id=name)
        self.drive("advance", ms=ms)

    def resize(self, size):
        self.player.resize(size)
        self.drive("resize", size=size)

    def begin_run(self):
        """From the menu into Classic, past the tutorial."""
        self.click("menu.classic")
        check(self.drive("state")["overlay"] == "tutorial", "the first run opens the tutorial")
        self.same("the tutorial")
        self.key("Escape")
        self.same("the first question", hide=TIMER)

    def answer(self, by_key):
        # A question stands still before its slide is over, and until then no answer counts.
        time.sleep(0.15)
        option = self.drive.right_option()
        if by_key:
            self.key(str(option + 1))
        else:
            self.click(f"game.option.{option}")
        self.same("the question after a right answer", hide=TIMER)

    def score(self):
        return self.drive("state")["mix"]["score"]
