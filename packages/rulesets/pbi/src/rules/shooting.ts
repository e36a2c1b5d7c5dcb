import { hasSquare, nextSquare } from '@sandtable/board';
import {
  SETTING,
  message,
  otherSide,
  replaceTop,
  refuse,
  type Dice,
  type Reason,
  type Refusal,
} from '@sandtable/kernel';
import type { Definition, PbiReport } from '../state/definition.ts';
import { GROUPS, SHOTS, SQUARE } from '../state/frameFields.ts';
import { resolveHits } from './hits.ts';
import { coverAgainst, whyNoLine } from './lineOfFire.ts';
import { type PbiMove } from '../state/moves.ts';
import { reasonsOf, sumOf } from './modifiers.ts';
import { objectionOf } from './objections.ts';
import { nearer } from './nearer.ts';
import { census, type Census } from '../state/census.ts';
import { groupsIn, type State } from '../state/state.ts';
import { MOST_COLUMNS, SHOTS_A_TURN, type PieceKind } from './tables.ts';

const REFUSED = {
  noAp: refuse('QS-5.8', 'noAp'),
  noShots: refuse('QS-5.8', 'noShots'),
  nobodyChosen: refuse('QS-5.7', 'nobodyChosen'),
  noTarget: refuse('QS-8.2', 'noTarget'),
  outOfRange: refuse('QS-8.1', 'outOfRange'),
  notShooting: refuse('QS-8.2', 'notShooting'),
} as const;

/** QS-8.1: dice for one shot of a group. */
export function shotDice({ shotDice: byRange }: PieceKind, range: number): number {
  return byRange[Math.min(range, byRange.length) - 1];
}

export function listAims(
  state: State,
  now: Census,
  from: number,
  groups: readonly number[],
  list: PbiMove[],
): void {
  const reach = reachOf(state, groups);
  for (let to = -1; (to = nextTarget(state, now, from, groups, reach, to + 1)) !== -1;) {
    list.push(state[SETTING].make.aim(from, to));
  }
}

/** Whether any target is listed. */
export function canAim(
  state: State,
  now: Census,
  from: number,
  groups: readonly number[],
): boolean {
  return nextTarget(state, now, from, groups, reachOf(state, groups), 0) !== -1;
}

/** The first square, from this one on, that may be aimed at; -1 where there is none. */
function nextTarget(
  state: State,
  now: Census,
  from: number,
  groups: readonly number[],
  reach: Reach,
  start: number,
): number {
  if (reach === 'none') return -1;
  const { board } = state[SETTING];
  const enemies = now.held[otherSide(state.side)];
  for (let to = nextSquare(enemies, start); to !== -1; to = nextSquare(enemies, to + 1)) {
    const inReach =
      reach === 'any' || whyNobodyShoots(state, groups, board.range(from, to)) === undefined;
    if (inReach && whyNoLine(state, now, from, to) === undefined) return to;
  }
  return -1;
}

/** How far some of the groups can shoot. Who can shoot far can shoot near, so one look mostly settles it. */
type Reach = 'any' | 'near' | 'none';

function reachOf(state: State, groups: readonly number[]): Reach {
  if (whyNobodyShoots(state, groups, FAR) === undefined) return 'any';
  return whyNobodyShoots(state, groups, 1) === undefined ? 'near' : 'none';
}

/** A range at which only weapons shoot that shoot at any. */
const FAR = MOST_COLUMNS;

/** QS-8.2, QS-7: whether somebody in one square may shoot at another. */
export function whyNotAim(
  state: State,
  now: Census,
  from: number,
  groups: readonly number[],
  to: number,
): Refusal | undefined {
  const { board } = state[SETTING];
  if (!hasSquare(now.held[otherSide(state.side)], to)) return REFUSED.noTarget;
  return whyNobodyShoots(state, groups, board.range(from, to)) ?? whyNoLine(state, now, from, to);
}

function whyNobodyShoots(
  state: State,
  groups: readonly number[],
  range: number,
): Refusal | undefined {
  let refusal: Refusal = REFUSED.notShooting;
  for (const g of groups) {
    const reason = whyNotShoot(state, g, range, 1);
    if (reason === undefined) return undefined;
    refusal = nearer(SHOT_ORDER, refusal, reason);
  }
  return refusal;
}

const SHOT_ORDER = [REFUSED.notShooting, REFUSED.noAp, REFUSED.noShots, REFUSED.outOfRange];

/** QS-5.8, QS-8.1: whether a group may fire so many shots at that range. */
function whyNotShoot(
  state: State,
  group: number,
  range: number,
  shots: number,
): Refusal | undefined {
  const kind = state[SETTING].roster.kindOf[group];
  if (state.ap[group] < shots * kind.shotCost) return REFUSED.noAp;
  if (state.shots[group] + shots > SHOTS_A_TURN) return REFUSED.noShots;
  if (shotDice(kind, range) === 0) return REFUSED.outOfRange;
  return objectionOf(state[SETTING].book.objections.shoot, state, group, range);
}

/** How many shots a group can still fire at that range. */
function shotsLeft(state: State, group: number, range: number): number {
  if (whyNotShoot(state, group, range, 1) !== undefined) return 0;
  const { shotCost } = state[SETTING].roster.kindOf[group];
  return Math.min(Math.floor(state.ap[group] / shotCost), SHOTS_A_TURN - state.shots[group]);
}

