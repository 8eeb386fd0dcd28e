"""The program for Windows, tried under Wine. Run by .ci/windows-test in its running room; see there.

Each check is a function; one that raises has failed, and the others go on. What a check returns is told beside it.
"""

import array
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent.parent
WORK = HERE / "target/windows-test"
LINUX = os.environ["ANNABELLA_LINUX"]
# The edition for events is named on the command line.
EDITION = f"-{sys.argv[1]}" if sys.argv[1:] and sys.argv[1] else ""
[SETUP] = (HERE / "target/packages").glob(f"annabella{EDITION}-[0-9]*-setup.exe")
PREFIX = WORK / "prefix"
PATIENCE = 60
RATE = 44100
HOME = "set place=home\nwhite vi Ada\nblack sighted Ben\n"

if WORK.exists():
    shutil.rmtree(WORK)
(WORK / "run").mkdir(parents=True, mode=0o700)
(WORK / "home").mkdir()
LOG = open(HERE / "target/windows-test.log", "w", encoding="utf-8")

# Nothing of the session this is started from; Wine's own menus and downloads stay away.
ENV = {
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "HOME": str(WORK / "home"),
    "XDG_RUNTIME_DIR": str(WORK / "run"),
    "LANG": "C.UTF-8",
    "WINEPREFIX": str(PREFIX),
    "WINEDEBUG": "-all",
    "WINEDLLOVERRIDES": "mscoree,mshtml=;winemenubuilder.exe=d",
    "PULSE_SERVER": f"unix:{WORK}/run/sound",
}
SERVICES = []


def log(*words):
    print(*words, file=LOG, flush=True)


def start(*command, **more):
    process = subprocess.Popen(command, env=ENV, **{"stdin": subprocess.DEVNULL, "stdout": LOG, "stderr": LOG, **more})
    SERVICES.append(process)
    return process


def until(what, ask, patience=PATIENCE):
    end = time.monotonic() + patience
    while time.monotonic() < end:
        answer = ask()
        if answer:
            return answer
        time.sleep(0.05)
    raise AssertionError(f"waited {patience} s in vain: {what}")


def run(command, typed=None, cwd=HERE, env=None, patience=300):
    """Output, errors and exit code of a program, as bytes."""
    # Into files: a service that Wine starts beside a program would hold its pipes for ever.
    given = {"input": typed} if typed is not None else {"stdin": subprocess.DEVNULL}
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        done = subprocess.run([str(part) for part in command], cwd=cwd, env=env or ENV, stdout=output, stderr=errors, timeout=patience, **given)
        output.seek(0), errors.seek(0)
        said = output.read(), errors.read(), done.returncode
    log("$", *command, "->", done.returncode)
    return said


def wine(*command, **more):
    """Without what Wine tells of its own services; a program of ours that crashed is known by its exit code."""
    output, errors, code = run(["wine", *command], **more)
    own = [line for line in errors.splitlines(keepends=True) if not line.startswith(b"wine: ")]
    if b"".join(own) != errors:
        log(errors.decode(errors="replace"))
    return output, b"".join(own), code


def linux(*command, **more):
    return run([LINUX, *command], **more)


def same(ours, theirs):
    if ours != theirs:
        log("Linux:", ours, "\nWine: ", theirs)
    assert ours == theirs, f"differs from Linux: {theirs[0][:80]!r} {theirs[1][:80]!r} {theirs[2]}; Linux {ours[0][:80]!r} {ours[1][:80]!r} {ours[2]}"


def local():
    """The user's local application data."""
    [folder] = PREFIX.glob("drive_c/users/*/AppData/Local")
    return folder


def program(name="annabella.exe"):
    return local() / "Programs/Annabella" / name


def cli(*arguments, **more):
    return wine(program("annabella.com"), *arguments, **more)


