import { SETTING } from '@sandtable/kernel';
import {
  isInContact,
  isOnMap,
  isTrainSupplied,
  originOf,
  tagOf,
  type Place,
  type PubMove,
} from '@sandtable/pub-battles';
import { distance } from '@sandtable/table';
import { middleOf, nearestEnemy } from './goals.ts';
import { bestAllowed, placesFor, type Option } from './marches.ts';
import { roadMarches } from './roads.ts';
import { routesOf } from './routes.ts';
import type { Situation } from './situation.ts';
import { REACH } from './weights.ts';

/**
 * PB-9.3: a train follows the army at a distance and unpacks in its rear, once, before there is
 * fighting. It never packs again: that would be the end.
 */
export function trainMove(situation: Situation, train: number): PubMove | undefined {
  const { state, own } = situation;
  const tag = tagOf(state, train);
  if (state.unpacked[train] === 1) return undefined;
  const army = own.filter((piece) => !isInContact(state, piece));
  const [x, y] = army.length > 0 ? middleOf(situation, army) : [state.x[train], state.y[train]];
  if (isOnMap(state, train) && isPlaceToUnpack(situation, train, [x, y])) {
    return { type: 'unpack', piece: tag };
  }
  if (state.moved[train] === 1 || !isSafeToCome(situation, train)) return undefined;
  return bestAllowed(situation, trainOptions(situation, train, [x, y]))?.move;
}

/** PB-12.9: a train that is not there yet waits until the way in is clear: nobody can take it before. */
function isSafeToCome(situation: Situation, train: number): boolean {
  const { state } = situation;
  if (isOnMap(state, train)) return true;
  const { x, y } = originOf(state, train);
  return nearestEnemy(situation, x, y).far > REACH.near;
}

/** In the rear, in supply, with the enemy near enough that there will be fighting. */
function isPlaceToUnpack(situation: Situation, train: number, [x, y]: Place): boolean {
  const { state, own } = situation;
  const [tx, ty] = [state.x[train], state.y[train]];
  const { far } = nearestEnemy(situation, tx, ty);
  if (!isTrainSupplied(state, train) || far < REACH.safe - 1500) return false;
  const isNeeded = own.some((piece) => state.spent[piece] === 1);
  const front = nearestEnemy(situation, x, y).far;
  const isNear = distance(x, y, tx, ty) < REACH.rear;
  return isNear && (isNeeded || front < REACH.near) && far > REACH.safe - 1500;
}

function trainOptions(situation: Situation, train: number, [x, y]: Place): Option[] {
  const { state } = situation;
  const tag = tagOf(state, train);
  const origin = originOf(state, train);
  const routes = routesOf(state[SETTING].field);
  const far = routes.to(x, y);
  const worth = (px: number, py: number): number => {
    const enemy = nearestEnemy(situation, px, py).far;
    const danger = enemy < REACH.safe ? (3 * (REACH.safe - enemy)) / 1000 : 0;
    const apart = Math.abs(routes.from(far, px, py) - 0.6 * REACH.rear);
    return -danger - (0.2 * apart) / 1000;
  };
  const options: Option[] = [];
  if (isOnMap(state, train)) {
    options.push({ move: { type: 'stand', piece: tag }, worth: worth(origin.x, origin.y) + 0.1 });
  }
  for (const { to, facing } of placesFor(situation, train, origin, far, undefined)) {
    if (to[0] < 0 || to[1] < 0) continue;
    options.push({ move: { type: 'march', piece: tag, to, facing }, worth: worth(...to) });
  }
  for (const { move } of roadMarches(situation, train, far)) {
    options.push({ move, worth: worth(...move.to) });
  }
  return options;
}
