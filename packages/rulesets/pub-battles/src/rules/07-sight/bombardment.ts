import { SETTING, type Dice, type Refusal } from '@sandtable/kernel';
import { heading, isNear, isWithinTurn, touchesSegment, type Rectangle } from '@sandtable/table';
import { blockOf, blockWouldBe, isOnMap, kindOf, sideOfPiece } from '../02-pieces/blocks.ts';
import { isInContact } from '../05-disengaging/contacts.ts';
import { bombardmentNeeds, bombardmentReasons, diceOf } from '../10-combat/fire.ts';
import type { PubReport } from '../../state/definition.ts';
import { groundOf } from '../01-map/ground.ts';
import { bombardmentEffect, mostOfBombardment } from '../10-combat/hits.ts';
import { isCarried } from '../04-movement/origins.ts';
import { refOf } from '../../state/mentions.ts';
import { refuse } from '../refusal.ts';
import { flightFrom } from '../11-retreat/retreat.ts';
import { knownArm } from './spotting.ts';
import { whyNotFit } from '../04-movement/footing.ts';
import type { State } from '../../state/state.ts';
import { strike, struckOf } from '../10-combat/striking.ts';
import { OBLIQUE, SIDES } from '../tables.ts';
import { arrive } from '../04-movement/walking.ts';

const REFUSED = {
  noGun: refuse('PB-7.1', 'noGun'),
  spentGun: refuse('PB-7.1', 'spentGun'),
  gunInContact: refuse('PB-7.1', 'gunInContact'),
  gunMoved: refuse('PB-7.1', 'gunMoved'),
  noBombTarget: refuse('PB-7.1', 'noBombTarget'),
  immune: refuse('PB-7.1', 'immuneTrain'),
  hq: refuse('PB-2.4', 'hqTarget'),
  outOfReach: refuse('PB-7.1', 'outOfReach'),
  unseen: refuse('PB-7.2', 'unseen'),
  ownInLine: refuse('PB-7.2', 'ownInLine'),
  noRoomToTurn: refuse('PB-7.1', 'noRoomToTurn'),
} as const;

/** PB-7.1, PB-7.2: why artillery cannot bombard a target. */
export function whyNotBombard(state: State, gun: number, target: number): Refusal | undefined {
  if (!isOnMap(state, gun) || kindOf(state, gun) !== 'artillery') return REFUSED.noGun;
  if (state.spent[gun] === 1) return REFUSED.spentGun;
  // PB-8.2: what an HQ has brought there has moved.
  if (state.moved[gun] === 1 || isCarried(state, gun)) return REFUSED.gunMoved;
  if (isInContact(state, gun)) return REFUSED.gunInContact;
  if (target < 0 || !isOnMap(state, target)) return REFUSED.noBombTarget;
  if (sideOfPiece(state, target) === sideOfPiece(state, gun)) return REFUSED.noBombTarget;
  const kind = kindOf(state, target);
  if (kind === 'hq') return REFUSED.hq;
  const block = blockOf(state, target);
  const refusal = whyNotReach(state, gun, block);
  if (refusal !== undefined) return refusal;
  // Whoever does not know what it is (PB-7.4) may try.
  const isKnown = knownArm(state, target, sideOfPiece(state, gun)) !== null;
  if (kind === 'train' && isKnown) return REFUSED.immune;
  return whyNotAim(state, gun, state.x[target], state.y[target]);
}

/** PB-7.1, PB-7.2: why guns cannot be laid on a place that they reach. */
function whyNotAim(state: State, gun: number, x: number, y: number): Refusal | undefined {
  if (isOwnInLine(state, gun, x, y)) return REFUSED.ownInLine;
  return facingToward(state, gun, x, y) < 0 ? REFUSED.noRoomToTurn : undefined;
}

/** PB-7.1, PB-7.2: why guns cannot fire at somebody who stands so. */
function whyNotReach(state: State, gun: number, block: Rectangle): Refusal | undefined {
  const { field } = state[SETTING];
  if (!isNear(block, state.x[gun], state.y[gun], field.rates.foot)) return REFUSED.outOfReach;
  return groundOf(field).sees(blockOf(state, gun), block) ? undefined : REFUSED.unseen;
}

