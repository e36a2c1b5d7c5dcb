import { browning } from '@sandtable/browning';
import { message, type Area, type Marker, type Piece, type Scene } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { drawScene } from '../src/drawing/board.ts';
import { look } from '../src/play/look.ts';
import { wordsOf } from '../src/words.ts';
import { sandtable } from './program.ts';

const WORDS = wordsOf(browning);
const INCH = 100;

function piece(
  id: string,
  formation: string,
  x: number,
  y: number,
  more: Partial<Piece> = {},
): Piece {
  const label = message('figure.name', { kind: message('kind.rifle'), name: id });
  const common = { kind: 'rifle', facing: 0, marks: [], counts: {}, label };
  return { id, formation, side: 'attacker', at: { x: x * INCH, y: y * INCH }, ...common, ...more };
}

function area(kind: string, ...points: [number, number][]): Area {
  const outline = points.map(([x, y]) => ({ x: x * INCH, y: y * INCH }));
  return { id: kind, kind, outline, label: message(`terrain.${kind}`) };
}

const CHURCH: Marker = {
  kind: 'objective',
  formation: 'Church',
  at: { x: 500, y: 500 },
  count: 1,
  label: message('marker.objective', { name: 'Church' }),
};

/** A table of 12 by 12 inches: 20 letters across and 10 down. */
function scene(more: Partial<Scene>): Scene {
  const size = { width: 12 * INCH, height: 12 * INCH, inch: INCH };
  return { ...size, areas: [], pieces: [], markers: [], status: [], ...more };
}

/** The rows of the map from the top, without frame and ruler. */
function rows(more: Partial<Scene>): string[] {
  const lines = drawScene(scene(more), WORDS).split('\n');
  return lines.filter((line) => line.includes('│')).map((line) => line.split('│')[1]);
}

test('a table without squares is a map to scale, with a ruler in inches', () => {
  const drawn = rows({});
  expect(drawn).toHaveLength(10);
  for (const row of drawn) expect(row).toBe(' '.repeat(20));
  const [ruler, ...lines] = drawScene(scene({}), WORDS).split('\n');
  expect(ruler).toBe('    0         6');
  expect(lines.filter((line) => line.startsWith(' 6 │'))).toHaveLength(1);
  expect(lines[lines.length - 2]).toMatch(/^ 0 │/);
});

test('figures stand where they are, by the letter of their team', () => {
  const defender = piece('K1-1', 'K1', 11.9, 11.9, { side: 'defender' });
  const drawn = rows({ pieces: [piece('A1-1', 'A1', 0, 0), defender] });
  expect(drawn[9]).toBe(`A${' '.repeat(19)}`);
  expect(drawn[0]).toBe(`${' '.repeat(19)}K`);
});

