import { committedDice, load, Match, type Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pubBattles } from '@sandtable/pub-battles';
import { expect, test } from 'vitest';
import { broughtOf } from '../src/online/broughtOf.ts';
import { copyOf, exerciseOf } from '../src/online/copies.ts';

function started(ruleset: Ruleset, steps: number): Match {
  const start = Match.start(ruleset, ruleset.scenarios[0], {}, { kind: 'seeded', seed: '1' });
  if (!start.ok) throw new Error('it is refused');
  const match = start.value;
  for (let i = 0; i < steps; i++) {
    const [{ side }] = match.pending.decisions;
    match.play(side, match.moves(side)[0]);
  }
  return match;
}

test('a copy of a match elsewhere has all its steps, and goes on with dice of this device', () => {
  const numbers = Object.fromEntries(pbi.sides.map((side, i) => [side, `0${i}`.repeat(8)]));
  const home = started(pbi, 3);
  const made = { secret: 'ab'.repeat(16), numbers, matchNumber: 'club-7' };
  const elsewhere = home.fork(3, committedDice(home, 3, made));
  const [{ side }] = elsewhere.pending.decisions;
  elsewhere.play(side, elsewhere.moves(side)[0]);
  const file = copyOf(pbi, elsewhere.save());
  expect(file.steps).toEqual(elsewhere.save().steps);
  expect(file.dice.map(({ kind, from }) => [kind, from])).toEqual([
    ['seeded', 0],
    ['committed', 3],
    ['seeded', 4],
  ]);
  expect(load(file, [pbi]).ok).toBe(true);
  // It can be put online again, and what was played goes with it.
  expect(broughtOf(pbi, file, '').played?.steps.length).toBe(4);
});

test('an exercise looks like the match to whoever makes it, and begins there', () => {
  const match = started(pubBattles, 8);
  const view = match.view('red');
  const file = exerciseOf(pubBattles, { view, viewer: 'red' }, match, 'Exercise: it');
  expect(file.steps).toEqual([]);
  expect(file.scenario.title).toBe('Exercise: it');
  const read = load(file, [pubBattles]);
  if (!read.ok) throw new Error('it is refused');
  expect(read.value.match.pending).toEqual(match.pending);
  const { ruleset } = match;
  expect(ruleset.scene(read.value.match.view('red')).pieces).toEqual(ruleset.scene(view).pieces);
});
