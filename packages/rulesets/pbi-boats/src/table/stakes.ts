import {
  facesAgainst,
  message,
  NO_STAKES,
  otherSide,
  SETTING,
  topFrame,
  type Cited,
  type Part,
  type Stakes,
} from '@sandtable/kernel';
import {
  ASSAULT_COST,
  ATTACKER,
  CLEAR_COST,
  groupWords,
  MARKER_CLEARS_ON,
  MORALE_FAILS_ON,
  OPPORTUNITY_ON,
  POINTS_A_GROUP,
  sumOf,
  type BookMove,
  type OwnMove,
  type State,
} from '@sandtable/pbi/extending';
import { SMALL_ARMS } from '../rules/arms.ts';
import { chargers, defendersOf, type Target } from '../rules/assaults.ts';
import { marksOnHull, whyNotMark } from '../rules/marks.ts';
import { modifiersOf } from '../rules/melee.ts';
import { foundMineIn } from '../rules/mines.ts';
import { boatMoraleDice } from '../rules/morale.ts';
import { costToGo, goesForAll, whyNoThrottle } from '../rules/passage.ts';
import { waysToRepel } from '../rules/repel.ts';
import { shootersIn, shotBy, shotWith, waysOf } from '../rules/snaps.ts';
import { goersOf, type Goers } from '../rules/transfers.ts';
import type { Volley } from '../rules/volley.ts';
import { weaponsOf } from '../rules/weapons.ts';
import { fleetOf, groupsAboard, hullsOf } from '../state/fleet.ts';
import {
  CARRY_COST,
  DISARM_COST,
  MINE_DISARMED_ON,
  MINE_EXPLODES_ON,
  SLOWED_AT,
  TURN_COST,
} from '../tables/figures.ts';
import { isAstern } from './words.ts';

/** The faces of a die. */
const FACES = 6;

/** What a move of boats costs and risks, by the figures that the rules play it with. */
export function stakes(state: State, move: OwnMove): Stakes {
  const { board, roster } = state[SETTING];
  const { boat, group, to, from } = move as Record<string, string>;
  switch (move.type) {
    case 'boats:start':
      return starting(state, roster.named(boat), move.throttle === true);
    case 'boats:go': {
      const hull = roster.named(boat);
      const astern = isAstern(state, boat, to);
      const ap = costToGo(state, hull, astern);
      const rule = goesForAll(state, hull, astern) ? 'BT-3.7' : 'BT-3.2';
      const isSeen = marksOnHull(state, hull).some(
        (mark) => whyNotMark(state, otherSide(state.side), mark, SMALL_ARMS) === undefined,
      );
      const shots = isSeen ? watchers(state, board.named(to)) : [];
      return { costs: [inAp(rule, ap)], risks: [...leaving(state, hull), ...shots] };
    }
    case 'boats:turn':
      return costing(inAp('BT-3.2', TURN_COST));
    case 'boats:disarm':
      return {
        costs: [inAp('BT-3.2', DISARM_COST)],
        risks: facesAgainst('BT-8.3', MINE_DISARMED_ON - 1),
      };
    case 'boats:done': {
      const count = fleetOf(state).ap.reduce((sum, ap) => sum + ap, 0);
      return costing(cite('BT-3.1', 'stakes.lostAp', { count }));
    }
    case 'boats:lift':
    case 'boats:lower':
      return costing(inAp('BT-4.3', CARRY_COST));
    case 'boats:board': {
      const hull = roster.named(boat);
      return assaulting(state, board.named(from), { boat: hull, to: state.at[hull] });
    }
    case 'boats:storm':
      return assaulting(state, board.named(from), { boat: -1, to: board.named(to) });
    case 'boats:join':
      return costing(isGathering(state) ? rest(1) : inAp('BT-9.1', ASSAULT_COST));
    case 'boats:aim':
      return costing(cite('BT-5.1', 'stakes.shot', { ap: 1 }));
    case 'boats:add': {
      const { shotCost } = roster.kindOf[roster.named(group)];
      return costing(inAp('QS-5.8', Number(move.shots) * shotCost));
    }
    case 'boats:shoot':
      return costing(inAp('QS-5.8', apOf(state, topFrame(state) as unknown as Volley)));
    case 'boats:gun':
      return costing(inAp('BT-6.2', roster.kindOf[roster.named(group)].shotCost));
    case 'boats:fire': {
      const { cost } = weaponsOf(state, roster.named(boat))[Number(move.weapon) - 1];
      return costing(inAp('BT-3.2', cost));
    }
    case 'boats:snap':
    case 'boats:repel':
    case 'boats:repelGun':
      return { costs: [], risks: facesAgainst('BT-6.7', OPPORTUNITY_ON - 1) };
    case 'boats:test': {
      const dice = boatMoraleDice(state, roster.named(boat));
      return risking(cite('BT-10.1', 'stakes.morale', { dice, needs: MORALE_FAILS_ON }));
    }
    case 'boats:clear': {
      const count = groupsAboard(state, roster.named(boat)).length;
      return {
        costs: [cite('QS-11.1', 'stakes.ap', { ap: CLEAR_COST, count })],
        risks: facesAgainst('QS-11.1', MARKER_CLEARS_ON - 1),
      };
    }
    case 'boats:lose': {
      const isAttacker = roster.sideOf[roster.named(group)] === ATTACKER;
      const points = cite('QS-12.2', 'stakes.points', { count: POINTS_A_GROUP });
      return isAttacker ? costing(points) : NO_STAKES;
    }
    default: {
      const goers = goersOf(state, move);
      return goers === undefined ? NO_STAKES : going(state, goers);
    }
  }
}

