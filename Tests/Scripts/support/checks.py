"""What the tests of the built program have in common: checks, folders, and how they are run."""

import inspect
import os
import shutil
import sys
import tempfile
import time

# The program that is tested.
PROGRAM = os.environ.get("COLORMIX", "")


class Failure(Exception):
    """The game did not do what it should."""


def check(holds, *what):
    if not holds:
        raise Failure(" ".join(str(part) for part in what))


def files(folder):
    """The files below a folder, by path."""
    return sorted(
        os.path.relpath(os.path.join(place, name), folder)
        for place, _, names in os.walk(folder) for name in names)


class Folder:
    """A folder for a test's files, gone after it."""

    def __enter__(self):
        self.path = tempfile.mkdtemp(prefix="colormix-test-")
        return self.path

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)


def run_tests(names):
    """Runs a script's functions without parameters, or those whose names hold a word given."""
    if not PROGRAM:
        sys.exit("COLORMIX names no program")
    failures = 0
    for name, test in list(names.items()):
        title = name.replace("_", " ")
        wanted = not sys.argv[1:] or any(word in title for word in sys.argv[1:])
        if not is_test(test) or not wanted:
            continue
        start = time.monotonic()
        try:
            test()
            print(f"{time.monotonic() - start:5.1f} s  {title}", flush=True)
        except Exception as fault:
            failures += 1
            print(f"FAILED   {title}: {type(fault).__name__}: {str(fault)[:1500]}", flush=True)
    sys.exit(failures > 0)


def is_test(thing):
    if not inspect.isfunction(thing) or thing.__module__ != "__main__":
        return False
    return not inspect.signature(thing).parameters
