import { ambush } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { load, resume } from '../src/load.ts';
import type { NewDice } from '../src/diceSource.ts';
import type { Match } from '../src/match.ts';
import { COMMITTED, fileOf, newMatch, picture, playOut, SEEDED } from './ambushMatch.ts';

/** So far that dice have been rolled, and not to its end. */
function underWay(dice: NewDice = SEEDED): Match {
  return playOut(newMatch(dice), 'choices', 6);
}

test('both agree to go back, and the dice go on: they do not come again', () => {
  const match = underWay();
  const { drawn } = match;
  expect(drawn).toBeGreaterThan(0);
  const before = match.at(2);
  expect(match.takeBack(2)).toBeUndefined();
  expect(match.steps).toHaveLength(2);
  expect(match.state).toEqual(before);
  expect(match.drawn).toBe(drawn);
  playOut(match, 'others');
  expect(match.steps[2].drawn).toBe(drawn);
  expect(match.steps.filter((step) => step.drawn !== undefined)).toHaveLength(1);
});

test('a file of it holds, before the next step and after it', () => {
  const match = underWayBack();
  for (const open of [resume(fileOf(match), [ambush]), loaded(match)]) {
    if (!open.ok) throw new Error('refused');
    expect(picture(open.value)).toBe(picture(match));
    expect(picture(playOut(open.value, 'on'))).toBe(picture(playOut(underWayBack(), 'on')));
  }
  const committed = underWay(COMMITTED);
  committed.takeBack(2);
  playOut(committed, 'on');
  expect(load(fileOf(committed), [ambush])).toMatchObject({
    ok: true,
    value: { verdict: 'proved' },
  });
});

test('a file whose dice come again is refused', () => {
  const match = playOut(underWayBack(), 'on');
  const file = fileOf(match);
  const steps = file.steps.map((step) => (step.drawn === undefined ? step : { ...step, drawn: 0 }));
  expect(load({ ...file, steps }, [ambush])).toMatchObject({
    ok: false,
    problems: [{ path: 'steps[2]', message: { key: 'problem.diceAgain' } }],
  });
});

test('undoing what came after it leaves the dice where they are', () => {
  const match = newMatch(COMMITTED);
  playOut(match, 'choices', 6);
  match.takeBack(0);
  const { drawn } = match;
  match.play('red', { type: 'hide', at: 1 });
  expect(match.steps[0].drawn).toBe(drawn);
  expect(match.undo('red')).toBeUndefined();
  expect(match.hasPassed).toBe(true);
  match.play('red', { type: 'hide', at: 2 });
  expect(match.steps[0].drawn).toBe(drawn);
});

test('nobody goes back to where the match has not been, nor after its end', () => {
  const match = underWay();
  for (const to of [-1, 6, 7, 0.5]) expect(match.takeBack(to)?.key).toBe('takeBack.step');
  match.end({ how: 'agreed' });
  expect(match.takeBack(2)?.key).toBe('end.over');
});

function underWayBack(): Match {
  const match = underWay();
  match.takeBack(2);
  return match;
}

function loaded(match: Match) {
  const found = load(fileOf(match), [ambush]);
  return found.ok ? ({ ok: true, value: found.value.match } as const) : found;
}
