import type { Dice, Move, Ruleset, SideNumber } from '@sandtable/kernel';
import type { BoatState as State } from '@sandtable/pbi-boats';
import type { Plan } from '../search/doctrine.ts';
import { coursesOf } from './courses.ts';
import { deployments } from './deployments.ts';
import { marchesOf } from './marches.ts';
import { look } from './quick/look.ts';
import { endsTurn, quick } from './quick/quick.ts';
import { priorOf } from './priors.ts';

/** Questions that are worth thinking about, and how many answers to each at the most. */
const THOUGHT: Readonly<Record<string, number>> = {
  'boats:attackers': 4,
  'boats:reserves': 5,
  motivate: 12,
  residual: 10,
  activate: 12,
  'boats:sail': 10,
  extend: 2,
  alone: 2,
  march: 3,
};

/** What follows a move that asks who goes along, or who shoots: everybody. */
const EVERYBODY: Readonly<Record<string, Move>> = {
  march: { type: 'all' },
  aim: { type: 'all' },
  assault: { type: 'all' },
  'boats:aim': { type: 'boats:everybody' },
  'boats:board': { type: 'boats:chargeAll' },
  'boats:storm': { type: 'boats:chargeAll' },
};

/** What a person would think of, the likeliest first. */
export function plans(
  ruleset: Ruleset,
  state: State,
  us: SideNumber,
  dice: Dice,
  most: number,
): readonly Plan[] {
  const type: string = state.stack[state.stack.length - 1].type;
  if (type === 'deploy') return deployments(ruleset, state, us, dice);
  const limit = Math.min(most, THOUGHT[type] ?? 0);
  if (limit === 0) return [];
  const moves = ruleset.moves(state, ruleset.sides[us]);
  if (moves.length < 2) return [];
  const first: Plan = { moves: [quick(ruleset, state, us, dice)] };
  const seen = look(state, us);
  const isLegal = (plan: Plan): boolean =>
    ruleset.check(state, ruleset.sides[us], plan.moves[0]) === undefined;
  const courses =
    type === 'boats:sail'
      ? coursesOf(seen, limit)
      : type === 'activate'
        ? marchesOf(seen, Math.ceil(limit / 3))
        : [];
  const others = moves
    .map((move) => ({ move, prior: priorOf(seen, type, move) }))
    // Walks are thought of as a whole.
    .filter(({ move, prior }) => prior > -Infinity && move.type !== 'march')
    .toSorted((a, b) => b.prior - a.prior)
    .map(({ move }): Plan => ({ moves: onward(move) }));
  return [first, ...mixed(courses.filter(isLegal), others)].slice(0, limit);
}

/** One of each in turn. */
function mixed(some: readonly Plan[], others: readonly Plan[]): Plan[] {
  const all: Plan[] = [];
  for (let i = 0; i < Math.max(some.length, others.length); i++) {
    if (i < some.length) all.push(some[i]);
    if (i < others.length) all.push(others[i]);
  }
  return all;
}

function onward(move: Move): Move[] {
  const next = EVERYBODY[move.type];
  return next === undefined ? [move] : [move, next];
}

/** The turn that play-outs go on into from before the game: nothing sooner tells where to begin. */
const FIRST_FIGHTS = 2;

/**
 * QS-3.1: every turn of either side, from where nothing is left to do in it but to end it: the dice of the break tests that follow, or
 * of QS-12.1, would tell nothing of what was done.
 */
export function phase(state: State): number {
  const { turn, side } = state;
  return turn === 0 ? 2 * FIRST_FIGHTS : 2 * turn + side + (endsTurn(state) ? 1 : 0);
}
