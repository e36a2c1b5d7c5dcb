import type { Decision, Dice, Refusal } from '@sandtable/kernel';
import { aftermath } from './aftermath.ts';
import { alter } from './alter.ts';
import { aim, combat, relieve, stand, volley, withdraw } from './combat.ts';
import { assign } from './deployment.ts';
import type { SideIndex } from './field.ts';
import { BOTH, NOT_ASKED, type FrameRules, type PubReport } from './frameRules.ts';
import type { Frame, FrameType } from './frames.ts';
import { deploy, edge, muster } from './freeGame.ts';
import type { PubMove } from './moves.ts';
import { nightfall, recover } from './night.ts';
import { order } from './order.ts';
import { refuse } from './refusal.ts';
import { topFrame, type State } from './state.ts';
import { SIDES } from './tables.ts';
import { begin, draw } from './turn.ts';

const RULES: { readonly [T in FrameType]: FrameRules<T> } = {
  muster,
  edge,
  deploy,
  assign,
  begin,
  draw,
  alter,
  order,
  combat,
  withdraw,
  volley,
  aim,
  relieve,
  stand,
  aftermath,
  nightfall,
  recover,
};

export const FRAME_TYPES = Object.keys(RULES) as FrameType[];

/** The rules of a frame, which is then handed to them and to no others. */
export function rulesOf(frame: Frame): FrameRules<FrameType> {
  return RULES[frame.type] as unknown as FrameRules<FrameType>;
}

/** Whether this side is asked, alone or together with the other. */
export function isAsked(state: State, side: SideIndex): boolean {
  const frame = topFrame(state);
  const asked = rulesOf(frame).asked(state, frame);
  return asked === BOTH || asked === side;
}

const decisions = new Map<string, readonly (readonly Decision[])[]>(
  FRAME_TYPES.map((kind) => {
    const each = SIDES.map((side) => Object.freeze({ side, kind, rule: RULES[kind].rule }));
    return [kind, [[each[0]], [each[1]], each]];
  }),
);

/** What is asked now, of one side or of both. The same object every time for the same question. */
export function decisionsOf(state: State): readonly Decision[] {
  const frame = topFrame(state);
  const asked = rulesOf(frame).asked(state, frame);
  return (decisions.get(frame.type) as readonly (readonly Decision[])[])[asked];
}

export function listMoves(state: State, side: SideIndex): PubMove[] {
  const frame = topFrame(state);
  const list: PubMove[] = [];
  rulesOf(frame).moves(state, frame, list, side);
  return list;
}

const NOT_THIS = new Map(
  FRAME_TYPES.map((type) => [type, refuse(RULES[type].rule, 'notAsked')] as const),
);

/** Judges a move of the right form by a side that is asked. */
export function judge(state: State, move: PubMove, side: SideIndex): Refusal | undefined {
  const frame = topFrame(state);
  const refusal = rulesOf(frame).check(state, frame, move, side);
  return refusal === NOT_ASKED ? NOT_THIS.get(frame.type) : refusal;
}

/** Plays a move and everything that follows from it until somebody must decide. */
export function playMove(
  state: State,
  move: PubMove,
  dice: Dice,
  report: PubReport,
  side: SideIndex,
): void {
  const frame = topFrame(state);
  rulesOf(frame).play(state, frame, move, dice, report, side);
  settle(state, dice, report);
}

/** Does what needs no decision, until there is one or the battle is over. */
export function settle(state: State, dice: Dice, report: PubReport): void {
  while (state.outcome === null) {
    const frame = topFrame(state);
    if (rulesOf(frame).settle?.(state, frame, dice, report) !== true) return;
  }
}
