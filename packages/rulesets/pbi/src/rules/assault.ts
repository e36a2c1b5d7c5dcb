import { hasSquare } from '@sandtable/board';
import {
  SETTING,
  message,
  otherSide,
  plain,
  replaceTop,
  refuse,
  type Refusal,
} from '@sandtable/kernel';
import { decide, fight, withdraw } from './fight.ts';
import type { Definition, PbiReport } from '../state/definition.ts';
import { COUNT, GROUPS, SQUARE } from '../state/frameFields.ts';
import { type PbiMove } from '../state/moves.ts';
import { watchCharge } from './opportunity.ts';
import { objectionOf } from './objections.ts';
import { nearer } from './nearer.ts';
import { census, type Census } from '../state/census.ts';
import { DIAGONAL, groupsIn, PINNED, type State } from '../state/state.ts';
import { ASSAULT_COST, GROUPS_A_SQUARE } from './tables.ts';

const REFUSED = {
  pinnedAssault: refuse('QS-4.8', 'pinnedAssault'),
  noGroups: refuse('QS-6.1', 'noGroups'),
  notOfParty: refuse('QS-5.7', 'notOfParty'),
  nobodyChosen: refuse('QS-5.7', 'nobodyChosen'),
  nothingToAssault: refuse('QS-10.1', 'nothingToAssault'),
  assaultAdjacent: refuse('QS-10.2', 'assaultAdjacent'),
  assaultDiagonal: refuse('QS-10.2', 'assaultDiagonal'),
  assaultAp: refuse('QS-5.8', 'assaultAp'),
} as const;

export function listAssaults(
  state: State,
  now: Census,
  from: number,
  groups: readonly number[],
  list: PbiMove[],
): void {
  const { board, make } = state[SETTING];
  for (const to of board.neighbours[from]) {
    if (whyNotAssault(state, now, from, groups, to) === undefined) {
      list.push(make.assault(from, to));
    }
  }
}

/** QS-10.1, QS-10.2: whether some group may assault that square. */
export function whyNotAssault(
  state: State,
  now: Census,
  from: number,
  groups: readonly number[],
  to: number,
): Refusal | undefined {
  const { board, book } = state[SETTING];
  if (!hasSquare(now.held[otherSide(state.side)], to)) return REFUSED.nothingToAssault;
  if (board.range(from, to) !== 1) return REFUSED.assaultAdjacent;
  const barred = objectionOf(book.objections.enter, state, state.side, to);
  if (barred !== undefined) return barred;
  let refusal: Refusal = REFUSED.noGroups;
  for (const g of groups) {
    const reason = whyNotCharge(state, g, from, to);
    if (reason === undefined) return undefined;
    refusal = nearer(CHARGE_ORDER, refusal, reason);
  }
  return refusal;
}

const CHARGE_ORDER = [
  REFUSED.noGroups,
  REFUSED.assaultAp,
  REFUSED.pinnedAssault,
  REFUSED.assaultDiagonal,
];

/** QS-5.8, QS-4.8, QS-10.2: whether one group may take part. */
function whyNotCharge(state: State, group: number, from: number, to: number): Refusal | undefined {
  const { board, book } = state[SETTING];
  if (state.ap[group] < ASSAULT_COST) return REFUSED.assaultAp;
  if ((state.flags[group] & PINNED) !== 0) return REFUSED.pinnedAssault;
  const spent = (state.flags[group] & DIAGONAL) !== 0;
  if (spent && board.isDiagonal(from, to)) return REFUSED.assaultDiagonal;
  return objectionOf(book.objections.charge, state, group, to);
}

export function chargers(state: State, from: number, to: number): number[] {
  return groupsIn(state, state.side, from).filter(
    (group) => whyNotCharge(state, group, from, to) === undefined,
  );
}

/** Where one group alone can assault it does; otherwise the player says who takes part. */
export function playAssault(state: State, from: number, to: number, report: PbiReport): void {
  const groups = chargers(state, from, to);
  const frame = {
    type: 'assault',
    from,
    to,
    party: [],
    stage: 'gather',
    killed: 0,
    lost: 0,
  } as const;
  state.stack.push(frame);
  if (groups.length === 1) charge(state, frame, groups, report);
}

