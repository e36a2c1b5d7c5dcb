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
import type { Answer, WeightsOf } from './question.ts';
import type { Reason } from './reasons.ts';
import { worthOfRegroup } from './regrouping.ts';
import { worthOfStep } from './steps.ts';
import type { Weights } from './weights.ts';

/** The mean of one die (BB-3.2): so many can be rallied. */
const CONTROL = 3.5;
const NOTHING = { ready: 0, fire: 0, rally: 0, danger: 0, step: 0 } as const;

/** BB-2.1: whoever can do the most, as long as it has not been done to him. */
export const pickAnswer =
  (weightsOf: WeightsOf): Answer<'pick'> =>
  ({ state, us, moves, dice, because }) => {
    const weights = weightsOf(state, us);
    const move = best(moves, (each) => worthOfPick(weights, state, us, each), dice);
    because?.(reasonOf(weights, state, us, move));
    return move;
  };

function reasonOf(weights: Weights, state: State, us: SideNumber, move: BrowningMove): Reason {
  if (move.type === 'lead') return `pick.${move.action}`;
  if (move.type !== 'activate') return 'pick.ready';
  const parts = partsOfTeam(weights, state, us, teamNamed(state, move.team));
  const most = mostGained(parts, NOTHING);
  if (most !== 'step') return `pick.${most}`;
  return state.field.victory.kind === 'exit' ? 'pick.step.exit' : 'pick.step.hold';
}

/** BB-8.4: the team that could do the most if it acted again. */
export const pushAnswer =
  (weightsOf: WeightsOf): Answer<'push'> =>
  ({ state, us, moves, dice }) => {
    const weights = weightsOf(state, us);
    const pushes = moves.filter((move): move is BrowningMoveOf<'push'> => move.type === 'push');
    return best(
      pushes,
      ({ team }) => worthOfTeam(weights, state, us, teamNamed(state, team)),
      dice,
    );
  };

function worthOfPick(weights: Weights, state: State, us: SideNumber, move: BrowningMove): number {
  if (move.type === 'activate') return worthOfTeam(weights, state, us, teamNamed(state, move.team));
  if (move.type !== 'lead') return 0;
  const leader = leaderNamed(state, move.leader);
  switch (move.action) {
    case 'rally':
      return weights.leadRally * worthOfLeader(weights, state, us, platoonFigures(state, leader));
    case 'regroup':
      return worthOfRegroup(weights, state, us);
    case 'push':
      return weights.push * worthOfBestPush(weights, state, us);
  }
}

/** What a team can do in an activation: fire, rally, and get out of danger. */
function worthOfTeam(weights: Weights, state: State, us: SideNumber, team: number): number {
  const { ready, fire, rally, danger, step } = partsOfTeam(weights, state, us, team);
  return ready + fire + rally + danger + step;
}

function partsOfTeam(weights: Weights, state: State, us: SideNumber, team: number) {
  const figures = figuresOf(state, team);
  const fire = ableFigures(state, team).length > 0 ? fireFromHere(weights, state, us, team) : 0;
  const rally = worthOfLeader(weights, state, us, figures);
  const danger = weights.hurry * dangerTo(weights, state, us, team);
  const step = weights.step === 0 ? 0 : weights.step * worthOfStep(weights, state, team);
  return { ready: weights.activation, fire, rally, danger, step };
}

function worthOfLeader(
  weights: Weights,
  state: State,
  us: SideNumber,
  figures: readonly number[],
): number {
  let most = 0;
  for (const at of leaderPlaces(state, us, figures)) {
    most = Math.max(most, reached(weights, state, us, at));
  }
  return Math.min(most, CONTROL * weights.rally);
}

function worthOfBestPush(weights: Weights, state: State, us: SideNumber): number {
  let most = 0;
  for (const [team, { side }] of state.field.teams.entries()) {
    if (side !== us || state.ready[team] === 1 || figuresOf(state, team).length === 0) continue;
    most = Math.max(most, worthOfTeam(weights, state, us, team));
  }
  return most;
}
