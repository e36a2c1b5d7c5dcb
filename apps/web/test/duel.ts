import { Match, seededDice } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { playersOf } from '@sandtable/players';

/** A match between two of the weakest computer players, up to so many steps or to its end. */
export function duel(seed: string, steps = Infinity): Match {
  const started = Match.start(pbi, pbi.scenarios[0], {}, { kind: 'seeded', seed });
  if (!started.ok) throw new Error('the first scenario cannot be played');
  const match = started.value;
  const player = playersOf(pbi)[playersOf(pbi).length - 1].make(pbi);
  const whims = seededDice(seed);
  while (match.pending.outcome === undefined && match.steps.length < steps) {
    const [decision] = match.pending.decisions;
    match.play(decision.side, player.choose(match.view(decision.side), decision, whims));
  }
  return match;
}
