import type { Decision, Dice, Refusal } from '@sandtable/kernel';
import { place, rally } from './control.ts';
import { nerves } from './endOfTurn.ts';
import type { SideIndex } from './field.ts';
import { fire } from './fire.ts';
import { NOT_ASKED, type BrowningReport, type FrameRules } from './frameRules.ts';
import type { Frame, FrameType } from './frames.ts';
import { lead, push } from './leaders.ts';
import { advance, march } from './movement.ts';
import type { BrowningMove } from './moves.ts';
import { next, pick } from './picks.ts';
import { done } from './readiness.ts';
import { notAsked } from './refusals.ts';
import { comeback, regroup } from './regroup.ts';
import { result } from './results.ts';
import { topFrame, type State } from './state.ts';
import { SIDES } from './tables.ts';

const RULES: { readonly [T in FrameType]: FrameRules<T> } = {
  next,
  pick,
  place,
  rally,
  advance,
  march,
  fire,
  result,
  done,
  lead,
  push,
  regroup,
  comeback,
  nerves,
};

export const FRAME_TYPES = Object.keys(RULES) as FrameType[];

/** The rules of a frame, which is then handed to them and to no others. */
export function rulesOf(frame: Frame): FrameRules<FrameType> {
  return RULES[frame.type] as unknown as FrameRules<FrameType>;
}

export function askedSide(state: State): SideIndex {
  const frame = topFrame(state);
  return rulesOf(frame).asked(state, frame);
}

const decisions = new Map<string, readonly Decision[]>(
  FRAME_TYPES.map((kind) => [
    kind,
    SIDES.map((side) => Object.freeze({ side, kind, rule: RULES[kind].rule })),
  ]),
);

/** What is asked now. The same object every time for the same question. */
export function decisionOf(state: State): Decision {
  return (decisions.get(topFrame(state).type) as readonly Decision[])[askedSide(state)];
}

export function listMoves(state: State): BrowningMove[] {
  const frame = topFrame(state);
  const list: BrowningMove[] = [];
  rulesOf(frame).moves(state, frame, list);
  return list;
}

/** Judges a move of the right form by the side that is asked. */
export function judge(state: State, move: BrowningMove): Refusal | undefined {
  const frame = topFrame(state);
  const rules = rulesOf(frame);
  const refusal = rules.check(state, frame, move);
  return refusal === NOT_ASKED ? notAsked(rules.rule) : refusal;
}

/** Plays a move and everything that follows from it until somebody must decide. */
export function playMove(
  state: State,
  move: BrowningMove,
  dice: Dice,
  report: BrowningReport,
): void {
  const frame = topFrame(state);
  rulesOf(frame).play(state, frame, move, dice, report);
  settle(state, dice, report);
}

/** Does what needs no decision, until there is one or the game is over. */
export function settle(state: State, dice: Dice, report: BrowningReport): void {
  while (state.outcome === null) {
    const frame = topFrame(state);
    if (rulesOf(frame).settle?.(state, frame, dice, report) !== true) return;
  }
}
