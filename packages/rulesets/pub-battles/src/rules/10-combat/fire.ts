import { SETTING, type Reason } from '@sandtable/kernel';
import type { Rectangle } from '@sandtable/table';
import { isFlanking } from '../06-attack/attack.ts';
import { blockOf, entryOf } from '../02-pieces/blocks.ts';
import { hasCover } from '../05-disengaging/fieldsOfFire.ts';
import { groundOf } from '../01-map/ground.ts';
import { firstRoundOf } from './leads.ts';
import type { Contact, State } from '../../state/state.ts';
import { HITS_ON } from '../tables.ts';

/** PB-10.3: how many dice a piece has. Quality and Fresh or Spent make no difference. */
export function diceOf(state: State, piece: number): number {
  return entryOf(state, piece).dice;
}

/**
 * PB-10.3, PB-10.4: the score that a die of the firer needs. With at most one for cover and one for a
 * flank either way it is always from 3 to 6, so that no die hits or misses whatever it shows.
 */
export function needsOf(
  state: State,
  firer: number,
  target: number,
  contact: Contact,
  round: number,
): number {
  return (
    HITS_ON +
    (isCovered(state, firer, contact) ? 1 : 0) -
    (isFlanked(state, target, contact, round) ? 1 : 0) +
    (isFlanked(state, firer, contact, round) ? 1 : 0)
  );
}

/** The reasons for that score, for the log. */
export function reasonsOf(
  state: State,
  firer: number,
  target: number,
  contact: Contact,
  round: number,
): Reason[] {
  const reasons: Reason[] = [];
  if (isCovered(state, firer, contact)) reasons.push(COVER);
  if (isFlanked(state, target, contact, round)) {
    reasons.push({ ...whyFlanked(state, target, contact), count: 1 });
  }
  if (isFlanked(state, firer, contact, round)) {
    const { rule, key } = whyFlanked(state, firer, contact);
    reasons.push({ rule, key: `${key}Self`, count: -1 });
  }
  return reasons;
}

const COVER: Reason = { rule: 'PB-10.4', key: 'cover', count: -1 };
const FLANK: Reason = { rule: 'PB-6.5', key: 'flank', count: 1 };
const COLUMN: Reason = { rule: 'PB-4.6', key: 'column', count: 1 };

/** PB-10.4: the attacker fires at a defender in woods or buildings, or up a slope; once, however much of it. */
function isCovered(state: State, firer: number, { attacker, defender, uphill }: Contact): boolean {
  if (firer !== attacker) return false;
  if (uphill) return true;
  const terrain = groundOf(state[SETTING].field).terrainUnder(blockOf(state, defender));
  return terrain === 'woods' || terrain === 'town';
}

/**
 * PB-6.5, PB-6.6, PB-6.7, PB-4.6: whether a piece counts as flanked in a contact. However many reasons
 * there are, it is flanked once. Buildings prevent it for a defender (PB-10.4).
 */
export function isFlanked(state: State, piece: number, contact: Contact, round: number): boolean {
  if (piece === contact.defender) {
    const block = blockOf(state, piece);
    if (groundOf(state[SETTING].field).terrainUnder(block) === 'town') return false;
    if (contact.enveloped === true) return true;
    if (isFlanking(blockOf(state, contact.attacker), block)) return true;
  }
  return state.column[piece] === 1 || hasCrossedRiver(state, piece, round);
}

/** PB-6.7: in this round, the first of that attack. */
function hasCrossedRiver({ contacts }: State, piece: number, round: number): boolean {
  for (const contact of contacts) {
    if (contact.river && contact.attacker === piece && firstRoundOf(contact) === round) return true;
  }
  return false;
}

function whyFlanked(
  state: State,
  piece: number,
  contact: Contact,
): { readonly rule: string; readonly key: string } {
  if (piece === contact.defender) {
    if (isFlanking(blockOf(state, contact.attacker), blockOf(state, piece))) {
      return { rule: 'PB-6.5', key: 'flank' };
    }
    if (contact.enveloped === true) return { rule: 'PB-6.6', key: 'enveloped' };
  }
  if (state.column[piece] === 1) return { rule: 'PB-4.6', key: 'column' };
  return { rule: 'PB-6.7', key: 'river' };
}

/** PB-7.1: what a die of a bombardment needs: cover counts, and so does the flank. */
export function bombardmentNeeds(state: State, gun: number, target: number): number {
  return needsAgainst(state, gun, blockOf(state, target), state.column[target] === 1);
}

/** The same for one that stands so, in column or not. */
export function needsAgainst(
  state: State,
  gun: number,
  block: Rectangle,
  isColumn: boolean,
): number {
  return (
    HITS_ON +
    (hasCover(state, block, blockOf(state, gun)) ? 1 : 0) -
    (isBombardedInFlank(state, gun, block, isColumn) ? 1 : 0)
  );
}

export function bombardmentReasons(state: State, gun: number, target: number): Reason[] {
  const reasons: Reason[] = [];
  const block = blockOf(state, target);
  if (hasCover(state, block, blockOf(state, gun))) reasons.push(COVER);
  if (isBombardedInFlank(state, gun, block, state.column[target] === 1)) {
    reasons.push(isFlanking(blockOf(state, gun), block) ? FLANK : COLUMN);
  }
  return reasons;
}

/** PB-7.1, PB-6.5, PB-4.6, PB-10.4: a column, or guns behind the line of its front, unless it is in buildings. */
function isBombardedInFlank(
  state: State,
  gun: number,
  block: Rectangle,
  isColumn: boolean,
): boolean {
  if (groundOf(state[SETTING].field).terrainUnder(block) === 'town') return false;
  return isColumn || isFlanking(blockOf(state, gun), block);
}
