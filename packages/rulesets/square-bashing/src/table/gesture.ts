import type { Pick } from '@sandtable/kernel';
import type { SquareMove } from '../state/moves.ts';

/** How a move is pointed out on the board: what is clicked or keyed, one after another. */
export function gesture(move: SquareMove): readonly Pick[] {
  switch (move.type) {
    case 'asset':
      return [{ button: 'asset', value: move.asset }];
    case 'row':
      return [{ square: move.centre }];
    case 'deploy':
    case 'corner':
    case 'arms':
    case 'dig':
    case 'displace':
      return [{ square: move.square }];
    case 'order':
      return [{ square: move.square }, { button: 'order', value: move.order }];
    case 'march':
      return [{ piece: move.unit }, { square: move.to }];
    case 'extra':
      return [{ piece: move.unit }, { square: move.to }, { button: 'extra', implied: true }];
    case 'mount':
    case 'dismount':
      return [{ piece: move.unit }, { button: move.type }];
    case 'turn':
      return [{ square: move.square }, { button: 'turn', value: move.face }];
    // Nobody should declare an assault before he has seen the dice of both sides.
    case 'assault':
      return [{ square: move.from }, { square: move.to }, { button: 'assault' }];
    case 'shoot':
      return [{ square: move.from }, { square: move.to }];
    case 'fallBack':
    case 'join':
    case 'advance':
    case 'award':
    case 'hit':
    case 'roll':
      return [{ piece: move.unit }];
    case 'arrive':
      return [{ piece: move.unit }, { square: move.square }];
    case 'byRoad':
      return [{ piece: move.unit }, { square: move.square }, { button: 'byRoad' }];
    case 'shock':
    case 'go':
    case 'stand':
    case 'retire':
    case 'deal':
    case 'rollAll':
    // Most marches end before their last square: that is no giving up.
    case 'halt':
      return [{ button: move.type }];
    case 'stay':
    case 'noAsset':
    case 'enough':
      return [{ button: move.type, ends: true }];
    case 'noOrders':
    case 'endMovement':
    case 'endAssaults':
    case 'cease':
      return [{ button: move.type, ends: true, final: true }];
  }
}
