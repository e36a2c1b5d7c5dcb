import type { SideNumber } from '@sandtable/kernel';
import {
  ableFigures,
  figuresOf,
  type BrowningMove,
  type BrowningMoveOf,
  type State,
} from '@sandtable/browning';
import { best } from '../best.ts';
import { dangerTo } from './danger.ts';
import { leaderNamed, teamNamed } from './figures.ts';
import { fireFromHere } from './fire.ts';
import { mostGained } from '../gained.ts';
import { leaderPlaces, platoonFigures, reached } from './placing.ts';
import type { Answer } from './question.ts';
import type { Reason } from './reasons.ts';
import { worthOfRegroup } from './regrouping.ts';
import { WEIGHTS } from './weights.ts';

/** The mean of one die (BB-3.2): so many can be rallied. */
const CONTROL = 3.5;

/** BB-2.1: whoever can do the most, as long as it has not been done to him. */
export const answerPick: Answer<'pick'> = ({ state, us, moves, dice, because }) => {
  const move = best(moves, (each) => worthOfPick(state, us, each), dice);
  because?.(reasonOf(state, us, move));
  return move;
};

function reasonOf(state: State, us: SideNumber, move: BrowningMove): Reason {
  if (move.type === 'lead') return `pick.${move.action}`;
  if (move.type !== 'activate') return 'pick.ready';
  const parts = partsOfTeam(state, us, teamNamed(state, move.team));
  return `pick.${mostGained(parts, { ready: 0, fire: 0, rally: 0, danger: 0 })}`;
}

/** BB-8.4: the team that could do the most if it acted again. */
export const answerPush: Answer<'push'> = ({ state, us, moves, dice }) => {
  const pushes = moves.filter((move): move is BrowningMoveOf<'push'> => move.type === 'push');
  return best(pushes, ({ team }) => worthOfTeam(state, us, teamNamed(state, team)), dice);
};

function worthOfPick(state: State, us: SideNumber, move: BrowningMove): number {
  if (move.type === 'activate') return worthOfTeam(state, us, teamNamed(state, move.team));
  if (move.type !== 'lead') return 0;
  const leader = leaderNamed(state, move.leader);
  switch (move.action) {
    case 'rally':
      return worthOfLeader(state, us, platoonFigures(state, leader));
    case 'regroup':
      return worthOfRegroup(state, us);
    case 'push':
      return worthOfBestPush(state, us);
  }
}

/** What a team can do in an activation: fire, rally, and get out of danger. */
function worthOfTeam(state: State, us: SideNumber, team: number): number {
  const { ready, fire, rally, danger } = partsOfTeam(state, us, team);
  return ready + fire + rally + danger;
}

function partsOfTeam(state: State, us: SideNumber, team: number) {
  const figures = figuresOf(state, team);
  const fire = ableFigures(state, team).length > 0 ? fireFromHere(state, us, team) : 0;
  const rally = worthOfLeader(state, us, figures);
  return { ready: WEIGHTS.activation, fire, rally, danger: dangerTo(state, us, team) / 4 };
}

function worthOfLeader(state: State, us: SideNumber, figures: readonly number[]): number {
  let most = 0;
  for (const at of leaderPlaces(state, us, figures)) most = Math.max(most, reached(state, us, at));
  return Math.min(most, CONTROL * WEIGHTS.rally);
}

function worthOfBestPush(state: State, us: SideNumber): number {
  let most = 0;
  for (const [team, { side }] of state.field.teams.entries()) {
    if (side !== us || state.ready[team] === 1 || figuresOf(state, team).length === 0) continue;
    most = Math.max(most, worthOfTeam(state, us, team));
  }
  return most;
}
