import { SETTING } from '@sandtable/kernel';
import {
  facingNow,
  isCavalry,
  isIneffective,
  isOnMap,
  isTrainSupplied,
  kindOf,
  sideOfPiece,
  SIDES,
  pubBattlesRules,
  tagOf,
  whyNotRally,
  type PubMove,
} from '@sandtable/pub-battles';
import { distance, heading } from '@sandtable/table';
import { nearestEnemy, type Goal } from './goals.ts';
import { routesOf } from './routes.ts';
import type { Situation } from './situation.ts';

/** PB-9.1: it turns Fresh where it can, and its front to the enemy if there is room for that. */
export function rallyMove(situation: Situation, piece: number): PubMove | undefined {
  const { state, us } = situation;
  const facing = facingNow(state, piece);
  if (state.spent[piece] === 0 || whyNotRally(state, piece, facing) !== undefined) return undefined;
  const tag = tagOf(state, piece);
  const [x, y] = [state.x[piece], state.y[piece]];
  const { enemy } = nearestEnemy(situation, x, y);
  const toward = enemy < 0 ? facing : heading(x, y, state.x[enemy], state.y[enemy]);
  return [toward, facing]
    .map((each): PubMove => ({ type: 'rally', piece: tag, facing: each }))
    .find((move) => pubBattlesRules.check(state, SIDES[us], move) === undefined);
}

/** The train to which a Spent piece goes back: the nearest that is unpacked and in supply. */
export function wayBack({ state, us }: Situation, piece: number): Goal | undefined {
  if (state.spent[piece] === 0 || isCavalry(kindOf(state, piece))) return undefined;
  if (isIneffective(state, state.command[piece])) return undefined;
  const routes = routesOf(state[SETTING].field);
  let found: Goal | undefined;
  let least = Infinity;
  for (let train = 0; train < state.place.length; train++) {
    if (kindOf(state, train) !== 'train' || sideOfPiece(state, train) !== us) continue;
    if (!isOnMap(state, train) || state.unpacked[train] === 0 || !isTrainSupplied(state, train)) {
      continue;
    }
    const far = distance(state.x[train], state.y[train], state.x[piece], state.y[piece]);
    if (far >= least) continue;
    least = far;
    const at = [state.x[train], state.y[train]] as const;
    found = { at, far: routes.to(...at), isHeld: false };
  }
  return found;
}