/** `gather`: who joins. `charge`: shot at. `fight`: casualties being chosen. `pursue`: after them. */
const STAGES = ['gather', 'charge', 'fight', 'pursue'] as const;

export interface Assault {
  readonly type: 'assault';
  readonly from: number;
  readonly to: number;
  readonly party: readonly number[];
  readonly stage: (typeof STAGES)[number];
  /** Groups killed by the assaulters and by the defenders in the fight. */
  readonly killed: number;
  readonly lost: number;
}

/** QS-10: an assault, from the choice of who takes part to the pursuit. */
export const assault: Definition<Assault> = {
  fields: {
    from: SQUARE,
    to: SQUARE,
    party: GROUPS,
    stage: plain({ type: 'string', enum: STAGES }),
    killed: COUNT,
    lost: COUNT,
  },
  on: ['activate'],
  rule: 'QS-10.2',
  endsAtOnce: false,
  asked: (state) => state.side,

  possible(state, frame) {
    const { board, roster } = state[SETTING];
    const { from, to, party, stage, killed, lost } = frame;
    const fought = stage === 'fight' || stage === 'pursue';
    if (Math.max(killed, lost) > (fought ? GROUPS_A_SQUARE : 0)) return false;
    if (stage === 'gather') {
      const able = chargers(state, from, to);
      return (
        whyNotAssault(state, census(state), from, groupsIn(state, state.side, from), to) ===
          undefined &&
        party.every((group, i) => able.includes(group) && !party.includes(group, i + 1))
      );
    }
    // Who charges stands, or fell, where he came from; who has fought is in the square fought over.
    const at = fought ? to : from;
    return (
      party.length > 0 &&
      party.every(
        (group, i) =>
          roster.sideOf[group] === state.side &&
          state.at[group] === at &&
          !party.includes(group, i + 1),
      ) &&
      board.range(from, to) === 1
    );
  },

  settle(state, frame, dice, report) {
    switch (frame.stage) {
      case 'gather':
        return false;
      case 'charge':
        fight(state, frame, dice, report);
        return true;
      case 'fight':
        decide(state, frame, dice, report);
        return true;
      case 'pursue':
        withdraw(state, frame);
        return true;
    }
  },

  moves(state, frame, list) {
    const { make } = state[SETTING];
    for (const group of chargers(state, frame.from, frame.to)) {
      if (!frame.party.includes(group)) list.push(make.join(group));
    }
    if (frame.party.length > 0) list.push(make.go);
    list.push(make.all);
  },

  answers: {
    join: {
      check(state, { from, to, party }, move) {
        const { roster } = state[SETTING];
        const group = roster.named(move.group);
        const able = chargers(state, from, to).includes(group);
        return able && !party.includes(group) ? undefined : REFUSED.notOfParty;
      },
      play(state, frame, move) {
        const { roster } = state[SETTING];
        replaceTop(state, { ...frame, party: [...frame.party, roster.named(move.group)] });
      },
    },
    go: {
      check: (_state, { party }) => (party.length > 0 ? undefined : REFUSED.nobodyChosen),
      play(state, frame, _move, _dice, report) {
        charge(state, frame, frame.party, report);
      },
    },
    all: {
      play(state, frame, _move, _dice, report) {
        charge(state, frame, chargers(state, frame.from, frame.to), report);
      },
    },
  },

  ask: (state, { from, to }) =>
    message('ask.assault', {
      from: state[SETTING].board.names[from],
      to: state[SETTING].board.names[to],
    }),
  fallback: ['go', 'all'],
};

/** QS-10.1, QS-9.3: they spend their AP and go in; the defenders may shoot first. */
function charge(state: State, frame: Assault, party: readonly number[], report: PbiReport): void {
  const { board, roster } = state[SETTING];
  const { from, to } = frame;
  for (const group of party) state.ap[group] -= ASSAULT_COST;
  report?.({
    type: 'assaulted',
    rule: 'QS-10.1',
    groups: party.map((group) => roster.ids[group]),
    from: board.names[from],
    to: board.names[to],
  });
  replaceTop(state, { ...frame, party, stage: 'charge' });
  watchCharge(state, from, to, party);
}
