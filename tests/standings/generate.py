"""Makes random tournaments and asks TEC-FIDE's TieBreakServer for their tie-breaks.

    pip install tiebreak-core==1.2.0
    python3 generate.py FOLDER_OF_TIEBREAKSERVER > random.txt

The values in random.txt are those of its commit 7bff9431a0e29ef9819c78cea420bb64a750db27 (MIT licence), which follows C.07 of
1 August 2024, for the seed below. Two entries of its table 8.1.2 are misprints (411 and 610) and are put right first. A tournament is a line `swiss ROUNDS` or `robin ROUNDS`, then a line for each player: the rating, the
rounds as in a line 001 of TRF26, and after each bar the rank and the values by one list of tie-breaks. The last of a Swiss tournament
is by C.07 of 1 March 2026: values of the package tiebreak-core (PyPI), which counts those of 2024 as TieBreakServer does.
"""

import json
import os
import random
import subprocess
import sys
import tempfile

from tiebreak_core import fide2026
from tiebreak_core.models import FORFEIT_LOSS, FORFEIT_WIN, PAIRING_BYE, PLAYED, REQUESTED_BYE, GameRecord, PlayerTiebreakData

SEED = 43
LISTS = {
    "swiss": ["BH/C1 BH BH/C2 BH/M1 BH/M2 SB SB/C1 WIN WON BPG BWG PS PS/C1 REP AOB ARO ARO/C1 ARO/C2 TPR PTP APRO APPO", "DE BH/C1"],
    "robin": ["DE SB KS WIN WON BPG BWG PS REP ARO TPR PTP", "SB KS/L60"],
}


CORRECTED = """
import rating, runpy
rating.DiffToPd[411], rating.DiffToPd[610] = 92, 98
runpy.run_path("tiebreakchecker.py", run_name="__main__")
"""


def cell(opponent=None, color="-", mark=" "):
    return f"{opponent if opponent else '0000':>4} {color} {mark}"


def game(chance, one, other, forfeits):
    draw = chance.random()
    if draw < forfeits:
        return chance.choice([("+", "-"), ("-", "+"), ("+", "-"), ("-", "-")])
    return chance.choice([("1", "0"), ("=", "="), ("0", "1")])


def swiss(chance):
    count, rounds = chance.randint(6, 13), chance.randint(3, 7)
    cells = [[] for _ in range(count)]
    first = [chance.choice([0, 0, 0, 0, 0, 1, 2]) for _ in range(count)]
    last = [chance.choice([9, 9, 9, 9, 9, 9, chance.randint(1, rounds)]) for _ in range(count)]
    met = set()
    freed = set()
    for at in range(rounds):
        playing = []
        for player in range(count):
            if at < first[player] or at >= last[player]:
                cells[player].append(cell(mark="Z"))
            elif chance.random() < 0.06:
                cells[player].append(cell(mark=chance.choice("HHHF")))
            else:
                playing.append(player)
        best = None
        for _ in range(60):
            chance.shuffle(playing)
            pairs = list(zip(playing[::2], playing[1::2]))
            bad = sum(frozenset(pair) in met for pair in pairs)
            bad += len(playing) % 2 and playing[-1] in freed
            if best is None or bad < best[0]:
                best = (bad, pairs, playing[-1] if len(playing) % 2 else None)
        _, pairs, free = best
        for white, black in pairs:
            met.add(frozenset((white, black)))
            one, other = game(chance, white, black, 0.08)
            cells[white].append(cell(black + 1, "w", one))
            cells[black].append(cell(white + 1, "b", other))
        if free is not None:
            freed.add(free)
            cells[free].append(cell(mark="U"))
    return cells, rounds


