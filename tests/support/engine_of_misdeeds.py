"""A chess engine that does wrong, in the way its first argument names; the second is a folder to leave a note in.

It speaks UCI as far as its misdeed lets it, and knows nothing of chess: its moves are e2e4, e7e5 and so on, or those it is given.
"""

import os
import subprocess
import sys
import time

MISDEED, FOLDER = sys.argv[1], sys.argv[2]
MOVES = sys.argv[3:] or ["e2e4"]
SOON = 0.3


def raw(data):
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def say(line):
    raw(line.encode() + b"\n")


def note(name, value):
    with open(os.path.join(FOLDER, name + ".new"), "w", encoding="utf-8") as file:
        file.write(str(value))
    os.rename(os.path.join(FOLDER, name + ".new"), os.path.join(FOLDER, name))


def hang():
    while True:
        time.sleep(60)


def heard():
    """The next line, or the end of the program."""
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)
    return line.split()


def greet():
    note("pid", os.getpid())
    if MISDEED == "silence":
        hang()
    if MISDEED == "shouts":
        while True:
            raw(b"hello there\n" * 100)
    if MISDEED == "leaves a child":
        child = subprocess.Popen(["sleep", "600"])
        note("child", child.pid)
    while heard() != ["uci"]:
        pass
    say("id name Misdeeds\x1b[2J 1.0")
    say("option name Threads type spin default 1 min 1 max 8")
    say("what is this line")
    if MISDEED == "no uciok":
        hang()
    say("uciok")
    while heard() != ["isready"]:
        pass
    if MISDEED == "no readyok":
        hang()
    say("readyok")


def wait_for_stop():
    while heard() != ["stop"]:
        pass


def think(number):
    """Answers the task of that number, from 1."""
    move = MOVES[(number - 1) % len(MOVES)]
    if MISDEED in ("says nothing", "leaves a child", "is deaf"):
        hang()
    if MISDEED == "breaks lines":
        for part in ("info depth 3 sco", "re cp 12 pv e2", "e4\nbestm", "ove e2", "e4\n"):
            raw(part.encode())
            time.sleep(SOON / 10)
        return
    if MISDEED == "long line":
        raw(b"info string " + b"x" * 1_000_000 + b"\n")
    if MISDEED == "no end of line":
        while True:
            raw(b"x" * 10_000)
    if MISDEED == "crashes at move 7" and number == 7:
        os.abort()
    if MISDEED == "answers late":
        time.sleep(SOON)
    if MISDEED == "waits for stop":
        wait_for_stop()
    if MISDEED == "ignores stop":
        while True:
            say("info depth 1 score cp 1 pv e2e4")
            time.sleep(0.02)
    if MISDEED == "floods":
        for depth in range(1, 20_001):
            raw(b"info depth %d score cp 5 pv e2e4\n" % depth)
    if MISDEED == "floods for ever":
        while True:
            raw(b"info depth 1 score cp 5 pv e2e4\n" * 1000)
    if MISDEED == "no utf-8":
        raw(b"info depth 2 score cp \xff\xfe\n\x00\x00\nbestmove \xff\xfe\n")
        return
    if MISDEED == "no words":
        while True:
            raw(bytes(range(256)) + b"\n")
    if MISDEED == "no score":
        raw(b"info depth 9 score cp pv\ninfo depth 9\ninfo score mate x pv e2e4\n")
    if MISDEED == "illegal move":
        move = "e2e5"
    if MISDEED == "answers twice":
        say("bestmove a7a6")
    say("info depth 7 score cp 31 pv " + move)
    say("bestmove " + move)


def main():
    greet()
    tasks = 0
    while True:
        words = heard()
        if words[:1] == ["quit"]:
            if MISDEED == "does not quit":
                hang()
            sys.exit(0)
        if words[:1] == ["go"]:
            tasks += 1
            think(tasks)


try:
    main()
except BrokenPipeError:
    # Nobody hears it any more.
    os._exit(0)
