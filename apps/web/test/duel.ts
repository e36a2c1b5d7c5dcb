import { Match, seededDice, type MatchFile } from '@sandtable/kernel';
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

/** A file as version 1 would have written it, had something more happened in the step of this index. */
export function otherwise(file: MatchFile, index: number): MatchFile {
  const { events = [], ...step } = file.steps[index];
  const more = { type: 'cheer', rule: 'QS-8.1' };
  const steps = file.steps.with(index, { ...step, events: [...events, more] });
  return { ...file, version: 1, steps };
}
