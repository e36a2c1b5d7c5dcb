import { expect, test } from 'vitest';
import type { PubMove } from '../src/state/moves.ts';
import { pubBattles } from '../src/ruleset.ts';
import { armies, endTurn } from './support/evening.ts';
import { FOG, freeGame, FREE } from './support/fog.ts';
import { Game, game } from './support/game.ts';
import { drawn, moving, openingOf } from './support/sketch.ts';

/** What is answered for a player who is away; it is allowed. */
function answer(g: Game, side = g.side): PubMove {
  const move = pubBattles.fallback(g.state, side);
  g.allows(move, side);
  return move;
}

test('[PB-3.7] nobody alters the order', () => {
  expect(answer(game({ ...FOG, stack: drawn(['Davout'], 'red') }))).toEqual({ type: 'accept' });
});

test('[PB-3.2] nobody moves', () => {
  expect(answer(game({ ...FOG, stack: moving('Murat'), pool: ['Davout'] }))).toEqual({
    type: 'end',
  });
});

test('[PB-5.3] but whoever must leave a field of fire does, and then the move ends', () => {
  const red = { A: ['regular', 20_000, 19_000, 180], B: ['regular', 9000, 9000, 0] } as const;
  const g = game(armies(red, { X: ['regular', 20_000, 20_000, 180] }));
  g.refuses({ type: 'end' }, 'PB-5.3 mustLeave');
  // The HQ and the cavalry stay where they are.
  expect([g.play(answer(g)), g.play(answer(g))]).toEqual([[], []]);
  expect(answer(g)).toMatchObject({ type: 'march', piece: g.tag('A') });
  g.play(answer(g));
  expect(answer(g)).toEqual({ type: 'end' });
});

test('[PB-12.5] at nightfall he stays', () => {
  const g = game(armies({}, {}, { turn: 8 }));
  endTurn(g);
  for (const side of ['red', 'blue']) expect(answer(g, side)).toEqual({ type: 'remain' });
});

test('[PB-12.6] somebody comes back', () => {
  const g = game({
    ...armies({ Fell: ['cavalry', 'destroyed'] }, {}),
    turn: 9,
    stack: [{ type: 'recover', side: 'red', detachments: 0, others: 1 }],
  });
  expect(answer(g)).toEqual({ type: 'recover', piece: 'Fell' });
});

test('[PB-12.8] a free game that nobody writes for begins all the same', () => {
  const g = new Game(openingOf({ red: [], blue: [], free: FREE }));
  for (let i = 0; i < 100 && g.asked.includes('muster'); i++) g.play(answer(g));
  for (let i = 0; i < 100 && g.asked === 'blue deploy'; i++) g.play(answer(g));
  expect(g.asked).toBe('red edge');
  expect(answer(g).type).toBe('edge');
  const set = freeGame();
  for (let i = 0; i < 3; i++) set.play(answer(set));
  expect(answer(set).type).toBe('deploy');
});

test('[PB-2.3, PB-3.1] detachments are assigned, and the battle begins', () => {
  const detachments = [
    { side: 'red' as const, name: 'Rifles', at: [5000, 5000] as const, facing: 0 },
  ];
  const g = new Game(openingOf({ detachments }));
  expect(answer(g)).toMatchObject({ type: 'assign', command: 'Red 1' });
  expect(answer(new Game(openingOf({})))).toEqual({ type: 'begin' });
});

/** A Red lead touches Blue’s cavalry, with a support behind it. */
const fight = (spent: 'spent' | 'moved', top: Readonly<Record<string, unknown>>): Game =>
  game({
    red: [
      {
        pieces: {
          One: ['regular', 20_000, 15_000, 0, spent],
          Behind: ['regular', 20_000, 14_625, 0, spent],
          Two: ['regular', 30_000, 15_000, 0],
        },
      },
    ],
    blue: [
      {
        pieces: { U: ['cavalry', 20_000, 15_375, 180, spent], V: ['regular', 30_000, 15_375, 180] },
      },
    ],
    contacts: [
      { attacker: 'One', defender: 'U', edge: 'front' },
      { attacker: 'Two', defender: 'V', edge: 'front' },
    ],
    stack: [{ type: 'combat' }, ...('type' in top ? [top as { type: 'stand' }] : [])],
  });
const FIGHT = { leads: ['One', 'U'], round: 1, hit: [] };

test('[PB-10.1] the combat that came about first is resolved first', () => {
  const g = fight('moved', {});
  expect(answer(g)).toEqual({ type: 'resolve', defender: g.tag('U') });
});

test('[PB-10.2] one stays while Fresh, and retreats once Spent', () => {
  const stand = { type: 'stand', ...FIGHT, left: ['One'] };
  expect(answer(fight('moved', stand))).toEqual({ type: 'stay' });
  expect(answer(fight('spent', stand))).toEqual({ type: 'retreat' });
});

test('[PB-10.7] cavalry does not withdraw', () => {
  const withdraw = { type: 'withdraw', ...FIGHT, cavalry: ['U'] };
  expect(answer(fight('moved', withdraw))).toEqual({ type: 'stay' });
});
