import type { SideNumber } from '@sandtable/kernel';
import {
  ableFigures,
  figuresOf,
  INCH,
  isThere,
  LEFT,
  OBJECTIVE_REACH,
  type Place,
  type State,
  type Victory,
  toEdge,
} from '@sandtable/browning';
import { distance, isWithin } from '@sandtable/table';
import { enemiesOf } from './figures.ts';
import { between, lateness } from './lateness.ts';
import type { Weights } from './weights.ts';

type Exit = Extract<Victory, { kind: 'exit' }>;

/** Which objective each of our teams is after, by team; undefined where it has none. */
export type Goals = readonly (Place | undefined)[];

/** Sends every team to the objective it is nearest to, so many to each. */
export function goalsOf({ crowd }: Weights, state: State, us: SideNumber): Goals {
  const { victory, teams } = state.field;
  const goals: (Place | undefined)[] = teams.map(() => undefined);
  if (victory.kind !== 'hold') return goals;
  const places = victory.objectives.map(({ at }) => at);
  const pairs: { team: number; i: number; far: number }[] = [];
  for (let team = 0; team < teams.length; team++) {
    if (teams[team].side !== us || !isThere(state, team)) continue;
    const [x, y] = middleOf(state, team);
    for (const [i, at] of places.entries()) {
      pairs.push({ team, i, far: distance(x, y, at[0], at[1]) });
    }
  }
  pairs.sort((a, b) => a.far - b.far || a.team - b.team || a.i - b.i);
  const most = Math.ceil((crowd * pairs.length) / places.length / places.length);
  const sent = places.map(() => 0);
  for (const { team, i } of pairs) {
    if (goals[team] !== undefined || sent[i] >= most) continue;
    goals[team] = places[i];
    sent[i]++;
  }
  return goals;
}

/** The middle of those of a team who can move, or of all where nobody can. */
export function middleOf(state: State, team: number): Place {
  const figures = ableFigures(state, team);
  const all = figures.length > 0 ? figures : figuresOf(state, team);
  const mean = (list: readonly number[]): number =>
    Math.round(all.reduce((sum, f) => sum + list[f], 0) / all.length);
  return [mean(state.x), mean(state.y)];
}

/** How well a team stands for winning the game, whatever the enemy's fire. */
export function standing(
  weights: Weights,
  state: State,
  us: SideNumber,
  team: number,
  goal: Place | undefined,
): number {
  const { victory } = state.field;
  if (victory.kind === 'exit' && victory.side === us) return exiting(weights, state, team, victory);
  return goal === undefined ? 0 : holding(weights, state, team, goal);
}

function holding(weights: Weights, state: State, team: number, goal: Place): number {
  const late = lateness(state);
  const perInch = between(weights.inchEarly, weights.inchLate, late);
  const perHolder = between(weights.holdingEarly, weights.holdingLate, late);
  let sum = 0;
  for (const f of ableFigures(state, team)) {
    const far = distance(state.x[f], state.y[f], goal[0], goal[1]);
    sum -= perInch * (Math.max(far - OBJECTIVE_REACH, 0) / INCH);
    if (isWithin(state.x[f], state.y[f], goal[0], goal[1], OBJECTIVE_REACH)) sum += perHolder;
  }
  return sum;
}

function exiting(weights: Weights, state: State, team: number, { edge }: Exit): number {
  const perInch = perExitInch(weights, state);
  let sum = 0;
  for (let f = 0; f < state.team.length; f++) {
    if (state.team[f] === team && state.status[f] === LEFT) sum += weights.exited;
  }
  for (const f of ableFigures(state, team)) {
    const far = toEdge(state.field, edge, state.x[f], state.y[f]);
    sum -= perInch * (far / INCH);
  }
  return sum;
}

/** What an inch nearer to the edge is worth by now. */
export function perExitInch({ exitInch, exitInchLate }: Weights, state: State): number {
  return exitInchLate === 0 ? exitInch : exitInch + exitInchLate * lateness(state);
}

/** How far the nearest enemy is from the middle of a team, in inches. */
export function toEnemy(state: State, us: SideNumber, team: number): number {
  const [x, y] = middleOf(state, team);
  let nearest = Infinity;
  for (const enemy of enemiesOf(state, us)) {
    nearest = Math.min(nearest, distance(x, y, state.x[enemy], state.y[enemy]));
  }
  return nearest === Infinity ? 0 : nearest / INCH;
}
