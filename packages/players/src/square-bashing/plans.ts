import {
  otherSide,
  seededDice,
  SETTING,
  topFrame,
  type Dice,
  type Ruleset,
  type SideNumber,
} from '@sandtable/kernel';
import {
  ASSETS,
  ATTACKER,
  MOVED,
  TURNED,
  type BarrageKind,
  type SquareMove,
  type SquareState,
} from '@sandtable/square-bashing';
import type { Plan } from '../search/doctrine.ts';
import { squareBashingMind } from './mind.ts';
import { chooseReinforcement } from './quick/arrivals.ts';
import { quickAnswer } from './quick/quick.ts';
import { digSpot, layings } from './quick/shells.ts';
import { USUAL, type Stance } from './quick/stance.ts';
import { standingGain, stormsFrom } from './quick/storming.ts';
import { stancesFor } from './stances.ts';

/** What is worth thinking about, by what is asked: the assets, the movement of a whole turn or the rest of it, assaults, and standing. */
export function plansFor(
  ruleset: Ruleset,
  state: SquareState,
  us: SideNumber,
  dice: Dice,
  most: number,
): readonly Plan[] {
  const { make } = state[SETTING];
  const frame = topFrame(state);
  if (frame.type === 'asset') return assetPlans(state, us).slice(0, most);
  if (frame.type === 'assaults') return assaultPlans(state, us, frame.column, most);
  if (frame.type === 'movement') {
    // In between it is moved as was meant; what the dice have upset is answered as it comes.
    return isTimeToThink(state, us) ? movementPlans(ruleset, state, us, dice, most) : [];
  }
  if (frame.type === 'advance') return listed(ruleset, state, us, most);
  if (frame.type === 'reinforce') return arrivalPlans(ruleset, state, us, most);
  if (frame.type !== 'assault' || frame.stage !== 'answer') return [];
  const isClear = Math.abs(standingGain(state, us, frame, USUAL[us])) > CLEAR;
  if (isClear && !mayEnd(state)) return [];
  return [{ moves: [make.stand] }, { moves: [make.retire] }];
}

/** By so many points something must be better to be clear without thinking. */
const CLEAR = 2;

/** SB-2.2: whether this round may be the last, in which what else counts may count no more. */
function mayEnd({ countdown }: SquareState): boolean {
  return countdown <= DIE;
}

const DIE = 6;

/** SB-5.1: the assaults that promise most, and none; nothing where one is clearly the best, or none is any good. */
function assaultPlans(state: SquareState, us: SideNumber, column: number, most: number): Plan[] {
  const { make } = state[SETTING];
  const stance = USUAL[us];
  const storms = stormsFrom(state, column, stance).sort((a, b) => b.worth - a.worth);
  const [best, second] = storms;
  if (best === undefined) return [];
  const other = Math.max(stance.boldness, second?.worth ?? -Infinity);
  const isClear = best.worth > other + CLEAR || best.worth < stance.boldness - CLEAR;
  if (isClear && !mayEnd(state)) return [];
  return [
    ...storms.slice(0, most - 1).map(({ from, to }) => ({ moves: [make.assault(from, to)] })),
    { moves: [make.endAssaults] },
  ];
}

/** Everything that may be done, where that is little. */
function listed(ruleset: Ruleset, state: SquareState, us: SideNumber, most: number): Plan[] {
  return ruleset
    .moves(state, ruleset.sides[us])
    .slice(0, most)
    .map((move) => ({ moves: [move] }));
}

/** SB-10.1: the one who comes first, wherever he can. */
function arrivalPlans(ruleset: Ruleset, state: SquareState, us: SideNumber, most: number): Plan[] {
  const usual = chooseReinforcement(state, us);
  const moves = ruleset.moves(state, ruleset.sides[us]) as readonly SquareMove[];
  return moves
    .filter(
      (move) =>
        move.type === 'rollAll' || ('unit' in usual && 'unit' in move && move.unit === usual.unit),
    )
    .slice(0, most)
    .map((move) => ({ moves: [move] }));
}

/** So many places are thought of for each sort of barrage. */
const LAYINGS = 3;

