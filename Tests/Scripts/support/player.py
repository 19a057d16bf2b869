"""A game in a real window, with somebody's hands on the keyboard and the mouse."""

import re
import signal
import subprocess
import time

from checks import Failure
from display import need, stop
from picture import Framebuffer


def wait_for(what, condition, seconds=30):
    """Waits until a condition gives something true, and gives that."""
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise Failure(f"{what}: not within {seconds} s")
        time.sleep(0.02)


class Player:
    """One run of the game in a window of a display."""

    def __init__(self, game, display, *options):
        need("xdotool", "xwininfo", "xprop")
        self.display, self.env = display, display.env
        self.screen = Framebuffer(display.picture)
        self.process = subprocess.Popen(
            [game, "--renderer", "software", "--language", "en", *options], env=self.env
        )
        self.rest()
        self.window = wait_for("a window", self._find)
        wait_for("a window that is shown", lambda: self.geometry() and self.has_focus())

    # What the desktop knows of the window.

    def ask(self, *command):
        run = subprocess.run(command, env=self.env, capture_output=True, text=True)
        return run.stdout if run.returncode == 0 else ""

    def _find(self):
        """xdotool does not find windows of SDL: the tree of windows names it."""
        if self.process.poll() is not None:
            raise Failure(f"the game ended at once with status {self.process.returncode}")
        tree = self.ask(*"xwininfo -root -tree".split())
        line = re.search(r"^ *(0x[0-9a-f]+) \"Co!orMix\"", tree, re.M)
        return line and line[1]

    def geometry(self):
        """Where the window's content is on the display: x, y, width, height; None while hidden."""
        text = self.ask("xwininfo", "-id", self.window)
        if "IsViewable" not in text:
            return None
        names = "Absolute upper-left X", "Absolute upper-left Y", "Width", "Height"
        return tuple(int(re.search(rf"{name}: +(-?\d+)", text)[1]) for name in names)

    def size(self):
        return (self.geometry() or (0, 0, 0, 0))[2:]

    def property(self, name):
        return self.ask("xprop", "-id", self.window, name)

    def has_focus(self):
        active = self.ask("xprop", "-root", "_NET_ACTIVE_WINDOW")
        found = re.search(r"0x[0-9a-f]+", active)
        return bool(found) and int(found[0], 16) == int(self.window, 16)

    def picture(self):
        place = self.geometry()
        return place and self.screen.picture(*place)

    # What a person does.

    def hands(self, *command):
        subprocess.run(["xdotool", *map(str, command)], env=self.env, check=True)

    def rest(self):
        """Puts the mouse where it points at nothing."""
        screen = self.screen
        self.hands("mousemove", screen.width - 1, screen.height - 1)

    def key(self, name):
        self.hands("key", name)

    def hold(self, name, seconds):
        self.hands("keydown", name, "sleep", seconds, "keyup", name)

    def click(self, frame):
        """Presses the middle of a frame in the window, and takes the mouse away."""
        x, y, _, _ = self.geometry()
        left, top, width, height = frame
        self.hands("mousemove", x + int(left + width / 2), y + int(top + height / 2), "click", 1)
        self.rest()

    def resize(self, size):
        self.hands("windowsize", self.window, *size)
        wait_for(f"a window of {size}", lambda: self.size() == tuple(size))

    def press_close_button(self):
        """The button at the right end of the title bar."""
        x, y, width, _ = self.geometry()
        left, right, top, _ = map(int, re.findall(r"\d+", self.property("_NET_FRAME_EXTENTS"))[-4:])
        self.hands("mousemove", x + width + right - 12, y - top // 2, "click", 1)

    def terminate(self):
        self.process.send_signal(signal.SIGTERM)

    def ended(self, seconds=1):
        """Waits for the game's end, and gives its status."""
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            raise Failure(f"the game did not end within {seconds} s") from None

    def close(self):
        stop(self.process)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Neighbour:
    """Another program's window, which takes the focus while it is there."""

    def __init__(self, player):
        need("xev")
        self.process = subprocess.Popen(
            "xev -geometry 60x40+5+25".split(), env=player.env, stdout=subprocess.DEVNULL
        )
        wait_for("focus elsewhere", lambda: not player.has_focus())

    def close(self):
        stop(self.process)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
