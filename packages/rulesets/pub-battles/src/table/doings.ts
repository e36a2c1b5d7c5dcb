import { topFrame } from '@sandtable/kernel';
import { BLOCK_EDGES } from '@sandtable/table';
import { kindOf } from '../rules/02-pieces/blocks.ts';
import type { Order } from '../rules/03-turn/acting.ts';
import { judgeAttack } from '../rules/04-movement/marching.ts';
import { facingNow } from '../rules/04-movement/origins.ts';
import { contactsAside } from '../rules/06-attack/contactPlaces.ts';
import { judge } from '../rules/flow.ts';
import { isRefusal } from '../rules/refusal.ts';
import { FORMS, type MoveOf, type PubMove } from '../state/moves.ts';
import type { State } from '../state/state.ts';
import { byRoad, isEnemy } from './meant.ts';
import type { Pointing } from './pointing.ts';

/** What could be done with what was pointed at by pressing a button, each of it allowed, the best first. */
export function doingsWith(state: State, pointing: Pointing): PubMove[] {
  const { tags, pieces, place, buttons } = pointing;
  const frame = topFrame(state);
  if (buttons.length > 0 || tags.length === 0) return [];
  if (frame.type === 'deploy') {
    return place === undefined ? allowed(state, [{ type: 'keep', piece: tags[0] }]) : [];
  }
  if (frame.type !== 'order') return [];
  if (place !== undefined) return tags.length === 1 ? byRoads(state, pointing) : [];
  if (tags.length === 1) return allowed(state, alone(state, pointing));
  if (tags.length > 2) return [];
  return isEnemy(state, pieces[0], pieces[1])
    ? toEnemy(state, frame, pointing)
    : allowed(state, [withOwn(state, pointing)]);
}

function allowed(state: State, moves: readonly PubMove[]): PubMove[] {
  return moves.filter((move) => judge(state, move) === undefined);
}

/** PB-9, PB-12.10: what a piece by itself can do in place of moving. */
function alone(state: State, { tags: [piece], pieces }: Pointing): PubMove[] {
  return [
    { type: 'first', piece },
    { type: 'unpack', piece },
    { type: 'pack', piece },
    { type: 'leave', piece },
    { type: 'rally', piece, facing: facingNow(state, pieces[0]) },
    { type: 'stand', piece },
  ];
}

/** PB-4.6: in column or in line, turned so that it can stand there. */
function byRoads(state: State, pointing: Pointing): PubMove[] {
  const { place, facing } = pointing;
  if (place === undefined || facing !== undefined) return [];
  return allowed(
    state,
    FORMS.flatMap((form) => byRoad(state, pointing, place, form) ?? []),
  );
}

/** PB-6.3, PB-8.2: into the reserve of an HQ, or behind another piece. */
function withOwn(state: State, { tags: [piece, other], pieces }: Pointing): PubMove {
  return kindOf(state, pieces[1]) === 'hq'
    ? { type: 'hide', piece, hq: other }
    : { type: 'support', piece, lead: other };
}

function toEnemy(state: State, frame: Order, pointing: Pointing): PubMove[] {
  const { tags, pieces } = pointing;
  const [piece, target] = tags;
  if (kindOf(state, pieces[0]) === 'artillery') {
    return allowed(state, [{ type: 'bombard', piece, target }]);
  }
  return [...attacks(state, frame, pointing), ...allowed(state, [{ type: 'face', piece, target }])];
}

/** PB-6.2: attacks on the middle of an edge, the cheapest first; where there is none, one beside it. */
function attacks(
  state: State,
  { inRange }: Order,
  { tags, pieces: [attacker, defender] }: Pointing,
): MoveOf<'attack'>[] {
  const [piece, target] = tags;
  const costs = new Map<MoveOf<'attack'>, number>();
  for (const edge of BLOCK_EDGES) {
    const move: MoveOf<'attack'> = { type: 'attack', piece, target, edge, aside: 0 };
    const answer = judgeAttack(state, attacker, defender, move, inRange);
    if (!isRefusal(answer) && judge(state, move) === undefined) costs.set(move, answer.way.cost);
  }
  if (costs.size > 0) {
    return [...costs].toSorted((a, b) => a[1] - b[1]).map(([move]) => move);
  }
  const beside = contactsAside(state, attacker, defender)
    .map((contact): MoveOf<'attack'> => ({ type: 'attack', piece, target, ...contact }))
    .find((move) => judge(state, move) === undefined);
  return beside === undefined ? [] : [beside];
}
