import { CASUALTY, MARKER_CLEARS_ON } from '@sandtable/pbi';
import {
  ABOARD,
  groupsAboard,
  groupsIn,
  GUN_EFFECT,
  LIGHT_WEAPONS,
  shotDice,
  TROOPS_SHOOTING,
  TROOPS_SHOTS,
} from '@sandtable/pbi-boats';
import { best } from '../best.ts';
import { Places } from './places.ts';
import {
  boatMoves,
  bookMoves,
  frameOf,
  type Answer,
  type BoatAnswer,
  type Chosen,
} from './question.ts';
import { bestStorm, type Storm, type Target } from './storming.ts';
import type { Mark } from './targets.ts';
import { planOf, type Plan } from './walks.ts';
import { WEIGHTS } from './weights.ts';

interface Valued {
  readonly move: Chosen;
  readonly value: number;
}

const CLEARS = (7 - MARKER_CLEARS_ON) / 6;

/** QS-5.7: assaults that promise more than all else; then markers, shots, and walks. */
export const answerActivate: Answer<'activate'> = ({ state, us, moves, dice }) => {
  const places = new Places(state, us);
  const plans = plansOf(places);
  const chosen =
    pick(storms(places, moves, plans), dice) ??
    pick(clearances(places, moves), dice) ??
    pick(shots(places, moves, plans), dice) ??
    pick(marches(places, moves, plans), dice);
  return chosen ?? bookMoves(moves, 'close')[0];
};

function pick(valued: readonly Valued[], dice: Parameters<typeof best>[2]): Chosen | undefined {
  const able = valued.filter(({ value }) => value > WEIGHTS.restless / 10);
  return able.length === 0 ? undefined : best(able, ({ value }) => value, dice).move;
}

/** What everybody ashore who has AP does with them. */
function plansOf(places: Places): Map<number, Plan> {
  const { state, ours } = places.situation;
  const plans = new Map<number, Plan>();
  for (const group of ours.flat()) {
    if (state.ap[group] > 0) plans.set(group, planOf(places, group, state.ap[group]));
  }
  return plans;
}

function storms(
  places: Places,
  moves: readonly Chosen[],
  plans: ReadonlyMap<number, Plan>,
): Valued[] {
  const { board, roster, state } = places.situation;
  const value = (move: Chosen, from: string, target: Target): Valued[] => {
    const storm = stormFrom(places, board.named(from), target, plans);
    return storm === undefined ? [] : [{ move, value: storm.gain }];
  };
  return [
    ...bookMoves(moves, 'assault').flatMap((move) =>
      value(move, move.from, { to: board.named(move.to), hull: -1 }),
    ),
    ...boatMoves(moves, 'boats:storm').flatMap((move) =>
      value(move, move.from, { to: board.named(move.to), hull: -1 }),
    ),
    ...boatMoves(moves, 'boats:board').flatMap((move) => {
      const hull = roster.named(move.boat);
      return value(move, move.from, { to: state.at[hull], hull });
    }),
  ];
}

/** The assault of those who are in a square, ashore or aboard, whichever can. */
function stormFrom(
  places: Places,
  from: number,
  target: Target,
  plans: ReadonlyMap<number, Plan>,
): Storm | undefined {
  const { state, ours, us, roster } = places.situation;
  const afloat = state.status.flatMap((status, group) =>
    status === ABOARD && state.at[group] === from && roster.sideOf[group] === us ? [group] : [],
  );
  const candidates = ours[from].length > 0 ? ours[from] : afloat;
  return bestStorm(
    places,
    from,
    target,
    candidates,
    (group) => state.ap[group],
    (group) => plans.get(group)?.gain ?? 0,
  );
}

/** QS-11.1: a marker is rolled for where a platoon comes near its break test. */
function clearances(places: Places, moves: readonly Chosen[]): Valued[] {
  const { state, board, roster, us } = places.situation;
  if (places.situation.turnsToCome(us) === 0) return [];
  return bookMoves(moves, 'clear').flatMap((move) => {
    const square = board.named(move.square);
    const platoon = roster.platoonNamed(move.platoon);
    const markers = state.status.filter(
      (status, group) => status === CASUALTY && roster.platoonOf[group] === platoon,
    ).length;
    if (markers < 3) return [];
    const groups = groupsIn(state, us, square);
    let cost = 0;
    for (const group of groups) cost += places.targets.shot(group, square);
    const value = CLEARS * places.worth.strain(platoon) * (markers === 4 ? 3 : 1) - cost;
    return [{ move, value }];
  });
}

