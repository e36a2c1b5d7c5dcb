import type { Scene } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../src/games/games.ts';
import { pbiLook } from '../src/games/pbi/look.ts';
import { pubBattlesLook } from '../src/games/pub-battles/look.ts';
import { TAUGHT } from '../src/learn/taught.ts';
import { cropOf } from '../src/rules/crop.ts';
import { notedOn, notesOn } from '../src/rules/noteTexts.ts';
import { loadNotes } from '../src/rules/notes.ts';
import { isCitedIn, shownExample } from '../src/rules/shownExample.ts';

describe.each(TAUGHT)('the examples of %s', (id) => {
  test('are each seen on a part of the table, with what is done and what came of it', async () => {
    const { notes } = await loadNotes(id);
    const game = await loadGame(id);
    const [own] = notes;
    expect(own.ruleset).toBe(id);
    for (const example of own.examples) {
      const { before, crop, move, lines, shapes } = shownExample(game, own, example);
      const { x, y, width, height } = crop;
      expect([x >= 0, y >= 0], example.id).toEqual([true, true]);
      expect(x + width, example.id).toBeLessThanOrEqual(before.width);
      expect(y + height, example.id).toBeLessThanOrEqual(before.height);
      expect(Math.min(width, height), example.id).toBeGreaterThan(0);
      const isShown = example.shown !== undefined || example.refused !== undefined;
      expect([move !== undefined, lines.length > 0], example.id).toEqual([isShown, isShown]);
      if (!isShown) expect(shapes, example.id).toEqual([]);
    }
  });

  test('are found by what is said of them', async () => {
    const { notes } = await loadNotes(id);
    const { ruleset } = await loadGame(id);
    for (const { id: rule } of ruleset.rulebook) {
      const found = notesOn(notes, rule);
      expect(found && notedOn(found, rule)[0].length, rule).toBeGreaterThan(0);
    }
    expect(notesOn(notes, 'resignation')).toBe(undefined);
  });
});

describe('a picture is cut out of the table', () => {
  const scene = (columns: number, rows: number): Scene => ({
    width: columns * 100,
    height: rows * 100,
    grid: { columns, rows },
    areas: Array.from({ length: columns * rows }, (_, i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const [left, low] = [column * 100, row * 100];
      return {
        id: `${'abcdefgh'[column]}${row + 1}`,
        kind: 'open',
        outline: [
          { x: left, y: low },
          { x: left + 100, y: low },
          { x: left + 100, y: low + 100 },
          { x: left, y: low + 100 },
        ],
      };
    }),
    pieces: [],
    markers: [],
    status: [],
  });
  const cropped = (...squares: readonly string[]) =>
    cropOf(
      [scene(8, 8)],
      squares.map((square) => ({ square })),
      pbiLook,
    );

  test('in whole squares, with some around those that are meant', () => {
    expect(cropped('d4')).toEqual({ x: 200, y: 300, width: 300, height: 300 });
    expect(cropped('b1', 'b4')).toEqual({ x: 0, y: 400, width: 300, height: 400 });
  });

  test('within the table, and neither too long nor too high', () => {
    expect(cropped('a1')).toEqual({ x: 0, y: 500, width: 300, height: 300 });
    expect(cropped('h8')).toEqual({ x: 500, y: 0, width: 300, height: 300 });
    expect(cropped('a1', 'h1')).toEqual({ x: 0, y: 300, width: 800, height: 500 });
  });

  test('on a free table near what is meant, also where pieces are long', () => {
    const map = { width: 40_000, height: 40_000, areas: [], pieces: [], markers: [], status: [] };
    const point = { x: 20_000, y: 20_000 };
    const { width, height } = cropOf([map], [{ point }], pubBattlesLook);
    expect([width, height]).toEqual([4500, 2812.5]);
  });

  test('all of it where nothing on it is meant', () => {
    expect(cropped()).toEqual({ x: 0, y: 0, width: 800, height: 800 });
  });
});

test('a line tells of a rule by itself or by a reason', () => {
  const event = { type: 'shot', rule: 'X-1', reasons: [{ rule: 'X-2', key: 'near', count: 1 }] };
  const line = { words: '', rule: 'X-1', event };
  expect(['X-1', 'X-2', 'X-3'].map((rule) => isCitedIn(line, rule))).toEqual([true, true, false]);
});
