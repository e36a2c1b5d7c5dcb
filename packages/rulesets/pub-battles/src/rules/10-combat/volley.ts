import { addedLater, message, replaceTop, type Dice } from '@sandtable/kernel';
import { kindOf, sideOfPiece } from '../02-pieces/blocks.ts';
import { diceOf, needsOf, reasonsOf } from './fire.ts';
import { NEVER_ASKS, type Definition, type PubReport } from '../../state/definition.ts';
import { FLAG, PIECE, PIECES } from '../../state/frameFields.ts';
import { effectOf, mostHits } from './hits.ts';
import { SIDES, type Effect } from '../tables.ts';
import {
  contactOf,
  FIGHTING,
  firstContact,
  firstRoundOf,
  isFightPossible,
  leadsInOrder,
  touchedBy,
  type Fighting,
} from './leads.ts';
import { refOf } from '../../state/mentions.ts';
import { refuse } from '../refusal.ts';
import { flightFrom, type Flight } from '../11-retreat/retreat.ts';
import type { State } from '../../state/state.ts';
import { standingOrder } from './holdGround.ts';
import { hitsTaken, strike, struckOf, withHits } from './striking.ts';
import { pieceTagged, tagOf } from '../../state/tags.ts';
import { pieceWords } from '../../table/pieceWords.ts';

const REFUSED = { notTouched: refuse('PB-10.8', 'notTouched') } as const;

/** PB-10.2, PB-10.8: a round of fire. Never asks. */
export interface Volley extends Fighting {
  readonly type: 'volley';
  /**
   * Whether the two that are first in contact have fired. Until then only defending artillery has, which
   * fires before those who attack it (PB-6.4).
   */
  readonly begun: boolean;
  /** Those who have not fired in this round, in order; nobody before it begins. */
  readonly left: readonly number[];
}

/** PB-10.2, PB-10.8: a round of fire. The initial pair first, then the others in order. */
export const volley: Definition<Volley> = {
  ...NEVER_ASKS,
  fields: { ...FIGHTING, begun: FLAG, left: PIECES },
  on: ['combat', null],
  rule: 'PB-10.2',
  possible: isFightPossible,

  settle(state, frame, dice, report) {
    const { leads, round, hit, begun, left } = frame;
    if (!begun) {
      if (left.length === 0) beginRound(state, frame, report);
      else firePair(state, frame, dice, report);
    } else if (left.length === 0) {
      replaceTop(state, { type: 'stand', leads, round, hit, left: standingOrder(state, leads) });
    } else fireNext(state, frame, firstToFire(state, frame, left[0]), dice, report);
    return true;
  },
};

/** PB-10.8: at which of several leads a piece fires. */
export interface Aim extends Fighting {
  readonly type: 'aim';
  readonly piece: number;
  /** As in the round that goes on when it has fired. */
  readonly begun: boolean;
  readonly left: readonly number[];
}

/** PB-10.8: a piece that touches several leads chooses at which of them it fires. */
export const aim: Definition<Aim> = {
  fields: { ...FIGHTING, piece: PIECE, begun: addedLater(FLAG, false), left: PIECES },
  on: ['combat', null],
  rule: 'PB-10.8',
  asked: (state, { piece }) => sideOfPiece(state, piece),
  possible: isFightPossible,

  moves(state, { piece }, list) {
    for (const target of touchedBy(state, piece)) {
      list.push({ type: 'fire', target: tagOf(state, target) });
    }
  },

  answers: {
    fire: {
      check(state, { piece }, move) {
        const target = pieceTagged(state, move.target);
        return touchedBy(state, piece).includes(target) ? undefined : REFUSED.notTouched;
      },

      play(state, { leads, round, hit, piece, begun, left }, { target }, dice, report) {
        replaceTop(state, { type: 'volley', leads, round, hit, begun, left });
        fireOnce(state, piece, pieceTagged(state, target), dice, report);
      },
    },
  },

  ask: ({ pieces }, { piece }) => message('ask.aim', { piece: pieceWords(pieces[piece]) }),
};

/** PB-10.2: everybody who is still in contact is to fire, or the combat is over. */
function beginRound(state: State, frame: Volley, report: PubReport): void {
  const leads = leadsInOrder(state, frame.leads);
  if (leads.length === 0) {
    state.stack.pop();
    report?.({ type: 'combatEnded', rule: 'PB-10.1' });
    return;
  }
  report?.({ type: 'roundBegan', rule: 'PB-10.2', round: frame.round });
  replaceTop(state, { ...frame, leads, left: leads });
}

/**
 * PB-10.2, PB-10.9: the two that are first in contact fire at the same time; or, after artillery that
 * fires first (PB-6.4), the attacker, or who took its place, replies.
 */
