import { SETTING, type Dice } from '@sandtable/kernel';
import {
  blockOf,
  blockWouldBe,
  combatsOf,
  contactOf,
  firstContact,
  isFlanking,
  kindOf,
  needsOf,
  pieceTagged,
  mayRetreat,
  pubBattlesRules,
  reliefOf,
  SIDES,
  touchedBy,
  type Contact,
  type PubFrameOf,
  type PubMove,
  type PubMoveOf,
} from '@sandtable/pub-battles';
import { best } from '../best.ts';
import { tollOf, volleyToll, type Fighter, type Toll } from './duels.ts';
import type { Answer } from './question.ts';
import { situationOf, type Situation } from './situation.ts';
import { lossOf } from './worth.ts';

/** PB-10.1: what goes well comes first: it clears the way for the rest. */
export const answerCombat: Answer<'combat'> = ({ state, us, temper, moves, dice }) => {
  const situation = situationOf(state, us, temper);
  const combats = combatsOf(state);
  const worth = (move: PubMoveOf<'resolve'>): number => {
    const defender = pieceTagged(state, move.defender);
    const leads = combats.find((each) => firstContact(state, each)?.defender === defender) ?? [];
    let sum = 0;
    for (const contact of state.contacts) {
      if (!leads.includes(contact.attacker)) continue;
      const toll = tollIn(situation, contact);
      const isOurs = state[SETTING].army.pieces[contact.attacker].side === us;
      sum += isOurs ? toll.defender - toll.attacker : toll.attacker - toll.defender;
    }
    return sum;
  };
  const resolves = moves.filter((move): move is PubMoveOf<'resolve'> => move.type === 'resolve');
  return best(resolves, worth, dice);
};

function fighter({ state }: Situation, piece: number): Fighter {
  return { kind: kindOf(state, piece), spent: state.spent[piece] === 1 };
}

function tollIn(situation: Situation, contact: Contact): Toll {
  const { state, ground } = situation;
  const { attacker, defender, uphill, river } = contact;
  const block = blockOf(state, defender);
  const terrain = ground.terrainUnder(block);
  const covered = uphill || terrain === 'woods' || terrain === 'town';
  const flanked = terrain !== 'town' && isFlanking(blockOf(state, attacker), block);
  return tollOf(fighter(situation, attacker), fighter(situation, defender), {
    covered,
    flanked,
    river,
  });
}

/** PB-10.7: cavalry does not wait for infantry, unless that has more to lose. */
export const answerWithdraw: Answer<'withdraw'> = ({ state, us, temper, frame, dice }) => {
  const situation = situationOf(state, us, temper);
  const [piece] = frame.cavalry;
  let sum = 0;
  for (const contact of state.contacts) {
    if (contact.defender !== piece) continue;
    const toll = tollIn(situation, contact);
    sum += toll.attacker - toll.defender;
  }
  const cost = lossOf(kindOf(state, piece), state.spent[piece] === 1, 'spent');
  if (sum >= -cost) return { type: 'stay' };
  const isWorth = sum < -cost - costToOthers(situation, { type: 'withdraw' }, dice);
  return { type: isWorth ? 'withdraw' : 'stay' };
};

/** PB-11.2: what is lost of those of ours who are pushed out of the way of one who goes. */
function costToOthers({ state, us }: Situation, going: PubMove, dice: Dice): number {
  let cost = 0;
  pubBattlesRules.play(pubBattlesRules.clone(state), SIDES[us], going, dice, (event) => {
    if (event.rule !== 'PB-11.2') return;
    if (event.type !== 'destroyed' && event.type !== 'becameSpent') return;
    const piece = pieceTagged(state, event.piece.tag);
    // Who has come out of reserve only now is not on the table yet.
    if (piece < 0) return;
    const kind = kindOf(state, piece);
    // Who is destroyed became Spent on the way.
    cost +=
      event.type === 'becameSpent'
        ? lossOf(kind, false, 'spent')
        : lossOf(kind, false, 'destroyed') - lossOf(kind, false, 'spent');
  });
  return cost;
}

