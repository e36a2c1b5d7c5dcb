import { SETTING } from '@sandtable/kernel';
import {
  blockOf,
  isInContact,
  isNight,
  isOnMap,
  kindOf,
  movesWith,
  pubBattlesRules,
  SIDES,
  tagOf,
  whyNotAct,
  type PubFrameOf,
  type PubMove,
  type SideIndex,
  type State,
} from '@sandtable/pub-battles';
import { isAllowed } from './allowed.ts';
import { attackMove, bestAttack } from './attacks.ts';
import { trainMove } from './baggage.ts';
import { tollOf } from './duels.ts';
import { goalOf, watchesOf } from './goals.ts';
import { bestBombardment } from './guns.ts';
import { hqMove } from './headquarters.ts';
import { bestMarch } from './marches.ts';
import { USUAL, type Errand } from './errand.ts';
import type { Answer } from './question.ts';
import { rallyMove, wayBack } from './rallying.ts';
import type { Reason } from './reasons.ts';
import { routesOf } from './routes.ts';
import { shyTrainMove } from './shyTrains.ts';
import type { Temper } from './temper.ts';
import { situationOf, type Situation } from './situation.ts';

type Order = PubFrameOf<'order'>;

/** PB-4: HQs first; then guns, attacks, and everybody else from the front to the rear; then it ends. */
export const answerOrder: Answer<'order'> = (question) => {
  const { state, us, temper, frame } = question;
  const meant = meantFor(situationOf(state, us, temper), frame, USUAL);
  question.because?.(meant?.reason ?? 'order.end');
  return meant?.move ?? end(state, us);
};

/** What a Command on an errand does next; nothing where it has done all it could. */
function meantFor(situation: Situation, frame: Order, errand: Errand): Meant | undefined {
  const { state, temper } = situation;
  const ready = readyOf(state, frame);
  return (
    moveOfHqs(situation, ready, errand) ??
    (isNight(state) ? undefined : moveOfFight(situation, frame, ready, errand)) ??
    moveOfOthers(situation, frame, ready, errand) ??
    (temper.shy > 0 ? moveOfShyTrains(situation, frame) : moveOfTrains(situation, frame))
  );
}

/** The next move of a Command on an errand, to the one that ends it. */
export function errandMove(
  state: State,
  us: SideIndex,
  temper: Temper,
  frame: Order,
  errand: Errand,
): PubMove {
  const seen = situationOf(state, us, temper);
  const { boldness = seen.boldness } = errand;
  return meantFor({ ...seen, boldness }, frame, errand)?.move ?? end(state, us);
}

/** A move, and what it is made for. */
interface Meant {
  readonly move: PubMove;
  readonly reason: Reason;
}

/** Who may still do something in this move. */
export function readyOf(state: State, frame: Order): number[] {
  return state.place.flatMap((_, piece) =>
    movesWith(state, frame, piece) && whyNotAct(state, frame, piece) === undefined ? [piece] : [],
  );
}

function moveOfHqs(
  situation: Situation,
  ready: readonly number[],
  { goal }: Errand,
): Meant | undefined {
  for (const piece of ready) {
    if (kindOf(situation.state, piece) !== 'hq') continue;
    const move = hqMove(situation, piece, goal)?.move;
    if (move !== undefined) return { move, reason: 'order.hq' };
  }
  return undefined;
}

/** PB-12.6: not at night. */
function moveOfFight(
  situation: Situation,
  frame: Order,
  ready: readonly number[],
  { prey }: Errand,
): Meant | undefined {
  return moveOfGuns(situation, ready) ?? moveOfAttackers(situation, frame, prey);
}

function moveOfGuns(situation: Situation, ready: readonly number[]): Meant | undefined {
  for (const piece of ready) {
    if (kindOf(situation.state, piece) !== 'artillery') continue;
    const move = bestBombardment(situation, piece);
    if (move !== undefined) return { move, reason: 'order.bombard' };
  }
  return undefined;
}

function moveOfAttackers(
  situation: Situation,
  frame: Order,
  prey: number | undefined,
): Meant | undefined {
  const attack = bestAttack(situation, frame, prey);
  if (attack === undefined) return undefined;
  const move = attackMove(situation.state, attack);
  return isAllowed(situation, move) ? { move, reason: 'order.attack' } : undefined;
}

