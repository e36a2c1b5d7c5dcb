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
 * an enemy has one behind himself. Weighed about as `node packages/players/tuning/squareBashingTerms.ts 300` has it.
 */
export const TERMS = [
  {
    name: 'objectives',
    nature: 'ground',
    weight: 520,
    words: 'It takes or keeps objectives.',
  },
  {
    name: 'breakthrough',
    nature: 'ground',
    weight: 250,
    words: 'It gets units through to the far edge, where they score.',
  },
  {
    name: 'destroyed',
    nature: 'harm',
    weight: 140,
    words: 'It is likely to destroy infantry and cavalry of the enemy’s.',
  },
  {
    name: 'spared',
    nature: 'care',
    weight: 140,
    words: 'It is likely to save infantry and cavalry of your own from being destroyed.',
  },
  {
    name: 'damaged',
    nature: 'harm',
    weight: 60,
    words: 'It is likely to leave the enemy with more damaged units.',
  },
  {
    name: 'sound',
    nature: 'care',
    weight: 60,
    words: 'It keeps your own units at strength.',
  },
  {
    name: 'weapons',
    nature: 'harm',
    weight: 130,
    words: 'It costs the enemy more guns, machine guns and vehicles than you.',
  },
  {
    name: 'winning',
    nature: 'order',
    weight: 100,
    words: 'It gives you the upper hand in the fights to come.',
  },
] as const satisfies readonly Term[];

/** How much of the game is over, from 0 to 1: the later it is, the more of what there is will count at its end. */
function lateness({ countdown }: SquareState): number {
  return 1 - Math.min(COUNTDOWN, countdown) / COUNTDOWN;
}

/** How much of each term there is for a side; in their order. */
export function weigh(state: SquareState, us: SideNumber, into: number[]): void {
  const { field, roster } = state[SETTING];
  const enemy = otherSide(us);
  const late = lateness(state);
  const sharp = 1 + late;
  let objectives = 0;
  for (let i = 0; i < field.objectives.length; i++) objectives += state.holders[i] === us ? 1 : -1;
  const harm = [0, 0];
  const damage = [0, 0];
  const weapons = [0, 0];
  const winning = [0, 0];
  let through = 0;
  for (let unit = 0; unit < roster.units.length; unit++) {
    const side = roster.sideOf[unit];
    if (roster.isCommand[unit]) continue;
    const isLost = state.status[unit] === LOST;
    if (!roster.isMain[unit]) {
      if (isLost) weapons[side]++;
      continue;
    }
    if (isLost) harm[side]++;
    else if (damageOf(state, unit) === 1) damage[side]++;
    else damage[side] += state.lost[unit] / 16;
    if ((state.flags[unit] & WINNING) !== 0) winning[side]++;
    const at = state.at[unit];
    if (side === ATTACKER && at !== -1 && rowsFromEdge(otherSide(side), at) === 0) through++;
  }
  const amounts = [
    objectives * late * late,
    (us === ATTACKER ? through : -through) * late,
    harm[enemy] * sharp,
    -harm[us] * sharp,
    damage[enemy] * sharp,
    -damage[us] * sharp,
    (weapons[enemy] - weapons[us]) * sharp,
    winning[us] - winning[enemy],
  ];
  for (let i = 0; i < amounts.length; i++) into[i] = amounts[i];
}
