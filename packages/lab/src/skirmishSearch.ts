import { seededDraw, type Draw } from '@sandtable/kernel';
import { halving, type Arm } from '@sandtable/players/halving';
import {
  isSkirmishOver,
  playSkirmish,
  skirmishCounts,
  skirmishMoves,
  type Skirmish,
  type SkirmishMove,
} from './skirmish.ts';

/** So many moves are thought about. */
const PLANS = 16;

/** So far a play-out goes before it is judged by what stands. */
const HORIZON = 24;

/** So many times out of ten a play-out shoots where it can: most of what is worth doing here, and not all. */
const SHOOTS = 9;

/** How much a lead of one group counts, beside one that a game is won with. */
const LEAD = 0.5;

/** What was thought, and how hard. */
export interface SkirmishThought {
  readonly move: SkirmishMove;
  readonly playOuts: number;
}

/**
 * A search of the skirmish as our players search their games: a few moves worth thinking about, quick play-outs by a fair
 * policy with the same dice for all of them, cut off by an evaluation, and most of them for the best few (sequential halving).
 * `spent` says which share of the time has been used, after so many play-outs.
 */
export function searchSkirmish(
  state: Skirmish,
  seed: string,
  spent: (playOuts: number) => number,
): SkirmishThought {
  const plans = plansOf(state, seededDraw(`${seed}/plans`));
  const arms: Arm[] = plans.map(() => ({ sum: 0, trials: 0 }));
  const us = state.side;
  const trial = (arm: number, n: number): number => {
    const dice = seededDraw(`${seed}/${n}/dice`);
    const world = { ...state, at: [...state.at] };
    playSkirmish(world, plans[arm], () => dice(6));
    // Dice of their own for what follows: a move that rolls none goes on as a shot that misses does.
    return judged(world, us, seededDraw(`${seed}/${n}`));
  };
  const race = halving({ arms, trial, spent });
  for (;;) {
    const { done, value } = race.next();
    if (done !== true) continue;
    return { move: plans[value], playOuts: arms.reduce((sum, { trials }) => sum + trials, 0) };
  }
}

/** Shots and moves, as many of either, by lot; where there are fewer of one, more of the other. */
function plansOf(state: Skirmish, draw: Draw): SkirmishMove[] {
  const moves = skirmishMoves(state);
  const shots = drawn(
    moves.filter(({ type }) => type === 'shoot'),
    PLANS / 2,
    draw,
  );
  const walks = drawn(
    moves.filter(({ type }) => type === 'move'),
    PLANS - shots.length,
    draw,
  );
  return [...shots, ...walks];
}

function drawn<T>(things: T[], most: number, draw: Draw): T[] {
  const found: T[] = [];
  while (found.length < most && things.length > 0) {
    found.push(...things.splice(draw(things.length) - 1, 1));
  }
  return found;
}

/** Plays on for a while, and gives the chance of winning that a side seems to have then. */
function judged(world: Skirmish, us: number, draw: Draw): number {
  const die = (): number => draw(6);
  for (let steps = 0; steps < HORIZON && !isSkirmishOver(world); steps++) {
    playSkirmish(world, quickMove(world, draw), die);
  }
  const counts = skirmishCounts(world);
  const lead = counts[us] - counts[1 - us];
  if (isSkirmishOver(world)) return lead === 0 ? 0.5 : Number(lead > 0);
  const x = LEAD * lead;
  return 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
}

/** Mostly shoots, with any group at any: no list of all moves is made for that. */
function quickMove(world: Skirmish, draw: Draw): SkirmishMove {
  if (draw(10) > SHOOTS) {
    const moves = skirmishMoves(world);
    return moves[draw(moves.length) - 1];
  }
  const { at, side } = world;
  const each = at.length / 2;
  return {
    type: 'shoot',
    group: alive(at, side * each, each, draw),
    target: alive(at, (1 - side) * each, each, draw),
  };
}

/** Any of so many groups that is not dead. */
function alive(at: readonly number[], first: number, count: number, draw: Draw): number {
  for (;;) {
    const group = first + draw(count) - 1;
    if (at[group] >= 0) return group;
  }
}
