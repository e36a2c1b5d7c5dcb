import { ambush, type AmbushMove } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { Imagined } from '../src/imagined.ts';
import type { Match } from '../src/match.ts';
import { foundMatch, hiddenMatch, newMatch, play, SEEDED } from './ambushMatch.ts';

function imaginedBy(viewer: string, match: Match): Imagined {
  return new Imagined(ambush, { view: match.view(viewer), viewer });
}

/** Why a move cannot be taken back: as it is said before it is made, and as it is then. */
function undoing(match: Match, side: string, move: AmbushMove, faces: readonly number[] = []) {
  const { whyNotUndo } = imaginedBy(side, match).try(side, move);
  play(match, side, move, faces);
  return [whyNotUndo?.key, match.whyNotUndo(side)?.key];
}

test('whether a move can be taken back is known before it is made', () => {
  const match = newMatch();
  expect(undoing(match, 'red', { type: 'hide', at: 1 })).toEqual([undefined, undefined]);
  // The last to hide draws the lot that says who begins.
  expect(undoing(match, 'blue', { type: 'hide', at: 5 }, [1])).toEqual(['undo.dice', 'undo.dice']);
  expect(undoing(match, 'red', { type: 'search', at: 6 })).toEqual(['undo.reveal', 'undo.reveal']);
});

test('who flees can think again, who stands cannot', () => {
  const flee = { type: 'flee', to: 6 } as const;
  expect(undoing(foundMatch(), 'blue', flee)).toEqual([undefined, undefined]);
  const faces = [1, 1, 1, 1, 1, 1];
  const stand = { type: 'stand' } as const;
  expect(undoing(foundMatch(), 'blue', stand, faces)).toEqual(['undo.dice', 'undo.dice']);
});

test('a move is tried in a copy, and rolls none of the dice of a match', () => {
  const match = newMatch(SEEDED);
  play(match, 'red', { type: 'hide', at: 1 });
  const imagined = imaginedBy('blue', match);
  const before = JSON.stringify([match.save(), imagined.world]);
  const hide: AmbushMove = { type: 'hide', at: 5 };
  const { after, events } = imagined.try('blue', hide);
  expect(events.map(({ type }) => type)).toEqual(['hid', 'lot']);
  expect(ambush.pending(after as never).decisions.map(({ kind }) => kind)).toEqual(['search']);
  expect(JSON.stringify([match.save(), imagined.world])).toBe(before);
});

test('what is at stake is asked of a world that looks like this', () => {
  const search: AmbushMove = { type: 'search', at: 6 };
  const { risks } = imaginedBy('red', hiddenMatch()).stakes('red', search);
  expect(risks.map(({ rule }) => rule)).toEqual(['AM-7']);
  const flee: AmbushMove = { type: 'flee', to: 6 };
  const { costs } = imaginedBy('blue', foundMatch()).stakes('blue', flee);
  expect(costs.map(({ message }) => message.key)).toEqual(['stakes.man']);
});
