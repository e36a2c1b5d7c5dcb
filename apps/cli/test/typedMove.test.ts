import { browning } from '@sandtable/browning';
import { pubBattles } from '@sandtable/pub-battles';
import { expect, test } from 'vitest';
import { knownNames } from '../src/play/knownNames.ts';
import { lineOf, moveForm, moveForms, typedMove } from '../src/play/typedMove.ts';

const typed = (line: string): unknown => typedMove(pubBattles.moveSchema, 1000, line);

test.for([
  ['march R3 12.5,8 facing 90', { type: 'march', piece: 'R3', to: [12_500, 8000], facing: 90 }],
  ['March r3 90 12.5,8', { type: 'march', piece: 'R3', to: [12_500, 8000], facing: 90 }],
  [
    'together R3,r4 to 1,2 facing 0',
    { type: 'together', pieces: ['R3', 'R4'], to: [1000, 2000], facing: 0 },
  ],
  [
    'road R3 "High Road" column to 3,4.25 facing 270',
    { type: 'road', piece: 'R3', road: 'High Road', form: 'column', to: [3000, 4250], facing: 270 },
  ],
  ['attack R3 B2 left', { type: 'attack', piece: 'R3', target: 'B2', edge: 'left', aside: 0 }],
  [
    'attack R3 B2 front aside -450',
    { type: 'attack', piece: 'R3', target: 'B2', edge: 'front', aside: -450 },
  ],
  [
    'attack target B2 piece R3 rear',
    { type: 'attack', piece: 'R3', target: 'B2', edge: 'rear', aside: 0 },
  ],
  [
    'deploy “Greene 2” 1,1 facing 5',
    { type: 'deploy', piece: 'Greene 2', to: [1000, 1000], facing: 5 },
  ],
  ['enlist guard', { type: 'enlist', kind: 'guard' }],
  ['end', { type: 'end' }],
] as const)('%s', ([line, move]) => {
  expect(typed(line)).toEqual(move);
});

test.for([
  'march R3',
  'march R3 12.5,8',
  'march R3 12.5 8 90',
  'march R3 12.5,8 facing east',
  'attack R3 B2',
  'enlist archers',
  'end now',
  'dance R3',
  '',
])('“%s” is no move', (line) => {
  expect(typed(line)).toBeUndefined();
});

test.each(['walk A1-2 1,2/3.5,4', 'walk A1-2 1,2 3.5,4', 'walk A1-2 path 1,2 3.5,4'])(
  'a path is its places one after another: “%s”',
  (line) => {
    expect(typedMove(browning.moveSchema, 100, line)).toEqual({
      type: 'walk',
      figure: 'A1-2',
      path: [
        [100, 200],
        [350, 400],
      ],
    });
  },
);

test('only a path has several places, and nothing else in between', () => {
  const meant = (line: string): unknown => typedMove(browning.moveSchema, 100, line);
  expect(meant('march A1-2 1,2 3.5,4')).toBeUndefined();
  expect(meant('walk A1-2 1,2 somewhere')).toBeUndefined();
  expect(meant('walk A1-2 1,2 3')).toBeUndefined();
});

test('how each is typed', () => {
  expect(moveForm(pubBattles.moveSchema, 'march')).toBe('march PIECE TO FACING');
  expect(moveForm(browning.moveSchema, 'walk')).toBe('walk FIGURE PATH…');
  expect(moveForm(pubBattles.moveSchema, 'dance')).toBeUndefined();
  expect(moveForms(pubBattles.moveSchema)).toContain('bombard PIECE TARGET');
});

test('names are understood however they are typed', () => {
  const made = browning.setup(browning.scenarios[0], {});
  if (!made.ok) throw new Error('a scenario is refused');
  const scene = browning.scene(browning.view(made.value, 'attacker'));
  const known = knownNames(scene, browning.moves(made.value, 'attacker'));
  const meant = (line: string): unknown => typedMove(browning.moveSchema, 100, line, known);
  expect(meant('walk b1-1 1,2')).toEqual({ type: 'walk', figure: 'B1-1', path: [[100, 200]] });
  expect(meant('activate bg')).toEqual({ type: 'activate', team: 'BG' });
  expect(meant('lead "lt harris" rally')).toEqual({
    type: 'lead',
    leader: 'Lt Harris',
    action: 'rally',
  });
});

test('a square of fire is typed by its middle, off the table too', () => {
  const fire = typedMove(browning.moveSchema, 100, 'fire -2.5,8');
  expect(fire).toEqual({ type: 'fire', at: [-250, 800] });
});

test.for([
  {
    type: 'walk',
    figure: 'A1-2',
    path: [
      [100, 200],
      [350, 425],
    ],
  },
  { type: 'fire', at: [-250, 1013] },
  { type: 'lead', leader: 'Lt Harris', action: 'rally' },
  { type: 'bring', figure: 'A1-2', team: 'A2', at: [0, 4800] },
  { type: 'draw' },
])('%j is typed so that it is understood again', (move) => {
  const line = lineOf(browning.moveSchema, 100, move);
  expect(typedMove(browning.moveSchema, 100, line), line).toEqual(move);
});
