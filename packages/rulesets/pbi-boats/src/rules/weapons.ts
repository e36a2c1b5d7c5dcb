import { refuse, SETTING, type Dice, type Reason, type Refusal } from '@sandtable/kernel';
import {
  census,
  type Census,
  type OwnMove,
  type PbiReport,
  type State,
} from '@sandtable/pbi/extending';
import {
  fleetOf,
  hasMark,
  setMark,
  shotsOf,
  SPENT,
  THROTTLE,
  TROOPS_SHOT,
  WEAPONS_SHOT,
} from '../state/fleet.ts';
import { BOAT_SHOTS, type Weapon } from '../tables/weapons.ts';
import { armOfWeapon, whyNoReach } from './arms.ts';
import { markNamed, marksFor, nameOfMark, whyNotMark, type Mark, type What } from './marks.ts';
import type { Sail } from './sailing.ts';
import type { ShipAnswers } from './shipAnswers.ts';
import { shootAt, type Shot } from './shots.ts';

const REFUSED = {
  notYours: refuse('BT-3.1', 'boats:notYours'),
  noWeapon: refuse('BT-2.4', 'boats:noWeapon'),
  arc: refuse('BT-2.4', 'boats:arc'),
  noAp: refuse('BT-3.2', 'boats:noAp'),
  threeShots: refuse('BT-3.3', 'boats:threeShots'),
  throttle: refuse('BT-3.4', 'boats:throttleShots'),
  troopsShot: refuse('BT-5.1', 'boats:troopsShot'),
} as const;

interface Fire extends OwnMove {
  readonly boat: string;
  /** Which of its weapons, from 1. */
  readonly weapon: number;
  readonly what: What;
  readonly at: string;
}

/** BT-5.1, BT-3.2: a hull that is acting fires its own weapons, shot by shot. */
export const WEAPONS: ShipAnswers = {
  list(state, boat, list) {
    const { ids } = state[SETTING].roster;
    const now = census(state);
    for (const [w, weapon] of weaponsOf(state, boat).entries()) {
      for (const mark of marksFor(state, state.side, armOfWeapon(weapon))) {
        if (whyNotFire(state, now, boat, w, mark) !== undefined) continue;
        const at = nameOfMark(state, mark);
        list.push({ type: 'boats:fire', boat: ids[boat], weapon: w + 1, what: mark.what, at });
      }
    }
  },
  answers: {
    'boats:fire': {
      check(state, frame, move) {
        const { boat, weapon, what, at } = move as Fire;
        const acting = (frame as Sail).boat;
        if (state[SETTING].roster.named(boat) !== acting) return REFUSED.notYours;
        return whyNotFire(state, census(state), acting, weapon - 1, markNamed(state, what, at));
      },
      play(state, frame, move, dice, report) {
        const { weapon, what, at } = move as Fire;
        const { boat } = frame as Sail;
        fire(state, boat, weapon - 1, markNamed(state, what, at), dice, report);
      },
    },
  },
};

export function weaponsOf(state: State, hull: number): readonly Weapon[] {
  return fleetOf(state).plan.kits[hull]?.weapons ?? [];
}

/** BT-2.4, BT-3.2, BT-3.3: why a weapon of a hull, from 0, may not be fired at this now. */
export function whyNotFire(
  state: State,
  now: Census,
  boat: number,
  w: number,
  mark: Mark,
): Refusal | undefined {
  if (hasMark(state, boat, THROTTLE)) return REFUSED.throttle;
  if (hasMark(state, boat, TROOPS_SHOT)) return REFUSED.troopsShot;
  const weapons = weaponsOf(state, boat);
  if (w >= weapons.length) return REFUSED.noWeapon;
  const weapon = weapons[w];
  if (shotsCounted(state, boat, w) >= BOAT_SHOTS) return REFUSED.threeShots;
  if (fleetOf(state).ap[boat] < weapon.cost) return REFUSED.noAp;
  const arm = armOfWeapon(weapon);
  const refusal = whyNotMark(state, state.side, mark, arm);
  if (refusal !== undefined) return refusal;
  if (!isInArc(state, boat, weapon, mark.square)) return REFUSED.arc;
  return whyNoReach(state, now, state.at[boat], mark.square, arm);
}

/** BT-3.3: the shots that count for a weapon: those of all weapons, unless the match has it otherwise. */
function shotsCounted(state: State, boat: number, w: number): number {
  const { shotsEachWeapon } = state.options as { readonly shotsEachWeapon?: boolean };
  if (shotsEachWeapon === true) return shotsOf(state, boat, w);
  return weaponsOf(state, boat).reduce((sum, _, each) => sum + shotsOf(state, boat, each), 0);
}

/** BT-2.4: whether a square lies where a weapon can shoot, by how the hull faces. */
export function isInArc(state: State, hull: number, { arc }: Weapon, to: number): boolean {
  const { board } = state[SETTING];
  const from = state.at[hull];
  const east = board.column(to) - board.column(from);
  const north = board.row(to) - board.row(from);
  // Facings are north, east, south, west.
  const facing = fleetOf(state).facing[hull];
  const along = facing % 2 === 0 ? north : east;
  const across = facing % 2 === 0 ? east : north;
  const ahead = facing < 2 ? along : -along;
  switch (arc) {
    case 'bow':
      return ahead > 0 && Math.abs(across) <= ahead;
    case 'ahead':
      return ahead >= 0;
    case 'astern':
      return ahead <= 0;
    case 'round':
      return true;
  }
}

function fire(
  state: State,
  boat: number,
  w: number,
  mark: Mark,
  dice: Dice,
  report: PbiReport,
): void {
  const { ap, shots } = fleetOf(state);
  const weapon = weaponsOf(state, boat)[w];
  ap[boat] -= weapon.cost;
  shots[boat] += 1 << (2 * w);
  setMark(state, boat, SPENT | WEAPONS_SHOT);
  shootAt(state, shotOf(state, boat, weapon), mark, dice, report);
}

/** BT-5.2: a shot of one of its weapons. */
export function shotOf(state: State, hull: number, weapon: Weapon): Shot {
  const { kind, dice: count } = weapon;
  const reason: Reason = { rule: 'BT-5.2', key: kind, count };
  return {
    side: fleetOf(state).crew[hull] as Shot['side'],
    from: state.at[hull],
    pieces: [hull],
    arm: armOfWeapon(weapon),
    count,
    reasons: [reason],
  };
}