/** BT-3.1, BT-3.4, BT-7.1 */
function starting(state: State, boat: number, throttle: boolean): Stakes {
  const slowed = fleetOf(state).damage[boat] === SLOWED_AT;
  const stays = throttle && whyNoThrottle(state, boat) !== undefined;
  return {
    costs: throttle ? [cite('BT-3.4', 'stakes.boats:noMore')] : [],
    risks: [
      ...(slowed ? [cite('BT-7.1', 'stakes.boats:half')] : []),
      ...(stays ? [cite('BT-3.4', 'stakes.boats:stays')] : []),
    ],
  };
}

/** BT-8.2: a known mine may go off under a boat that leaves. */
function leaving(state: State, boat: number): readonly Cited[] {
  if (foundMineIn(state, state.at[boat]) === -1) return [];
  return [cite('BT-8.2', 'stakes.boats:mine', { faces: FACES + 1 - MINE_EXPLODES_ON })];
}

/** BT-6.7: the hulls that may shoot at what arrives in a square. */
function watching(state: State, square: number): number[] {
  return hullsOf(state, otherSide(state.side)).filter(
    (hull) => waysOf(state, hull, square).length > 0,
  );
}

/** The most dice that a hull may shoot so with. */
function mostDice(state: State, hull: number, square: number): number {
  const ways = waysOf(state, hull, square);
  return Math.max(...ways.map((way) => shotBy(state, hull, way, square).count));
}

function boatsWatching(state: State, square: number): Cited[] {
  const boats = watching(state, square);
  if (boats.length === 0) return [];
  const { ids } = state[SETTING].roster;
  return [
    cite('BT-6.7', 'stakes.opportunity', {
      squares: boats.map((hull) => groupWords(ids[hull])),
      count: boats.length,
      needs: OPPORTUNITY_ON,
      dice: boats.reduce((sum, hull) => sum + mostDice(state, hull, square), 0),
    }),
  ];
}