/** PB-10.8: at whom it costs most. */
export const answerAim: Answer<'aim'> = ({ state, us, temper, frame, moves, dice }) => {
  const situation = situationOf(state, us, temper);
  const shots = moves.filter((move): move is PubMoveOf<'fire'> => move.type === 'fire');
  const worth = ({ target }: PubMoveOf<'fire'>): number =>
    shotAt(situation, frame.piece, pieceTagged(state, target), frame.round);
  return best(shots, worth, dice);
};

/** What a volley of one lead at another is expected to cost it. */
function shotAt(situation: Situation, firer: number, target: number, round: number): number {
  const { state } = situation;
  const contact = contactOf(state, firer, target);
  if (contact === undefined) return 0;
  const needs = needsOf(state, firer, target, contact, round);
  return volleyToll(kindOf(state, firer), needs, fighter(situation, target));
}

/**
 * PB-10.2: whether another round is worth more than going. A Spent piece whose next round will
 * probably destroy it goes, unless the enemy is as badly off.
 */
export const answerStand: Answer<'stand'> = ({ state, us, temper, frame, dice }) => {
  const situation = situationOf(state, us, temper);
  const [piece] = frame.left;
  if (!mayRetreat(state, piece)) return { type: 'stay' };
  const isFirst = frame.left.length > 1;
  const worth = worthOfStaying(situation, piece, frame.round + 1, isFirst);
  const cost = costOfGoing(situation, piece);
  if (worth >= -cost) return { type: 'stay' };
  const isWorth = worth < -cost - costToOthers(situation, { type: 'retreat' }, dice);
  return { type: isWorth ? 'retreat' : 'stay' };
};

function costOfGoing({ state }: Situation, piece: number): number {
  const kind = kindOf(state, piece);
  const cost = lossOf(kind, state.spent[piece] === 1, 'retreated');
  // Somebody else takes up the fight.
  return reliefOf(state, piece) >= 0 ? 0.5 * cost : cost;
}

/** Our fire, and that of others of ours at the same enemies, against what is fired at us. */
function worthOfStaying(
  situation: Situation,
  piece: number,
  round: number,
  decidesFirst: boolean,
): number {
  const { state, boldness } = situation;
  let [gain, loss] = [0, 0];
  const enemies = touchedBy(state, piece);
  for (const enemy of enemies) {
    gain = Math.max(gain, shotAt(situation, piece, enemy, round));
    for (const friend of touchedBy(state, enemy)) {
      if (friend !== piece) gain += 0.5 * shotAt(situation, friend, enemy, round);
    }
    const targets = touchedBy(state, enemy).length;
    // A Spent enemy who decides after us may go before he fires again.
    const stays = decidesFirst && state.spent[enemy] === 1 ? 0.6 : 1;
    loss += (stays * shotAt(situation, enemy, piece, round)) / targets;
  }
  return boldness * gain - loss / boldness;
}

/**
 * PB-6.3: a Fresh support takes over; a Spent one where the enemy is worn out too. With nobody in contact
 * it stays out of harm's way, unless its lead had better cover.
 */
export const answerRelieve: Answer<'relieve'> = ({ state, us, temper, frame, moves }) => {
  const may = (type: PubMoveOf<'relieve' | 'stay' | 'retreat'>['type']): boolean =>
    moves.some((move) => move.type === type);
  const situation = situationOf(state, us, temper);
  if (!may('relieve')) return { type: may('stay') ? 'stay' : 'retreat' };
  if (may('stay')) return { type: isBetterCover(situation, frame) ? 'relieve' : 'stay' };
  if (state.spent[frame.support] === 0 || !may('retreat')) return { type: 'relieve' };
  const isWorn = touchedBy(state, frame.support).every((enemy) => state.spent[enemy] === 1);
  return isWorn && situation.boldness >= 1 ? { type: 'relieve' } : { type: 'retreat' };
};

/** Whether the place of a lead lies in woods and that of its support does not. */
function isBetterCover({ state, ground }: Situation, frame: PubFrameOf<'relieve'>): boolean {
  const { support, x, y, facing } = frame;
  const ahead = blockWouldBe(state, support, x, y, facing);
  return (
    ground.terrainUnder(ahead) === 'woods' &&
    ground.terrainUnder(blockOf(state, support)) !== 'woods'
  );
}
