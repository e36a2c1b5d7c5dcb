import type { BrowningMove, State } from '@sandtable/browning';
import { topFrame, type Dice, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { isWithin } from '@sandtable/table';
import type { Plan } from '../search/doctrine.ts';
import { prospectsOf } from './march.ts';
import { picksByWorth } from './quickPick.ts';

/** Places nearer to each other than this are the same plan. */
const APART = 150;

/** Who acts, and where he goes: that is thought about. */
export function plansFor(
  ruleset: Ruleset,
  state: State,
  us: SideNumber,
  dice: Dice,
  most: number,
): Plan[] {
  const frame = topFrame(state);
  const listed = (): BrowningMove[] => ruleset.moves(state, ruleset.sides[us]) as BrowningMove[];
  switch (frame.type) {
    case 'pick':
      return picksByWorth(state, us, listed())
        .slice(0, most)
        .map((move) => ({ moves: [move] }));
    case 'march': {
      const marches = prospectsOf(state, us, frame, listed(), dice).map(({ move }) => move);
      return apart(marches, most).map((move) => ({ moves: [move] }));
    }
    default:
      return [];
  }
}

/** The first of them, without those that go where one before them does; standing still is always among them. */
function apart(marches: readonly BrowningMove[], most: number): BrowningMove[] {
  const chosen: BrowningMove[] = [];
  for (const move of marches) {
    if (move.type !== 'march') {
      chosen.push(move);
      continue;
    }
    if (chosen.length >= most || chosen.some((other) => isLike(move, other))) continue;
    chosen.push(move);
  }
  return chosen;
}

function isLike(move: BrowningMove, other: BrowningMove): boolean {
  if (move.type !== 'march' || other.type !== 'march' || move.figure !== other.figure) return false;
  return isWithin(move.to[0], move.to[1], other.to[0], other.to[1], APART);
}