def robin(chance):
    count = chance.choice([4, 6, 8, 10])
    rounds = count - 1
    while True:
        cells = [[] for _ in range(count)]
        order = list(range(count))
        for at in range(rounds):
            for board in range(count // 2):
                one, other = order[board], order[count - 1 - board]
                if (at + board) % 2:
                    one, other = other, one
                marks = game(chance, one, other, 0.08)
                cells[one].append(cell(other + 1, "w", marks[0]))
                cells[other].append(cell(one + 1, "b", marks[1]))
            order = [order[0], order[-1]] + order[1:-1]
        # A player who leaves with fewer than half of their games played is another case.
        unplayed = [sum(one[7] in "+-" for one in own) for own in cells]
        if all(missing * 2 <= rounds for missing in unplayed):
            return cells, rounds


def points(own):
    return sum({"1": 1, "+": 1, "F": 1, "U": 1, "=": 0.5, "H": 0.5}.get(one[7], 0) for one in own)


def report(kind, cells, rounds, ratings):
    name = "Individual: Swiss-System" if kind == "swiss" else "Individual: Round-Robin"
    lines = ["012 Random", "022 Nowhere", "032 POR", "042 2025/05/01", "052 2025/05/09", f"062 {len(cells)}", f"092 {name}", f"XXR {rounds}"]
    for number, (own, rating) in enumerate(zip(cells, ratings), 1):
        shown = rating or ""
        head = f"001 {number:>4} m    {f'Player {number}':<33} {shown:>4} POR {number:>11} 1990/01/01 {points(own):>4.1f} {number:>4}"
        lines.append(head + "".join("  " + one for one in own))
    return "\n".join(lines) + "\n"


def asked(folder, text, kind, tie_breaks):
    with tempfile.TemporaryDirectory() as place:
        path, out = os.path.join(place, "a.trf"), os.path.join(place, "a.json")
        with open(path, "w") as file:
            file.write(text)
        flag = "-s" if kind == "swiss" else "-p"
        command = [sys.executable, "-c", CORRECTED, "-c", flag, "-i", path, "-o", out, "-t", "PTS", *tie_breaks.split()]
        # It ends with 1 where the ranks of the report are others.
        subprocess.run(command, check=False, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if not os.path.exists(out):
            return None
        with open(out) as file:
            found = json.load(file)
    found = found["tiebreakResult"]
    return sorted(found["competitors"], key=lambda one: one["cid"])


def of_2026(cells, rounds, ratings):
    """BH/C1, BH, SB and SB/C1 by the rules of 2026."""
    kinds = {"U": PAIRING_BYE, "F": PAIRING_BYE, "H": REQUESTED_BYE, "Z": REQUESTED_BYE, "+": FORFEIT_WIN, "-": FORFEIT_LOSS}
    data = {}
    for number, own in enumerate(cells, 1):
        games = []
        for at, one in enumerate(own, 1):
            opponent = int(one[:4])
            color = "black" if one[5] == "b" else "white"
            rating = ratings[opponent - 1] if opponent else 0
            games.append(GameRecord(opponent or -1, rating, points([one]), color, at, kinds.get(one[7], PLAYED)))
        data[number] = PlayerTiebreakData(number, ratings[number - 1], points(own), games)
    names = ["buchholz_cut1", "buchholz", "sonneborn_berger", "sonneborn_berger_cut1"]
    counts = [fide2026.FIDE2026_REGISTRY[name] for name in names]
    return [" ".join(["-"] + [f"{count(data[number], data, rounds):g}" for count in counts]) for number in data]


def main():
    chance = random.Random(SEED)
    print(f"# Seed {SEED}. {' ; '.join(f'{kind}: {lists}' for kind, lists in LISTS.items())}")
    number = 0
    while number < 200:
        kind = "robin" if number % 5 == 4 else "swiss"
        cells, rounds = (robin if kind == "robin" else swiss)(chance)
        are_rated = chance.random() < 0.6
        ratings = [chance.randint(1200, 2700) if are_rated or chance.random() < 0.7 else 0 for _ in cells]
        text = report(kind, cells, rounds, ratings)
        found = [asked(sys.argv[1], text, kind, tie_breaks) for tie_breaks in LISTS[kind]]
        # It fails at a tournament in which nobody has met anybody with a rating, for example.
        if None in found:
            print(f"passed over: {kind} after {number}", file=sys.stderr)
            continue
        number += 1
        print(f"{kind} {rounds}")
        newest = of_2026(cells, rounds, ratings) if kind == "swiss" else None
        for place, (own, rating) in enumerate(zip(cells, ratings)):
            by_list = []
            for tie_breaks, competitors in zip(LISTS[kind], found):
                values = [one for one in competitors[place]["tiebreakScore"][1:]]
                names = tie_breaks.split()
                # A direct encounter is given as a place among the tied players.
                values = ["-" if name == "DE" else f"{float(value):g}" for name, value in zip(names, values)]
                by_list.append(" ".join([str(competitors[place]["rank"]), *values]))
            by_list += [newest[place]] if newest else []
            print(f"{rating}|{'  '.join(own)}|{'|'.join(by_list)}")


main()
