import { refuse, SETTING, type Refusal } from '@sandtable/kernel';
import { groupsIn, type PbiReport, type State } from '@sandtable/pbi/extending';
import { groupsAboard, vehiclesAboard } from '../state/fleet.ts';
import { VEHICLE } from '../state/statuses.ts';
import { change, embark, land, whyNotChange, whyNotEmbark, whyNotLand } from './embarking.ts';
import type { Sail } from './sailing.ts';

const REFUSED = {
  otherBoat: refuse('BT-3.1', 'boats:otherBoatActs'),
  nobodyThere: refuse('BT-4.1', 'boats:nobodyThere'),
  noParty: refuse('BT-4.1', 'boats:noParty'),
} as const;

/** BT-4.1: from a boat to the shore, from the shore to a boat, from boat to boat. */
export const TRANSFER_KINDS = ['land', 'embark', 'change'] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/** Where troops are and where they go: a boat or a square, as the kind says. */
export interface Transfer {
  readonly kind: TransferKind;
  readonly from: number;
  readonly to: number;
}

type PlaceField = 'boat' | 'into' | 'from' | 'to';

interface Rules {
  /** The fields of moves that say where they are and where they go. */
  readonly fields: readonly [from: PlaceField, to: PlaceField];
  why(
    this: void,
    state: State,
    from: number,
    to: number,
    pieces: readonly number[],
  ): Refusal | undefined;
  /** Those who are there, able or not. */
  there(this: void, state: State, from: number): number[];
  play(
    this: void,
    state: State,
    from: number,
    to: number,
    pieces: readonly number[],
    report: PbiReport,
  ): void;
}

const RULES: Readonly<Record<TransferKind, Rules>> = {
  land: {
    fields: ['boat', 'to'],
    why: whyNotLand,
    there: (state, boat) => [...groupsAboard(state, boat), ...vehiclesAboard(state, boat)],
    play: land,
  },
  embark: {
    fields: ['from', 'boat'],
    why: whyNotEmbark,
    there: (state, from) => [...groupsIn(state, state.side, from), ...vehiclesIn(state, from)],
    play: embark,
  },
  change: {
    fields: ['boat', 'into'],
    why: whyNotChange,
    there: groupsAboard,
    play: change,
  },
};

function vehiclesIn(state: State, square: number): number[] {
  return state.status.flatMap((status, piece) =>
    status === VEHICLE && state.at[piece] === square ? [piece] : [],
  );
}

/** BT-3.1: while a boat acts, the others wait. */
export function whyNotNow(
  { kind, from, to }: Transfer,
  frame: { readonly type: string } | undefined,
): Refusal | undefined {
  if (frame?.type !== 'boats:sail') return undefined;
  const { boat } = frame as Sail;
  const isIts = (kind !== 'embark' && boat === from) || (kind !== 'land' && boat === to);
  return isIts ? undefined : REFUSED.otherBoat;
}

/** BT-4.1: whether these may go together; with nobody, whether anybody might. */
export function whyNotTransfer(
  state: State,
  { kind, from, to }: Transfer,
  pieces: readonly number[],
): Refusal | undefined {
  return RULES[kind].why(state, from, to, pieces);
}

export function transfer(
  state: State,
  { kind, from, to }: Transfer,
  pieces: readonly number[],
  report: PbiReport,
): void {
  RULES[kind].play(state, from, to, pieces, report);
}

/** Those who could go, each alone. */
export function ableTo(state: State, way: Transfer): number[] {
  if (whyNotTransfer(state, way, []) !== undefined) return [];
  const there = RULES[way.kind].there(state, way.from);
  return there.filter((piece) => whyNotTransfer(state, way, [piece]) === undefined);
}

/** BT-2.2, BT-4.1: these, and of the others as many as find room, in the order of the roster. */
export function withOthers(
  state: State,
  way: Transfer,
  party: readonly number[],
  able: readonly number[] = ableTo(state, way),
): number[] {
  const all = [...party];
  for (const piece of able) {
    if (all.includes(piece)) continue;
    if (whyNotTransfer(state, way, [...all, piece]) === undefined) all.push(piece);
  }
  return all;
}

/** Whether nobody who is there stays behind. */
export function isEverybody(
  state: State,
  { kind, from }: Transfer,
  party: readonly number[],
): boolean {
  return RULES[kind].there(state, from).length === party.length;
}

/** Whether more than one find room together. */
export function whyNotAll(
  state: State,
  way: Transfer,
  able: readonly number[] = ableTo(state, way),
): Refusal | undefined {
  const isParty = able.length > 1 && withOthers(state, way, [], able).length > 1;
  return isParty ? undefined : whyNoParty(state, way, able);
}

/** Whether there is anything to choose: another party than all who find room. */
export function whyNotSome(state: State, way: Transfer): Refusal | undefined {
  const able = ableTo(state, way);
  return whyNotAll(state, way, able) ?? (leaveChoice(able) ? undefined : REFUSED.noParty);
}

/** Of two who could go it is one of them, or both. */
export function leaveChoice(able: readonly number[]): boolean {
  return able.length > 2;
}

function whyNoParty(state: State, way: Transfer, able: readonly number[]): Refusal {
  if (able.length > 0) return REFUSED.noParty;
  const refusal = whyNotTransfer(state, way, []);
  if (refusal !== undefined) return refusal;
  const [first = -1] = RULES[way.kind].there(state, way.from);
  const why = first === -1 ? undefined : whyNotTransfer(state, way, [first]);
  return why ?? REFUSED.nobodyThere;
}

/** The names of both places. */
export function placeNames(state: State, { kind, from, to }: Transfer): [from: string, to: string] {
  const [one, other] = RULES[kind].fields;
  return [placeName(state, one, from), placeName(state, other, to)];
}

/** The other way round. */
export function transferNamed(
  state: State,
  kind: TransferKind,
  from: string,
  to: string,
): Transfer {
  const [one, other] = RULES[kind].fields;
  return { kind, from: placeNumber(state, one, from), to: placeNumber(state, other, to) };
}

/** The fields of a move that say where they are and where they go. */
export function placesOf(state: State, way: Transfer): Readonly<Record<string, string>> {
  const [one, other] = RULES[way.kind].fields;
  const [from, to] = placeNames(state, way);
  return { [one]: from, [other]: to };
}

/** The other way round. Who embarks alone is where he is. */
export function transferOf(state: State, kind: TransferKind, move: object): Transfer {
  const { board, roster } = state[SETTING];
  const [one, other] = RULES[kind].fields;
  const { group, ...named } = move as Readonly<Record<string, string>>;
  const from = named[one] ?? board.names[state.at[roster.named(group)]];
  return transferNamed(state, kind, from, named[other]);
}

function placeName(state: State, field: PlaceField, place: number): string {
  const { board, roster } = state[SETTING];
  return isHull(field) ? roster.ids[place] : board.names[place];
}

function placeNumber(state: State, field: PlaceField, name: string): number {
  const { board, roster } = state[SETTING];
  return isHull(field) ? roster.named(name) : board.named(name);
}

function isHull(field: PlaceField): boolean {
  return field === 'boat' || field === 'into';
}
