#!/usr/bin/env python3
"""A program that plays any game of Sandtable in its arena. Python 3, nothing else.

    npx sandtable arena pbi --players "random,python3 examples/bot/bot.py"

It is asked on its standard input and answers on its standard output, one JSON object a line. For every move that the
rules list it has an engine of its own play on a few steps, and takes the move after which it likes the table best.
"""
import json
import math
import os
import random
import subprocess
import sys

ENGINE = os.environ.get("SANDTABLE", "npx sandtable").split() + ["engine"]
MOVES = 12  # so many of them are tried at the most
TRIES = 2  # so often each, with the same dice for all of them
STEPS = 20  # so many decisions are played on
PLAYER = "greedy"  # by this player, for both sides; "random" is quicker and knows nothing


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
    moves = asked["moves"]
    if len(moves) == 1:
        return moves[0]
    side = asked["side"]
    tried = moves if len(moves) <= MOVES else whim.sample(moves, MOVES)
    likings = [0.0] * len(tried)
    for n in range(TRIES):
        # The view says what our side knows. What it does not know is another guess each time.
        world = engine.ask("imagine", premises=premises, view=asked["view"], side=side, seed=str(n))["match"]
        seed = str(whim.random())
        for i, move in enumerate(tried):
            end = engine.ask("playOut", match=world, side=side, move=move, player=PLAYER, steps=STEPS, seed=seed, viewer=side)
            likings[i] += liking(side, end["playOuts"][0])
        engine.ask("close", match=world)
    return tried[likings.index(max(likings))]


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
