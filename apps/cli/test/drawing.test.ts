import type { Marker, Piece, Scene } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { expect, test } from 'vitest';
import { drawCell } from '../src/drawing/cell.ts';
import { lettersFor } from '../src/drawing/letters.ts';
import { drawScene } from '../src/drawing/board.ts';
import { wordsOf } from '../src/words.ts';

const WORDS = wordsOf(pbi);
const HERE = { x: 50, y: 50 };
const NOTHING = { key: 'nothing' };

function piece(formation: string | undefined, kind: string, more: Partial<Piece> = {}): Piece {
  const common = { at: HERE, facing: 0, marks: [], counts: {}, label: NOTHING };
  const owner = formation === undefined ? {} : { formation };
  return { id: kind, side: 'attacker', kind, ...owner, ...common, ...more };
}

function casualties(formation: string, count: number): Marker {
  const side = formation === 'D' ? 'defender' : 'attacker';
  return { kind: 'casualty', side, formation, at: HERE, count, label: NOTHING };
}

/** A board of one square. */
function scene(pieces: readonly Piece[], markers: readonly Marker[] = []): Scene {
  const size = { width: 100, height: 100, grid: { columns: 1, rows: 1 } };
  return { ...size, areas: [], pieces, markers, status: [] };
}

/** The lines of one square. */
function drawn(kind: string, pieces: readonly Piece[], markers: readonly Marker[] = []): string[] {
  const letters = lettersFor([scene(pieces, markers)], pbi.sides);
  const area = { id: 'a1', kind, outline: [] };
  const lines = drawCell({ area, pieces: [...pieces], markers: [...markers] }, letters, WORDS);
  for (const line of lines) expect(line).toHaveLength(8);
  return lines;
}

test('pieces go by their formation, so that two of one side are told apart', () => {
  const counts = { ap: 2 };
  expect(drawn('open', [piece('B', 'rifle', { counts }), piece('B', 'lmg')])).toEqual([
    '        ',
    'B RL    ',
    '  2     ',
  ]);
  const mixed = [piece('A', 'rifle'), piece('B', 'lmg', { counts }), piece('A', 'commander')];
  expect(drawn('woods', mixed)).toEqual(['woods   ', 'ARC BL ^', '     2 ^']);
});

test('pieces without a formation go by their side', () => {
  expect(drawn('open', [piece(undefined, 'rifle')])[1]).toBe('A R     ');
});

test('a square that is too full says so', () => {
  const crowd = Array.from({ length: 9 }, () => piece('A', 'rifle'));
  expect(drawn('open', crowd)[1]).toBe('A RRRRR+');
});

test('casualties are counted by formation, in as much room as there is', () => {
  const top = (...markers: Marker[]) => drawn('woods', [], markers)[0];
  expect(top(casualties('A', 1))).toBe('woods†A1');
  expect(top(casualties('A', 1), casualties('B', 3))).toBe(' †A1 †B3');
  expect(top(casualties('A', 1), casualties('B', 3), casualties('D', 2))).toBe(' †A1B3D2');
  expect(top(casualties('A', 10), casualties('B', 10), casualties('D', 9))).toBe('woods†29');
});

test('what else lies in a square has a sign, and how many where that matters', () => {
  const lies = (kind: string, count = 1): Marker => ({
    kind,
    side: 'attacker',
    at: HERE,
    count,
    label: NOTHING,
  });
  const top = (...markers: Marker[]) => drawn('open', [], markers)[0];
  expect(top(lies('road', 5), lies('trenches'), lies('objective'))).toBe('    =≡⚑A');
  expect(top(lies('barrage', 3), lies('gas'))).toBe('     *3%');
  // Told beside the board, or by what can still be done.
  expect(top(lies('countdown', 21), lies('fired'))).toBe('        ');
  const legend = drawScene(scene([], [lies('gas'), lies('countdown', 21)]), WORDS);
  expect(legend).toContain('% gas');
  expect(legend).not.toContain('countdown');
});

test('where a square has a front it is told which way that is', () => {
  const unit = piece(undefined, 'rifle', { size: { width: 84, depth: 21 }, facing: 90 });
  expect(drawn('open', [unit])[1]).toBe('A→R     ');
});

test('the ground has its short word, whole or not at all', () => {
  expect(drawn('partial', [])[0]).toBe('hedge   ');
  expect(drawn('building', [])[0]).toBe('house   ');
  expect(drawn('open', [])[0]).toBe('        ');
  expect(drawn('building', [], [casualties('A', 10)])[0]).toBe('    †A10');
  expect(drawn('marshland', [])[0]).toBe('marshla…');
});

test('the legend says which letters belong to which side', () => {
  const defender = piece('D', 'rifle', { side: 'defender' });
  const all = [piece('B', 'rifle'), piece('A', 'rifle'), defender];
  expect(drawScene(scene(all), WORDS)).toContain('   A, B attacker · D defender · R rifle group');
  const twice = [piece('A', 'rifle'), piece('A', 'rifle', { side: 'defender' })];
  expect(drawScene(scene(twice), WORDS)).toContain('   A attacker · B defender');
});

test('who is inside what is on the board is listed below it, and nobody else who is aside', () => {
  const side = 'attacker';
  const inside = [piece('A', 'rifle'), piece('A', 'commander'), piece('A', 'rifle')];
  const trays = [
    {
      side,
      of: 'A-launch1',
      label: { key: 'terrain.given', with: { text: 'Aboard' } },
      pieces: inside,
    },
    { side, label: { key: 'terrain.given', with: { text: 'Aside' } }, pieces: inside },
  ];
  const text = drawScene({ ...scene([]), trays }, WORDS);
  expect(text).toContain('Aboard: 2 × rifle group, platoon commander');
  expect(text).not.toContain('Aside');
});

test('water, beach and pier are told apart, and mines have their signs', () => {
  expect(
    ['water', 'debris', 'defences', 'beach', 'pier'].map((kind) => drawn(kind, [])[1]),
  ).toEqual(['~', '≈', '×', '.', '='].map((texture) => texture.repeat(8)));
  const mine = (kind: string): Marker => ({ kind, at: HERE, count: 1, label: NOTHING });
  expect(drawn('open', [], [mine('mine'), mine('ownMine')])[0]).toBe('      ¤°');
});
