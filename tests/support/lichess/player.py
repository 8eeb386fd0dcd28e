"""A player of its own, by berserk, the Python client of lichess' own people.

player.py ADDRESS TOKEN (challenge NAME | accept | seek | engine LEVEL) MOVE...

It plays the moves of its side in that game, and prints what it saw as JSON when the game has ended.
"""
import json
import sys
import threading

import berserk

address, token, how = sys.argv[1:4]
rest = sys.argv[4:]
client = berserk.Client(berserk.TokenSession(token), base_url=address)
me = client.account.get()["id"]
events = client.board.stream_incoming_events()
name = None
if how == "challenge":
    name, moves = rest[0], rest[1:]
    client.challenges.create(name, rated=False, clock_limit=900, clock_increment=10, color="black")
elif how == "engine":
    level, moves = int(rest[0]), rest[1:]
    client.challenges.create_ai(level=level, clock_limit=900, clock_increment=10, color="white")
elif how == "seek":
    moves = rest
    threading.Thread(target=client.board.seek, args=(15, 10), daemon=True).start()
else:
    moves = rest

game = None
for event in events:
    if event["type"] == "challenge" and how == "accept":
        if event["challenge"]["challenger"]["id"] != me:
            client.challenges.accept(event["challenge"]["id"])
    elif event["type"] == "challengeDeclined":
        print(json.dumps({"declined": event["challenge"]["declineReason"]}))
        sys.exit(0)
    elif event["type"] == "gameStart":
        game = event["game"]
        break

white = game["color"] == "white"
seen = {"color": game["color"], "opponent": game["opponent"]["username"], "chat": [], "offers": 0}
refused = None
for line in client.board.stream_game_state(game["gameId"]):
    if line["type"] == "chatLine":
        seen["chat"].append(line["text"])
        continue
    state = line["state"] if line["type"] == "gameFull" else line
    if line["type"] == "gameState":
        seen["offers"] += bool(state.get("wdraw") or state.get("bdraw"))
    played = state["moves"].split()
    seen.update(moves=played, status=state["status"], winner=state.get("winner"))
    if state["status"] != "started":
        break
    if (len(played) % 2 == 0) == white and len(played) < len(moves):
        if len(played) in (4, 5) and refused is None:
            try:
                client.board.make_move(game["gameId"], "a1h8")
            except berserk.exceptions.ResponseError as error:
                refused = [error.status_code, error.cause["error"]]
        if len(played) in (6, 7):
            client.board.post_message(game["gameId"], "good luck")
        client.board.make_move(game["gameId"], moves[len(played)])
seen["refused"] = refused
print(json.dumps(seen))
