"""Types at the desk of a hall in a terminal of its own, and prints all that the terminal has shown.

Nothing is typed before the program has said what it waits for, and no passphrase before the terminal has stopped showing what is typed.
"""

import os
import pty
import select
import sys
import termios
import time

UNSEEN, SEEN = False, True
DIALOGUE = [
    ("Type a passphrase, or press Enter for none.", UNSEEN, "three quiet words"),
    ("Type it again.", UNSEEN, "three quiet words"),
    ("Tables can reach this desk at", SEEN, "passphrase"),
    ("Type a new passphrase", UNSEEN, "four other quiet words"),
    ("Type it again.", UNSEEN, "four other quiet words"),
    ("The new passphrase is set", SEEN, "tables"),
]
END = time.monotonic() + 60

child, terminal = pty.fork()
if child == 0:
    os.execv(sys.argv[1], sys.argv[1:])

shown = ""


def reads():
    """Whether the program is still there."""
    global shown
    if time.monotonic() > END:
        print(shown)
        sys.exit("it takes too long")
    if select.select([terminal], [], [], 0.05)[0]:
        try:
            shown += os.read(terminal, 65536).decode(errors="replace")
        except OSError:
            return False
    return True


at = 0
for words, is_shown, typed in DIALOGUE:
    while words not in "".join(shown[at:].splitlines()):
        if not reads():
            print(shown)
            sys.exit(f"it has ended before it said: {words}")
    at = len(shown)
    while bool(termios.tcgetattr(terminal)[3] & termios.ECHO) != is_shown:
        reads()
    os.write(terminal, typed.encode() + b"\n")
os.write(terminal, b"\x04")
while reads():
    pass
print(shown)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