function shots(
  places: Places,
  moves: readonly Chosen[],
  plans: ReadonlyMap<number, Plan>,
): Valued[] {
  const { board, roster, state, ours } = places.situation;
  const { targets } = places;
  const volley = (from: number, mark: Mark): number => {
    let sum = 0;
    for (const group of ours[from]) {
      const planned = plans.get(group)?.shots ?? 0;
      if (planned === 0 || GUN_EFFECT[roster.groups[group].kind] !== undefined) continue;
      sum += planned * targets.shotAt(group, from, mark);
    }
    return sum;
  };
  return [
    ...bookMoves(moves, 'aim').map((move) => {
      const from = board.named(move.from);
      const mark: Mark = { what: 'ashore', square: board.named(move.to), hull: -1 };
      let value = volley(from, mark);
      for (const group of ours[from]) {
        if (GUN_EFFECT[roster.groups[group].kind] === undefined) continue;
        if (state.ap[group] >= roster.kindOf[group].shotCost) {
          value += targets.shotAt(group, from, mark);
        }
      }
      return { move, value };
    }),
    ...boatMoves(moves, 'boats:aim').map((move) => {
      const mark = targets.named(move.what, move.at);
      const boat = roster.named(move.from);
      if (boat === -1) return { move, value: volley(board.named(move.from), mark) };
      return { move, value: volleyAboard(places, boat, mark, (group) => state.ap[group]) };
    }),
    ...boatMoves(moves, 'boats:gun').map((move) => {
      const group = roster.named(move.group);
      const value = targets.shotAt(group, state.at[group], targets.named(move.what, move.at));
      return { move, value };
    }),
  ];
}

/** BT-5.1: two groups aboard shoot twice each. */
export function volleyAboard(
  places: Places,
  boat: number,
  mark: Mark,
  apOf: (group: number) => number,
): number {
  const { state, roster, board } = places.situation;
  const range = Math.max(1, board.range(state.at[boat], mark.square));
  const dice = groupsAboard(state, boat)
    .filter((group) => LIGHT_WEAPONS.has(roster.kindOf[group].name))
    .map((group) => Math.min(TROOPS_SHOTS, apOf(group)) * shotDice(roster.kindOf[group], range))
    .toSorted((a, b) => b - a)
    .slice(0, TROOPS_SHOOTING)
    .reduce((sum, each) => sum + each, 0);
  return places.targets.volley(state.at[boat], mark, dice);
}

/** Those walk whose shots are fired; the step that the most is gained by, those who take it together. */
function marches(
  places: Places,
  moves: readonly Chosen[],
  plans: ReadonlyMap<number, Plan>,
): Valued[] {
  const { board, ours } = places.situation;
  return bookMoves(moves, 'march').map((move) => {
    const to = board.named(move.to);
    let value = 0;
    for (const group of ours[board.named(move.from)]) {
      const plan = plans.get(group);
      if (plan?.step === to) value += plan.gain;
    }
    return { move, value };
  });
}

/** QS-6: whoever means to go there goes along. */
export const answerMarch: Answer<'march'> = ({ state, us, frame, moves }) => {
  const places = new Places(state, us);
  const { roster } = places.situation;
  for (const move of bookMoves(moves, 'join')) {
    const group = roster.named(move.group);
    if (planOf(places, group, state.ap[group]).step === frame.to) return move;
  }
  return bookMoves(moves, 'go')[0] ?? bookMoves(moves, 'join')[0] ?? bookMoves(moves, 'all')[0];
};

/** QS-8.2: everybody adds the shots that his walk leaves him. */
export const answerVolley: Answer<'volley'> = ({ state, us, moves }) => {
  const places = new Places(state, us);
  const { roster } = places.situation;
  for (const move of bookMoves(moves, 'add')) {
    const group = roster.named(move.group);
    if (planOf(places, group, state.ap[group]).shots === move.shots) return move;
  }
  return bookMoves(moves, 'fire')[0] ?? bookMoves(moves, 'all')[0];
};

/** BT-6.6: the same at boats; aboard AP are for nothing else. */
export const answerBoatVolley: BoatAnswer = ({ state, us, frame, moves }) => {
  const { from } = frameOf(frame, 'boats:volley');
  const places = new Places(state, us);
  const { roster } = places.situation;
  const everybody = boatMoves(moves, 'boats:everybody')[0];
  if (roster.named(from) !== -1) return everybody;
  for (const move of boatMoves(moves, 'boats:add')) {
    const group = roster.named(move.group);
    if (planOf(places, group, state.ap[group]).shots === move.shots) return move;
  }
  return moves.find(({ type }) => type === 'boats:shoot') ?? everybody;
};

/** QS-10.2: the party that the assault promises the most with. */
export const answerAssault: Answer<'assault'> = ({ state, us, frame, moves }) => {
  const places = new Places(state, us);
  const { roster } = places.situation;
  const storm = stormFrom(places, frame.from, { to: frame.to, hull: -1 }, plansOf(places));
  for (const move of bookMoves(moves, 'join')) {
    if (storm?.party.includes(roster.named(move.group))) return move;
  }
  return bookMoves(moves, 'go')[0] ?? bookMoves(moves, 'all')[0];
};

/** BT-9.1, BT-9.5: the same against a boat, or from one; winners go aboard as they come. */
export const answerBoatAssault: BoatAnswer = ({ state, us, frame, moves }) => {
  const { from, to, boat, stage } = frameOf(frame, 'boats:assault');
  if (stage !== 'gather') return moves[0];
  const places = new Places(state, us);
  const { roster } = places.situation;
  const storm = stormFrom(places, from, { to, hull: boat }, plansOf(places));
  for (const move of boatMoves(moves, 'boats:join')) {
    if (storm?.party.includes(roster.named(move.group))) return move;
  }
  return moves.find(({ type }) => type === 'boats:charge') ?? moves[0];
};
