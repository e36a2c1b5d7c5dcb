import { standingMove, type Facts } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { pubBattles } from '../src/ruleset.ts';
import { FOG } from './support/fog.ts';
import { game, type Game } from './support/game.ts';
import { AIMING, drawn } from './support/sketch.ts';

/** What a standing answer comes to where somebody is asked now. */
function answered(g: Game, habit: string, answer: string, when: Facts = {}) {
  const [decision] = pubBattles.pending(g.state).decisions;
  return standingMove(pubBattles, g.state, decision, [{ habit, when, answer }]);
}

test('[PB-3.7] a chit of the enemy’s is let stand, or an own one', () => {
  const g = game({ ...FOG, stack: drawn(['Davout'], 'red') });
  const facts = (['own', 'enemy'] as const).filter(
    (whose) => answered(g, 'alter', 'accept', { drawn: whose }) !== undefined,
  );
  expect(facts).toHaveLength(1);
  expect(answered(g, 'alter', 'accept')).toEqual({ type: 'accept' });
});

/** A Red lead touches Blue’s cavalry, with a support behind it. */
function fight(spent: 'spent' | 'moved', top: { readonly type: 'stand' }): Game {
  return game({
    red: [{ pieces: { One: ['regular', 20_000, 15_000, 0, spent] } }],
    blue: [{ pieces: { U: ['cavalry', 20_000, 15_375, 180, spent] } }],
    contacts: [{ attacker: 'One', defender: 'U', edge: 'front' }],
    stack: [{ type: 'combat' }, top],
  });
}
const FIGHT = { leads: ['One', 'U'], round: 1, hit: [] };

test('[PB-10.2] a Spent piece goes after the round, a Fresh one is asked', () => {
  const stand = { type: 'stand', ...FIGHT, left: ['One'] } as const;
  const goes = (g: Game) => answered(g, 'stand', 'retreat', { piece: 'spent' });
  expect(goes(fight('spent', stand))).toEqual({ type: 'retreat' });
  expect(goes(fight('moved', stand))).toBeUndefined();
});

test('[PB-10.7] cavalry withdraws while it is Fresh', () => {
  const top = { type: 'withdraw', ...FIGHT, cavalry: ['U'] } as unknown as { type: 'stand' };
  const g = fight('moved', top);
  const went = answered(g, 'withdraw', 'withdraw', { cavalry: 'fresh' });
  expect(went).toEqual({ type: 'withdraw' });
  expect(answered(g, 'withdraw', 'stay', { cavalry: 'spent' })).toBeUndefined();
});

test('[PB-10.8] a piece that touches several fires at a Spent one, or at a Fresh one', () => {
  const [{ pieces }] = AIMING.blue;
  const spent = { ...pieces, C: ['regular', 21_500, 17_101, 180, 'spent'] } as const;
  const g = game({ ...AIMING, blue: [{ pieces: spent }] });
  expect(answered(g, 'aim', 'spent')).toEqual({ type: 'fire', target: g.tag('C') });
  expect(answered(g, 'aim', 'fresh')).toEqual({ type: 'fire', target: g.tag('U') });
});

test('[PB-6.3] a support takes over where it may, and what cannot be given is asked', () => {
  const g = game({
    red: [{ pieces: { One: ['regular', 'destroyed'], Behind: ['regular', 20_000, 14_625, 0] } }],
    blue: [{ pieces: { U: ['regular', 20_000, 15_375, 180] } }],
    contacts: [{ attacker: 'Behind', defender: 'U', edge: 'front' }],
    stack: [
      { type: 'combat' },
      { type: 'relieve', support: 'Behind', lead: 'One', x: 20_000, y: 15_000, facing: 0 },
    ],
  });
  expect(answered(g, 'relieve', 'relieve')).toEqual({ type: 'relieve' });
  expect(answered(g, 'relieve', 'stay')).toBeUndefined();
  expect(answered(g, 'relieve', 'relieve', { support: 'spent' })).toBeUndefined();
});
