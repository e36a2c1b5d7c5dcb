import type { Pick, Point } from '@sandtable/kernel';
import type { Place } from '../state/field.ts';
import type { BrowningMove } from '../state/moves.ts';

/** The button that lets a figure move without its team. */
export const ALONE = 'alone';
/** The button that fires, once the square lies where it should. */
export const FIRE = 'fire';

/** The button that leaves aside who could come back. */
export const LEAVE = 'leave';

function point([x, y]: Place): { readonly point: Point } {
  return { point: { x, y } };
}

/** How a move is pointed out on the table: what is clicked or keyed, one after another. */
export function gesture(move: BrowningMove): readonly Pick[] {
  switch (move.type) {
    case 'activate':
    case 'push':
      return [{ formation: move.team }];
    case 'lead':
      return [{ button: move.action, value: move.leader }];
    case 'place':
      return [point(move.at)];
    case 'rally':
    case 'choose':
    case 'gather':
      return [{ piece: move.figure }];
    case 'march':
      return [{ piece: move.figure }, point(move.to)];
    case 'walk':
      return [{ piece: move.figure }, { button: ALONE }, ...move.path.map(point)];
    case 'fire':
      return [point(move.at), { button: FIRE }];
    case 'bring':
      return [{ piece: move.figure }, { formation: move.team }, point(move.at)];
    case 'leave':
      return [{ piece: move.figure }, { button: LEAVE, ends: true, final: true }];
    case 'draw':
    case 'advance':
    case 'regroup':
      return [{ button: move.type }];
    case 'enough':
    case 'stay':
    case 'halt':
    case 'hold':
      return [{ button: move.type, ends: true }];
    case 'rest':
      return [{ button: move.type, ends: true, final: true }];
  }
}
