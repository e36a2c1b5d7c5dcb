import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import {
  ATTACKER,
  COUNTDOWN,
  damageOf,
  LOST,
  rowsFromEdge,
  WINNING,
  type SquareState,
} from '@sandtable/square-bashing';
import type { Term } from '../search/doctrine.ts';

/**
 * What counts in how a side stands at the end of somebody's turn. Who cannot withdraw is none of it: whoever stands behind
 * an enemy has one behind himself. Weighed about as `node packages/players/tuning/squareBashingTerms.ts 3000` has it.
 */
export const TERMS = [
  {
    name: 'objectives',
    nature: 'ground',
    weight: 1750,
    words: 'It leaves more objectives in your hands.',
  },
  {
    name: 'breakthrough',
    nature: 'ground',
    weight: 500,
    words: 'It gets units through to the far edge, where they score.',
    second: 'It keeps the enemy from getting through to the far edge, where he scores.',
  },
  {
    name: 'front',
    nature: 'ground',
    weight: 28,
    words: 'It gets your units further forward.',
    second: 'It holds the enemy further back.',
  },
  {
    name: 'destroyed',
    nature: 'harm',
    weight: 700,
    words: 'It is likely to destroy infantry and cavalry of the enemy’s.',
  },
  {
    name: 'spared',
    nature: 'care',
    weight: 700,
    words: 'It is likely to save infantry and cavalry of your own from being destroyed.',
  },
  {
    name: 'damaged',
    nature: 'harm',
    weight: 260,
    words: 'It is likely to leave the enemy with more damaged units.',
  },
  {
    name: 'sound',
    nature: 'care',
    weight: 260,
    words: 'It keeps your own units at strength.',
  },
  {
    name: 'weapons',
    nature: 'harm',
    weight: 270,
    words: 'It costs the enemy more guns, machine guns and vehicles.',
    second: 'It costs you fewer guns, machine guns and vehicles.',
  },
  {
    name: 'winning',
    nature: 'order',
    weight: 45,
    words: 'It gives more of your units the upper hand in the fights to come.',
    second: 'It leaves fewer of the enemy’s units with the upper hand in the fights to come.',
  },
  {
    name: 'shaken',
    nature: 'order',
    weight: 72,
    words: 'It leaves the enemy more shaken.',
    second: 'It leaves your own units less shaken.',
  },
  {
    name: 'turn',
    nature: 'time',
    weight: 990,
    words: 'It leaves you the next turn.',
  },
] as const satisfies readonly Term[];

/** Where each of them is. */
const AT = Object.fromEntries(TERMS.map(({ name }, i) => [name, i])) as Readonly<
  Record<(typeof TERMS)[number]['name'], number>
>;

/** How much of the game is over, from 0 to 1. */
function lateness({ countdown }: SquareState): number {
  return 1 - Math.min(COUNTDOWN, countdown) / COUNTDOWN;
}

/** So far the attacker has come when neither side is ahead: rows of all his units together, less the defender's late in the game. */
const EVEN = 15;
/** A half base is so much of a damaged unit. */
const HALF_BASE = 0.1;

/** How much of each term there is for a side; in their order. */
export function weigh(
  state: SquareState,
  us: SideNumber,
  into: number[],
  seconds?: number[],
): void {
  const { field, roster } = state[SETTING];
  const enemy = otherSide(us);
  // What is held may be lost again until the end, what is destroyed may not: the one counts late, the other nearly as much before.
  const held = 1 / (2 + state.countdown);
  const kept = 1 / Math.sqrt(3 + state.countdown);
  let objectives = 0;
  for (let i = 0; i < field.objectives.length; i++) objectives += state.holders[i] === us ? 1 : -1;
  const harm = [0, 0];
  const damage = [0, 0];
  const weapons = [0, 0];
  const winning = [0, 0];
  const shaken = [0, 0];
  const rows = [0, 0];
  let through = 0;
  for (let unit = 0; unit < roster.units.length; unit++) {
    const side = roster.sideOf[unit];
    if (roster.isCommand[unit]) continue;
    const isLost = state.status[unit] === LOST;
    if (!roster.isMain[unit]) {
      if (isLost) weapons[side]++;
      continue;
    }
    if (isLost) {
      harm[side]++;
      continue;
    }
    const half = roster.figures[unit].strength / 2;
    damage[side] += damageOf(state, unit) + HALF_BASE * (state.lost[unit] % half);
    if ((state.flags[unit] & WINNING) !== 0) winning[side]++;
    shaken[side] += state.casualties[unit];
    const at = state.at[unit];
    if (at === -1) continue;
    rows[side] += rowsFromEdge(side, at);
    if (side === ATTACKER && rowsFromEdge(otherSide(side), at) === 0) through++;
  }
  const sign = us === ATTACKER ? 1 : -1;
  const amounts = [
    objectives * held,
    sign * through * held,
    sign * (rows[ATTACKER] - rows[otherSide(ATTACKER)] * lateness(state) - EVEN),
    harm[enemy] * kept,
    -harm[us] * kept,
    damage[enemy] * kept,
    -damage[us] * kept,
    (weapons[enemy] - weapons[us]) * kept,
    (winning[us] - winning[enemy]) * kept,
    (shaken[enemy] - shaken[us]) * kept,
    (state.side === us ? 1 : -1) * kept,
  ];
  for (let i = 0; i < amounts.length; i++) into[i] = amounts[i];
  if (seconds === undefined) return;
  const late = lateness(state);
  seconds[AT.breakthrough] = us === ATTACKER ? 0 : -through * held;
  seconds[AT.front] = us === ATTACKER ? -rows[enemy] * late : EVEN - rows[ATTACKER];
  seconds[AT.weapons] = -weapons[us] * kept;
  seconds[AT.winning] = -winning[enemy] * kept;
  seconds[AT.shaken] = -shaken[us] * kept;
}
