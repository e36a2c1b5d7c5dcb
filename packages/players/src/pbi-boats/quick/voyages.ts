import { SETTING } from '@sandtable/kernel';
import { ATTACKER } from '@sandtable/pbi';
import {
  canSail,
  fleetOf,
  hasMark,
  LEAVE_CLOSED,
  LEAVE_PARTIAL,
  REVERSE_COST,
  SPENT,
  THROTTLE,
  TURN_COST,
  whyNoRoomInSquare,
  whyNotMove,
} from '@sandtable/pbi-boats';
import { DEADLY_ABOARD } from '../danger.ts';
import type { Chosen } from '../question.ts';
import { FACINGS } from '../ways.ts';
import { landingAt, outlookAt } from './outlooks.ts';
import type { Look } from './look.ts';
import { going } from './going.ts';

/** Nobody has more AP than two dice give. */
const MOST_AP = 12;
const MEAN = 3.5;

/** What comes first on the way to a place. */
const [AHEAD, ASTERN, LEFT, RIGHT] = [0, 1, 2, 3];
const NOWHERE = -1;

/** What those aboard of a boat gain by its best way with so many AP, and how that begins; undefined where it stays. */
export interface Voyage {
  readonly gain: number;
  readonly move: Chosen | undefined;
}

const STAYS: Voyage = { gain: 0, move: undefined };

/** Where a boat is best with the AP that it has: where its groups land, or come nearest to it. */
export function voyageOf(look: Look, boat: number, groups: number, ap: number): Voyage {
  const { state } = look;
  const place = state.at[boat] * FACINGS + fleetOf(state).facing[boat];
  if (whyNotMove(state, boat) !== undefined || hasMark(state, boat, THROTTLE)) return STAYS;
  const { best, first } = wayFrom(look, boat, groups, ap, place);
  if (first === NOWHERE) return STAYS;
  return { gain: best - valueAt(look, place, groups), move: moveOf(look, boat, first) };
}

/** What each of those aboard of a boat has of its best way from a place. */
export function prospectOf(
  look: Look,
  boat: number,
  groups: number,
  ap: number,
  place: number,
): number {
  return wayFrom(look, boat, groups, ap, place).best;
}

interface Way {
  readonly best: number;
  readonly first: number;
}

function wayFrom(look: Look, boat: number, groups: number, ap: number, begun: number): Way {
  const { state, survey, stand } = look;
  const { plan } = fleetOf(state);
  const { waters } = survey;
  const leave = leavesFor(look, boat);
  const stay = valueAt(look, begun, groups);
  const mayCreep = plan.minimumMove && !hasMark(state, boat, SPENT);
  const first = new Int8Array(survey.size * FACINGS).fill(NOWHERE);
  const paid = new Float64Array(survey.size * FACINGS);
  const done = new Uint8Array(survey.size * FACINGS);
  const open: number[][] = [[begun]];
  let best = stay + going.by.restless / 10;
  let found = NOWHERE;
  const here = Math.floor(begun / FACINGS);
  const add = (place: number, cost: number, by: number, from: number, risk: number): void => {
    if (cost > ap || done[place] === 1) return;
    if (first[place] === NOWHERE || paid[from] + risk < paid[place]) {
      first[place] = from === begun ? by : first[from];
      paid[place] = paid[from] + risk;
    }
    (open[cost] ??= []).push(place);
  };
  for (let cost = 0; cost <= Math.min(ap, MOST_AP) && cost < open.length; cost++) {
    for (const place of open[cost] ?? []) {
      if (done[place] === 1) continue;
      done[place] = 1;
      const square = Math.floor(place / FACINGS);
      const heading = place % FACINGS;
      if (place !== begun) {
        const value = valueAt(look, place, groups) - paid[place] - 0.001 * cost;
        // Whoever would rather move than stay does not turn about on the spot for that.
        const isAway = square !== here || value > stay;
        if (isAway && value > best) {
          best = value;
          found = first[place];
        }
      }
      add(square * FACINGS + ((heading + 3) % FACINGS), cost + TURN_COST, LEFT, place, 0);
      add(square * FACINGS + ((heading + 1) % FACINGS), cost + TURN_COST, RIGHT, place, 0);
      for (const astern of [0, 2]) {
        const to = waters.beside[square][(heading + astern) % FACINGS];
        if (to === -1 || !canSail(waters, to)) continue;
        if (stand.theirs[to] > 0 || stand.hulls[to] === 1) continue;
        let price = leave[square] + (astern === 0 ? 0 : REVERSE_COST);
        // BT-3.7
        if (price > ap && place === begun && mayCreep) price = ap;
        if (cost + price > ap || whyNoRoomInSquare(state, boat, to) !== undefined) continue;
        const risk = riskOf(look, to, groups);
        add(to * FACINGS + heading, cost + price, astern === 0 ? AHEAD : ASTERN, place, risk);
      }
    }
  }
  return { best: found === NOWHERE ? stay : best, first: found };
}

function moveOf({ state, survey }: Look, boat: number, by: number): Chosen {
  const { board, roster } = state[SETTING];
  const id = roster.ids[boat];
  if (by === LEFT || by === RIGHT) {
    return { type: 'boats:turn', boat: id, hand: by === LEFT ? 'left' : 'right' };
  }
  const way = (fleetOf(state).facing[boat] + (by === AHEAD ? 0 : 2)) % FACINGS;
  const to = survey.waters.beside[state.at[boat]][way];
  return { type: 'boats:go', boat: id, to: board.names[to] };
}

/** What each of those aboard has of being at a place as the boat's turn ends. */
function valueAt(look: Look, place: number, groups: number): number {
  const square = Math.floor(place / FACINGS);
  const { field } = look;
  const lands = landingAt(look, square, groups);
  const shot = going.by.shotAboard * field.dice[square] * DEADLY_ABOARD;
  const fear = MEAN * (shot / groups + going.by.gunAboard * field.guns[square]);
  return Math.max(lands, going.by.afloat * outlookAt(look, groups, place) - fear);
}

/** What each of those aboard loses as the boat comes into a square: to those who are near, and to mines. */
function riskOf({ field, stand }: Look, square: number, groups: number): number {
  const shot = (field.snaps[square] * DEADLY_ABOARD) / groups;
  const mined = stand.us === ATTACKER ? going.by.mineAboard * field.mines[square] : 0;
  return going.by.snapped * MEAN * (shot / (1 + shot)) + mined;
}

/** BT-1.2: AP for a boat to leave each square. */
function leavesFor({ state, survey, stand }: Look, boat: number): number[] {
  const leave = [...survey.waters.leave];
  const { mines, found } = fleetOf(state);
  for (let square = 0; square < survey.size; square++) {
    if (stand.ours[square] + stand.theirs[square] > 0) {
      leave[square] = Math.max(leave[square], LEAVE_PARTIAL);
    }
  }
  for (const hull of stand.ownHulls) if (hull !== boat) leave[state.at[hull]] = LEAVE_CLOSED;
  for (const [mine, square] of mines.entries()) {
    if (square >= 0 && found[mine]) leave[square] = LEAVE_CLOSED;
  }
  return leave;
}
