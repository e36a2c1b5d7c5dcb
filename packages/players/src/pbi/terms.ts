import { SETTING, type SideNumber } from '@sandtable/kernel';
import { ATTACKER, DEFENDER, END, FIRST, ON_BOARD, type PbiState } from '@sandtable/pbi';
import type { Term } from '../search/doctrine.ts';
import { field } from './field.ts';

/** So many points make an advantage of a deviation: 85 of 100 games. */
const POINTS = 1000 / 8;

export const TERMS: readonly Term[] = [
  {
    name: 'houses',
    nature: 'ground',
    weight: 7 * POINTS,
    words: 'It gets more houses into your hands, or keeps more out of the enemy’s.',
  },
  {
    name: 'lost',
    nature: 'care',
    weight: -2 * POINTS,
    words: 'It costs fewer of your groups, which are points for the enemy.',
  },
  {
    name: 'felled',
    nature: 'harm',
    weight: 2 * POINTS,
    words: 'It costs the enemy more groups, which are points for you.',
  },
];

export function weigh(state: PbiState, us: SideNumber, into: number[]): void {
  field.take(state, us);
  let houses = 0;
  for (const square of field.land.houses.squares) if (field.count[ATTACKER][square] > 0) houses++;
  let lost = 0;
  for (let g = FIRST[ATTACKER]; g < END[ATTACKER]; g++) if (state.status[g] !== ON_BOARD) lost++;
  into[0] = us === ATTACKER ? houses : -houses;
  into[1] = us === ATTACKER ? lost : 0;
  into[2] = us === DEFENDER ? lost : 0;
}

/** Later than any turn. */
const FINAL = 1_000_000;

/** Each turn of a side; and the moment before the game is scored, when only dice are left. */
export function phaseOf(state: PbiState): number {
  const { stack, side, turn } = state;
  const top = stack[stack.length - 1];
  if (top.type === 'extend' && side === DEFENDER) return FINAL;
  return turn * 2 + side;
}

/** Whether a scenario brings nothing of its own: only the board of the book is known here. */
export function isOfTheBook({ [SETTING]: { fields } }: PbiState): boolean {
  for (const own of Object.values(fields)) if (own !== undefined) return false;
  return true;
}
