import { otherSide, SETTING, type SideNumber } from '@sandtable/kernel';
import {
  ATTACKER,
  canWithdraw,
  census,
  damageOf,
  holds,
  LOST,
  mainUnits,
  NEAR,
  rowsFromEdge,
  SQUARES,
  WAITING,
  WINNING,
  type SquareState,
} from '@sandtable/square-bashing';
import type { Term } from '../search/doctrine.ts';

/** What counts in how a side stands at the end of somebody's turn. */
export const TERMS = [
  {
    name: 'objectives',
    nature: 'ground',
    weight: 300,
    words: 'It takes or keeps objectives.',
  },
  {
    name: 'contested',
    nature: 'ground',
    weight: 100,
    words: 'It brings more men up to an objective of the enemy’s.',
  },
  {
    name: 'guarded',
    nature: 'care',
    weight: 100,
    words: 'It keeps enough men at your own objectives.',
  },
  {
    name: 'breakthrough',
    nature: 'ground',
    weight: 100,
    words: 'It gets units through to the far edge, where they score.',
  },
  {
    name: 'destroyed',
    nature: 'harm',
    weight: 120,
    words: 'It is likely to destroy infantry and cavalry of the enemy’s.',
  },
  {
    name: 'spared',
    nature: 'care',
    weight: 120,
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
    weight: 60,
    words: 'It costs the enemy more guns, machine guns and vehicles than you.',
  },
  {
    name: 'shaken',
    nature: 'order',
    weight: 20,
    words: 'It leaves the enemy more shaken, with a hard morale test before them.',
  },
  {
    name: 'trapped',
    nature: 'harm',
    weight: 40,
    words: 'It gets behind the enemy, who could not withdraw from there.',
  },
  {
    name: 'winning',
    nature: 'order',
    weight: 40,
    words: 'It gives you the upper hand in the fights to come.',
  },
  {
    name: 'reserves',
    nature: 'time',
    weight: 20,
    words: 'It brings units into the battle sooner.',
  },
] as const satisfies readonly Term[];

/** The earlier it is, the less is decided: what there is of most terms counts by how few turns are left. */
function sharpness({ countdown }: SquareState): number {
  return 1 + (21 - Math.min(21, countdown)) / 21;
}

/** How much of each term there is for a side; in their order. */
export function weigh(state: SquareState, us: SideNumber, into: number[]): void {
  const { field, roster } = state[SETTING];
  const enemy = otherSide(us);
  const sharp = sharpness(state);
  const counts = census(state);
  let objectives = 0;
  let contested = 0;
  let guarded = 0;
  for (let i = 0; i < field.objectives.length; i++) {
    const objective = field.objectives[i];
    let ours = mainUnits(counts[SQUARES * us + objective]);
    let theirs = mainUnits(counts[SQUARES * enemy + objective]);
    for (const near of NEAR[objective]) {
      ours += mainUnits(counts[SQUARES * us + near]);
      theirs += mainUnits(counts[SQUARES * enemy + near]);
    }
    if (state.holders[i] === us) {
      objectives++;
      guarded += (ours - theirs) / (2 + ours + theirs);
    } else {
      objectives--;
      contested += (ours - theirs) / (2 + ours + theirs);
    }
  }
  const harm = [0, 0];
  const damage = [0, 0];
  const weapons = [0, 0];
  const shaken = [0, 0];
  const winning = [0, 0];
  const waiting = [0, 0];
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
    if (state.status[unit] === WAITING) waiting[side]++;
    shaken[side] += state.casualties[unit];
    if ((state.flags[unit] & WINNING) !== 0) winning[side]++;
    const at = state.at[unit];
    if (side === ATTACKER && at !== -1 && rowsFromEdge(otherSide(side), at) === 0) through++;
  }
  let trapped = 0;
  for (let square = 0; square < SQUARES; square++) {
    if (holds(state, enemy, square)) {
      if (!canWithdraw(state, enemy, square)) trapped++;
    } else if (holds(state, us, square) && !canWithdraw(state, us, square)) trapped--;
  }
  into[0] = objectives * sharp;
  into[1] = contested;
  into[2] = guarded;
  into[3] = (us === ATTACKER ? through : -through) * (sharp - 1);
  into[4] = harm[enemy] * sharp;
  into[5] = -harm[us] * sharp;
  into[6] = damage[enemy] * sharp;
  into[7] = -damage[us] * sharp;
  into[8] = (weapons[enemy] - weapons[us]) * sharp;
  into[9] = shaken[enemy] - shaken[us];
  into[10] = trapped;
  into[11] = winning[us] - winning[enemy];
  into[12] = waiting[enemy] - waiting[us];
}
