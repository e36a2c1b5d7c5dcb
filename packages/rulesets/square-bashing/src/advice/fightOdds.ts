import {
  otherSide,
  replaceTop,
  SETTING,
  topFrame,
  type Dice,
  type Forecast,
  type Halves,
  type SideNumber,
} from '@sandtable/kernel';
import { canAdvance } from '../rules/05-assault/advance.ts';
import {
  assaultOf,
  launch,
  mayShock,
  whoJoins,
  type Assault,
} from '../rules/05-assault/assault.ts';
import { ASSAULT_MODIFIERS, TARGET_MODIFIERS, targetsOf } from '../rules/05-assault/assaultDice.ts';
import { partyOf } from '../rules/05-assault/assaults.ts';
import { assaulters, hasWon, pushFightHits, strike } from '../rules/05-assault/fight.ts';
import { flow } from '../rules/flow.ts';
import { stand } from '../state/census.ts';
import type { Frame } from '../state/frames.ts';
import type { SquareMove } from '../state/moves.ts';
import { BOARD } from '../state/names.ts';
import { cloneState, holds, type State } from '../state/state.ts';
import { lossesSince } from './strength.ts';

/** The odds of an assault, from its declaration or from any decision before its dice. */
export function fightOdds(
  state: State,
  side: SideNumber,
  move: SquareMove,
): Forecast<State> | undefined {
  const frame = assaultMeant(state, move);
  if (frame === undefined) return undefined;
  const measure = measureOf(state, side, frame);
  const ranks = ranksOf(state, [...frame.party, ...frame.joiners, ...targetsOf(state, frame.to)]);
  return {
    settled: isSettled,
    measure,
    chances: ['taken'],
    alike: (after) => (isSettled(after) ? JSON.stringify(measure(after)) : keyOf(after, ranks)),
    step: stepToDice,
    ...(move.type === 'retire'
      ? {
          begin: (dice) => {
            const begun = cloneState(state);
            flow.answer(begun, move, dice);
            return begun;
          },
        }
      : { halves: halvesOf(mustered(state, frame), side) }),
  };
}

/** Who loses what has been settled, and who will be in the square: what follows are no dice. */
function isSettled({ outcome, stack }: State): boolean {
  if (outcome !== null) return true;
  if (stack[stack.length - 1].type === 'hits') return false;
  // A target that withdraws may have to be asked, and may drive off a higher command.
  const fight = stack.find((frame) => frame.type === 'assault');
  return fight === undefined || fight.stage === 'repel';
}

/** Half bases lost on both sides, and whether the square is taken. */
function measureOf(
  state: State,
  side: SideNumber,
  { to }: Assault,
): (after: State) => Readonly<Record<string, number>> {
  const losses = lossesSince(state, side);
  const { side: assaulter } = state;
  return (after) => {
    const top = after.stack.at(-1);
    // SB-5.12: somebody must go in where somebody can.
    const isTaken = top?.type === 'advance' ? canAdvance(after, top) : holds(after, assaulter, to);
    return { taken: isTaken ? 1 : 0, ...losses(after) };
  };
}

/** Goes on to where hits are saved, or all is settled: positions in between need not be looked at. */
function stepToDice(state: State, dice: Dice): void {
  do flow.step(state, dice);
  while (!isSettled(state) && !isSaving(topFrame(state)) && !isFought(state));
}

function isSaving(frame: Frame): boolean {
  return frame.type === 'hits' && frame.left === 0;
}

/** Whether all hits of a half, or of the fight, have been saved. */
function isFought(state: State): boolean {
  const frame = topFrame(state);
  return frame.type === 'assault' && frame.stage === 'fight';
}

/** The assault that a move begins or goes on with; where it leaves that open, with everybody who can join. */
export function assaultMeant(state: State, move: SquareMove): Assault | undefined {
  if (move.type === 'assault') {
    const from = BOARD.named(move.from);
    const to = BOARD.named(move.to);
    return withEverybody(state, assaultOf(state, from, to, partyOf(state, from)));
  }
  const frame = topFrame(state);
  if (frame.type !== 'assault') return undefined;
  if (move.type === 'join') {
    const joiners = [...frame.joiners, state[SETTING].roster.named(move.unit)];
    return withEverybody(state, { ...frame, joiners });
  }
  return move.type === 'shock' ? withEverybody(state, { ...frame, shock: true }) : frame;
}

