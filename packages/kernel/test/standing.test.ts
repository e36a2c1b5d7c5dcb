import { ambush } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { KERNEL_ENGLISH } from '../src/english.ts';
import type { Outcome } from '../src/ruleset.ts';
import { standingAtEnd, verdictFor, type SideStanding } from '../src/standing.ts';
import { Words } from '../src/words.ts';

const words = new Words(ambush, KERNEL_ENGLISH);
const red: SideStanding = {
  side: 'red',
  aim: { rule: 'AM-8', message: { key: 'standing.aim', with: { nights: 6 } } },
  score: 3,
  losses: { count: 6 },
  now: [{ rule: 'AM-8', message: { key: 'standing.men', with: { men: 3 } } }],
  needed: [{ rule: 'AM-8', message: { key: 'standing.needed', with: { count: 3 } } }],
};
const won: Outcome = { winner: 'red', scores: { red: 2, blue: 0 }, rule: 'AM-8' };

test('a standing is one line in words', () => {
  expect(words.standing(red)).toBe('Red: 3 men left');
});

test('when the game is over a standing has the score of the outcome, and needs nothing', () => {
  const reason = { rule: 'AM-8', message: { key: 'standing.over.nights' } };
  const over = standingAtEnd(red, won, reason);
  expect(over).toMatchObject({ score: 2, needed: [], over: reason });
  expect(words.standing(over)).toBe('Red: 3 men left; has won');
});

test('what ended a game is a sentence, when it is over', () => {
  const reason = { rule: 'AM-8', message: { key: 'standing.over.nights' } };
  expect(words.over([standingAtEnd(red, won, reason)])).toBe('The last night is over.');
  expect(words.over([red])).toBe(undefined);
});

test('the verdict for a side is that of the outcome', () => {
  const said = (outcome: Outcome): string => words.render(verdictFor(outcome, 'blue').message);
  expect(said(won)).toBe('has lost');
  expect(said({ ...won, winner: undefined })).toBe('a draw');
});
