import { SETTING } from '@sandtable/kernel';
import { BLOCK_EDGES, cosine, isWithin, sine, UNIT, wrapDegrees } from '@sandtable/table';
import type { Order } from '../03-turn/acting.ts';
import { isCombatant, kindOf, sideOfPiece } from '../02-pieces/blocks.ts';
import { judgeHide } from '../08-reserves/hiding.ts';
import { judgeAttack, judgeMarch } from '../04-movement/marching.ts';
import type { PubMove } from '../../state/moves.ts';
import { hqOf, originOf, type Origin } from '../04-movement/origins.ts';
import { blocksWay } from '../04-movement/passing.ts';
import { isRefusal } from '../refusal.ts';
import type { State } from '../../state/state.ts';
import { tagOf } from '../../state/tags.ts';

/** How far apart the ways are that are tried, in degrees, and how many places on each of them. */
const TURN = 15;
const PLACES = 15;

/**
 * PB-5.3: some move by which a piece leaves a field of fire, or attacks; undefined where there is none. The
 * places all around it are tried, nearest first, and every enemy whom it could attack.
 */
export function wayOut(state: State, frame: Order, piece: number): PubMove | undefined {
  if (state.unpacked[piece] === 1) return undefined;
  const origin = originOf(state, piece);
  return (
    marchOut(state, piece, origin) ??
    attackOut(state, frame, piece, origin) ??
    hidingPlace(state, piece)
  );
}

function marchOut(state: State, piece: number, origin: Origin): PubMove | undefined {
  for (let n = 1; n <= PLACES; n++) {
    const far = (origin.budget * n) / PLACES;
    // Back comes first.
    for (let turn = 0; turn < 360; turn += TURN) {
      const way = wrapDegrees(origin.facing + 180 + turn);
      const x = origin.x + Math.trunc((far * sine(way)) / UNIT);
      const y = origin.y + Math.trunc((far * cosine(way)) / UNIT);
      if (x < 0 || y < 0) continue;
      const facings = new Set([way, origin.facing, wrapDegrees(way + 180)]);
      for (const facing of facings) {
        if (isRefusal(judgeMarch(state, piece, [x, y], facing, 'plain'))) continue;
        return { type: 'march', piece: tagOf(state, piece), to: [x, y], facing };
      }
    }
  }
  return undefined;
}

/** PB-6.2: in the order of the blocks, since any other would say something about them. */
function attackOut(
  state: State,
  { inRange }: Order,
  piece: number,
  { x, y, budget }: Origin,
): PubMove | undefined {
  const kind = kindOf(state, piece);
  if (!isCombatant(kind) || kind === 'artillery') return undefined;
  const side = sideOfPiece(state, piece);
  const reach = budget + state[SETTING].field.sizes.long[0];
  const enemies = state.place.flatMap((_, enemy) =>
    blocksWay(state, enemy, side) && isWithin(x, y, state.x[enemy], state.y[enemy], reach)
      ? [enemy]
      : [],
  );
  for (const enemy of enemies.toSorted((a, b) => state.block[a] - state.block[b])) {
    for (const edge of BLOCK_EDGES) {
      const against = { edge, aside: 0 };
      if (isRefusal(judgeAttack(state, piece, enemy, against, inRange, 'plain'))) continue;
      const [tag, target] = [tagOf(state, piece), tagOf(state, enemy)];
      return { type: 'attack', piece: tag, target, ...against };
    }
  }
  return undefined;
}

function hidingPlace(state: State, piece: number): PubMove | undefined {
  for (let command = 0; command < state[SETTING].army.commands.length; command++) {
    const hq = hqOf(state, command);
    if (hq < 0 || isRefusal(judgeHide(state, piece, hq, 'any'))) continue;
    return { type: 'hide', piece: tagOf(state, piece), hq: tagOf(state, hq) };
  }
  return undefined;
}
