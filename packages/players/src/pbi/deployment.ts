import { distanceToEdge } from '@sandtable/board';
import {
  ATTACKER,
  ATTACKER_ROWS,
  baseEdge,
  BLOCKED,
  BOARD,
  COMMANDER_OF,
  IS_COMMANDER,
  KIND_OF,
  nextToDeploy,
  ON_BOARD,
  PLATOON_OF,
  PLATOONS_OF,
  ROWS_CLOSED_TO_DEFENDER,
  THROUGH_PARTIAL,
} from '@sandtable/pbi';
import { best } from '../best.ts';
import { movesOf } from './choice.ts';
import { Danger, motivationChance } from './danger.ts';
import { deadliness } from './fire.ts';
import { arrival } from './goals.ts';
import { housesOf } from './houses.ts';
import type { Answer } from './question.ts';
import type { Reason } from './reasons.ts';
import { Situation } from './situation.ts';
import { DEPLOYMENT, WEIGHTS, type DeploymentWeights } from './weights.ts';

/** Places one group after the other, commanders first, the others about them. */
export const answerDeploy: Answer<'deploy'> = (question) => deployBy(DEPLOYMENT, question);

/** The same with weights of one's own. */
export function deployBy(
  weights: DeploymentWeights,
  { state, us, frame, moves, dice, because }: Parameters<Answer<'deploy'>>[0],
): ReturnType<Answer<'deploy'>> {
  const situation = new Situation(state, us);
  const group = nextToDeploy(state, frame.side) ?? 0;
  const danger = new Danger(situation);
  const front = baseEdge(state, ATTACKER);
  const end = front === 'south' || front === 'north' ? 'west' : 'south';
  const value = us === ATTACKER ? attackersPlace : defendersPlace;
  because?.(us === ATTACKER ? attackersReason(group) : defendersReason(group));
  return best(
    movesOf(moves, 'deploy'),
    ({ square }) => {
      const at = BOARD.named(square);
      return (
        value(weights, situation, danger, group, at) +
        weights.flank * distanceToEdge(BOARD, at, end)
      );
    },
    dice,
  );
}

function attackersReason(group: number): Reason {
  return IS_COMMANDER[group] ? 'deploy.commander' : 'deploy.attacker';
}

function defendersReason(group: number): Reason {
  if (IS_COMMANDER[group]) return 'deploy.defender';
  return KIND_OF[group] === 'rifle' ? 'deploy.rifle' : 'deploy.gun';
}

/**
 * The defender: out of sight until the attacker comes, for he has twice the guns and the first turn. The
 * commander least of all is seen; the machine guns are about him, each in a square of its own, so that no
 * volley and no assault finds all of them.
 */
function defendersPlace(
  weights: DeploymentWeights,
  situation: Situation,
  _danger: Danger,
  group: number,
  square: number,
): number {
  const { state, ground, ours } = situation;
  const houses = housesOf(ground);
  const lost = lostHouses(situation);
  let value = weights.cover * WEIGHTS.cover[ground.terrain[square]];
  for (const i of lost) value += weights.contest * arrival(houses.walk[i][square], 1);
  if (houses.are[square]) value += weights.housed[KIND_OF[group]];
  const field = fieldOfFire(weights, situation, square, lost.length > 0 ? 1 : weights.firstRow);
  if (KIND_OF[group] === 'rifle') {
    if (houses.are[square] && lost.length === 0) {
      value += weights.garrison[ours[square].length];
    }
    return value + weights.field * field + commandOf(weights, situation, group, square);
  }
  if (lost.length === 0) {
    const rows = distanceToEdge(BOARD, square, baseEdge(state, ATTACKER));
    value += weights.depth * Math.min(rows, weights.deepEnough);
  }
  if (!IS_COMMANDER[group]) {
    value += weights.gunField * field + weights.crowd * ours[square].length;
    return value + commandOf(weights, situation, group, square);
  }
  value -= weights.exposed * fieldOfFire(weights, situation, square, 1);
  for (const house of houses.squares) {
    value += weights.housesInCommand * motivationChance(ground.need(square, house));
  }
  return value;
}

/**
 * QS-2.4: the houses that the attacker simply walks into. Where there are some, time is on his side
 * and the defender has to fight for them from the first turn on: the other houses can wait.
 */
function lostHouses({ state, ground }: Situation): number[] {
  const edge = baseEdge(state, ATTACKER);
  return housesOf(ground).squares.flatMap((house, i) =>
    distanceToEdge(BOARD, house, edge) < ROWS_CLOSED_TO_DEFENDER ? [i] : [],
  );
}

/** The attacker: near the houses, out of sight, in stacks that one attempt sets going. */
function attackersPlace(
  weights: DeploymentWeights,
  situation: Situation,
  danger: Danger,
  group: number,
  square: number,
): number {
  const { ground, ours, us } = situation;
  let value = weights.cover * WEIGHTS.cover[ground.terrain[square]];
  const { walk } = housesOf(ground);
  let nearest = 0;
  for (const distances of walk) {
    nearest = Math.max(nearest, arrival(distances[square], 1));
    value +=
      (weights.approach * arrival(distances[square], situation.turnsToCome(us))) / walk.length;
  }
  value += weights.nearest * nearest - weights.danger * danger.inTurn(square);
  if (!IS_COMMANDER[group]) {
    return (
      value + commandOf(weights, situation, group, square) + weights.stack * ours[square].length
    );
  }
  for (const platoon of PLATOONS_OF[us]) {
    const other = COMMANDER_OF[platoon];
    if (other === group || situation.state.status[other] !== ON_BOARD) continue;
    const apart = BOARD.range(situation.state.at[other], square);
    value += weights.apart * Math.min(apart, weights.farApart);
  }
  return value;
}

/** How surely its commander can motivate a group there. */
function commandOf(
  weights: DeploymentWeights,
  { state, ground }: Situation,
  group: number,
  square: number,
): number {
  const commander = COMMANDER_OF[PLATOON_OF[group]];
  if (state.status[commander] !== ON_BOARD) return 0;
  return weights.command * motivationChance(ground.need(state.at[commander], square));
}

/** How much of the attacker's way can be shot at from a square, and how well. */
function fieldOfFire(
  weights: DeploymentWeights,
  { state, ground }: Situation,
  square: number,
  firstRow: number,
): number {
  const edge = baseEdge(state, ATTACKER);
  let field = 0;
  for (let other = 0; other < BOARD.size; other++) {
    const rows = distanceToEdge(BOARD, other, edge);
    if (rows >= weights.watchedRows || other === square) continue;
    const sight = ground.sight(square, other);
    if (sight === BLOCKED) continue;
    const cover = ground.cover[other];
    const weight = rows < ATTACKER_ROWS ? firstRow : 1;
    field += weight * deadliness(cover === 'open' && sight === THROUGH_PARTIAL ? 'partial' : cover);
  }
  return field;
}
