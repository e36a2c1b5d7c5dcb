import { SETTING } from '@sandtable/kernel';
import { ATTACKER, ON_BOARD, POINTS_A_GROUP, SHOTS_A_TURN } from '@sandtable/pbi';
import {
  boatHull,
  census,
  COUNTS_FROM,
  fleetOf,
  GUN_EFFECT,
  gunNeeds,
  hasMark,
  LIGHT_WEAPONS,
  shotDice,
  SINKS_AT,
  TROOPS_SHOOTING,
  TROOPS_SHOTS,
  WEAPONS_SHOT,
  whyNoLine,
  whyNotAim,
  type BoatState as State,
} from '@sandtable/pbi-boats';
import { DEADLY_ABOARD } from '../danger.ts';
import type { Chosen, What } from '../question.ts';
import { aboardOf, type Stand } from './stand.ts';
import type { Survey } from './survey.ts';
import { going } from './going.ts';

/** Something to shoot at, and what is to be had of it. */
export interface Prey {
  readonly what: What;
  readonly square: number;
  readonly hull: number;
  /** How many they are, and what one of them is worth. */
  readonly count: number;
  readonly each: number;
}

/** What a volley is worth, and the move that it begins with. */
export interface Volley {
  readonly value: number;
  readonly move: Chosen | undefined;
}

export const NO_VOLLEY: Volley = { value: 0, move: undefined };

/** Everything that a side could shoot at. */
export function preyOf(state: State, survey: Survey, stand: Stand): Prey[] {
  const { enemySquares, enemyHulls, theirs, prey } = stand;
  const found: Prey[] = [];
  const isLast = state.turn >= state.turns;
  const held =
    stand.us === ATTACKER ? going.by.opened : isLast ? going.by.evictedLast : going.by.evicted;
  for (const square of enemySquares) {
    const count = theirs[square];
    const sum = prey[square] + (survey.objectiveAt[square] === -1 ? 0 : held);
    const test = stand.fallen[square] + (survey.ground.cover[square] === 'open' ? 1 : 0);
    const panic = going.by.panic * panicBy(test) * (1 - 1 / count);
    found.push({ what: 'ashore', square, hull: -1, count, each: sum / count + panic * sum });
  }
  for (const hull of enemyHulls) {
    const square = state.at[hull];
    const { points, covered } = boatHull(state, hull);
    let sum = 0;
    const aboard = aboardOf(state, hull);
    for (const group of aboard) sum += stand.loss(state, group);
    const count = aboard.length;
    if (count > 0 && !covered) {
      found.push({ what: 'troops', square, hull, count, each: sum / count });
    }
    const own = points >= COUNTS_FROM ? POINTS_A_GROUP : 0.3;
    found.push({ what: 'hull', square, hull, count: 1, each: own + 1 + going.by.swims * sum });
  }
  return found;
}

/** What of a square is lost on average, by the dice of its test: those who fall back are a third lost (QS-4.2). */
const PANICS = [0, 0.05, 0.15, 0.3, 0.45];

/** What of it one more marker adds. */
function panicBy(dice: number): number {
  return dice + 1 < PANICS.length ? PANICS[dice + 1] - PANICS[dice] : 0;
}

/** What so many dice of small arms are worth at something. */
export function worthOfDice({ deadly }: Survey, prey: Prey, dice: number): number {
  if (prey.what === 'hull') return (dice * DEADLY_ABOARD * prey.each) / SINKS_AT;
  const hits = dice * (prey.what === 'ashore' ? deadly[prey.square] : DEADLY_ABOARD);
  return (prey.each * prey.count * hits) / (prey.count + hits);
}

/** The same of a gun of that effect. */
export function worthOfGun(state: State, survey: Survey, prey: Prey, effect: number): number {
  if (prey.what !== 'hull') return worthOfDice(survey, prey, effect);
  const chance = (7 - gunNeeds(state, prey.hull)) / 6;
  const isHard = boatHull(state, prey.hull).armour > 0;
  return Math.min(1, isHard ? (effect * chance) / SINKS_AT : chance) * prey.each;
}

/** BT-6.1: whether small arms can do anything to it. */
export function isSoft(state: State, { what, hull }: Prey): boolean {
  return what !== 'hull' || boatHull(state, hull).armour === 0;
}

/** The shots that a group ashore has left with so many AP. */
export function shotsLeft(state: State, group: number, ap: number): number {
  const { shotCost } = state[SETTING].roster.kindOf[group];
  const left = Math.min(SHOTS_A_TURN - state.shots[group], Math.floor(ap / shotCost));
  return left > 0 && fleetOf(state).carrier.includes(group) ? 0 : left;
}

