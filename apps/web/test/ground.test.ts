// A free table for whoever does not see it: what lies where, and what is next that way.
import { browning } from '@sandtable/browning';
import { expect, test } from 'vitest';
import { groundAt, groundWords } from '../src/board/ground.ts';
import { compass } from '../src/board/pieceLabel.ts';
import { nextThatWay, WAYS } from '../src/board/walk.ts';
import { browningLook } from '../src/games/browning/look.ts';
import { wordsOf } from '../src/words/words.ts';
import { MEADOW } from './browser/meadow.ts';

test('ground is told with where it lies, and known where somebody stands in it', () => {
  const start = browning.setup(MEADOW, {});
  if (!start.ok) throw new Error('the meadow cannot be played on');
  const { areas, inch = 1 } = browning.scene(browning.view(start.value, 'attacker'));
  const words = wordsOf(browning);
  expect(groundWords(areas, browningLook, words, inch)).toEqual([
    'building, from 2″ to 10″ and 11″ to 19″ up',
  ]);
  const at = (x: number, y: number): readonly string[] =>
    groundAt({ x, y }, areas, browningLook, words);
  expect(at(600, 1500)).toEqual(['building']);
  expect(at(1100, 1500)).toEqual([]);
  expect(at(600, 2000)).toEqual([]);
});

test('an arrow leads to the nearest thing that way, and not far aside', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 10, y: 9 },
    { x: 15, y: 1 },
    { x: 0, y: 30 },
    { x: -5, y: 0 },
  ];
  const next = (key: string): number | undefined => nextThatWay(places, 0, WAYS[key]);
  expect(next('ArrowRight')).toBe(2);
  expect(next('ArrowUp')).toBe(1);
  expect(next('ArrowLeft')).toBe(4);
  expect(next('ArrowDown')).toBeUndefined();
});

test('a facing is told by the nearest of eight winds', () => {
  expect([0, 22, 23, 95, 180, 285, 340].map((facing) => compass(facing))).toEqual([
    'north',
    'north',
    'north-east',
    'east',
    'south',
    'west',
    'north',
  ]);
});