/**
 * PB-7.1: the guns of the enemy, as far as the side of a piece knows them, that could bombard it if it stood so.
 * Those that it leaves are free to fire then (PB-5.4).
 */
export function gunsOver(state: State, piece: number, block: Rectangle): number[] {
  const side = sideOfPiece(state, piece);
  if (kindOf(state, piece) === 'hq') return [];
  return state.place.flatMap((_, gun) => {
    if (!isOnMap(state, gun) || sideOfPiece(state, gun) === side) return [];
    if (state.spent[gun] === 1 || isHeldByOther(state, gun, piece)) return [];
    if (whyNotReach(state, gun, block) !== undefined) return [];
    if (knownArm(state, gun, side) !== 'artillery') return [];
    return whyNotAim(state, gun, block.x, block.y) === undefined ? [gun] : [];
  });
}

/** Whether guns are in contact with somebody else than this piece. */
function isHeldByOther({ contacts }: State, gun: number, piece: number): boolean {
  return contacts.some(
    ({ attacker, defender }) =>
      (attacker === gun && defender !== piece) || (defender === gun && attacker !== piece),
  );
}

/** PB-7.2: whether an own piece of any kind is on the line of fire, from centre to centre. */
function isOwnInLine(state: State, gun: number, x: number, y: number): boolean {
  const side = sideOfPiece(state, gun);
  for (let other = 0; other < state.place.length; other++) {
    if (other === gun || sideOfPiece(state, other) !== side || !isOnMap(state, other)) continue;
    if (touchesSegment(blockOf(state, other), state.x[gun], state.y[gun], x, y)) return true;
  }
  return false;
}

/**
 * PB-7.1: how the guns face when they fire: straight at the target. Where they have no room to turn,
 * they fire as far to either hand as their field of fire opens; -1 where that is not far enough.
 */
function facingToward(state: State, gun: number, toX: number, toY: number): number {
  const [x, y, facing] = [state.x[gun], state.y[gun], state.facing[gun]];
  const toward = heading(x, y, toX, toY);
  if (toward === facing && state.column[gun] === 0) return facing;
  if (whyNotFit(state, gun, blockWouldBe(state, gun, x, y, toward)) === undefined) return toward;
  const isAhead = isWithinTurn(facing, OBLIQUE, toX - x, toY - y);
  return isAhead && state.column[gun] === 0 ? facing : -1;
}

/** PB-7.1: the guns turn and fire once. What they hit may be driven back, never destroyed. */
export function bombard(
  state: State,
  gun: number,
  target: number,
  dice: Dice,
  report: PubReport,
): void {
  state.facing[gun] = facingToward(state, gun, state.x[target], state.y[target]);
  state.column[gun] = 0;
  state.moved[gun] = 1;
  arrive(state, gun, report);
  state.bombarded.push({ gun, target });
  const needs = bombardmentNeeds(state, gun, target);
  const struck = struckOf(state, target, 0);
  const most = mostOfBombardment(struck);
  const hits = dice.successes(diceOf(state, gun), needs, most);
  report?.({
    type: 'bombarded',
    rule: 'PB-7.1',
    // What hits do tells of a quality that is not known yet (PB-10.6).
    ...(hits > 0 && state.known[target] === 0 && { reveals: true }),
    side: SIDES[sideOfPiece(state, gun)],
    piece: refOf(state, gun),
    target: refOf(state, target),
    from: [state.x[gun], state.y[gun]],
    to: [state.x[target], state.y[target]],
    dice: [...dice.faces],
    needs,
    most,
    hits: dice.faces.filter((face) => face >= needs).length,
    reasons: bombardmentReasons(state, gun, target),
  });
  if (hits === 0) return;
  const effect = bombardmentEffect(struck, hits);
  strike(
    state,
    target,
    struck,
    hits,
    effect,
    flightFrom(state, target, [gun]),
    'bombardment',
    report,
  );
}
