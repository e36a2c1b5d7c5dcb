import { message, type Piece, type Scene } from '@sandtable/kernel';
import { pubBattles } from '@sandtable/pub-battles';
import { expect, test } from 'vitest';
import { drawScene } from '../src/drawing/board.ts';
import { wordsOf } from '../src/words.ts';
import { sandtable } from './program.ts';

const WORDS = wordsOf(pubBattles);
const INCH = 1000;
const LONG = { width: 1875, depth: 375 };

function block(id: string, x: number, y: number, facing: number, more: Partial<Piece> = {}): Piece {
  return {
    id,
    side: id.startsWith('R') ? 'red' : 'blue',
    kind: 'regular',
    at: { x: x * INCH, y: y * INCH },
    facing,
    size: LONG,
    marks: [],
    counts: {},
    label: message('piece.block', { tag: id }),
    ...more,
  };
}

/** A map of 6 by 6 inches: 40 letters across and 20 down, each 0.15 by 0.3 inch. */
function drawn(more: Partial<Scene>): string {
  const size = { width: 6 * INCH, height: 6 * INCH, inch: INCH };
  const scene = { ...size, areas: [], pieces: [], markers: [], status: [], ...more };
  return drawScene(scene, WORDS);
}

function rows(more: Partial<Scene>): string[] {
  const lines = drawn(more).split('\n');
  return lines.filter((line) => line.includes('│')).map((line) => line.split('│')[1]);
}

test('blocks are drawn to scale with their tags, an arrow before the front', () => {
  const map = rows({ pieces: [block('R7', 3, 3.15, 0), block('B12', 1, 5.2, 90)] });
  expect(map).toHaveLength(20);
  // Facing north: 1.875 inches are about 12 letters in one row.
  expect(map[9]).toMatch(/^ {14}▓{4,6}R7▓{4,6} +$/);
  expect(map[8].trim()).toBe('↑');
  // Facing east: about 6 rows, the tag beside its middle.
  const upright = map.filter((row) => /^ {5,6}▓{1,3}/.test(row));
  expect(upright.length).toBeGreaterThanOrEqual(4);
  expect(map.join('\n')).toMatch(/B12→|B12 *→/);
});

test('the Spent are lighter', () => {
  const map = rows({ pieces: [block('R7', 3, 3.15, 0, { marks: ['spent'] })] });
  expect(map[9]).toMatch(/░+R7░+/);
});

test('names of villages are written, bridges seen over the river, and fields left out', () => {
  const line = (y: number) => [
    { x: 0, y: y * INCH },
    { x: 6 * INCH, y: y * INCH },
  ];
  const river = { id: 'river 1 width 300', kind: 'river', outline: line(1.1) };
  const bridge = {
    id: 'bridge 1',
    kind: 'bridge',
    outline: [
      { x: 2000, y: 950 },
      { x: 2000, y: 1250 },
    ],
  };
  const field = { id: 'field 1', kind: 'field', outline: [...line(3), ...line(5).toReversed()] };
  const name = {
    id: 'name.village 1',
    kind: 'name.village',
    outline: line(5.6),
    label: message('map.name', { text: 'Ashwell' }),
  };
  const map = rows({ areas: [field, river, bridge, name], pieces: [block('R1', 5, 2.2, 0)] });
  expect(map[1]).toBe(`Ashwell${' '.repeat(33)}`);
  expect(map.join('')).toContain('╪');
  expect(map.filter((row) => row.includes('≈'))).toHaveLength(1);
  expect(map.slice(3, 9).join('').trim()).toBe('');
});

test('below the map are the blocks one by one, and what is in reserve', () => {
  const reserve = block('Guards', 0, 0, 0, { label: message('piece.block', { tag: 'Guards' }) });
  const text = drawn({
    pieces: [block('R10', 2, 2, 90), block('R9', 3, 4, 0), block('B1', 5, 5, 225)],
    trays: [
      { side: 'red', label: message('tray.reserve', { command: 'Grey' }), pieces: [reserve] },
    ],
  });
  expect(text.indexOf(' R9 ')).toBeLessThan(text.indexOf(' R10 '));
  expect(text).toMatch(/R10 +regulars +2,2 +→ 90°/);
  expect(text).toMatch(/B1 +regulars +5,5 +↙ 225°/);
  expect(text).toMatch(/Grey.*: .*Guards/);
});

test('a battle is played with numbers and typed moves, and shows only what its side may know', async () => {
  const { code, out, err } = await sandtable(
    ['play', 'pub-battles', '--scenario', 'teaching', '--side', 'red', '--seed', '3'],
    [
      '1',
      '1',
      'stand R2',
      'march R3 4,4 facing 90',
      'march R3 4',
      'march R9 1,1 facing 0',
      'quit',
      '',
    ]
      .map((line) => `${line}\n`)
      .join(''),
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/R3.*moves .*, to 4″, 4″/);
  expect(out).toContain('Type it like this: march PIECE TO FACING.');
  // Blue's horse is hidden, and nobody of Red sees what the block in the rear is.
  expect(out).not.toContain('cavalry');
  expect(out).toMatch(/B6 +block/);
});

test('every map fits a screen of 80', async () => {
  for (const { id } of pubBattles.scenarios) {
    const { out } = await sandtable(
      ['play', 'pub-battles', '--scenario', id, '--seed', '1'],
      'quit\n\n',
    );
    const map = out.split('\n').filter((line) => /[│┌└]/.test(line));
    expect(map.length).toBeGreaterThan(10);
    for (const line of map) expect(line.length, line).toBeLessThanOrEqual(80);
  }
});
