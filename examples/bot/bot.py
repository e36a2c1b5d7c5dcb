#!/usr/bin/env python3
"""A program that plays any game of Sandtable in its arena. Python 3, nothing else.

    npx sandtable arena pbi --players "random,python3 examples/bot/bot.py"

It is asked on its standard input and answers on its standard output, one JSON object a line. It begins with what a
player of Sandtable would do. A few other moves are tried against that, in an engine of its own: each is played on for some
steps, with the same dice for all of them, and the one after which the table looks clearly better is taken.
"""
import json
import math
import os
import random
import statistics
import subprocess
import sys

ENGINE = os.environ.get("SANDTABLE", "npx sandtable").split() + ["engine"]
PLAYER = "greedy"  # who is asked first, and plays on for both sides; "random" is quicker and knows nothing
MOVES = 6  # so many are tried
TRIES = 4  # so often each
STEPS = 8  # so many decisions are played on


class Engine:
    """The rules, in a process of their own: see docs/engine-protocol.md."""

    def __init__(self):
        self.process = subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, request, **fields):
        self.process.stdin.write(json.dumps({"request": request, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(answer["error"])
        return answer


def liking(side, end):
    """How much a side likes the end of a play-out: what it holds, who is left, and how far it is to what it wants."""
    if end["outcome"]:
        winner = end["outcome"]["winner"]
        if winner:
            return 1000 if winner == side else -1000
    scene = end["scene"]
    pieces = [piece for piece in scene["pieces"] if "side" in piece]
    mine = [piece["at"] for piece in pieces if piece["side"] == side]
    theirs = [piece["at"] for piece in pieces if piece["side"] != side]
    goals = [marker for marker in scene["markers"] if marker["kind"] == "objective"]
    held = sum(1 if goal["side"] == side else -1 for goal in goals if "side" in goal)
    # Where nothing is to be held, the enemy is what we go for.
    wanted = [goal["at"] for goal in goals if goal.get("side") != side] or theirs
    size = math.hypot(scene["width"], scene["height"])
    far = sum(nearest(at, wanted) for at in mine) / size if wanted else 0
    return 8 * held + 4 * (len(mine) - len(theirs)) - 8 * far


def nearest(at, places):
    return min(math.hypot(at["x"] - place["x"], at["y"] - place["y"]) for place in places)


def choose(engine, premises, asked, whim):
    if len(asked["moves"]) == 1:
        return asked["moves"][0]
    side, view = asked["side"], asked["view"]
    tried, gains = None, None
    for n in range(TRIES):
        # The view says what our side knows. What it does not know is another guess each time.
        world = engine.ask("imagine", premises=premises, view=view, side=side, seed=str(n))["match"]
        if tried is None:
            usual = engine.ask("playOut", match=world, player=PLAYER, steps=1)["playOuts"][0]["first"]
            others = [move for move in asked["moves"] if move != usual]
            tried = [usual] + whim.sample(others, min(len(others), MOVES - 1))
            gains = [[] for _ in tried]
        seed = str(whim.random())
        likings = [tried_out(engine, world, side, move, seed) for move in tried]
        for i, found in enumerate(likings):
            gains[i].append(found - likings[0])
        engine.ask("close", match=world)
    best = max(range(len(tried)), key=lambda i: sure(gains[i]))
    return tried[best]


def tried_out(engine, world, side, move, seed):
    fields = {"match": world, "side": side, "move": move, "player": PLAYER, "steps": STEPS, "seed": seed, "viewer": side}
    return liking(side, engine.ask("playOut", **fields)["playOuts"][0])


def sure(gains):
    """As much as a move gains even if it was lucky: its mean, less two of its standard errors."""
    return statistics.mean(gains) - 2 * statistics.stdev(gains) / math.sqrt(len(gains))


def main():
    engine = Engine()
    for line in sys.stdin:
        told = json.loads(line)
        if told["request"] == "new":
            premises, whim = told["premises"], random.Random(told["seed"])
        elif told["request"] == "choose":
            move = choose(engine, premises, told, whim)
            print(json.dumps({"id": told["id"], "move": move}), flush=True)


main()
