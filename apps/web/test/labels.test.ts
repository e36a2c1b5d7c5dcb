import { pbiBoats } from '@sandtable/pbi-boats';
import { browning } from '@sandtable/browning';
import { expect, test } from 'vitest';
import { answersIn } from '../src/play/answers.ts';
import { labelOf, labelsOf } from '../src/play/choices.ts';
import { briefLabel, pieceLabel } from '../src/board/pieceLabel.ts';
import { ALONGSIDE, AT_THE_BEACH } from './browser/shore.ts';
import { acting } from './browser/meadow.ts';
import { sit } from './seated.ts';

test('answers that would be called alike say where they lead', () => {
  const seats = { attacker: 'person', defender: 'person' } as const;
  const { sitting } = sit(browning, seats, {}, acting('march'));
  sitting.hand.point({ piece: 'A1-1' });
  const moment = sitting.moment();
  const { listed = [] } = answersIn(moment, (move) => sitting.game.ruleset.gesture(move)) ?? {};
  const plain = listed.map((choice) => labelOf(choice, sitting, moment));
  const told = [...labelsOf(listed, sitting, moment).values()];
  expect(new Set(plain).size).toBeLessThan(plain.length);
  expect(new Set(told).size).toBe(told.length);
  expect(told.filter((label) => !plain.includes(label))).toEqual(
    told.filter((label) => / \([\d.]+″, [\d.]+″\)$/.test(label)),
  );
});

test('whoever points at a piece is told what it is, whose and in which state, without its numbers', () => {
  const seats = { attacker: 'person', defender: 'person' } as const;
  const { sitting } = sit(pbiBoats, seats, {}, AT_THE_BEACH);
  const { words } = sitting.game;
  const craft = sitting.moment().scene.pieces.find(({ id }) => id === 'A-landingcraft1');
  if (craft === undefined) throw new Error('there is no such craft');
  expect(pieceLabel(craft, words)).toMatch(/action points: 12.*, facing north$/);
  expect(briefLabel(craft, words)).toBe('landing craft A1, attacker (has been activated)');
});

test('a boat that is there only for its men to change says so, and the one that acts does not', () => {
  const seats = { attacker: 'person', defender: 'person' } as const;
  const { sitting } = sit(pbiBoats, seats, {}, ALONGSIDE);
  const moment = sitting.moment();
  const { listed = [] } = answersIn(moment, (move) => sitting.game.ruleset.gesture(move)) ?? {};
  expect(listed.map((choice) => labelOf(choice, sitting, moment))).toEqual([
    'Landing craft A1 in c2',
    'Landing craft A2 in d2: its men change boats',
  ]);
});
