import { distance, overlap, wrapDegrees, type Rectangle } from '@sandtable/table';
import { touchesEnemy } from '../06-attack/attack.ts';
import { directionsAway } from './away.ts';
import { blockOf, isOnMap, kindOf, thirdOf } from '../02-pieces/blocks.ts';
import { isInContact } from '../05-disengaging/contacts.ts';
import type { Standing } from '../../state/events.ts';
import type { PubReport } from '../../state/definition.ts';
import { becomeSpent, destroy } from '../10-combat/losses.ts';
import { endOfWay, pushOthers, type Going } from './pushing.ts';
import { refOf, standingOf } from '../../state/mentions.ts';
import { callSupport, leavePlace, reliefOf, supportInSight } from '../06-attack/relief.ts';
import { settleAt } from '../02-pieces/settling.ts';
import type { State } from '../../state/state.ts';
import { isSupporting, placeBehind, supportOf } from '../06-attack/support.ts';
import { TOUCH } from '../tables.ts';

/** Why a piece retreats: hits, its own choice, a bombardment, or an enemy field of fire. */
export const RETREATS = ['hits', 'choice', 'bombardment', 'fields'] as const;
export type Retreat = (typeof RETREATS)[number];

/** PB-11.1: how far off straight away, in degrees and in this order. */
const OFF = [0, 15, -15, 30, -30, 45, -45] as const;

/** PB-11.1: how a piece has to get away, from those who touch it or fired. */
export interface Flight {
  /** The directions in which it may go, in order of preference. */
  readonly away: readonly number[];
  /** PB-6.4: unsupported artillery in contact, which cannot. */
  readonly isPinned: boolean;
}

/**
 * PB-11.1: how a piece would get away from others now. Of two that fire at the same time this is settled
 * before either suffers: one does not run into an attacker because that one goes first.
 */
export function flightFrom(state: State, piece: number, others: readonly number[]): Flight {
  return {
    away: directionsAway(state, piece, others),
    isPinned: isPinnedDown(state, piece),
  };
}

interface Escape {
  readonly going: Going;
  readonly end: Rectangle;
}

/**
 * PB-11.1: a piece turns away from those it flees and goes a third of its rate away. False
 * where it cannot: then it is destroyed, unless it was only bombarded (PB-7.1). Its support is then
 * asked (PB-6.3). `lead` is the piece that it declined to relieve, and which it passes.
 */
export function retreat(
  state: State,
  piece: number,
  flight: Flight,
  why: Retreat,
  report: PubReport,
  lead = -1,
): boolean {
  const escape = escapeOf(state, piece, flight, lead);
  // PB-7.1: who stays needs nobody in its place, and nobody comes out for it.
  if (escape === undefined && why === 'bombardment') return false;
  const support = lead >= 0 ? -1 : calledBy(state, piece, why, report);
  if (escape === undefined) {
    fall(state, piece, support, flight.isPinned ? 'PB-6.4' : 'PB-11.1', report);
    return false;
  }
  const { going, end } = escape;
  const spared = sparedBy(state, piece, lead);
  leavePlace(state, piece, support);
  if (why === 'choice') becomeSpent(state, piece, 'PB-11.3', report);
  pushOthers(state, going, end, spared, [], report);
  const was = standingOf(state, piece);
  // A column that retreats has become a line.
  state.column[piece] = 0;
  settleAt(state, piece, end, report);
  report?.({
    type: 'retreated',
    rule: why === 'fields' ? 'PB-11.4' : 'PB-11.1',
    // PB-11.4: that it is driven away tells that it took no part in combat.
    ...((why === 'fields' || showsOthers(state, support, piece, was)) && { reveals: true }),
    piece: refOf(state, piece),
    from: was,
    to: standingOf(state, piece),
    willing: why === 'choice',
  });
  return true;
}

/** PB-6.3: who is asked to take the place of a lead that goes; -1 for nobody. */
function calledBy(state: State, piece: number, why: Retreat, report: PubReport): number {
  return why === 'fields' ? supportInSight(state, piece) : callSupport(state, piece, report);
}

/** PB-7.4: whether a retreat tells that a block behind it can support, or is baggage that was passed. */
function showsOthers(state: State, support: number, piece: number, { at }: Standing): boolean {
  if (support >= 0) return state.known[support] === 0;
  const gone = distance(at[0], at[1], state.x[piece], state.y[piece]);
  return gone > thirdOf(state, piece) + TOUCH;
}

/** PB-10.5, PB-11.1: a piece is destroyed, and its support is asked whether it takes its place (PB-6.3). */
export function fall(
  state: State,
  piece: number,
  support: number,
  rule: string,
  report: PubReport,
): void {
  leavePlace(state, piece, support);
  destroy(state, piece, rule, report);
}

/** PB-11.1: whether there is somewhere to retreat to. */
export function canRetreat(state: State, piece: number, flight: Flight, lead = -1): boolean {
  return escapeOf(state, piece, flight, lead) !== undefined;
}

/** PB-6.4: artillery in contact cannot retreat without a support. */
export function isPinnedDown(state: State, piece: number): boolean {
  return (
    kindOf(state, piece) === 'artillery' && isInContact(state, piece) && reliefOf(state, piece) < 0
  );
}

/** PB-11.2: those who are passed and not pushed: its support, and whom it supports. */
function sparedBy(state: State, piece: number, lead: number): number[] {
  return [supportOf(state, piece), isSupporting(state, piece), lead].filter(
    (other) => other >= 0 && isOnMap(state, other),
  );
}

/** PB-8.4: where nobody may end who goes back: where those stand, or come out, whom it passes. */
function keptBy(state: State, piece: number, lead: number): Rectangle[] {
  const kept = sparedBy(state, piece, lead).map((other) => blockOf(state, other));
  const relief = lead >= 0 ? -1 : reliefOf(state, piece);
  if (relief >= 0 && !isOnMap(state, relief)) kept.push(placeBehind(state, relief, piece));
  return kept;
}

function escapeOf(
  state: State,
  piece: number,
  { away, isPinned }: Flight,
  lead: number,
): Escape | undefined {
  if (isPinned) return undefined;
  const kept = keptBy(state, piece, lead);
  const length = thirdOf(state, piece);
  for (const facing of away) {
    for (const off of OFF) {
      const direction = wrapDegrees(facing + off);
      const going: Going = { piece, facing, direction, column: false };
      const end = endOfWay(state, going, length);
      // Whoever ended in contact again would not have got away.
      if (end === undefined || touchesEnemy(state, piece, end)) continue;
      if (kept.every((block) => !overlap(end, block))) return { going, end };
    }
  }
  return undefined;
}
