import { message, otherSide, SETTING } from '@sandtable/kernel';
import type { Rectangle } from '@sandtable/table';
import { enemiesBefore, touches, touchesEnemy } from './attack.ts';
import { blockOf, blockWouldBe, isOnMap, sideOfPiece } from '../02-pieces/blocks.ts';
import { areInContact, isInContact } from '../05-disengaging/contacts.ts';
import type { Definition, PubReport } from '../../state/definition.ts';
import { COUNT, PIECE } from '../../state/frameFields.ts';
import { groundOf } from '../01-map/ground.ts';
import { combatsOf } from '../10-combat/melees.ts';
import { isFight, joinFight, leaveFight, touchedBy } from '../10-combat/leads.ts';
import { refOf, standingOf } from '../../state/mentions.ts';
import { refuse } from '../refusal.ts';
import { isAboutToRelieve, takePart } from './relief.ts';
import { canRetreat, flightFrom, retreat } from '../11-retreat/retreat.ts';
import { settleAt } from '../02-pieces/settling.ts';
import { whyNotFit } from '../04-movement/footing.ts';
import type { State } from '../../state/state.ts';
import { pieceWords } from '../../table/pieceWords.ts';
import { isSupporting } from './support.ts';

const REFUSED = {
  noWayOut: refuse('PB-11.1', 'noWayOut'),
  noRoomThere: refuse('PB-6.3', 'noRoomThere'),
  isMet: refuse('PB-6.3', 'supportIsMet'),
} as const;

/**
 * PB-6.3: a lead is gone, and its support takes its place or retreats. Until it has decided, the
 * contacts of its lead are its own.
 */
