import type { Dice } from '@sandtable/kernel';
import { kindOf, sideOfPiece } from './blocks.ts';
import { diceOf, needsOf, reasonsOf } from './fire.ts';
import { NOT_ASKED, type FrameRules, type PubReport } from './frameRules.ts';
import type { Volley } from './frames.ts';
import { effectOf, mostHits } from './hits.ts';
import type { Effect } from './tables.ts';
import { contactOf, firstContact, isFightPossible, leadsInOrder, touchedBy } from './leads.ts';
import { refOf } from './refs.ts';
import { refuse } from './refusal.ts';
import { flightFrom, type Flight } from './retreat.ts';
import { replaceTop, type State } from './state.ts';
import { standingOrder } from './stand.ts';
import { hitsTaken, strike, struckOf, withHits } from './striking.ts';
import { pieceTagged, tagOf } from './tags.ts';

const REFUSED = { notTouched: refuse('PB-10.8', 'notTouched') } as const;

/** PB-10.2, PB-10.8: a round of fire. The initial pair first, then the others in order. */
export const volley: FrameRules<'volley'> = {
  rule: 'PB-10.2',
  asked: () => 0,
  possible: isFightPossible,

  settle(state, frame, dice, report) {
    if (!frame.begun) {
      if (frame.left.length > 0) reply(state, frame, dice, report);
      else beginRound(state, frame, dice, report);
      return true;
    }
    const { leads, round, hit, left } = frame;
    if (left.length === 0) {
      replaceTop(state, { type: 'stand', leads, round, hit, left: standingOrder(state, leads) });
      return true;
    }
    const [piece, ...rest] = left;
    const targets = touchedBy(state, piece);
    if (targets.length > 1) {
      replaceTop(state, { type: 'aim', leads, round, hit, piece, left: rest });
    } else {
      replaceTop(state, { ...frame, left: rest });
      if (targets.length === 1) fireOnce(state, piece, targets[0], dice, report);
    }
    return true;
  },

  moves: () => undefined,
  check: () => NOT_ASKED,
  play: () => undefined,
};

/** PB-10.8: a piece that touches several leads chooses at which of them it fires. */
export const aim: FrameRules<'aim'> = {
  rule: 'PB-10.8',
  asked: (state, { piece }) => sideOfPiece(state, piece),
  possible: isFightPossible,

  moves(state, { piece }, list) {
    for (const target of touchedBy(state, piece)) {
      list.push({ type: 'fire', target: tagOf(state, target) });
    }
  },

  check(state, { piece }, move) {
    if (move.type !== 'fire') return NOT_ASKED;
    const target = pieceTagged(state, move.target);
    return touchedBy(state, piece).includes(target) ? undefined : REFUSED.notTouched;
  },

  play(state, { leads, round, hit, piece, left }, move, dice, report) {
    if (move.type !== 'fire') return;
    replaceTop(state, { type: 'volley', leads, round, hit, begun: true, left });
    fireOnce(state, piece, pieceTagged(state, move.target), dice, report);
  },
};

/** PB-10.2, PB-10.8, PB-6.4: the two that are first in contact fire, or the combat is over. */
function beginRound(state: State, frame: Volley, dice: Dice, report: PubReport): void {
  const leads = leadsInOrder(state, frame.leads);
  const pair = firstContact(state, leads);
  if (pair === undefined) {
    state.stack.pop();
    report?.({ type: 'combatEnded', rule: 'PB-10.1' });
    return;
  }
  const { attacker, defender } = pair;
  const { round } = frame;
  report?.({ type: 'roundBegan', rule: 'PB-10.2', round });
  const others = leads.filter((piece) => piece !== attacker && piece !== defender);
  if (round === 1 && kindOf(state, defender) === 'artillery') {
    replaceTop(state, { ...frame, leads, left: [attacker, ...others] });
    fireOnce(state, defender, attacker, dice, report);
    return;
  }
  replaceTop(state, { ...frame, leads, begun: true, left: others });
  // PB-10.9: both roll before either suffers.
  const onDefender = roll(state, attacker, defender, dice, report);
  const onAttacker = roll(state, defender, attacker, dice, report);
  const flight = flightOf(state, defender);
  take(state, attacker, onAttacker, flightOf(state, attacker), report);
  take(state, defender, onDefender, flight, report);
}

/** PB-6.4: the attacker, or who took its place, returns the fire of the artillery. */
function reply(state: State, frame: Volley, dice: Dice, report: PubReport): void {
  const [piece, ...left] = frame.left;
  replaceTop(state, { ...frame, begun: true, left });
  const defender = firstContact(state, frame.leads)?.defender ?? -1;
  if (contactOf(state, piece, defender) !== undefined) {
    fireOnce(state, piece, defender, dice, report);
  }
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
    piece: refOf(state, firer),
    target: refOf(state, target),
    from: [state.x[firer], state.y[firer]],
    to: [state.x[target], state.y[target]],
    dice: [...dice.faces],
    needs,
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
