import type { Decision, Dice, Refusal, RuleId } from '@sandtable/kernel';
import { activate } from './activation.ts';
import { assault } from './assault.ts';
import { deploy, edge } from './deployment.ts';
import { NOT_ASKED, type FrameRules, type PbiReport } from './frameRules.ts';
import type { Frame, FrameType } from './frames.ts';
import { ATTACKER, DEFENDER, type SideIndex } from './groups.ts';
import { allocate } from './hits.ts';
import { losses } from './losses.ts';
import { morale } from './morale.ts';
import { motivate } from './motivation.ts';
import { march } from './movement.ts';
import type { PbiMove } from './moves.ts';
import { opportunity } from './opportunity.ts';
import { notAsked } from './refusals.ts';
import { retreat } from './retreat.ts';
import { lay, layout } from './scenery.ts';
import { volley } from './shooting.ts';
import type { State } from './state.ts';
import { SIDES } from './tables.ts';
import { extend, residual } from './turn.ts';
import { isWipedOut, score } from './victory.ts';

const RULES: { readonly [T in FrameType]: FrameRules<T> } = {
  layout,
  lay,
  edge,
  deploy,
  morale,
  motivate,
  residual,
  extend,
  activate,
  march,
  volley,
  allocate,
  opportunity,
  assault,
  losses,
  retreat,
};

/** QS-12.3: the game can end at once in these frames; the others are in the middle of something. */
const ENDS_AT_ONCE: Readonly<Record<FrameType, boolean>> = {
  layout: false,
  lay: false,
  edge: false,
  deploy: false,
  morale: true,
  motivate: true,
  residual: true,
  extend: true,
  activate: true,
  march: true,
  volley: true,
  allocate: false,
  opportunity: true,
  assault: false,
  losses: false,
  retreat: false,
};

export function topFrame(state: State): Frame {
  return state.stack[state.stack.length - 1];
}

/** The rules of a frame, which is then handed to them and to no others. */
export function rulesOf(frame: Frame): FrameRules<FrameType> {
  return RULES[frame.type] as unknown as FrameRules<FrameType>;
}

export function askedSide(state: State): SideIndex {
  const frame = topFrame(state);
  return rulesOf(frame).asked(state, frame);
}

/** The rule that the question of a frame cites. */
export function citedRule(frame: Frame, side: SideIndex): RuleId {
  const { rule } = rulesOf(frame);
  return typeof rule === 'string' ? rule : rule[side];
}

const decisions = new Map<string, readonly [Decision, Decision]>(
  (Object.keys(RULES) as FrameType[]).map((kind) => {
    const decision = (side: SideIndex): Decision =>
      Object.freeze({ side: SIDES[side], kind, rule: citedRule({ type: kind } as Frame, side) });
    return [kind, [decision(ATTACKER), decision(DEFENDER)]];
  }),
);

/** What is asked now. The same object every time for the same question. */
export function decisionOf(state: State): Decision {
  const pair = decisions.get(topFrame(state).type) as readonly [Decision, Decision];
  return pair[askedSide(state)];
}

export function listMoves(state: State): PbiMove[] {
  const frame = topFrame(state);
  const list: PbiMove[] = [];
  rulesOf(frame).moves(state, frame, list);
  return list;
}

/** Judges a move of the right form by the side that is asked. */
export function judge(state: State, move: PbiMove): Refusal | undefined {
  const frame = topFrame(state);
  const refusal = rulesOf(frame).check(state, frame, move);
  return refusal === NOT_ASKED ? notAsked(citedRule(frame, askedSide(state))) : refusal;
}

/** Plays a move and everything that follows from it until somebody must decide. */
export function playMove(state: State, move: PbiMove, dice: Dice, report: PbiReport): void {
  const frame = topFrame(state);
  rulesOf(frame).play(state, frame, move, dice, report);
  settle(state, dice, report);
}

/** Does what needs no decision, until there is one or the game is over. */
export function settle(state: State, dice: Dice, report: PbiReport): void {
  while (state.outcome === null) {
    const frame = topFrame(state);
    if (ENDS_AT_ONCE[frame.type] && (isWipedOut(state, ATTACKER) || isWipedOut(state, DEFENDER))) {
      score(state, dice, report);
      return;
    }
    if (rulesOf(frame).settle?.(state, frame, dice, report) !== true) return;
  }
}