export interface Relieve {
  readonly type: 'relieve';
  readonly support: number;
  /** The lead that is gone, and where it stood. */
  readonly lead: number;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/**
 * PB-6.3: a support takes the place of its lead, retreats, or, with nobody in contact, stays. It is asked
 * also where it can only stay: else one would know of what kind it is.
 */
export const relieve: Definition<Relieve> = {
  fields: { support: PIECE, lead: PIECE, x: COUNT, y: COUNT, facing: COUNT },
  on: ['order', 'combat', 'relieve', 'volley', 'aim', 'stand', 'withdraw', 'giveWay', null],
  rule: 'PB-6.3',
  asked: (state, { support }) => sideOfPiece(state, support),

  possible: (state, { support, lead }) =>
    support !== lead &&
    isOnMap(state, support) &&
    sideOfPiece(state, support) === sideOfPiece(state, lead),

  moves(state, frame, list) {
    if (mayRelieve(state, frame)) list.push({ type: 'relieve' });
    if (maySupportStay(state, frame)) list.push({ type: 'stay' });
    if (mayDecline(state, frame)) list.push({ type: 'retreat' });
  },

  answers: {
    relieve: {
      check: (state, frame) => (mayRelieve(state, frame) ? undefined : REFUSED.noRoomThere),

      play(state, frame, _move, _dice, report) {
        state.stack.pop();
        takePlace(state, frame, report);
      },
    },
    stay: {
      check: (state, frame) => (maySupportStay(state, frame) ? undefined : REFUSED.isMet),

      play(state, { support }, _move, _dice, report) {
        state.stack.pop();
        leaveFight(state, support);
        report?.({ type: 'stood', rule: 'PB-6.3', piece: refOf(state, support) });
      },
    },
    retreat: {
      check: (state, frame) => (mayDecline(state, frame) ? undefined : REFUSED.noWayOut),

      play(state, { support, lead }, _move, _dice, report) {
        state.stack.pop();
        retreat(state, support, flightFrom(state, support, []), 'choice', report, lead);
      },
    },
  },

  ask: ({ pieces }, { lead, support }) =>
    message('ask.relieve', {
      lead: pieceWords(pieces[lead]),
      support: pieceWords(pieces[support]),
    }),

  /** It takes the place while Fresh where the enemy is in contact, and goes once Spent. */
  fallback(state, frame) {
    if (maySupportStay(state, frame)) return { type: 'stay' };
    const isFresh = state.spent[frame.support] === 0;
    return { type: isFresh || !mayDecline(state, frame) ? 'relieve' : 'retreat' };
  },
};

function takePlace(
  state: State,
  { support, lead, x, y, facing }: Relieve,
  report: PubReport,
): void {
  const block = blockWouldBe(state, support, x, y, facing);
  dropMissed(state, support, blockWouldBe(state, lead, x, y, facing), block);
  // PB-7.4: its quality is seen now that it is in contact.
  const meets = isInContact(state, support);
  const isNews = meets && state.known[support] === 0;
  const met = meets ? meetOthers(state, support, block) : NOBODY;
  if (meets) {
    state.known[support] = 1;
    state.fought[support] = 1;
  }
  state.column[support] = 0;
  settleAt(state, support, block, report);
  report?.({
    type: 'relieved',
    rule: 'PB-6.3',
    ...(isNews && { reveals: true }),
    piece: refOf(state, support),
    to: standingOf(state, support),
  });
  if (met.length === 0) return;
  for (const enemy of met) state.known[enemy] = 1;
  report?.({
    type: 'met',
    rule: 'PB-7.4',
    reveals: true,
    pieces: [support, ...met].map((each) => refOf(state, each)),
  });
}

const NOBODY: readonly number[] = [];

/**
 * PB-6.3, PB-10.8: in the place of a shorter lead it comes to lie against others: it has moved into contact
 * with them, and they, and those whom they fight, join the combat. Whoever supports another does not.
 */
function meetOthers(state: State, support: number, block: Rectangle): readonly number[] {
  const ground = groundOf(state[SETTING].field);
  const level = ground.levelUnder(block);
  const before = enemiesBefore(
    state,
    otherSide(sideOfPiece(state, support)),
    block,
    (enemy) => areInContact(state, support, enemy) || isSupporting(state, enemy) >= 0,
  );
  if (before.length === 0) return NOBODY;
  const made = state.contacts.length;
  for (const { enemy, edge } of before) {
    const uphill = ground.levelUnder(blockOf(state, enemy)) > level;
    state.contacts.push({ attacker: support, defender: enemy, edge, river: false, uphill });
  }
  const all = combatsOf(state).find((leads) => leads.includes(support)) ?? NOBODY;
  joinFight(state, support, all, made);
  const isFighting = state.stack.some(isFight);
  if (isFighting) takePart(state, all);
  return before.map(({ enemy }) => enemy);
}

/** PB-6.3: in the place of a longer lead it does not touch all whom that touched: they are out of contact. */
function dropMissed(state: State, support: number, lead: Rectangle, block: Rectangle): void {
  const { contacts } = state;
  for (let i = contacts.length - 1; i >= 0; i--) {
    const { attacker, defender } = contacts[i];
    if (attacker !== support && defender !== support) continue;
    const enemy = blockOf(state, attacker === support ? defender : attacker);
    if (touches(lead, enemy) && !touches(block, enemy)) contacts.splice(i, 1);
  }
}

/**
 * PB-6.3: whether there is room for it; a larger block than its lead's may find none. With nobody in
 * contact it does not come into contact either: that would be an attack (PB-6.2).
 */
export function mayRelieve(state: State, { support, lead, x, y, facing }: Relieve): boolean {
  const block = blockWouldBe(state, support, x, y, facing);
  if (whyNotFit(state, support, block) !== undefined) return false;
  return (
    isInContact(state, support) ||
    !touchesEnemy(state, support, block) ||
    touchesEnemy(state, support, blockWouldBe(state, lead, x, y, facing))
  );
}

/**
 * PB-6.3: with nobody left in contact nobody is made to advance, nor is one who finds no room. An enemy
 * who is about to take a place himself is not in contact either.
 */
export function maySupportStay(state: State, frame: Relieve): boolean {
  const isMet = touchedBy(state, frame.support).some((enemy) => !isAboutToRelieve(state, enemy));
  return !isMet || !mayRelieve(state, frame);
}

export function mayDecline(state: State, { support, lead }: Relieve): boolean {
  return canRetreat(state, support, flightFrom(state, support, []), lead);
}
