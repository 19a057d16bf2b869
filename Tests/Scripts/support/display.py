"""An X display of its own, without a screen: Xvfb, and a window manager where one is wanted."""

import os
import select
import shutil
import signal
import subprocess
import tempfile
import time


class Missing(Exception):
    """A program that is needed is not installed."""


def need(*programs):
    lacking = [name for name in programs if not shutil.which(name)]
    if lacking:
        raise Missing("not installed: " + " ".join(lacking))


def clean_environment(display, home):
    """The environment for programs on the display: nothing of the player's own reaches them."""
    env = {k: v for k, v in os.environ.items() if not k.startswith(("XDG_", "SDL_", "WAYLAND_"))}
    env.update(
        DISPLAY=display,
        HOME=home,
        LC_ALL="C.UTF-8",
        SDL_FRAMEBUFFER_ACCELERATION="0",
        SDL_VIDEODRIVER="x11",
        SDL_AUDIODRIVER="dummy",
        XDG_RUNTIME_DIR=home,
        XDG_CACHE_HOME=os.path.join(home, "cache"),
        # Else the first program would start a bus that outlives it.
        DBUS_SESSION_BUS_ADDRESS="disabled:",
    )
    return env


def stop(process, within=5):
    """Ends a process that was started here, the hard way where it does not go."""
    if process is None or process.poll() is not None:
        return
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(within)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Display:
    """Xvfb on a free number. Its framebuffer is a file, so that looking at it costs nothing."""

    def __init__(self, width, height, manager=None):
        need("Xvfb", *([manager] if manager else []))
        self.folder = tempfile.mkdtemp(prefix="colormix-display-")
        self.server = self.manager = None
        try:
            self.name = self._serve(f"{width}x{height}x24")
            self.env = clean_environment(self.name, self.folder)
            if manager:
                self._manage(manager)
        except BaseException:
            self.close()
            raise

    def _serve(self, screen):
        """Starts the server, which looks for a free number itself and tells it through a pipe."""
        ours, theirs = os.pipe()
        command = "Xvfb -displayfd".split() + [str(theirs), "-screen", "0", screen]
        command += "-fbdir".split() + [self.folder] + "-nolisten tcp -nocursor -noreset".split()
        self.server = subprocess.Popen(
            command, pass_fds=[theirs], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(theirs)
        with os.fdopen(ours) as pipe:
            ready, _, _ = select.select([pipe], [], [], 20)
            number = pipe.readline().strip() if ready else ""
        if not number:
            raise RuntimeError("Xvfb did not start")
        return ":" + number

    def _manage(self, manager):
        """Starts a window manager; a window that is opened before it is ready gets no focus."""
        need("xprop")
        self.manager = subprocess.Popen(
            [manager], env=self.env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        end = time.monotonic() + 20
        check = "xprop -root _NET_SUPPORTING_WM_CHECK".split()
        while b"window id" not in subprocess.run(check, env=self.env, capture_output=True).stdout:
            if time.monotonic() > end or self.manager.poll() is not None:
                raise RuntimeError(f"{manager} did not start")
            time.sleep(0.05)

    @property
    def picture(self):
        """The path of the file that holds what the display shows, as xwd writes it."""
        return os.path.join(self.folder, "Xvfb_screen0")

    def close(self):
        stop(self.manager)
        stop(self.server)
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
