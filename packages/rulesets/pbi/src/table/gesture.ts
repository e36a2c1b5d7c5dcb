import type { Pick } from '@sandtable/kernel';
import { asOwn, isOwn, type Extension } from '../extension.ts';
import type { PbiMove } from '../state/moves.ts';

/** How a move is pointed out, be it of the book or of an extension. */
export function gestureOf(extension: Extension | undefined, move: PbiMove): readonly Pick[] {
  if (!isOwn(move)) return gesture(move);
  return extension?.pointing?.gesture(asOwn(move)) ?? [{ button: move.type }];
}

/** How a move is pointed out on the board: what is clicked or keyed, one after another. */
function gesture(move: PbiMove): readonly Pick[] {
  switch (move.type) {
    case 'take':
      return [{ button: 'take', value: move.terrain }];
    case 'edge':
      return [{ button: 'edge', value: move.edge }];
    case 'motivate':
      return [{ piece: `${move.commander}-commander` }, { square: move.square }];
    case 'march':
      return [{ square: move.from }, { square: move.to }];
    case 'aim':
    case 'assault':
      return [{ square: move.from }, { square: move.to }, { button: move.type }];
    case 'clear':
      return [{ square: move.square }, { button: 'clear', value: move.platoon }];
    case 'lay':
    case 'deploy':
    case 'test':
    case 'use':
    case 'snap':
      return [{ square: move.square }];
    case 'join':
    case 'hit':
    case 'lose':
      return [{ piece: move.group }];
    case 'add':
      return [{ piece: move.group }, { button: 'shots', value: move.shots }];
    case 'retreat':
      return [{ piece: move.group }, { square: move.to }];
    case 'generate':
    case 'extend':
    case 'playOn':
    case 'go':
    case 'fire':
    case 'all':
      return [{ button: move.type }];
    case 'finish':
    case 'close':
      return [{ button: move.type, ends: true }];
    case 'hold':
      return [{ button: move.type, ends: true, declines: true }];
    case 'rest':
    case 'endTurn':
    case 'decline':
    case 'score':
      return [{ button: move.type, ends: true, final: true }];
  }
}
