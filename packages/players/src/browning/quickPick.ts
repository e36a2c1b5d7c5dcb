import {
  BASE_RADIUS,
  INCH,
  OBJECTIVE_REACH,
  PINNED,
  toEdge,
  UP,
  type BrowningMove,
  type Objective,
  type State,
} from '@sandtable/browning';
import type { SideNumber } from '@sandtable/kernel';
import { distance } from '@sandtable/table';
import { leaderNamed, teamNamed } from './figures.ts';
import { Glance } from './glance.ts';
import { lateness } from './goals.ts';
import type { Prospect } from './march.ts';
import { worthOfRegroup } from './regrouping.ts';
import { WEIGHTS } from './weights.ts';

/** Of those who are pinned, about this part is within reach of one leader. */
const IN_REACH = 0.7;
/** The mean of one die (BB-3.2). */
const CONTROL = 3.5;
/** The higher of two dice comes to so much (BB-4.1), rounded down. */
const STEP = 4 * INCH;

/** Whoever can do the most, as far as one sees at a glance. */
export function quickPick(
  state: State,
  us: SideNumber,
  moves: readonly BrowningMove[],
): BrowningMove {
  if (moves.length === 1) return moves[0];
  const glance = new Glance(state);
  return dearest(moves, (move) => worthOf(state, us, glance, move));
}

/** The picks, those who can do the most first; of two leaders who could do the same the first. */
export function picksByWorth(
  state: State,
  us: SideNumber,
  moves: readonly BrowningMove[],
): Prospect[] {
  const glance = new Glance(state);
  const called = new Set<string>();
  return moves
    .filter((move) => {
      if (move.type !== 'lead') return true;
      const { platoon } = state.field.leaders[leaderNamed(state, move.leader)];
      const key = `${move.action} ${move.action === 'rally' ? platoon : ''}`;
      if (called.has(key)) return false;
      called.add(key);
      return true;
    })
    .map((move): Prospect => ({ move, worth: worthOf(state, us, glance, move) }))
    .toSorted((a, b) => b.worth - a.worth);
}

export function quickPush(state: State, moves: readonly BrowningMove[]): BrowningMove {
  const glance = new Glance(state);
  return dearest(moves, (move) =>
    move.type === 'push' ? worthOfTeam(state, glance, teamNamed(state, move.team)) : -Infinity,
  );
}

function dearest(
  moves: readonly BrowningMove[],
  worth: (move: BrowningMove) => number,
): BrowningMove {
  let [chosen] = moves;
  let highest = -Infinity;
  for (const move of moves) {
    const value = worth(move);
    if (value <= highest) continue;
    highest = value;
    chosen = move;
  }
  return chosen;
}

function worthOf(state: State, us: SideNumber, glance: Glance, move: BrowningMove): number {
  if (move.type === 'activate') return worthOfTeam(state, glance, teamNamed(state, move.team));
  if (move.type !== 'lead') return 0;
  switch (move.action) {
    case 'rally':
      return WEIGHTS.rally * Math.min(IN_REACH * pinnedOf(state, us), CONTROL);
    case 'regroup':
      return worthOfRegroup(state, us);
    case 'push':
      return worthOfBestPush(state, us, glance);
  }
}

function worthOfTeam(state: State, glance: Glance, team: number): number {
  const pinned = glance.present[team] - glance.able[team];
  const act = WEIGHTS.activation + glance.urgency(team) + WEIGHTS.rally * pinned;
  return act + worthOfStep(state, team);
}

/** What a team wins by a step: those who get over the edge, or to an objective when it is late. */
function worthOfStep(state: State, team: number): number {
  const { field, status, x, y } = state;
  const { victory } = field;
  const { side } = field.teams[team];
  if (victory.kind === 'break' || (victory.kind === 'exit' && victory.side !== side)) return 0;
  const each =
    victory.kind === 'exit' ? WEIGHTS.exited / 2 : WEIGHTS.holding.late * lateness(state);
  let count = 0;
  for (let f = 0; f < status.length; f++) {
    if (state.team[f] !== team || status[f] !== UP) continue;
    if (victory.kind === 'exit') {
      if (toEdge(field, victory.edge, x[f], y[f]) <= STEP + BASE_RADIUS) count++;
    } else if (isStepFrom(victory.objectives, x[f], y[f])) count++;
  }
  return each * count;
}

/** Whether somebody there holds nothing, and would with a step. */
function isStepFrom(objectives: readonly Objective[], x: number, y: number): boolean {
  let nearest = Infinity;
  for (const { at } of objectives) nearest = Math.min(nearest, distance(x, y, at[0], at[1]));
  return nearest > OBJECTIVE_REACH && nearest <= OBJECTIVE_REACH + STEP;
}

function worthOfBestPush(state: State, us: SideNumber, glance: Glance): number {
  const { teams } = state.field;
  let most = 0;
  for (let team = 0; team < teams.length; team++) {
    if (teams[team].side !== us || state.ready[team] === 1 || glance.present[team] === 0) continue;
    most = Math.max(most, worthOfTeam(state, glance, team));
  }
  return most;
}

function pinnedOf({ status, field }: State, us: SideNumber): number {
  let count = 0;
  for (let f = 0; f < status.length; f++) {
    if (status[f] === PINNED && field.sides[f] === us) count++;
  }
  return count;
}
