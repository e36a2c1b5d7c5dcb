import { goersOf, isInArc, THROTTLE, hasMark, weaponsOf } from '@sandtable/pbi-boats';
import { best } from '../best.ts';
import { Places } from './places.ts';
import { boatMoves, frameOf, type BoatAnswer, type Chosen } from './question.ts';
import { Voyage } from './voyage.ts';
import type { Step } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/** BT-3.1, BT-3.4: the boat that it is best to start now, and whether at full throttle. */
export function bestStart(places: Places, moves: readonly Chosen[]): Chosen | undefined {
  const { roster, state, fleet } = places.situation;
  let found: Chosen | undefined;
  let most: number = WEIGHTS.restless;
  const voyages = new Map<string, Voyage>();
  for (const move of boatMoves(moves, 'boats:start')) {
    const boat = roster.named(move.boat);
    const voyage = voyages.get(move.boat) ?? new Voyage(places, boat);
    voyages.set(move.boat, voyage);
    const stay = voyage.stay();
    const promise = voyage.promise(state.at[boat], fleet.facing[boat], move.throttle);
    let gain = promise - stay + (move.throttle ? 0 : shotsFrom(places, boat));
    // BT-8.3: whoever sweeps goes first, and the others where it has been.
    if (gain > WEIGHTS.restless && fleet.plan.kits[boat]?.nets) gain += 100;
    if (gain <= most) continue;
    most = gain;
    found = move;
  }
  return found;
}

/** What a boat has to shoot at from where it is. */
function shotsFrom(places: Places, boat: number): number {
  const { state } = places.situation;
  return hasMark(state, boat, THROTTLE) ? 0 : places.targets.weapons(boat, state.at[boat]);
}

/** BT-3.2: sweep, shoot with what the way does not need, go on, and shoot with what is left. */
export const answerSail: BoatAnswer = ({ state, us, frame, moves, dice }) => {
  const { boat } = frameOf(frame, 'boats:sail');
  const places = new Places(state, us);
  const { fleet } = places.situation;
  const [disarm] = boatMoves(moves, 'boats:disarm');
  if (disarm !== undefined) return disarm;
  const fires = boatMoves(moves, 'boats:fire').map((move) => ({
    move,
    cost: weaponsOf(state, boat)[move.weapon - 1].cost,
    value: fireValue(places, boat, move),
  }));
  const done = boatMoves(moves, 'boats:done')[0];
  const course = new Voyage(places, boat).best(fleet.ap[boat], hasMark(state, boat, THROTTLE));
  const spare = fleet.ap[boat] - (course.step === undefined ? 0 : course.cost);
  const shots = fires.filter(({ cost, value }) => value > WEIGHTS.restless && cost <= spare);
  if (shots.length > 0) return best(shots, ({ cost, value }) => value / cost, dice).move;
  const step = course.step && moveOf(places, moves, course.step);
  if (step !== undefined) {
    // BT-8.2: nobody waits on a mine who can get off it first.
    const landing = mined(places, boat) ? bestLanding(places, moves) : undefined;
    return landing ?? step;
  }
  return done;
};

function mined(places: Places, boat: number): boolean {
  const { state, fleet } = places.situation;
  return fleet.mines.some((square, mine) => square === state.at[boat] && fleet.found[mine]);
}

function moveOf({ situation }: Places, moves: readonly Chosen[], step: Step): Chosen | undefined {
  if ('hand' in step) return boatMoves(moves, 'boats:turn').find(({ hand }) => hand === step.hand);
  const name = situation.board.names[step.to];
  return boatMoves(moves, 'boats:go').find(({ to }) => to === name);
}

function fireValue(
  places: Places,
  boat: number,
  move: {
    readonly weapon: number;
    readonly what: 'ashore' | 'troops' | 'hull';
    readonly at: string;
  },
): number {
  const { state } = places.situation;
  const weapon = weaponsOf(state, boat)[move.weapon - 1];
  const mark = places.targets.named(move.what, move.at);
  if (!isInArc(state, boat, weapon, mark.square)) return 0;
  const from = state.at[boat];
  return weapon.kind === 'cannon'
    ? places.targets.gun(from, mark, weapon.dice)
    : places.targets.volley(from, mark, weapon.dice);
}

/** BT-4.1: those who are better off ashore, the most that is gained by a party first. */
export function bestLanding(places: Places, moves: readonly Chosen[]): Chosen | undefined {
  const { board, roster, state } = places.situation;
  const voyages = new Map<string, Voyage>();
  let found: Chosen | undefined;
  let most: number = WEIGHTS.restless;
  for (const move of [...boatMoves(moves, 'boats:landAll'), ...boatMoves(moves, 'boats:land')]) {
    const boat = roster.named(move.boat);
    const voyage = voyages.get(move.boat) ?? new Voyage(places, boat);
    voyages.set(move.boat, voyage);
    const to = board.named(move.to);
    let gain = 0;
    const party = goersOf(state, move)?.pieces ?? [];
    for (const group of party) {
      if (roster.kindOf[group].isGear) gain += 1;
      else gain += ashore(places, group, to, party.length) - voyage.aboard(group);
    }
    if (gain <= most) continue;
    most = gain;
    found = move;
  }
  return found;
}

/** What a group has of being landed in a square together with others. */
function ashore(places: Places, group: number, square: number, party: number): number {
  const { danger, goals, worth, targets, situation } = places;
  const goal = goals.at(group, square);
  const count = situation.ours[square].length + party;
  const fear = WEIGHTS.threat * danger.ashore(square, count) * worth.group(group);
  const prospect = WEIGHTS.prospect * targets.shot(group, square);
  return Math.max(WEIGHTS.leastLanding * goal, goal + prospect - fear);
}
