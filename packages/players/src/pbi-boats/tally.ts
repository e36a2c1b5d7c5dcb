import { SETTING } from '@sandtable/kernel';
import { ATTACKER, BREAK_TEST_AT, CASUALTY, ON_BOARD } from '@sandtable/pbi';
import {
  ABOARD,
  AFLOAT,
  FALLEN_ABOARD,
  fleetOf,
  shotDice,
  type BoatState as State,
} from '@sandtable/pbi-boats';
import { surveyOf, type Survey } from './quick/survey.ts';

/** What is counted in a position. */
export const COUNTS = [
  /** All attackers of the battle, in tens: the more there are, the more will be lost before the end, and the more has to be won. */
  'host',
  /** Objectives that the attacker holds (QS-12.1), and those of them that he holds with several, or with no enemy near. */
  'held',
  'firm',
  /** Attackers and their boats that are lost (QS-12.2, BT-11.1). */
  'lost',
  /** What attackers ashore are worth together, and what defenders are. */
  'ashore',
  'defenders',
  /** How near attackers are to objectives that nobody holds, and how many stand before those that are defended. */
  'reach',
  'storm',
  /** How near those who are aboard are to a shore. */
  'landing',
  /** Groups of platoons that will have to test whether they break (QS-4.1), and of those that are near it: the attacker's, the defender's. */
  'doomed',
  'strained',
  'crumbling',
  'shaken',
  /** Groups that may panic or fall back in the morale tests of their squares (QS-4.2): the attacker's, the defender's. */
  'rattled',
  'unnerved',
  /** Commanders in play: the attacker's, the defender's. */
  'commanders',
  'headless',
  /** Damage of his boats, by those who are aboard. */
  'damage',
  /** Dice that attackers ashore are seen by, as deadly as they are to them; and the defenders. */
  'exposed',
  'sighted',
] as const;
export type Count = (typeof COUNTS)[number];

const NUMBER = Object.fromEntries(COUNTS.map((count, i) => [count, i])) as Record<Count, number>;
const {
  host: HOST,
  held: HELD,
  firm: FIRM,
  lost: LOST,
  ashore: ASHORE,
  defenders: DEFENDERS,
} = NUMBER;
const { reach: REACH, storm: STORM, landing: LANDING, damage: DAMAGE } = NUMBER;
const { exposed: EXPOSED, sighted: SIGHTED } = NUMBER;
/** By side. */
const TESTING = [NUMBER.doomed, NUMBER.crumbling];
const NEAR_TEST = [NUMBER.strained, NUMBER.shaken];
const PANIC = [NUMBER.rattled, NUMBER.unnerved];
const LEADERS = [NUMBER.commanders, NUMBER.headless];

/** So near an enemy, or one of ours, matters to an objective: in AP on foot. */
const NEAR = 4;
/** Markers of both sides are counted in one number. */
const SHIFT = 16;
/** As many as a square holds. */
const PARTY = 4;
const DECAY = 0.8;
const FARTHEST = 24;
const NEARNESS: readonly number[] = powersOf(DECAY, FARTHEST);
/** How near to a test so many markers bring a platoon. */
const STRAIN = [0, 0.1, 0.4, 1];
/** What of a square is lost on average, by the dice of its test: those who fall back are a third lost. */
const PANICS = [0, 0.05, 0.15, 0.3, 0.45];

function powersOf(base: number, count: number): number[] {
  const powers = [1];
  for (let i = 1; i <= count; i++) powers.push(powers[i - 1] * base);
  return powers;
}

/** Who stands where, as it is counted. */
interface Ranks {
  /** Groups ashore, by side and square. */
  readonly groups: readonly [Uint8Array, Uint8Array];
  readonly squares: readonly [number[], number[]];
  /** Dice of a shot of all of them at a middling range. */
  readonly dice: Float64Array;
}

/** How much there is of each, by the order of `COUNTS`. */
export function tally(state: State, into: Float64Array): void {
  const survey = surveyOf(state);
  const { size } = survey;
  const ranks: Ranks = {
    groups: [new Uint8Array(size), new Uint8Array(size)],
    squares: [[], []],
    dice: new Float64Array(size),
  };
  into.fill(0);
  into[HOST] = hostOf(state);
  into[LOST] = state[SETTING].book.extension?.alsoLost?.(state) ?? 0;
  countPieces(state, survey, ranks, into);
  countObjectives(survey, ranks, into);
  countSights(survey, ranks, into);
}