/** SB-9.1: every asset, laid where it promises most; none; then the same assets where they promise a little less. */
function assetPlans(state: SquareState, us: SideNumber): Plan[] {
  const { make } = state[SETTING];
  const first: Plan[] = [];
  const others: Plan[] = [];
  for (const [i, asset] of ASSETS.entries()) {
    if (state.assets[ASSETS.length * us + i] === 0) continue;
    if (asset === 'shock') first.push({ moves: [make.asset(i)] });
    else if (asset === 'digIn') {
      const spot = state.options.digIn ? digSpot(state, us) : -1;
      if (spot !== -1) first.push({ moves: [make.asset(i), make.dig(spot)] });
    } else if (asset !== 'rolling' || us === ATTACKER) {
      for (const [place, moves] of barragesOf(state, us, asset).entries()) {
        (place === 0 ? first : others).push({ moves: [make.asset(i), ...moves] });
      }
    }
  }
  return [...first, { moves: [make.noAsset] }, ...others];
}

function barragesOf(state: SquareState, us: SideNumber, kind: BarrageKind): SquareMove[][] {
  const { make } = state[SETTING];
  return layings(state, us, kind, USUAL[us])
    .slice(0, LAYINGS)
    .map(({ square, toward }) =>
      kind === 'point' ? [make.corner(square), make.arms(toward)] : [make.row(square)],
    );
}

/** After so many units have moved it is thought about again how the others do. */
const MOVED_BETWEEN = 3;

/** Before anybody has moved, and now and then while they do; not any more when squares are turned, which comes last. */
function isTimeToThink(state: SquareState, us: SideNumber): boolean {
  const { roster } = state[SETTING];
  if (state.marks.some((mark) => (mark & TURNED) !== 0)) return false;
  let moved = 0;
  for (let unit = roster.first[us], end = roster.end[us]; unit < end; unit++) {
    if ((state.flags[unit] & MOVED) !== 0) moved++;
  }
  return moved % MOVED_BETWEEN === 0;
}

/**
 * SB-4: the movement of the rest of the turn, once in every stance that comes into question; those that come to what is
 * usual are left out, because that is thought about anyhow.
 */
function movementPlans(
  ruleset: Ruleset,
  state: SquareState,
  us: SideNumber,
  dice: Dice,
  most: number,
): Plan[] {
  const seed = dice.die(0x7fff_ffff);
  const usual = planOf(ruleset, state, us, seed, USUAL[us]);
  const plans: Plan[] = [];
  const add = (stance: Stance | undefined): void => {
    const plan = planOf(ruleset, state, us, seed, stance);
    if (plans.length < most && ![usual, ...plans].some((known) => areSame(known, plan))) {
      plans.push(plan);
    }
  };
  add(undefined);
  for (const stance of stancesFor(state, us, dice)) if (plans.length < most) add(stance);
  return plans;
}

/** Moves are made once and handed out again, so that the same ones are the same things. */
function areSame({ moves: some }: Plan, { moves: others }: Plan): boolean {
  return some.length === others.length && some.every((move, i) => move === others[i]);
}

/** Nobody moves for longer than that. */
const MOST_MOVES = 200;

/** What a side does until its movement is over, in that stance; without one, as greedy does. */
function planOf(
  ruleset: Ruleset,
  state: SquareState,
  us: SideNumber,
  seed: number,
  stance: Stance | undefined,
): Plan {
  const world = ruleset.clone(state) as SquareState;
  const dice = seededDice(seed);
  const moves: SquareMove[] = [];
  for (let i = 0; i < MOST_MOVES; i++) {
    // The last movement of a battle may be the end of it: then nobody is asked any more.
    if (ruleset.pending(world).outcome !== undefined) break;
    const frame = topFrame(world);
    const isOurs = frame.type === 'movement' || frame.type === 'march';
    if (!isOurs && frame.type !== 'displace') break;
    const side = isOurs ? us : otherSide(us);
    const move =
      isOurs && stance === undefined
        ? (squareBashingMind.answer(ruleset, world, ruleset.sides[us], dice) as SquareMove)
        : quickAnswer(ruleset, world, side, stance ?? USUAL[side], dice);
    if (isOurs) moves.push(move);
    ruleset.play(world, ruleset.sides[side], move, dice);
  }
  return { moves };
}
