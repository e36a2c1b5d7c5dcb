import type { BrowningMove, State } from '@sandtable/browning';
import { topFrame, type Dice, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { isWithin } from '@sandtable/table';
import type { Plan } from '../search/doctrine.ts';
import { prospectsOf, type Prospect } from './march.ts';
import { picksByWorth } from './quickPick.ts';
import { QUICK_WEIGHTS } from './weights.ts';

/** Places nearer to each other than this are the same plan. */
const APART = 150;
/** What promises less than the best by more than this, in enemy figures pinned, is not worth thinking about. */
const MARGIN = { pick: 2, march: 1.2 } as const;

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
  if (frame.type === 'pick') {
    return likely(picksByWorth(QUICK_WEIGHTS, state, us, listed()), MARGIN.pick, most);
  }
  // Those who found no way with the others are too few to think about.
  if (frame.type !== 'march' || frame.moved.length > 0) return [];
  return likely(prospectsOf(QUICK_WEIGHTS, state, us, frame, listed(), dice), MARGIN.march, most);
}

/** The first of some moves, the best first, without those that do as good as the same as one before them. */
function likely(prospects: readonly Prospect[], margin: number, most: number): Plan[] {
  const chosen: BrowningMove[] = [];
  for (const { move, worth } of prospects) {
    if (chosen.length >= most || worth < prospects[0].worth - margin) break;
    if (!chosen.some((other) => isLike(move, other))) chosen.push(move);
  }
  return chosen.map((move) => ({ moves: [move] }));
}

function isLike(move: BrowningMove, other: BrowningMove): boolean {
  if (move.type !== 'march' || other.type !== 'march' || move.figure !== other.figure) return false;
  return isWithin(move.to[0], move.to[1], other.to[0], other.to[1], APART);
}
