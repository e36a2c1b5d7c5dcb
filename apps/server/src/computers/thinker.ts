// A thread in which computer players think. It has nothing but what it is asked about.
import { Imagined, seededDice, type Ruleset } from '@sandtable/kernel';
import { playersOf, type Player } from '@sandtable/players';
import { parentPort } from 'node:worker_threads';
import { isQuiet } from '../host/noticed.ts';
import { rulesetOf } from '../rulesets.ts';
import type { Answered, Reply, Thought } from './thought.ts';

const players = new Map<string, Player>();

function playerNamed(ruleset: Ruleset, name: string): Player {
  const key = `${ruleset.id} ${name}`;
  let player = players.get(key);
  if (player === undefined) {
    const kinds = playersOf(ruleset);
    // A match may name a player that is no longer there: the strongest takes its place.
    player = (kinds.find((kind) => kind.name === name) ?? kinds[0]).make(ruleset);
    players.set(key, player);
  }
  return player;
}

function answer({ want, premises, view, decision, player, seed }: Thought): Answered {
  const ruleset = rulesetOf(premises.ruleset);
  if (ruleset === undefined) throw new Error(`no game ${premises.ruleset}`);
  const { side } = decision;
  const seen = ruleset.furnish(view, premises.scenario, premises.options);
  const imagined = new Imagined(ruleset, { view: seen, viewer: side });
  if (want === 'moves') return { moves: imagined.moves(side) };
  const move = playerNamed(ruleset, player).choose(seen, decision, seededDice(seed));
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
