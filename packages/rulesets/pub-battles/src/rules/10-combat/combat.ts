import { replaceTop, SETTING } from '@sandtable/kernel';
import { givingWay } from '../11-retreat/giveWay.ts';
import type { Definition, PubReport } from '../../state/definition.ts';
import { combatsOf, destroyBaggage, dropDeadContacts, sortSupports } from './melees.ts';
import { firstContact } from './leads.ts';
import { refOf } from '../../state/mentions.ts';
import { refuse } from '../refusal.ts';
import { takePart } from '../06-attack/relief.ts';
import type { State } from '../../state/state.ts';
import { pieceTagged, tagOf } from '../../state/tags.ts';
import { cavalryThatMayWithdraw } from './withdraw.ts';

const REFUSED = { noCombat: refuse('PB-10.1', 'noCombat') } as const;

/**
 * PB-10.1: all moves are made, and combat begins, in place of the frame that is on top. Baggage in
 * contact is destroyed (PB-9.4), and all leads in contact know each other's quality (PB-7.4).
 */
export function beginCombat(state: State, report: PubReport): void {
  replaceTop(state, { type: 'combat' });
  destroyBaggage(state, report);
  dropDeadContacts(state);
  sortSupports(state);
  const met: number[] = [];
  for (const leads of combatsOf(state)) met.push(...leads);
  const isNews = met.some((piece) => state.known[piece] === 0);
  for (const piece of met) state.known[piece] = 1;
  if (isNews) {
    report?.({
      type: 'met',
      rule: 'PB-7.4',
      reveals: true,
      pieces: met.map((piece) => refOf(state, piece)),
    });
  }
}

/** PB-10.1: which combat is next. */
export interface Combat {
  readonly type: 'combat';
}

/** PB-10.1: every combat is resolved; where there are several, the side that the scenario names chooses. */
export const combat: Definition<Combat> = {
  fields: {},
  on: [null],
  rule: 'PB-10.1',
  asked: ({ [SETTING]: { field } }) => field.chooser,

  settle(state, _frame, _dice, report) {
    const combats = combatsOf(state);
    if (combats.length > 1) return false;
    if (combats.length === 0) replaceTop(state, givingWay(state));
    else begin(state, combats[0], report);
    return true;
  },

  moves(state, _frame, list) {
    for (const leads of combatsOf(state)) {
      const defender = firstContact(state, leads)?.defender ?? -1;
      list.push({ type: 'resolve', defender: tagOf(state, defender) });
    }
  },

  answers: {
    resolve: {
      check: (state, _frame, { defender }) =>
        combatOf(state, defender) === undefined ? REFUSED.noCombat : undefined,

      play(state, _frame, { defender }, _dice, report) {
        const leads = combatOf(state, defender);
        if (leads !== undefined) begin(state, leads, report);
      },
    },
  },
};

/** The combat in which that piece is the first to be attacked. */
export function combatOf(state: State, tag: string): number[] | undefined {
  const defender = pieceTagged(state, tag);
  return combatsOf(state).find((leads) => firstContact(state, leads)?.defender === defender);
}

/** PB-10.7: cavalry may withdraw first; then come the rounds (PB-10.2). */
function begin(state: State, leads: readonly number[], report: PubReport): void {
  const [first] = leads;
  report?.({
    type: 'combatBegan',
    rule: 'PB-10.1',
    pieces: leads.map((piece) => refOf(state, piece)),
    at: [state.x[first], state.y[first]],
  });
  takePart(state, leads);
  const fight = { leads, round: 1, hit: [] } as const;
  const cavalry = cavalryThatMayWithdraw(state, leads);
  if (cavalry.length > 0) state.stack.push({ type: 'withdraw', ...fight, cavalry });
  else state.stack.push({ type: 'volley', ...fight, begun: false, left: [] });
}
