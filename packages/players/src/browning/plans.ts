import type { Acting, BrowningMove, State } from '@sandtable/browning';
import { topFrame, type Dice, type Ruleset, type SideNumber } from '@sandtable/kernel';
import { isWithin } from '@sandtable/table';
import type { Plan } from '../search/doctrine.ts';
import { squaresFrom } from './fire.ts';
import { Formation } from './formation.ts';
import type { Prospect } from './march.ts';
import { STARTS } from './routine.ts';
import { picksByWorth } from './quickPick.ts';
import { ROUTINE_WEIGHTS } from './weights.ts';

/** Squares nearer to each other than this catch much the same. */
const APART = 450;
/** What promises less than the best by more than this, in enemy figures pinned, is not worth thinking about. */
const MARGIN = { pick: 2, march: 1.2, fire: 0.8 } as const;

/** Who acts, and where he goes: that is thought about. */
export function plansFor(
  ruleset: Ruleset,
  state: State,
  us: SideNumber,
  _dice: Dice,
  most: number,
): Plan[] {
  const frame = topFrame(state);
  const listed = (): BrowningMove[] => ruleset.moves(state, ruleset.sides[us]) as BrowningMove[];
  if (frame.type === 'pick') {
    return likely(picksByWorth(ROUTINE_WEIGHTS, state, us, listed()), MARGIN.pick, most);
  }
  if (frame.type === 'fire') {
    const squares = squaresFrom(ROUTINE_WEIGHTS, state, us, frame.team)
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ at, worth }): Prospect => ({ move: { type: 'fire', at }, worth }));
    const plans = likely(squares, MARGIN.fire, most);
    return plans.length < 2 ? [] : plans;
  }
  // Those who found no way with the others are too few to think about.
  if (frame.type !== 'march' || frame.moved.length > 0) return [];
  return marches(state, us, frame, most);
}

/** Where everybody of a team goes: as he would without thinking, and otherwise. */
function marches(state: State, us: SideNumber, frame: Acting<'march'>, most: number): Plan[] {
  const formation = new Formation(ROUTINE_WEIGHTS, state, us, frame);
  const [best, ...others] = formation.settled(STARTS + most);
  const fair = others.slice(0, most - 1).filter(({ worth }) => worth >= best.worth - MARGIN.march);
  return [best, ...fair].map((settled, i) => {
    return { moves: formation.moves(settled), ...(i === 0 && { isUsual: true }) };
  });
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
  if (move.type !== 'fire' || other.type !== 'fire') return false;
  return isWithin(move.at[0], move.at[1], other.at[0], other.at[1], APART);
}
