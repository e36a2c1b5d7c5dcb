import { ambush } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { difference, Imagined, patched, SPECTATOR, Witness, type Known } from '../src/index.ts';
import { hiddenMatch, newMatch, play, playOut, SEEDED } from './ambushMatch.ts';

test('a viewer knows his view, what is asked, what happened and whether he can take it back', () => {
  const match = newMatch();
  play(match, 'red', { type: 'hide', at: 1 });
  const red = new Witness('red').look(match);
  expect(red).toMatchObject({ viewer: 'red', view: match.view('red'), pending: match.pending });
  expect(red.told).toEqual([match.events(0, 'red')]);
  expect(red.whyNotUndo).toBeUndefined();
  // Of what was chosen in secret the other side is not even told that it could be taken back.
  expect(new Witness('blue').look(match).whyNotUndo?.key).toBe('undo.nothing');
});

test('what is not noticed is not told, and changes nothing that is known', () => {
  // A hiding that nobody else is told of at all.
  const quiet: typeof ambush = {
    ...ambush,
    redact: (event, viewer) =>
      event.type === 'hid' && viewer !== event.side ? undefined : ambush.redact(event, viewer),
  };
  const match = newMatch(SEEDED, quiet);
  const witness = new Witness(SPECTATOR);
  expect(witness.look(match).told).toEqual([]);
  match.play('red', { type: 'hide', at: 1 });
  // He is told nothing; that red is no longer asked he sees.
  expect(witness.look(match).told).toEqual([]);
  expect(witness.look(match)).toBe(witness.look(match));
  expect(new Witness('red').look(match).told).toHaveLength(1);
  // Where only something else changes, the view is the very same.
  const { view } = witness.look(match);
  match.end({ how: 'resigned', side: 'blue' });
  expect(witness.look(match).pending.outcome?.winner).toBe('red');
  expect(witness.look(match).view).toBe(view);
});

test('a witness looks again only when something has changed in the match', () => {
  let looks = 0;
  const counted: typeof ambush = {
    ...ambush,
    view(state, viewer) {
      looks++;
      return ambush.view(state, viewer);
    },
  };
  const match = newMatch(SEEDED, counted);
  const witness = new Witness('red');
  const looksAfter = (change: () => unknown): number => {
    change();
    const before = looks;
    expect(witness.look(match)).toBe(witness.look(match));
    return looks - before;
  };
  expect(looksAfter(() => undefined)).toBe(1);
  expect(looksAfter(() => undefined)).toBe(0);
  expect(looksAfter(() => match.play('red', { type: 'hide', at: 99 }))).toBe(0);
  expect(looksAfter(() => match.play('red', { type: 'hide', at: 1 }))).toBe(1);
  expect(looksAfter(() => match.undo('red'))).toBe(1);
  expect(looksAfter(() => match.end({ how: 'resigned', side: 'red' }))).toBe(1);
  // Another match at the same point is another match.
  const other = newMatch(SEEDED, counted);
  witness.look(match);
  expect(witness.look(other).pending.outcome).toBeUndefined();
});

test('what is known can be sent change by change, and is the same there', () => {
  const match = playOut(newMatch(SEEDED), 'choices', 0);
  const witness = new Witness('blue');
  let there: unknown;
  let before: Known | undefined;
  for (let step = 0; match.pending.decisions.length > 0; step++) {
    const now = witness.look(match);
    there = patched(there, JSON.parse(JSON.stringify(difference(before, now) ?? {})) as never);
    expect(there).toEqual(JSON.parse(JSON.stringify(now)));
    expect(JSON.stringify(there)).not.toContain('reveals');
    before = now;
    playOut(match, `choices ${step}`, 1);
  }
});

test('a decision that is taken back is no longer told', () => {
  const match = newMatch();
  const witness = new Witness('red');
  const before = witness.look(match);
  play(match, 'red', { type: 'hide', at: 1 });
  expect(witness.look(match).told).toHaveLength(1);
  match.undo('red');
  expect(difference(witness.look(match), before)).toBeUndefined();
  play(match, 'red', { type: 'hide', at: 2 });
  expect(witness.look(match).told).toEqual([match.events(0, 'red')]);
});

test('what a side can do, and why not, follows from its view', () => {
  const match = hiddenMatch();
  const imagined = new Imagined(ambush, new Witness('red').look(match));
  expect(imagined.moves('red')).toEqual(match.moves('red'));
  expect(imagined.moves('blue')).toEqual([]);
  for (const move of [{ type: 'search', at: 5 }, { type: 'search', at: 1 }, { type: 'stand' }, 7]) {
    expect(imagined.check('red', move)).toEqual(match.check('red', move));
  }
  expect(imagined.world).toBe(imagined.world);
});