function countPieces(state: State, survey: Survey, ranks: Ranks, into: Float64Array): void {
  const { roster, book } = state[SETTING];
  const { damage } = fleetOf(state);
  const { groups, squares, dice } = ranks;
  const markers = new Uint8Array(roster.platoons.length);
  const strength = new Uint8Array(roster.platoons.length);
  const lying = new Uint8Array(survey.size);
  for (let piece = 0; piece < state.status.length; piece++) {
    const status = state.status[piece];
    const side = roster.sideOf[piece];
    const kind = roster.kindOf[piece];
    const square = state.at[piece];
    const isAttacker = side === ATTACKER;
    if (kind.isGear === true) {
      if (isAttacker && status === AFLOAT && damage[piece] > 0) {
        into[DAMAGE] += damage[piece] * loadOf(state, piece);
      }
      continue;
    }
    if (!book.statuses[status].inPlay) {
      if (status === CASUALTY || status === FALLEN_ABOARD) markers[roster.platoonOf[piece]]++;
      if (status === CASUALTY) lying[square] += isAttacker ? 1 : SHIFT;
      if (isAttacker && status !== 0) into[LOST]++;
      continue;
    }
    strength[roster.platoonOf[piece]]++;
    if (kind.commands) into[LEADERS[side]]++;
    if (status === ON_BOARD) {
      if (groups[side][square]++ === 0) squares[side].push(square);
      dice[square] += shotDice(kind, 2);
      if (isAttacker) into[ASHORE] += kind.worth;
    } else if (status === ABOARD && isAttacker) into[LANDING] += nearShore(state, survey, square);
    if (!isAttacker) into[DEFENDERS] += kind.worth;
  }
  for (let platoon = 0; platoon < markers.length; platoon++) {
    const side = roster.platoonSides[platoon];
    if (markers[platoon] >= BREAK_TEST_AT) into[TESTING[side]] += strength[platoon];
    else into[NEAR_TEST[side]] += STRAIN[markers[platoon]] * strength[platoon];
  }
  for (const side of [0, 1]) {
    for (const square of squares[side]) {
      const lie = side === 0 ? lying[square] % SHIFT : Math.floor(lying[square] / SHIFT);
      if (lie === 0) continue;
      const test = lie + (survey.ground.cover[square] === 'open' ? 1 : 0);
      into[PANIC[side]] += groups[side][square] * PANICS[Math.min(test, PANICS.length - 1)];
    }
  }
}

function countObjectives({ objectives, walks }: Survey, ranks: Ranks, into: Float64Array): void {
  const [attackers, defenders] = ranks.groups;
  for (let i = 0; i < objectives.length; i++) {
    const square = objectives[i];
    const walk = walks[i];
    if (attackers[square] > 0) {
      into[HELD]++;
      let nearest = Infinity;
      for (const each of ranks.squares[1]) nearest = Math.min(nearest, walk[each]);
      into[FIRM] += Math.min(1, (attackers[square] - 1) * 0.5 + (nearest > NEAR ? 1 : 0));
      continue;
    }
    let nearest = FARTHEST;
    let about = 0;
    for (const each of ranks.squares[0]) {
      if (walk[each] < nearest) nearest = walk[each];
      if (walk[each] <= NEAR) about += attackers[each];
    }
    if (defenders[square] === 0) into[REACH] += NEARNESS[nearest];
    else into[STORM] += Math.min(PARTY, about) / PARTY;
  }
}

function countSights(
  { size, sees, deadly }: Survey,
  { squares, dice }: Ranks,
  into: Float64Array,
): void {
  for (const one of squares[0]) {
    for (const other of squares[1]) {
      if (sees[one * size + other] === 0) continue;
      into[EXPOSED] += dice[other] * deadly[one];
      into[SIGHTED] += dice[one] * deadly[other];
    }
  }
}

function hostOf({ [SETTING]: { roster } }: State): number {
  let count = 0;
  for (let piece = 0; piece < roster.kindOf.length; piece++) {
    if (roster.sideOf[piece] === ATTACKER && roster.kindOf[piece].isGear !== true) count++;
  }
  return count / 10;
}

/** The boat and those aboard. */
function loadOf(state: State, boat: number): number {
  const { aboard } = fleetOf(state);
  let count = 1;
  for (let piece = 0; piece < aboard.length; piece++) {
    if (aboard[piece] === boat && state.status[piece] === ABOARD) count++;
  }
  return count;
}

/** How near a landing place is, from 1 down. */
function nearShore(state: State, { waters, size }: Survey, square: number): number {
  const { board } = state[SETTING];
  let nearest = FARTHEST;
  for (let shore = 0; shore < size; shore++) {
    if (waters.isShore[shore]) nearest = Math.min(nearest, board.range(square, shore));
  }
  return NEARNESS[nearest];
}

/** The part of the game that is still to come for the attacker, from 1 down. */
export function timeLeft({ turn, turns, side }: State): number {
  return Math.max(0, turns - turn + (side === ATTACKER ? 1 : 0)) / Math.max(1, turns);
}

/** QS-3.2: whether both have had their last turn, unless one more is rolled for; asked where a turn comes to its end. */
export function isDone({ turn, turns, side }: State): boolean {
  return side !== ATTACKER && turn >= turns;
}