/** Where there is but one shot to fire it is fired; otherwise the player says who adds how many. */
export function playAim(
  state: State,
  from: number,
  target: number,
  dice: Dice,
  report: PbiReport,
): void {
  const volley: Volley = { type: 'volley', from, target, party: [], shots: [] };
  const everybody = withEverybody(state, volley);
  if (everybody.shots.length === 1 && everybody.shots[0] === 1) {
    fire(state, everybody, dice, report);
  } else state.stack.push(volley);
}

/** Who adds how many shots: `shots[i]` is what `party[i]` fires. */
export interface Volley {
  readonly type: 'volley';
  readonly from: number;
  readonly target: number;
  readonly party: readonly number[];
  readonly shots: readonly number[];
}

/** QS-8.2: the groups of a square that shoot together at one target square. */
export const volley: Definition<Volley> = {
  fields: { from: SQUARE, target: SQUARE, party: GROUPS, shots: SHOTS },
  on: ['activate'],
  rule: 'QS-8.2',
  endsAtOnce: true,
  asked: (state) => state.side,

  possible(state, frame) {
    const { from, target, party, shots } = frame;
    return (
      whyNotAim(state, census(state), from, groupsIn(state, state.side, from), target) ===
        undefined &&
      shots.length === party.length &&
      party.every((group, i) => {
        const before = { ...frame, party: party.slice(0, i) };
        return whyNotAdd(state, before, group, shots[i]) === undefined;
      })
    );
  },

  moves(state, frame, list) {
    const { board, make } = state[SETTING];
    const range = board.range(frame.from, frame.target);
    for (const group of groupsIn(state, state.side, frame.from)) {
      if (frame.party.includes(group)) continue;
      const most = shotsLeft(state, group, range);
      for (let shots = 1; shots <= most; shots++) list.push(make.add(group, shots));
    }
    if (frame.party.length > 0) list.push(make.fire);
    list.push(make.all);
  },

  answers: {
    add: {
      check: (state, frame, { group, shots }) =>
        whyNotAdd(state, frame, state[SETTING].roster.named(group), shots),
      play(state, frame, move) {
        const { roster } = state[SETTING];
        const party = [...frame.party, roster.named(move.group)];
        replaceTop(state, { ...frame, party, shots: [...frame.shots, move.shots] });
      },
    },
    fire: {
      check: (_state, { party }) => (party.length > 0 ? undefined : REFUSED.nobodyChosen),
      play(state, frame, _move, dice, report) {
        state.stack.pop();
        fire(state, frame, dice, report);
      },
    },
    all: {
      play(state, frame, _move, dice, report) {
        state.stack.pop();
        fire(state, withEverybody(state, frame), dice, report);
      },
    },
  },

  ask: (state, { from, target }) =>
    message('ask.volley', {
      from: state[SETTING].board.names[from],
      target: state[SETTING].board.names[target],
    }),
  fallback: ['fire', 'all'],
};

/** QS-8.2: whether a group may add so many shots to the volley. */
function whyNotAdd(
  state: State,
  { from, target, party }: Volley,
  group: number,
  shots: number,
): Refusal | undefined {
  const { board } = state[SETTING];
  const here = groupsIn(state, state.side, from).includes(group);
  if (!here || party.includes(group)) return REFUSED.notShooting;
  return whyNotShoot(state, group, board.range(from, target), shots);
}

/** The volley with every shot that can be added to it; what was chosen already stays as it is. */
export function withEverybody(state: State, frame: Volley): Volley {
  const { board } = state[SETTING];
  const party = [...frame.party];
  const shots = [...frame.shots];
  const range = board.range(frame.from, frame.target);
  for (const group of groupsIn(state, state.side, frame.from)) {
    const most = shotsLeft(state, group, range);
    if (most === 0 || party.includes(group)) continue;
    party.push(group);
    shots.push(most);
  }
  return { ...frame, party, shots };
}

/** QS-8.2: their dice are added. */
function fire(state: State, frame: Volley, dice: Dice, report: PbiReport): void {
  const { board, roster } = state[SETTING];
  const { from, target, party, shots } = frame;
  const range = board.range(from, target);
  let count = 0;
  party.forEach((group, i) => {
    const kind = roster.kindOf[group];
    state.ap[group] -= shots[i] * kind.shotCost;
    state.shots[group] += shots[i];
    count += shots[i] * shotDice(kind, range);
  });
  const { volley: others } = state[SETTING].book.modifiers;
  const reasons = report && [
    ...party.map((group, i) => shotReason(state, group, shots[i], range)),
    ...reasonsOf(others, state, from, target),
  ];
  resolveHits(
    state,
    {
      side: state.side,
      from,
      square: target,
      groups: party,
      count: Math.max(0, count + sumOf(others, state, from, target)),
      targets: groupsIn(state, otherSide(state.side), target),
      cover: coverAgainst(state, from, target),
      reasons: reasons ?? [],
    },
    dice,
    report,
  );
}

/** QS-8.1: what a group adds to a volley. */
export function shotReason(state: State, group: number, shots: number, range: number): Reason {
  const kind = state[SETTING].roster.kindOf[group];
  return { rule: 'QS-8.1', key: kind.weapon, count: shots * shotDice(kind, range) };
}
