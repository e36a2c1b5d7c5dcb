// A thread in which computer players think. It has nothing but what it is asked about.
import { Imagined, seededDice, type Ruleset } from '@sandtable/kernel';
import { kindNamed, playersOf, usualOpponent, type Player } from '@sandtable/players';
import { parentPort } from 'node:worker_threads';
import { isQuiet } from '../host/noticed.ts';
import { rulesetOf } from '../rulesets.ts';
import type { Answered, Reply, Thought } from './thought.ts';

/** Nobody waits longer for a computer, however slow the machine is. */
const LONGEST_MS = 2000;
/** So many players are remembered; whoever has not been asked for longest begins anew. */
const MOST_PLAYERS = 200;

const players = new Map<string, Player>();

function playerFor({ match, decision, player: name }: Thought, ruleset: Ruleset): Player {
  const key = `${match} ${decision.side} ${name}`;
  const kinds = playersOf(ruleset);
  // A match may name a player that is no longer there: the usual one takes its place.
  const kind = kindNamed(kinds, name) ?? kindNamed(kinds, usualOpponent(ruleset)) ?? kinds[0];
  const player = players.get(key) ?? kind.make(ruleset, inTime);
  players.delete(key);
  players.set(key, player);
  const [oldest] = players.keys();
  if (players.size > MOST_PLAYERS) players.delete(oldest);
  return player;
}

/** As hard as usual, unless that takes too long here. */
function inTime(usual: number, times: number): (playOuts: number) => number {
  const began = performance.now();
  return (playOuts) =>
    Math.max(playOuts / (usual * times), (performance.now() - began) / LONGEST_MS);
}

function answer(thought: Thought): Answered {
  const { want, premises, view, decision, player, seed } = thought;
  const ruleset = rulesetOf(premises.ruleset);
  if (ruleset === undefined) throw new Error(`no game ${premises.ruleset}`);
  const { side } = decision;
  const seen = ruleset.furnish(view, premises.scenario, premises.options);
  const imagined = new Imagined(ruleset, { view: seen, viewer: side });
  if (want === 'moves') return { moves: imagined.moves(side) };
  const move = playerFor(thought, ruleset).choose(seen, decision, seededDice(seed));
  const refusal = imagined.check(side, move);
  if (refusal !== undefined) throw new Error(`${player} broke ${refusal.rule}`);
  return { moves: [move], isQuiet: isQuiet(ruleset, imagined, side, move) };
}

const reply = (said: Reply): void => parentPort?.postMessage(said, []);

parentPort?.on('message', (thought: Thought) => {
  try {
    reply({ ok: true, ...answer(thought) });
  } catch (error) {
    reply({ ok: false, error: String(error) });
  }
});
reply({ ready: true });