function firePair(state: State, frame: Volley, dice: Dice, report: PubReport): void {
  const pair = firstContact(state, frame.leads);
  if (pair === undefined) return replaceTop(state, { ...frame, begun: true });
  const { attacker, defender } = pair;
  const first = firstToFire(state, frame, attacker);
  if (first === defender) {
    replaceTop(state, { ...frame, left: frame.left.filter((piece) => piece !== first) });
    return fireOnce(state, first, attacker, dice, report);
  }
  if (first !== attacker) return fireNext(state, frame, first, dice, report);
  const left = frame.left.filter((piece) => piece !== attacker && piece !== defender);
  replaceTop(state, { ...frame, begun: true, left });
  if (!frame.left.includes(defender)) return fireOnce(state, attacker, defender, dice, report);
  // Both roll before either suffers.
  const onDefender = roll(state, attacker, defender, dice, report);
  const onAttacker = roll(state, defender, attacker, dice, report);
  const flight = flightOf(state, defender);
  take(state, attacker, onAttacker, flightOf(state, attacker), report);
  take(state, defender, onDefender, flight, report);
}

/**
 * PB-6.4: in the first round of their contact artillery that a piece attacks fires before it; otherwise it
 * is its own turn.
 */
function firstToFire(state: State, { round, left }: Volley, piece: number): number {
  for (const contact of state.contacts) {
    const { attacker, defender } = contact;
    if (attacker !== piece || kindOf(state, defender) !== 'artillery') continue;
    if (firstRoundOf(contact) !== round) continue;
    if (left.includes(defender)) return defender;
  }
  return piece;
}

/** PB-10.8: one of those left fires at a lead that it touches; where there are several, its side chooses. */
function fireNext(state: State, frame: Volley, piece: number, dice: Dice, report: PubReport): void {
  const { leads, round, hit, begun } = frame;
  const left = frame.left.filter((other) => other !== piece);
  const targets = touchedBy(state, piece);
  if (targets.length > 1) {
    replaceTop(state, { type: 'aim', leads, round, hit, piece, begun, left });
    return;
  }
  replaceTop(state, { ...frame, left });
  if (targets.length === 1) fireOnce(state, piece, targets[0], dice, report);
}

/** PB-10.9: one piece fires, and it takes effect at once. */
function fireOnce(
  state: State,
  firer: number,
  target: number,
  dice: Dice,
  report: PubReport,
): void {
  const hits = roll(state, firer, target, dice, report);
  take(state, target, hits, flightOf(state, target), report);
}

/** PB-10.3: how many hits a piece scores. More than can matter are not counted (PB-10.5). */
function roll(state: State, firer: number, target: number, dice: Dice, report: PubReport): number {
  const contact = contactOf(state, firer, target);
  if (contact === undefined) throw new Error(`${firer} does not touch ${target}`);
  const { round, hit } = fightOf(state);
  const needs = needsOf(state, firer, target, contact, round);
  const most = mostHits(struckOf(state, target, hitsTaken(hit, target)));
  const hits = dice.successes(diceOf(state, firer), needs, most);
  report?.({
    type: 'fired',
    rule: 'PB-10.3',
    side: SIDES[sideOfPiece(state, firer)],
    piece: refOf(state, firer),
    target: refOf(state, target),
    from: [state.x[firer], state.y[firer]],
    to: [state.x[target], state.y[target]],
    dice: [...dice.faces],
    needs,
    most,
    hits: dice.faces.filter((face) => face >= needs).length,
    reasons: reasonsOf(state, firer, target, contact, round),
  });
  return hits;
}

/** PB-11.1: how a lead gets away from those who touch it. */
function flightOf(state: State, piece: number): Flight {
  return flightFrom(state, piece, touchedBy(state, piece));
}

/** PB-10.5, PB-10.6: what the hits of this round do to a lead. */
function take(
  state: State,
  piece: number,
  hits: number,
  flight: Flight,
  report: PubReport,
): Effect {
  if (hits === 0) return 'none';
  const frame = fightOf(state);
  const struck = struckOf(state, piece, hitsTaken(frame.hit, piece));
  const effect = effectOf(struck, hits);
  const { stack } = state;
  stack[stack.lastIndexOf(frame)] = { ...frame, hit: withHits(frame.hit, piece, hits) };
  strike(state, piece, struck, hits, effect, flight, 'hits', report);
  return effect;
}

/** The round that is being fought, under supports that are asked. */
function fightOf({ stack }: State): Volley {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame.type === 'volley') return frame;
  }
  throw new Error('there is no fight');
}