class Ear(threading.Thread):
    """Hears one output, sample by sample."""

    def __init__(self, sink):
        super().__init__(daemon=True)
        self.parec = start("parec", "--latency-msec=10", "--raw", "--format=s16le", "--channels=1", f"--rate={RATE}",
                           f"--device={sink}.monitor", stdout=subprocess.PIPE)
        self.sink = sink
        self.forget()
        self.quiet = 0
        self.start()

    def forget(self):
        self.peak, self.loud, self.first = 0, 0, None

    def run(self):
        while chunk := self.parec.stdout.read(882):
            samples = array.array("h", chunk[: len(chunk) // 2 * 2])
            loudest = max(map(abs, samples))
            self.peak = max(self.peak, loudest)
            if loudest == 0:
                self.quiet += len(samples)
            else:
                self.quiet = 0
                self.loud += len(samples)
                self.first = self.first or time.monotonic()

    def words(self):
        until(f"words are heard on the {self.sink}", lambda: self.peak > 1000)

    def silence(self, seconds=1.5):
        until("silence", lambda: self.quiet > seconds * RATE)


def xdotool(*command):
    return subprocess.run(["xdotool", *command], env=ENV, capture_output=True, text=True, check=False).stdout.split()


def screenshot(name):
    run(["import", "-window", "root", WORK / f"{name}.png"])


def bright(window):
    """How much of a window is not black, of 1."""
    picture = WORK / "own.png"
    run(["import", "-window", window, picture])
    return float(run(["convert", picture, "-colorspace", "gray", "-threshold", "3%", "-format", "%[fx:mean]", "info:"])[0])


class Window:
    """The desktop program with a table, as one starts it from the start menu, and a hand on its keyboard."""

    def __init__(self, *arguments):
        self.process = start("wine", program(), *arguments)
        try:
            self.window = until("the window", lambda: xdotool("search", "--onlyvisible", "--name", "^[^(]*Annabella$"))[0]
        except AssertionError:
            screenshot("no-window")
            self.kill()
            raise
        until("the keyboard", self.focus)

    def focus(self):
        xdotool("windowactivate", "--sync", self.window)
        return xdotool("getactivewindow") == [self.window]

    def line(self, text):
        self.focus()
        xdotool("type", "--delay", "30", text)
        xdotool("key", "Return")

    def key(self, key):
        self.focus()
        xdotool("key", key)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        # Else its dead window would be taken for the next one's.
        until("the window's end", lambda: not xdotool("search", "--onlyvisible", "--name", "^[^(]*Annabella$"))

    def close(self):
        self.key("alt+F4")
        self.process.wait(PATIENCE)


def table(name, header=HOME):
    """A folder for games with a table in it."""
    folder = WORK / name
    folder.mkdir(exist_ok=True)
    (folder / "table.game").write_text(header)
    return folder


def journals(folder):
    return sorted(folder.glob("games/*.annabella"))


def moves(folder):
    """The moves of the only game there, as the Linux program reads them beside the one that plays."""
    found = journals(folder)
    return linux("journal", found[0], "--export", "pgn")[0].decode() if found else ""


def whole(journal):
    """Verified on both systems, with the same words."""
    ours, theirs = linux("journal", journal, "--verify"), cli("journal", journal, "--verify")
    same(ours, theirs)
    assert ours[2] == 0, ours


CHECKS = []


def check(what, absent=()):
    """A check; `absent` are the editions that have nothing to check there."""
    def take(function):
        if EDITION not in absent:
            CHECKS.append((what, function))
        return function
    return take


def registry():
    """The user's part of the registry: each line with its key."""
    out = WORK / "registry.reg"
    wine("reg", "export", "HKCU", out, "/y")
    key, lines = "", set()
    for line in out.read_text(encoding="utf-16").splitlines():
        if line.startswith("["):
            key = line
        lines.add((key, line))
    out.unlink()
    return lines


def files():
    return {str(path.relative_to(PREFIX)) for path in (PREFIX / "drive_c/users").rglob("*")}


BEFORE = {}


@check("Silent installation, for one user")
def installation():
    BEFORE["registry"], BEFORE["files"] = registry(), files()
    BEFORE["started"] = time.monotonic()
    out = wine(SETUP, "/S")
    BEFORE["installed"] = time.monotonic()
    assert out[2] == 0, out
    for name in ["annabella.exe", "annabella.com", "espeak-ng.exe", "espeak-ng-data/de_dict", "uninstall.exe"]:
        assert program(name).is_file(), f"{name} is missing"
    new = {line for _, line in registry() - BEFORE["registry"]}
    for key in [r"Software\Classes\.annabella]", r"Software\Classes\.pgn\OpenWithProgids]", r"CurrentVersion\Uninstall\Annabella]"]:
        assert any(line.endswith(key) for line in new), f"no {key}"
    assert list(PREFIX.glob("drive_c/users/*/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Annabella.lnk")), "no start menu entry"
    assert list(PREFIX.glob("drive_c/users/*/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Arbiter's desk.lnk")), "no entry for the desk"
    megabytes = sum(path.stat().st_size for path in program("").rglob("*") if path.is_file()) / 1e6
    return f"{megabytes:.1f} MB installed"


@check("From the start of the installer to the first spoken sentence")
def first_sentence():
    for ear in EARS.values():
        ear.forget()
    started = time.monotonic()
    game = Window()
    opened = time.monotonic()
    try:
        heard = until("a first sample", lambda: next((ear.first for ear in EARS.values() if ear.first), None))
        EARS["loudspeaker"].silence()
        spoken = sum(ear.loud for ear in EARS.values()) / RATE
        assert spoken > 0.5, "no sentence"
        screenshot("first-start")
    finally:
        game.kill()
    setup = BEFORE["installed"] - BEFORE["started"]
    return (f"{setup + heard - started:.1f} s: installer {setup:.1f} s, first sample {heard - started:.1f} s after the program's start "
            f"(window {opened - started:.1f} s)")


@check("espeak-ng's voices: the same samples as on Linux, in every language")
def voices():
    texts = run([HERE / "packaging/texts", "package-microphone"])[0].decode().splitlines()
    said = {tag.lower(): words for tag, words in (line.split("\t") for line in texts)}
    where = {**ENV, "ESPEAK_DATA_PATH": f"Z:{program('espeak-ng-data').parent}".replace("/", "\\")}
    for lang, words in said.items():
        how = ["-v", lang, "-s", "175", "-b", "1", "-z", "--stdin", "--stdout"]
        ours, theirs = run(["espeak-ng", *how], typed=words.encode()), run(["wine", program("espeak-ng.exe"), *how], typed=words.encode(), env=where)
        assert ours[0] == theirs[0] and len(ours[0]) > RATE / 2, f"{lang}: {len(ours[0])} bytes on Linux, {len(theirs[0])} here"
    return f"{len(said)} voices"


@check("All stories of tests/games, byte for byte")
def stories():
    every = sorted(str(path.relative_to(HERE)) for path in (HERE / "tests/games").rglob("*.game"))
    lines = 0
    for begin in range(0, len(every), 100):
        command = ["script", "--json", *every[begin:begin + 100]]
        ours, theirs = linux(*command), cli(*command)
        same(ours, theirs)
        lines += ours[0].count(b"\n")
    return f"{len(every)} stories, {lines} lines"


START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
PGN = """[Event "Übung"]
[White "João"]
[Black "Zoë"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. Ng5 d5 5. exd5 Nxd5 6. Nxf7 Kxf7 7. Qf3+ Ke6 1-0
"""


@check("The command line: output, errors and exit codes")
def calls():
    folder = table("Übung ♞ são")
    pgn = (folder / "Spiel ♞.pgn")
    pgn.write_text(PGN, encoding="utf-8")
    sheet = folder / "sheet.brf"
    sheet.write_bytes(linux("braille", pgn)[0])
    (folder / "white.txt").write_text("e4 e5\nNf3 Nc6\n")
    (folder / "black.txt").write_text("e4 e5\nNf3 Nf6\n")
    linux("console", "--table", "table.game", "--data", ".", "--mute", "--lang", "en", typed=b"e4\nblack: e5\n", cwd=folder)
    journal = journals(folder)[0].relative_to(folder)
    given = [
        ["--help"], ["--help", "--lang", "de"], ["--version"],
        ["announce", "--fen", START, "Nf3"], ["announce", "--fen", START, "--vocabulary", "de", "--json", "e4"], ["announce", "--fen", START, "Ke3"],
        ["understand", "--fen", START, "springer", "felix", "drei"], ["understand", "--fen", START, "rubbish"],
        ["notate", pgn.name, "--letters", "de"], ["notate", pgn.name, "--letters", "pt", "--form", "words"],
        ["notate", pgn.name, "--letters", "uk", "--form", "figurine"], ["notate", "."], ["notate", journal, "--letters", "fr"],
        ["braille", pgn.name], ["braille", pgn.name, "--format", "unicode"], ["braille", pgn.name, "--format", "pef"], ["braille", sheet.name, "--read"],
        ["print", pgn.name], ["print", pgn.name, "--large", "--lang", "pt-BR"],
        ["classify", "5+3"], ["classify", "90+30", "--lang", "es"], ["classify", "rubbish"],
        ["review", pgn.name], ["review", pgn.name, "--ply", "3", "--json"], ["pairings", "--round-robin", "5", "--json"], ["pairings", "--round-robin", "4", "--double"],
        ["explain", "D.2.1"], ["explain", "9.2", "--lang", "de"], ["explain", "99"],
        ["compare", "--white-sheet", "white.txt", "--black-sheet", "black.txt"],
        ["journal", journal, "--verify"], ["journal", journal, "--verify", "--json"], ["journal", journal, "--export", "pgn"],
        ["journal", journal, "--export", "jsonl"], ["journal", pgn.name, "--verify"],
        ["script", "table.game"], ["script", "missing.game"], ["notate", "missing ♞.pgn"], ["nonsense"], ["nonsense", "--lang", "fr"], ["announce", "--nonsense"],
    ]
    wrong = []
    for arguments in given:
        # The two are of one source; only the name of the system may differ in what they say of themselves.
        ours, theirs = linux(*arguments, cwd=folder), cli(*arguments, cwd=folder)
        if arguments == ["--version"]:
            ours, theirs = ((said.split()[:2], errors, code) for said, errors, code in (ours, theirs))
        if ours != theirs:
            log("Linux:", ours, "\nWine: ", theirs)
            wrong.append(" ".join(map(str, arguments)))
    assert not wrong, f"{len(wrong)} of {len(given)} calls differ: {'; '.join(wrong)}"
    return f"{len(given)} calls, in a folder named {folder.name}"


@check("Wildcards, which Windows leaves to the program")
def wildcards():
    folder = HERE / "tests/games/clock"
    every = sorted(path.name for path in folder.glob("*.game"))
    same(linux("script", "--json", *every, cwd=folder), cli("script", "--json", "*.game", cwd=folder))
    return f"*.game is {len(every)} stories"


@check("The console: typed and printed in UTF-8, through pipes")
def console():
    typed = "e4\nschwarz: e5\nWeiß: Springer f3\nFelix drei\n".encode()
    answers = []
    for side in (linux, cli):
        folder = table(f"console-{side.__name__}")
        header = (folder / "table.game")
        header.write_text("set place=home\nwhite vi Jürgen\nblack sighted Zoë ♞\n", encoding="utf-8")
        answers.append(side("console", "--table", header, "--data", folder, "--mute", "--lang", "de", typed=typed))
    same(*answers)
    assert "Eva fünf" in answers[1][0].decode(), answers[1]
    return "Eva fünf"


@check("A name and a place outside ASCII: --data, and a game saved")
def names():
    folder = table("Dados são ♞")
    typed = "e4\nsave game \"Z:{}/Ö ♞.pgn\"\n".format(folder).encode()
    answer = cli("console", "--table", folder / "table.game", "--data", folder, "--mute", "--lang", "en", typed=typed)
    assert answer[2] == 0, answer
    assert "1. e4" in (folder / "Ö ♞.pgn").read_text(encoding="utf-8"), answer
    # The reverse stroke of Windows begins a home as well.
    answer = cli("console", "--table", folder / "table.game", "--data", folder, "--mute", "--lang", "en", typed=b"e4\nsave game ~\\home.pgn\n")
    assert list(PREFIX.glob("drive_c/users/*/home.pgn")), answer


@check("A game from Linux is gone on with on Windows and back, and is whole on both")
def there_and_back():
    folder = table("there-and-back")
    common = ["--data", folder, "--mute", "--lang", "en"]
    linux("console", "--table", folder / "table.game", *common, typed=b"e4\nblack: e5\n")
    [journal] = journals(folder)
    whole(journal)
    for side, typed, said in [(cli, b"Nf3\nblack: Nc6\n", "C\u00e4sar sechs"), (linux, b"Bb5\n", "Bella f\u00fcnf"), (cli, b"black: a6\n", "Anna sechs")]:
        answer = side("console", "--open", journal, *common, typed=typed)
        assert said in answer[0].decode(), answer
        whole(journal)
    assert "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6" in moves(folder), moves(folder)
    return moves(folder).splitlines()[-1]


class Talk:
    """A program in a terminal's place: what is typed to it, and what it says until one looks."""

    def __init__(self, *command):
        self.process = start(*command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.said = ""
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        while heard := self.process.stdout.readline():
            self.said += heard.decode(errors="replace")

    def types(self, line):
        log(">", line)
        self.said = ""
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def says(self, words):
        """All that was said since something was typed, once this is in it."""
        try:
            until(words, lambda: words in self.said)
        finally:
            log(self.said)
        return self.said

    def ends(self):
        self.process.stdin.close()
        self.process.wait(PATIENCE)


def on_windows(*arguments):
    return Talk("wine", program("annabella.com"), *arguments)


def on_linux(*arguments):
    return Talk(LINUX, *arguments)


@check("An engine plays, and its end is told", absent=["-event", "-event-hall"])
def engine():
    folder = table("engine")
    game = on_windows("play", "--engine", HERE / "target/windows/five-answers.exe", "--data", folder, "--mute", "--lang", "en")
    game.says("Five Answers plays Black")
    for move, answer in [("e4", "Eva f\u00fcnf"), ("Nf3", "C\u00e4sar sechs"), ("Bc4", "Felix sechs")]:
        game.types(move)
        game.says(answer)
    game.types("end engine")
    game.types("last")
    game.says("Felix sechs")
    game.ends()
    assert "3. Bc4 Nf6" in moves(folder), moves(folder)
    return moves(folder).splitlines()[-1]


EVENT = "time 600\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\n"


@check("A hall: a desk on either system, and a table on the other that joins and is ruled over", absent=["-event"])
def hall():
    for number, (desk_on, table_on, port) in enumerate([(on_windows, on_linux, 19461), (on_linux, on_windows, 19471)], 1):
        folder = table(f"hall-{number}", EVENT)
        desk = desk_on("hall", "--headless", "--event", "Club", "--lang", "en", "--listen", f"127.0.0.1:{port}", "--data", folder / "desk")
        desk.says("This desk is reached at")
        desk.types("code 7")
        desk.says("In letters: ")
        code = until("the code", lambda: re.search(r"In letters: ([a-h1-8 ,]+)\.", desk.said)).group(1)
        player = table_on("console", "--mute", "--lang", "en", "--seat", "arbiter", "--hall", f"127.0.0.1:{port}", "--code", code,
                          "--table", folder / "table.game", "--data", folder / "table")
        desk.says("has the right code")
        desk.types("yes")
        player.says("The arbiter's desk is connected")
        until("the table's game", lambda: desk.types("7") or time.sleep(1) or "Ada – Ben" in desk.said)
        desk.types("7: stop clocks")
        desk.says("stops clocks, done")
        player.ends()
        desk.ends()
    return "both ways"


@check("Two computers, one of them Windows: host and guest, both ways")
def two_computers():
    for number, (host_on, guest_on) in enumerate([(on_windows, on_linux), (on_linux, on_windows)], 1):
        folder = table(f"two-{number}")
        host = host_on("console", "--mute", "--lang", "en", "--table", folder / "table.game", "--data", folder / "host")
        host.types(f"host at 127.0.0.1:{19480 + 4 * number}")
        host.says("In letters: ")
        code = until("the code", lambda: re.search(r"In letters: ([a-h1-8 ,]+)\.", host.said)).group(1)
        guest = guest_on("console", "--mute", "--lang", "en", "--join", f"127.0.0.1:{19480 + 4 * number}", "--code", code, "--data", folder / "guest")
        host.says("plays Black at another computer")
        guest.says("at the table of the other computer")
        host.types("e4")
        guest.says("Eva vier")
        guest.types("e5")
        host.says("Eva f\u00fcnf")
        guest.ends()
        host.ends()
    return "both ways"


@check("Our own drawing opens the window, and moves are played by keyboard")
def window():
    folder = table("window")
    game = Window("--table", folder / "table.game", "--data", folder, "--lang", "en")
    try:
        for line, shown in [("e4", "1. e4"), ("black: e5", "1. e4 e5"), ("Nf3", "2. Nf3")]:
            game.line(line)
            until(shown, lambda: shown in moves(folder))
        titles = [" ".join(xdotool("getwindowname", each)) for each in xdotool("search", "--onlyvisible", "--name", "Annabella$")]
        time.sleep(1)
        screenshot("window")
        # What Windows has lost of a window it shows black.
        seen = bright(game.window)
        assert seen > 0.9, f"{seen:.2f} of the window is not black"
        memory = int(re.search(r"VmRSS:\s*(\d+)", pathlib.Path(f"/proc/{game.process.pid}/status").read_text())[1]) // 1024
    finally:
        game.close()
    assert game.process.returncode == 0, game.process.returncode
    whole(journals(folder)[0])
    return f"{moves(folder).splitlines()[-1]}; windows {titles}; {memory} MB resident; target/windows-test/window.png"


@check("Killed and started again: every move is there")
def killed():
    folder = table("killed")
    common = ["--data", folder, "--lang", "en"]
    game = Window("--table", folder / "table.game", *common)
    game.line("d4")
    until("the move", lambda: "1. d4" in moves(folder))
    game.kill()
    game = Window(*common)
    try:
        game.line("black: d5")
        until("the next move", lambda: "1. d4 d5" in moves(folder))
        screenshot("after-kill")
        assert len(journals(folder)) == 1, journals(folder)
    finally:
        game.kill()
    whole(journals(folder)[0])
    return moves(folder).splitlines()[-1]


@check("Private words on the chosen earphone alone")
def private():
    folder = table("private", "time 300\n" + HOME)
    # In one go, for Wine counts its outputs in another order at every start.
    console = start("wine", program("annabella.com"), "console", "--table", folder / "table.game", "--data", folder, "--lang", "en",
                    stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def answer(line):
        console.stdin.write(f"{line}\n".encode())
        console.stdin.flush()
        said = console.stdout.readline().decode()
        log(line, said)
        return said

    numbers = {name: number for number, name in re.findall(r"(\d+): (Earphone|Loudspeaker)", answer("devices"))}
    for name in ["earphone", "loudspeaker"]:
        assert "used from now on" in answer(f"{name} {numbers[name.capitalize()]}")
    console.stdin.close()
    console.wait(PATIENCE)
    shutil.rmtree(folder / "games")
    game = Window("--table", folder / "table.game", "--data", folder, "--lang", "en")
    ear, speaker = EARS["earphone"], EARS["loudspeaker"]
    try:
        ear.silence(), speaker.silence()
        ear.forget(), speaker.forget()
        game.line("e4")
        speaker.words()
        ear.silence(), speaker.silence()
        public = speaker.loud / RATE
        ear.forget(), speaker.forget()
        game.key("F2")
        ear.words()
        ear.silence()
        secret = ear.loud / RATE
        assert speaker.peak == 0, f"the loudspeaker heard {speaker.loud / RATE:.1f} s"
    finally:
        log(f"moves {moves(folder)!r}; earphone {ear.loud / RATE:.1f} s, loudspeaker {speaker.loud / RATE:.1f} s")
        screenshot("private")
        game.kill()
    return f"the move: {public:.1f} s on the loudspeaker; the clock asked for: {secret:.1f} s on the earphone, not one sample on the loudspeaker"


@check("An installer that meets the running program stops and changes nothing")
def busy():
    folder = table("busy")
    game = Window("--table", folder / "table.game", "--data", folder, "--lang", "en")
    try:
        before = program().stat().st_mtime_ns
        answer = wine(SETUP, "/S")
        assert answer[2] == 2, answer
        assert program().stat().st_mtime_ns == before and game.process.poll() is None
    finally:
        game.kill()


def still_running():
    listed = wine("tasklist", "/fo", "csv", "/nh")[0].lower().splitlines()
    left = [line for line in listed if b"annabella" in line or b"espeak-ng" in line]
    log(f"Still running: {left}")
    return left


@check("The uninstaller leaves nothing behind but the user's games")
def uninstallation():
    if not list(local().glob("annabella/data/games/*.annabella")):
        cli("console", "--table", table("own") / "table.game", "--mute", "--lang", "en", typed=b"e4\n")
    # A voice outlives a killed program by a moment, and what runs is not deleted.
    until("the end of the programs before", lambda: not still_running())
    wine(program("uninstall.exe"), "/S")  # goes on from a copy of itself
    try:
        until("the end of the uninstaller", lambda: not program("").exists())
    finally:
        log("\n".join(["Left in the program's folder:", *map(str, program("").rglob("*"))]))
    keys = {f"{key} {line}" for key, line in registry() - BEFORE["registry"] if "annabella" in f"{key} {line}".lower()}
    # A fresh Windows of Wine's has no classes of the user's yet; the empty key belongs to nobody.
    classes = {key for key, _ in registry() - BEFORE["registry"] if "\\Software\\Classes\\" in key}
    left = sorted(path for path in files() - BEFORE["files"] if "/Temp/" not in path)
    log("\n".join(["Left in the registry:", *sorted(keys | classes), "Left in the user's folders:", *left]))
    assert not keys and not classes, sorted(keys | classes)
    foreign = [path for path in left if "/AppData/Local/annabella" not in path and "/AppData/Roaming/annabella" not in path
               and not path.endswith(("/home.pgn", "/AppData/Local/Programs"))]
    assert not foreign, foreign
    games = [path for path in left if path.endswith(".annabella")]
    assert games, "the user's game is gone"
    return f"{len(games)} game(s) in AppData/Local/annabella; registry as before"


@check("The installer by keyboard alone: Enter installs, Enter starts the program")
def by_keyboard():
    setup = start("wine", SETUP)
    page = until("the first page", lambda: xdotool("search", "--onlyvisible", "--name", "^Annabella Setup$"))[0]
    xdotool("windowactivate", "--sync", page)
    time.sleep(1)
    screenshot("setup-first-page")
    xdotool("key", "Return")
    until("the files", lambda: program("uninstall.exe").exists())
    time.sleep(3)
    screenshot("setup-last-page")
    xdotool("key", "Return")
    setup.wait(PATIENCE)
    try:
        until("the program's window", lambda: xdotool("search", "--onlyvisible", "--name", "^[^(]*Annabella$"))
    finally:
        wine("taskkill", "/f", "/im", "annabella.exe")
    uninstallation()
    return "target/windows-test/setup-first-page.png, setup-last-page.png"


def world():
    """A screen, a window manager, two outputs that go nowhere, a fresh Windows."""
    screen = start("Xvfb", "-displayfd", "1", "-noreset", "-nolisten", "tcp", "-screen", "0", "1600x1000x24", stdout=subprocess.PIPE)
    ENV["DISPLAY"] = ":" + screen.stdout.readline().decode().strip()
    start("openbox")
    # The sound server wants no other's socket or settings.
    sink = "module-null-sink sink_name={} sink_properties=device.description={}"
    start("pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--disable-shm=yes", "--realtime=no",
          "--high-priority=no", "-L", sink.format("loudspeaker", "Loudspeaker"), "-L", sink.format("earphone", "Earphone"),
          "-L", f"module-native-protocol-unix auth-anonymous=1 socket={WORK}/run/sound")
    until("the sound server", lambda: run(["pactl", "set-default-sink", "loudspeaker"])[2] == 0)
    for name in ["loudspeaker", "earphone"]:
        EARS[name] = Ear(name)
    wine("wineboot", "-i")
    # One that stays: else Windows is started and ended with each program.
    start("wine", "cmd", stdin=subprocess.PIPE)
    wine("reg", "query", "HKCU")


EARS = {}


def main():
    chosen = sys.argv[1:]
    rows = []
    try:
        world()
        for what, function in CHECKS:
            if chosen and function.__name__ not in [*chosen, "installation"]:
                continue
            log(f"\n=== {what}")
            print(f"{what} ...", flush=True)
            begun = time.monotonic()
            try:
                passed, told = True, function() or ""
            except Exception as error:  # noqa: BLE001: whatever went wrong, the next check is worth its try
                passed, told = False, f"{type(error).__name__}: {error}"
            log("passed" if passed else "FAILED", told)
            rows.append((what, passed, time.monotonic() - begun, told))
    finally:
        subprocess.run(["wineserver", "-k"], env=ENV, check=False)
        for service in reversed(SERVICES):
            if service.poll() is None:
                service.terminate()
    lines = [f"{'passed' if passed else 'FAILED'}  {seconds:6.1f} s  {what}{': ' if told else ''}{told}" for what, passed, seconds, told in rows]
    failed = sum(not passed for _, passed, _, _ in rows)
    sizes = [f"{path.stat().st_size / 1e6:.1f} MB  {path.name}" for path in sorted((HERE / "target/packages").glob("annabella-*-windows-*"))]
    text = "\n".join(["", *lines, *sizes, f"{len(rows) - failed} passed, {failed} failed. No screen reader and no real Windows took part."])
    log(text)
    print(text)
    sys.exit(1 if failed else 0)


main()