/** What one shot of each kind of group is worth from a square, at the best that the ground lets it see. */
export function shotFrom(
  state: State,
  survey: Survey,
  preys: readonly Prey[],
  group: number,
  from: number,
): number {
  const { board, roster } = state[SETTING];
  const kind = roster.kindOf[group];
  const effect = GUN_EFFECT[kind.name];
  let best = 0;
  for (const prey of preys) {
    if (survey.sees[from * survey.size + prey.square] === 0) continue;
    let value: number;
    if (effect !== undefined) value = worthOfGun(state, survey, prey, effect);
    else if (!isSoft(state, prey)) continue;
    else value = worthOfDice(survey, prey, shotDice(kind, board.range(from, prey.square)));
    if (value > best) best = value;
  }
  return best;
}

/** QS-8.2, BT-6.6: the best that the groups ashore in a square shoot at, with the AP that they have. */
export function volleyFrom(
  state: State,
  survey: Survey,
  preys: readonly Prey[],
  groups: readonly number[],
  from: number,
): Volley {
  const { board, roster, make } = state[SETTING];
  const now = census(state);
  let best = NO_VOLLEY;
  for (const prey of preys) {
    if (survey.sees[from * survey.size + prey.square] === 0) continue;
    const range = board.range(from, prey.square);
    const isAshore = prey.what === 'ashore';
    let dice = 0;
    let gun = -1;
    let shot = 0;
    for (const group of groups) {
      const kind = roster.kindOf[group];
      const effect = GUN_EFFECT[kind.name];
      const left = shotsLeft(state, group, state.ap[group]);
      if (left <= 0) continue;
      if (effect === undefined || isAshore) dice += left * shotDice(kind, range);
      else {
        const value = worthOfGun(state, survey, prey, effect);
        if (value > shot && (kind.name !== 'antitank' || range === 1)) {
          shot = value;
          gun = group;
        }
      }
    }
    const volley = dice > 0 && isSoft(state, prey) ? worthOfDice(survey, prey, dice) : 0;
    const value = Math.max(volley, shot);
    if (value <= best.value) continue;
    if (whyNoLine(state, now, from, prey.square) !== undefined) continue;
    const at = isAshore ? board.names[prey.square] : roster.ids[prey.hull];
    const { what } = prey;
    const move: Chosen =
      shot > volley
        ? { type: 'boats:gun', group: roster.ids[gun], what, at }
        : isAshore
          ? make.aim(from, prey.square)
          : { type: 'boats:aim', from: board.names[from], what, at };
    best = { value, move };
  }
  return best;
}

/** BT-5.1: the same of those aboard. */
export function volleyAboard(
  state: State,
  survey: Survey,
  preys: readonly Prey[],
  boat: number,
  apOf: (group: number) => number,
): Volley {
  const { board, roster } = state[SETTING];
  const square = state.at[boat];
  // BT-5.1
  if (hasMark(state, boat, WEAPONS_SHOT)) return NO_VOLLEY;
  const groups = aboardOf(state, boat);
  const now = census(state);
  let best = NO_VOLLEY;
  for (const prey of preys) {
    if (survey.sees[square * survey.size + prey.square] === 0 || !isSoft(state, prey)) continue;
    const range = board.range(square, prey.square);
    let [first, second] = [0, 0];
    for (const group of groups) {
      const kind = roster.kindOf[group];
      if (!LIGHT_WEAPONS.has(kind.name)) continue;
      const shots = Math.min(TROOPS_SHOTS - state.shots[group], apOf(group));
      const dice = shots > 0 ? shots * shotDice(kind, range) : 0;
      if (dice > first) [first, second] = [dice, first];
      else if (dice > second) second = dice;
    }
    const value = worthOfDice(survey, prey, TROOPS_SHOOTING > 1 ? first + second : first);
    if (value <= best.value) continue;
    if (whyNoLine(state, now, square, prey.square) !== undefined) continue;
    const at = prey.what === 'ashore' ? board.names[prey.square] : roster.ids[prey.hull];
    best = { value, move: { type: 'boats:aim', from: roster.ids[boat], what: prey.what, at } };
  }
  return best;
}

/** Whether those aboard may fire that volley now. */
export function mayFire(state: State, boat: number, { move }: Volley): boolean {
  const { board, roster } = state[SETTING];
  const { what, at } = move as unknown as { readonly what: What; readonly at: string };
  const hull = what === 'ashore' ? -1 : roster.named(at);
  const square = hull === -1 ? board.named(at) : state.at[hull];
  const post = { square: state.at[boat], boat };
  return whyNotAim(state, census(state), post, { what, square, hull }) === undefined;
}

/** The groups of a side ashore in a square. */
export function groupsAshore(state: State, us: number, square: number): number[] {
  const { roster } = state[SETTING];
  const groups: number[] = [];
  for (let g = roster.first[us]; g < roster.end[us]; g++) {
    if (state.at[g] === square && state.status[g] === ON_BOARD) groups.push(g);
  }
  return groups;
}