function withEverybody(state: State, frame: Assault): Assault {
  const joiners = frame.joiners.slice();
  const gathered = { ...frame, shock: frame.shock || mayShock(state, frame), joiners };
  // Each that joins may leave no room on its face for the next.
  for (let able = whoJoins(state, gathered); able.length > 0; able = whoJoins(state, gathered)) {
    joiners.push(able[0]);
  }
  return gathered;
}

/** The position in which all are named who assault, and nothing has been rolled. */
function mustered(state: State, frame: Assault): State {
  const begun = cloneState(state);
  if (topFrame(begun).type !== 'assault') begun.stack.push(frame);
  if (frame.stage === 'join') launch(begun, frame, undefined);
  return begun;
}

/** What an assault is worked out in: the hits on the target, and those on the assaulter. */
function halvesOf(state: State, side: SideNumber): Halves<State> {
  const losses = lossesSince(state, side);
  const isAssaulter = side === state.side;
  const fought: Assault = { ...(topFrame(state) as Assault), stage: 'fight' };
  return {
    begin(half, dice) {
      const begun = cloneState(state);
      replaceTop(begun, fought);
      const modifiers = half === 0 ? ASSAULT_MODIFIERS : TARGET_MODIFIERS;
      const hits = strike(begun, fought, modifiers, dice, undefined);
      pushFightHits(begun, fought, half === 0 ? otherSide(begun.side) : begun.side, hits);
      return begun;
    },
    isDone: isFought,
    measure: (half, after) => {
      const { killed, lost } = losses(after);
      return (half === 0) === isAssaulter ? { killed } : { lost };
    },
    bearing: (half, after) => (half === 0 ? bearingOfTarget(after) : bearingOfAssaulter(after)),
    goesOn(first, second) {
      const both = joined(first, second);
      return hasWon(both, topFrame(both) as Assault) ? 0 : 1;
    },
    join: joined,
  };
}

/** Whether nobody is left. */
function bearingOfTarget(state: State): string {
  const { to } = topFrame(state) as Assault;
  return String(targetsOf(state, to).length === 0);
}

/** Whether infantry or cavalry is left, anywhere and in the main square. */
function bearingOfAssaulter(state: State): string {
  const frame = topFrame(state) as Assault;
  const { isMain } = state[SETTING].roster;
  const left = assaulters(state, frame).filter((unit) => isMain[unit]);
  return `${left.length > 0} ${left.some((unit) => frame.party.includes(unit))}`;
}

/** The fight in which both halves have come out so. */
function joined(first: State, second: State): State {
  const state = cloneState(first);
  const { killed } = topFrame(first) as Assault;
  const frame = topFrame(second) as Assault;
  for (const unit of [...frame.party, ...frame.joiners]) {
    state.status[unit] = second.status[unit];
    stand(state, unit, second.at[unit]);
    state.lost[unit] = second.lost[unit];
    state.casualties[unit] = second.casualties[unit];
    state.flags[unit] = second.flags[unit];
  }
  replaceTop(state, { ...frame, killed });
  return state;
}

/** Units that are alike have the same rank: it makes no difference which of them has which losses. */
interface Ranks {
  readonly units: readonly number[];
  readonly ranks: readonly number[];
}

function ranksOf(state: State, units: readonly number[]): Ranks {
  const { units: roster } = state[SETTING].roster;
  const likeness = units.map((unit) => {
    const { kind, quality, side } = roster[unit];
    return `${side} ${kind} ${quality} ${state.at[unit]} ${state.flags[unit]}`;
  });
  return { units, ranks: likeness.map((each) => likeness.indexOf(each)) };
}

/** All that still makes a difference: what is being resolved, and what is left of whom, and where. */
function keyOf(state: State, { units, ranks }: Ranks): string {
  const top = topFrame(state);
  const hits = top.type === 'hits' ? top : undefined;
  const fight = state.stack.find((frame) => frame.type === 'assault');
  const marks = units.map((unit, i) => {
    const dealt = hits === undefined ? 0 : (hits.dealt[hits.units.indexOf(unit)] ?? 0);
    const { lost, at } = state;
    return (((ranks[i] * 16 + lost[unit]) * 64 + at[unit] + 1) * 32 + dealt) | 0;
  });
  marks.sort((a, b) => a - b);
  const saving = hits === undefined ? '' : `${hits.side} ${hits.left} ${hits.own}`;
  return `${fight?.stage} ${fight?.killed} ${fight?.lost} ${saving} ${marks.join(' ')}`;
}
