import type { PieceKind } from '@sandtable/pbi/extending';

/** BT-6.2: AP for a shot of an anti-tank weapon. */
export const GUN_SHOT_COST = 3;
/** BT-3.2: AP for a shot of a mortar. */
export const MORTAR_SHOT_COST = 2;
/** BT-6.2: the effect of an anti-tank weapon. */
export const GUN_EFFECT: Readonly<Record<string, number>> = {
  lightgun: 4,
  heavygun: 6,
  antitank: 3,
};
/** BT-6.2: how far a hand-held weapon reaches; guns reach as far as they see. */
export const GUN_REACH: Readonly<Record<string, number>> = { antitank: 1 };
/** BT-6.2: AP more for a light gun to leave a square; a heavy one never does. */
export const LIGHT_GUN_LEAVES = 1;
export const NEVER = 1000;
/** BT-5.2 */
export const HMG_DICE = 4;
export const LMG_DICE = 3;
export const MORTAR_DICE = 3;
export const MORTAR_FROM = 2;

/** BT-2.3: what a group costs. */
export const GROUP_POINTS: Readonly<Record<string, number>> = {
  commander: 10,
  lmg: 8,
  rifle: 5,
  mortar: 20,
  lightgun: 20,
  heavygun: 30,
  antitank: 15,
  hmg: 15,
};
export const MINE_POINTS = 5;

/** BT-5.1: what groups shoot with from a boat. */
export const LIGHT_WEAPONS: ReadonlySet<string> = new Set(['commander', 'lmg', 'rifle']);

/**
 * BT-2.3, BT-5.2, BT-6.2: heavy weapons. Guns roll their effect against groups; a mortar needs no line and a
 * hand-held weapon is no use against groups, so neither shoots as groups of the book do.
 */
export const HEAVY_KINDS: readonly PieceKind[] = [
  { name: 'mortar', shotDice: [0], weapon: 'mortar', shotCost: MORTAR_SHOT_COST, worth: 3 },
  {
    name: 'lightgun',
    shotDice: [GUN_EFFECT.lightgun],
    weapon: 'lightgun',
    shotCost: GUN_SHOT_COST,
    worth: 3,
  },
  {
    name: 'heavygun',
    shotDice: [GUN_EFFECT.heavygun],
    weapon: 'heavygun',
    shotCost: GUN_SHOT_COST,
    worth: 4,
  },
  { name: 'antitank', shotDice: [0], weapon: 'antitank', shotCost: GUN_SHOT_COST, worth: 2 },
  // The last of all kinds stands for those that walk as in the book.
  { name: 'hmg', shotDice: [HMG_DICE], weapon: 'hmg', shotCost: 1, worth: 3 },
];
