import type { SideNumber } from '@sandtable/kernel';
import { isWithin } from '@sandtable/table';
import { ATTACKER, DEFENDER, type Field, type Objective, type Place } from '../state/field.ts';
import type { BrowningReport } from '../state/definition.ts';
import { isOnTable, LEFT, UP, type State } from '../state/state.ts';
import { BASE_RADIUS, BREAKS_AT, OBJECTIVE_REACH, SIDES, type SideName } from './tables.ts';

/** BB-9.3: at the end of every turn a side may break; after the last one the scenario is judged. */
export function judgeTurn(state: State, report: BrowningReport): void {
  const { victory, turns } = state.field;
  if (victory.kind === 'break') {
    const broken = SIDES.map((_, side) => isBroken(state, side as SideNumber));
    for (const [side, broke] of broken.entries()) {
      if (!broke) continue;
      const { lost, all } = losses(state, side as SideNumber);
      report?.({ type: 'broke', rule: 'BB-9.3', side: SIDES[side], lost, of: all });
    }
    if (broken[0] || broken[1]) return end(state, breakScores(state), report);
  }
  const gone = SIDES.map((_, side) => !hasFigures(state, side as SideNumber));
  if (gone[0] !== gone[1] && !isLeaving(state, gone[0] ? 0 : 1)) {
    report?.({ type: 'wiped', rule: 'BB-9.3', side: SIDES[gone[0] ? 0 : 1] });
    return end(state, sweepScores(state, gone[0] ? 1 : 0, report), report);
  }
  if (state.turn >= turns || gone.includes(true) || hasLeft(state)) judgeScenario(state, report);
  return undefined;
}

/** Whether as many have left as should: there is nothing more to play for. */
function hasLeft(state: State): boolean {
  const { victory } = state.field;
  return victory.kind === 'exit' && leavers(state, victory.side) >= victory.figures;
}

/** BB-9.3: how many of a side have left the table. */
export function leavers({ field, status }: State, side: SideNumber): number {
  return status.filter((each, f) => each === LEFT && field.sides[f] === side).length;
}

/** Whether a side that is not on the table any more may have gone where it should. */
function isLeaving({ field: { victory } }: State, side: number): boolean {
  return victory.kind === 'exit' && victory.side === side;
}

function judgeScenario(state: State, report: BrowningReport): void {
  const { victory } = state.field;
  if (victory.kind === 'exit') {
    const figures = leavers(state, victory.side);
    report?.({ type: 'exits', rule: 'BB-9.3', side: SIDES[victory.side], figures });
  }
  end(state, scoresNow(state, report), report);
}

/** BB-9.3: what each side would have if the scenario were judged now. */
export function scoresNow(state: State, report?: BrowningReport): Scores {
  const { victory } = state.field;
  switch (victory.kind) {
    case 'hold':
      return holdings(state, report);
    case 'exit': {
      const left = leavers(state, victory.side);
      // The others score as many as should have left, unless they have.
      return scoresFor(victory.side, left, left < victory.figures ? victory.figures : 0);
    }
    case 'break':
      return breakScores(state);
  }
}

/** Points by side. */
type Scores = readonly number[];

function scoresFor(side: SideNumber, own: number, others: number): Scores {
  return side === ATTACKER ? [own, others] : [others, own];
}

/** How many objectives each side holds. */
function holdings(state: State, report?: BrowningReport): Scores {
  const { victory } = state.field;
  const held = [0, 0];
  for (const objective of victory.kind === 'hold' ? victory.objectives : []) {
    const holder = holderOf(state, objective);
    if (holder === undefined) continue;
    held[holder]++;
    report?.({ type: 'held', rule: 'BB-9.3', objective: objective.name, side: SIDES[holder] });
  }
  return held;
}

/** A side that is alone on the table has what it holds, or else a point for that; or all it was to do. */
function sweepScores(state: State, winner: SideNumber, report: BrowningReport): Scores {
  const { victory } = state.field;
  switch (victory.kind) {
    case 'hold':
      return scoresFor(winner, Math.max(holdings(state, report)[winner], 1), 0);
    case 'exit':
      return scoresFor(winner, victory.figures, 0);
    case 'break':
      return scoresFor(winner, BROKEN, 0);
  }
}

/** A side that has broken the other has so many points. */
const BROKEN = 100;

/** How far each side has broken the other, in per cent; a smaller share of losses is worth a point at least. */
function breakScores(state: State): Scores {
  const [own, others] = [losses(state, ATTACKER), losses(state, DEFENDER)];
  const toward = ({ lost, all }: Losses): number =>
    Math.min(Math.floor((BROKEN * BREAKS_AT * lost) / all), BROKEN);
  const scores = [toward(others), toward(own)];
  if (scores[0] !== scores[1] || scores[0] === BROKEN) return scores;
  const better = moreOf([others.lost * own.all, own.lost * others.all]);
  return scores.map((score, side) => (side === better ? score + 1 : score));
}

function moreOf([first, second]: readonly number[]): SideNumber | undefined {
  if (first === second) return undefined;
  return first > second ? 0 : 1;
}

/** The side with more points wins: what is shown and who has won cannot contradict each other. */
function end(state: State, scores: Scores, report: BrowningReport): void {
  const winner = moreOf(scores);
  const name: SideName | undefined = winner === undefined ? undefined : SIDES[winner];
  const [attacker, defender] = scores;
  state.stack.length = 0;
  state.outcome = { winner: name, scores: { attacker, defender }, rule: 'BB-9.3' };
  report?.({ type: 'ended', rule: 'BB-9.3', winner: name ?? null });
}

export interface Losses {
  readonly lost: number;
  readonly all: number;
}

/** BB-9.3: scattered figures and casualties of a side, and how many it had. */
export function losses(state: State, side: SideNumber): Losses {
  let lost = 0;
  let all = 0;
  for (let f = 0; f < state.status.length; f++) {
    if (state.field.sides[f] !== side) continue;
    all++;
    if (!isOnTable(state, f) && state.status[f] !== LEFT) lost++;
  }
  return { lost, all };
}

export function isBroken(state: State, side: SideNumber): boolean {
  const { lost, all } = losses(state, side);
  return lost * BREAKS_AT >= all;
}

function hasFigures(state: State, side: SideNumber): boolean {
  return state.status.some((_, f) => isOnTable(state, f) && state.field.sides[f] === side);
}

/** BB-9.3: the side with the most unpinned figures within 4 inches; nobody where it is even. */
export function holderOf(state: State, { at: [x, y] }: Objective): SideNumber | undefined {
  const near = [0, 0];
  for (let f = 0; f < state.status.length; f++) {
    if (state.status[f] !== UP) continue;
    if (isWithin(state.x[f], state.y[f], x, y, OBJECTIVE_REACH)) near[state.field.sides[f]]++;
  }
  return moreOf(near);
}

/** BB-9.3: whether somebody of a side leaves the table there: his base touches the edge he is to leave by. */
export function isExit({ field }: State, side: SideNumber, [x, y]: Place): boolean {
  const { victory } = field;
  if (victory.kind !== 'exit' || victory.side !== side) return false;
  return toEdge(field, victory.edge, x, y) <= BASE_RADIUS;
}

export function toEdge(
  { width, height }: Field,
  edge: 'north' | 'east' | 'south' | 'west',
  x: number,
  y: number,
): number {
  switch (edge) {
    case 'north':
      return height - y;
    case 'east':
      return width - x;
    case 'south':
      return y;
    case 'west':
      return x;
  }
}
