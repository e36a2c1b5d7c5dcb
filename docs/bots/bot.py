#!/usr/bin/env python3
"""A program that plays on a Sandtable host. Python 3, nothing else.

    bot.py URL TOKEN [MATCH INVITATION]

With a match and an invitation it takes that seat; then it plays at every table where it sits, the first
of the legal moves each time, until nothing is left to play.
"""
import json
import os
import sys
import time
import urllib.error
import urllib.request


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": "Bearer " + TOKEN, "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(URL + "api/bot/" + path, data, headers))


def say(path, body):
    """True where it was done. Whoever was late is asked again by the stream; a host that is busy or in trouble is asked again."""
    while True:
        try:
            ask(path, body).read()
            return True
        except urllib.error.HTTPError as error:
            print(path, error.code, error.read().decode(), file=sys.stderr)
            if error.code not in (429, 503):
                return False
            time.sleep(int(error.headers.get("Retry-After", 1)))


def choose(moves, turn):
    """Here a better player would think: examples/bot/bot.py is one, for the arena."""
    return moves[turn % len(moves)]


URL, TOKEN = sys.argv[1], sys.argv[2]
if len(sys.argv) > 4:
    say("matches/%s/take" % sys.argv[3], {"invitation": sys.argv[4]})

turn = 0
playing = set()
for line in ask("stream"):
    if not line.strip():
        continue
    said = json.loads(line)
    match = said["match"]
    if said["event"] == "match":
        playing.add(match)
        if said["needsNumber"]:
            say("matches/%s/number" % match, {"number": os.urandom(16).hex()})
    elif said["event"] == "decision":
        turn += 7
        move = choose(said["moves"], turn)
        name = os.urandom(8).hex()
        say("matches/%s/play" % match, {"at": said["at"], "move": move, "name": name})
    elif said["event"] == "over":
        print("over", match, json.dumps(said["outcome"]))
        playing.discard(match)
        if not playing:
            break
