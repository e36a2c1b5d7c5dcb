import { PINNED, type BrowningMove, type State } from '@sandtable/browning';
import type { SideNumber } from '@sandtable/kernel';
import { leaderNamed, teamNamed } from './figures.ts';
import { Glance } from './glance.ts';
import type { Prospect } from './march.ts';
import { worthOfRegroup } from './regrouping.ts';
import { worthOfStep } from './steps.ts';
import type { Weights } from './weights.ts';

/** Of those who are pinned, about this part is within reach of one leader. */
const IN_REACH = 0.7;
/** The mean of one die (BB-3.2). */
const CONTROL = 3.5;

/** Whoever can do the most, as far as one sees at a glance. */
export function quickPick(
  weights: Weights,
  state: State,
  us: SideNumber,
  moves: readonly BrowningMove[],
): BrowningMove {
  if (moves.length === 1) return moves[0];
  const glance = new Glance(weights, state);
  return dearest(moves, (move) => worthOf(weights, state, us, glance, move));
}

/** The picks, those who can do the most first; of two leaders who could do the same the first. */
export function picksByWorth(
  weights: Weights,
  state: State,
  us: SideNumber,
  moves: readonly BrowningMove[],
): Prospect[] {
  const glance = new Glance(weights, state);
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
    .map((move): Prospect => ({ move, worth: worthOf(weights, state, us, glance, move) }))
    .toSorted((a, b) => b.worth - a.worth);
}

export function quickPush(
  weights: Weights,
  state: State,
  moves: readonly BrowningMove[],
): BrowningMove {
  const glance = new Glance(weights, state);
  return dearest(moves, (move) =>
    move.type === 'push'
      ? worthOfTeam(weights, state, glance, teamNamed(state, move.team))
      : -Infinity,
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

function worthOf(
  weights: Weights,
  state: State,
  us: SideNumber,
  glance: Glance,
  move: BrowningMove,
): number {
  if (move.type === 'activate') {
    return worthOfTeam(weights, state, glance, teamNamed(state, move.team));
  }
  if (move.type !== 'lead') return 0;
  switch (move.action) {
    case 'rally':
      return weights.leadRally * weights.rally * Math.min(IN_REACH * pinnedOf(state, us), CONTROL);
    case 'regroup':
      return worthOfRegroup(weights, state, us);
    case 'push':
      return weights.push * worthOfBestPush(weights, state, us, glance);
  }
}

function worthOfTeam(weights: Weights, state: State, glance: Glance, team: number): number {
  const pinned = glance.present[team] - glance.able[team];
  const act = weights.activation + glance.urgency(team) + weights.rally * pinned;
  return act + weights.step * worthOfStep(weights, state, team);
}

function worthOfBestPush(weights: Weights, state: State, us: SideNumber, glance: Glance): number {
  const { teams } = state.field;
  let most = 0;
  for (let team = 0; team < teams.length; team++) {
    if (teams[team].side !== us || state.ready[team] === 1 || glance.present[team] === 0) continue;
    most = Math.max(most, worthOfTeam(weights, state, glance, team));
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
