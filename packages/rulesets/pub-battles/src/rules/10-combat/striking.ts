import { SETTING } from '@sandtable/kernel';
import type { PubReport } from '../../state/definition.ts';
import { countedHits, countedOfBombardment, MOST_TAKEN, type Struck } from './hits.ts';
import type { Effect } from '../tables.ts';
import { becomeSpent } from './losses.ts';
import { refOf } from '../../state/mentions.ts';
import { callSupport } from '../06-attack/relief.ts';
import { fall, retreat, type Flight, type Retreat } from '../11-retreat/retreat.ts';
import type { State } from '../../state/state.ts';

/** A piece as hits find it. */
export function struckOf(state: State, piece: number, taken: number): Struck {
  const { kind, steadfast } = state[SETTING].army.pieces[piece];
  return { kind, steadfast, spent: state.spent[piece] === 1, taken };
}

/** PB-10.6: how many hits a piece has taken in this combat, as far as it matters. */
export function hitsTaken(hit: readonly number[], piece: number): number {
  let taken = 0;
  for (const other of hit) if (other === piece) taken++;
  return taken;
}

/** PB-10.6: with so many more. */
export function withHits(hit: readonly number[], piece: number, hits: number): readonly number[] {
  const more = Math.min(hits, MOST_TAKEN - hitsTaken(hit, piece));
  return more > 0 ? [...hit, ...new Array<number>(more).fill(piece)] : hit;
}

/** PB-10.5: a piece suffers what hits do to it; it retreats from those who touch it, or who fired. */
export function strike(
  state: State,
  piece: number,
  struck: Struck,
  hits: number,
  effect: Effect,
  flight: Flight,
  why: Retreat,
  report: PubReport,
): void {
  const count = why === 'bombardment' ? countedOfBombardment : countedHits;
  tellQuality(state, piece, hits, count(struck, hits), report);
  switch (effect) {
    case 'none':
      return;
    case 'spent':
      becomeSpent(state, piece, 'PB-10.5', report);
      return;
    case 'spentRetreat':
      becomeSpent(state, piece, 'PB-10.5', report);
      retreat(state, piece, flight, why, report);
      return;
    case 'retreat':
      retreat(state, piece, flight, why, report);
      return;
    case 'destroyed':
      fall(state, piece, callSupport(state, piece, report), 'PB-10.5', report);
  }
}

/** PB-10.6: hits that count otherwise. */
function tellQuality(
  state: State,
  piece: number,
  hits: number,
  counted: number,
  report: PubReport,
): void {
  if (counted === hits) return;
  report?.({
    type: counted < hits ? 'shrugged' : 'shaken',
    rule: 'PB-10.6',
    piece: refOf(state, piece),
  });
}