/** BT-6.7, QS-9.1: who may shoot at what arrives in a square, and with how many dice if all are ready. */
function watchers(state: State, square: number): Cited[] {
  const { board, roster } = state[SETTING];
  const squares = board.neighbours[square].filter((each) => shootersIn(state, each).length > 0);
  const boats = watching(state, square);
  const count = squares.length + boats.length;
  if (count === 0) return [];
  const fromSquares = squares.map((each) => shotWith(state, shootersIn(state, each), each).count);
  const fromBoats = boats.map((hull) => mostDice(state, hull, square));
  return [
    cite('BT-6.7', 'stakes.opportunity', {
      squares: [
        ...squares.map((each) => board.names[each]),
        ...boats.map((hull) => groupWords(roster.ids[hull])),
      ],
      count,
      needs: OPPORTUNITY_ON,
      dice: [...fromSquares, ...fromBoats].reduce((sum, dice) => sum + dice, 0),
    }),
  ];
}

/** BT-9.1, BT-9.2: AP, and what strikes back. */
function assaulting(state: State, from: number, target: Target): Stakes {
  const count = chargers(state, from, target).length;
  const defenders = defendersOf(state, target).length;
  const { defence } = modifiersOf(state, target.boat !== -1);
  const dice = sumOf(defence, state, defenders, target.to);
  return {
    costs: [cite('BT-9.1', 'stakes.ap', { ap: ASSAULT_COST, count })],
    risks: [...comingAt(state, from, target), cite('BT-9.2', 'stakes.defence', { dice })],
  };
}

/** BT-9.2, QS-9.3: whoever is assaulted may shoot first. */
function comingAt(state: State, from: number, target: Target): Cited[] {
  const { board, roster } = state[SETTING];
  const { boat, to } = target;
  const ways = waysToRepel(state, { ...target, from });
  if (ways.length === 0) return [];
  const dice = ways.map((way) =>
    boat === -1
      ? shotWith(state, shootersIn(state, to), to).count
      : shotBy(state, boat, way, from).count,
  );
  return [
    cite('BT-9.2', 'stakes.opportunity', {
      squares: [boat === -1 ? board.names[to] : groupWords(roster.ids[boat])],
      count: 1,
      needs: OPPORTUNITY_ON,
      dice: Math.max(...dice),
    }),
  ];
}

/** BT-6.7: boats may shoot at groups that come near, beside the squares that the book tells of. */
export function alsoRisks(state: State, move: BookMove): Cited[] {
  return move.type === 'march' ? boatsWatching(state, state[SETTING].board.named(move.to)) : [];
}

/** QS-5.8: AP for all shots of a volley. */
function apOf(state: State, { party, shots }: Volley): number {
  const { kindOf } = state[SETTING].roster;
  return party.reduce((sum, group, i) => sum + shots[i] * kindOf[group].shotCost, 0);
}

/** BT-4.1: whoever took somebody on lies still, and who lands may be shot at. */
function going(state: State, { way, pieces }: Goers): Stakes {
  const costs = [rest(pieces.length)];
  if (way.kind === 'land') return { costs, risks: watchers(state, way.to) };
  const boat = groupWords(state[SETTING].roster.ids[way.to]);
  return costing(...costs, cite('BT-4.1', 'stakes.boats:still', { boat }));
}

/** BT-4.1: who goes aboard or ashore does nothing more. */
function rest(count: number): Cited {
  return cite('BT-4.1', 'stakes.boats:rest', { count });
}

function isGathering(state: State): boolean {
  const { type }: { readonly type: string } = topFrame(state);
  return type === 'boats:gather';
}

function inAp(rule: string, ap: number): Cited {
  return cite(rule, 'stakes.shots', { ap });
}

function costing(...costs: readonly Cited[]): Stakes {
  return { costs, risks: [] };
}

function risking(...risks: readonly Cited[]): Stakes {
  return { costs: [], risks };
}

function cite(rule: string, key: string, parts?: Readonly<Record<string, Part>>): Cited {
  return { rule, message: message(key, parts) };
}