/** Those in front first: they make room for the others. */
function moveOfOthers(
  situation: Situation,
  frame: Order,
  ready: readonly number[],
  errand: Errand,
): Meant | undefined {
  const { state } = situation;
  const goal = errand.goal ?? goalOf(situation, frame.command);
  const watches = watchesOf(situation);
  const far = (piece: number): number =>
    goal === undefined || !isOnMap(state, piece)
      ? 100_000
      : routesOf(state[SETTING].field).from(goal.far, state.x[piece], state.y[piece]);
  const troops = ready
    .filter((piece) => kindOf(state, piece) !== 'hq' && kindOf(state, piece) !== 'train')
    .toSorted((a, b) => far(a) - far(b));
  for (const piece of troops) {
    if (isInContact(state, piece)) {
      const meant = moveInContact(situation, piece);
      if (meant !== undefined) return meant;
      continue;
    }
    const rally = rallyMove(situation, piece);
    if (rally !== undefined) return { move: rally, reason: 'order.rally' };
    const back = wayBack(situation, piece);
    const watch = watches.find(({ guard }) => guard === piece);
    const march = bestMarch(situation, piece, back ?? goal, back === undefined ? watch : undefined);
    if (march === undefined) continue;
    const { move } = march;
    if (back !== undefined) return { move, reason: 'order.back' };
    return { move, reason: watch === undefined ? marchReason(move) : 'order.guard' };
  }
  return undefined;
}

function marchReason({ type }: PubMove): Reason {
  if (type === 'support') return 'order.support';
  return type === 'stand' ? 'order.stay' : 'order.march';
}

/** PB-5.4: it turns its front to whoever has come onto its flank; it goes where staying costs too much. */
export function moveInContact(situation: Situation, piece: number): Meant | undefined {
  const { state, kinds } = situation;
  const tag = tagOf(state, piece);
  const met = state.contacts.find(({ defender }) => defender === piece);
  const stand: PubMove = { type: 'stand', piece: tag };
  if (met === undefined) return { move: stand, reason: 'order.hold' };
  if (met.edge !== 'front') {
    const face: PubMove = { type: 'face', piece: tag, target: tagOf(state, met.attacker) };
    if (isAllowed(situation, face)) return { move: face, reason: 'order.face' };
  }
  const attacker = { kind: kinds[met.attacker], spent: state.spent[met.attacker] === 1 };
  const defender = { kind: kinds[piece], spent: state.spent[piece] === 1 };
  const terrain = situation.ground.terrainUnder(blockOf(state, piece));
  const covered = terrain === 'woods' || terrain === 'town' || met.uphill;
  const toll = tollOf(attacker, defender, {
    covered,
    flanked: met.edge !== 'front',
    river: met.river,
  });
  if (toll.defender - toll.attacker > 1.2) {
    const away = bestMarch(situation, piece, wayBack(situation, piece), undefined);
    if (away !== undefined && away.move.type !== 'stand') {
      return { move: away.move, reason: 'order.away' };
    }
  }
  return isAllowed(situation, stand) ? { move: stand, reason: 'order.hold' } : undefined;
}

/** PB-9.3: a train may unpack whatever it did before. */
function moveOfTrains(situation: Situation, frame: Order): Meant | undefined {
  const { state } = situation;
  for (let piece = 0; piece < state.place.length; piece++) {
    if (kindOf(state, piece) !== 'train' || !movesWith(state, frame, piece)) continue;
    const move = trainMove(situation, piece);
    if (move === undefined || !isAllowed(situation, move)) continue;
    return { move, reason: move.type === 'unpack' ? 'order.unpack' : 'order.train' };
  }
  return undefined;
}

function moveOfShyTrains(situation: Situation, frame: Order): Meant | undefined {
  const move = shyTrainMove(situation, frame);
  return move && { move, reason: move.type === 'unpack' ? 'order.unpack' : 'order.train' };
}

/** Whoever has to leave a field of fire and was not moved takes what the rules propose. */
function end(state: State, us: SideIndex): PubMove {
  const last: PubMove = { type: 'end' };
  if (pubBattlesRules.check(state, SIDES[us], last) === undefined) return last;
  const moves = pubBattlesRules.moves(state, SIDES[us]);
  return moves.find(({ type }) => type === 'march' || type === 'attack') ?? moves[0];
}