test('no two teams have the same letter, and initials come first', () => {
  const names = ['A1', 'A2', 'CG', 'B1'];
  const pieces = names.map((name, i) => piece(`${name}-1`, name, 3 * i + 0.3, 0.5));
  pieces.push(piece('A9-1', 'A9', 6, 6, { side: 'defender' }));
  const drawn = rows({ pieces });
  expect(drawn[9].replaceAll(' ', '')).toBe('ADCB');
  expect(drawn.join('').match(/[A-Z]/g)?.toSorted()).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('a team keeps its letter when another is gone', () => {
  const opening = scene({
    pieces: [piece('A1-1', 'A1', 1, 1), piece('A2-1', 'A2', 3, 1), piece('B1-1', 'B1', 5, 1)],
  });
  const later = scene({ pieces: [piece('A2-1', 'A2', 3, 1), piece('B1-1', 'B1', 5, 1)] });
  const letters = (drawn: string): string =>
    (drawn.match(/│(.*)│/g) ?? []).join('').replaceAll(/[^A-Z]/g, '');
  expect(letters(drawScene(opening, WORDS))).toBe('ACB');
  expect(letters(drawScene(later, WORDS, opening))).toBe('CB');
});

test('pinned figures are small letters, leaders stars, objectives under them', () => {
  const pieces = [
    piece('A1-1', 'A1', 1, 5),
    piece('A1-2', 'A1', 3, 5, { marks: ['pinned'] }),
    piece('leader', 'A1', 1, 5, { kind: 'leader' }),
  ];
  const row = rows({ pieces, markers: [CHURCH] })[5];
  expect(row).toBe(' A*  a  #           ');
});

test('of figures that are too close for the map as many are drawn as there is room for', () => {
  const pieces = Array.from({ length: 5 }, (_, i) => piece(`A1-${i}`, 'A1', 5.05, 5 + i / 10));
  const drawn = rows({ pieces });
  expect(drawn[5]).toBe(`${' '.repeat(7)}AAA${' '.repeat(10)}`);
  expect(drawScene(scene({ pieces }), WORDS)).toContain(' A  A1  attacker  5  rifleman  5.1,5.2');
});

test('ground has its texture, lines over areas, and the legend says which', () => {
  const woods = area('woods', [0, 0], [6, 0], [6, 6], [0, 6]);
  const hedge = area('hedge', [3, 0], [3, 12]);
  const drawn = rows({ areas: [woods, hedge] });
  expect(drawn[9]).toBe('^^^^^%^^^^          ');
  expect(drawn[0]).toBe('     %              ');
  const text = drawScene(scene({ areas: [woods, hedge] }), WORDS);
  expect(text).toContain('^ woods · % hedge');
  expect(rows({ areas: [area('heath', [0, 0], [6, 0], [6, 6])] })[9]).toContain(',');
});

test('below the map are the teams with their state, objectives and what is aside', () => {
  const pieces = [
    piece('A1-1', 'A1', 2, 2, { marks: ['done'] }),
    piece('A1-2', 'A1', 4, 2, { marks: ['pinned', 'done'] }),
  ];
  const tray = {
    side: 'attacker',
    label: message('tray.scattered', { side: 'attacker' }),
    pieces: [piece('A1-3', 'A1', 0, 0)],
  };
  const text = drawScene(scene({ pieces, markers: [CHURCH], trays: [tray] }), WORDS);
  expect(text).toContain('\n A  A1  attacker  2  rifleman  3,2  has acted this turn, 1 pinned\n');
  expect(text).toContain('\n #  Church  5,5\n');
  expect(text).toContain('\nScattered (attacker): rifleman A1-3');
  expect(text).toContain('small letters pinned');
});

test('a look is at a place in inches, at a team, a figure or an objective', () => {
  const wall = area('wall', [0, 5], [12, 5]);
  const pieces = [piece('A1-1', 'A1', 5, 5), piece('A1-2', 'A1', 11, 11)];
  const tray = { side: 'attacker', label: message('tray.scattered'), pieces: [] };
  const table = scene({ areas: [wall], pieces, markers: [CHURCH], trays: [tray] });
  const seen = (wanted: string): string => look(table, wanted, WORDS);
  expect(seen('5,5')).toBe('5,5: wall\nattacker  rifleman A1-1  5,5\nChurch');
  expect(seen('5.5 6.5')).toBe('5.5,6.5: open ground\nattacker  rifleman A1-1  5,5\nChurch');
  expect(seen('church')).toBe(seen('5,5'));
  expect(seen('a1').split('\n')).toHaveLength(2);
  expect(seen('A1-2')).toBe('attacker  rifleman A1-2  11,11');
  expect(seen('13,1')).toBe('13,1 is off the table.');
  expect(seen('nobody')).toContain('There is neither a team nor a place “nobody”.');
});

test('a look at a team tells who is aside', () => {
  const aside = piece('A1-2', 'A1', 0, 0);
  const label = message('tray.scattered', { side: 'attacker' });
  const table = scene({ trays: [{ side: 'attacker', label, pieces: [aside] }] });
  expect(look(table, 'A1', WORDS)).toBe('Scattered (attacker): rifleman A1-2');
});

test('every scenario of Bring the Browning fits a screen of 80', async () => {
  for (const { id } of browning.scenarios) {
    const { code, out, err } = await sandtable(
      ['play', 'browning', '--scenario', id, '--seed', '1'],
      'look 12,12\n1\nlook 13,13\nquit\n\n',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('BB-3.1');
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  }
});
