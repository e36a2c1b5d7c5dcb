import { SETTING } from '@sandtable/kernel';
import { kindOf } from '../rules/02-pieces/blocks.ts';
import { needsOf } from '../rules/10-combat/fire.ts';
import type { Frame } from '../state/frames.ts';
import { firstContact, firstRoundOf, isFight } from '../rules/10-combat/leads.ts';
import { duelOdds, type Duellist, type DuelOdds, type End } from './odds.ts';
import type { Contact, State } from '../state/state.ts';

/** How a combat of two leads will end, if each stays while it is Fresh and goes once it is Spent. */
interface Outlook {
  readonly attacker: number;
  readonly defender: number;
  readonly odds: DuelOdds;
}

/**
 * The outlook of the combat that is being fought, from its next round on; undefined where there is
 * none, or more than two fight in it. What supports may do is not counted.
 */
export function outlookOf(state: State): Outlook | undefined {
  const fight = state.stack.find(isFight);
  if (fight?.leads.length !== 2) return undefined;
  const contact = firstContact(state, fight.leads);
  if (contact === undefined) return undefined;
  const next = isBeforeFire(fight) ? fight.round : fight.round + 1;
  const { attacker, defender } = contact;
  const one = duellist(state, attacker, defender, contact, fight.hit);
  const other = duellist(state, defender, attacker, contact, fight.hit);
  return { attacker, defender, odds: duelOdds(one, other, next === firstRoundOf(contact)) };
}

/** PB-10.7: before the first round only the withdrawal of cavalry is decided. */
function isBeforeFire({ type }: Frame): boolean {
  return type === 'withdraw';
}

function duellist(
  state: State,
  piece: number,
  target: number,
  contact: Contact,
  hit: readonly number[],
): Duellist {
  const first = firstRoundOf(contact);
  return {
    kind: kindOf(state, piece),
    steadfast: state[SETTING].army.pieces[piece].steadfast,
    spent: state.spent[piece] === 1,
    taken: hit.filter((each) => each === piece).length,
    needsFirst: needsOf(state, piece, target, contact, first),
    needsLater: needsOf(state, piece, target, contact, first + 1),
  };
}

/** In how many of a hundred cases one of the two ends so. */
export function percentOf({ odds }: Outlook, whose: 'attacker' | 'defender', end: End): number {
  let percent = 0;
  for (const [ends, { ways, of }] of odds) {
    if (ends.split(' ')[whose === 'attacker' ? 0 : 1] !== end) continue;
    percent += (Number(ways) / Number(of)) * 100;
  }
  return Math.round(percent);
}
