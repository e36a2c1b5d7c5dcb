import { SETTING } from '@sandtable/kernel';
import type { OwnPointing } from '../../src/extending.ts';

/** How what is done with sledges is pointed out: who, with what or where to, and a button. */
export const pointing: OwnPointing = {
  gesture(move) {
    const { group, sledge, to } = move as unknown as Record<string, string>;
    const button = { button: move.type };
    switch (move.type) {
      case 'snow:board':
        return [{ piece: group }, { piece: sledge }, button];
      case 'snow:leave':
        return [{ piece: group }, button];
      case 'snow:drive':
        return [{ piece: sledge }, { square: to }, button];
      default:
        return [button];
    }
  },
  means({ [SETTING]: { roster, board } }, [first, second, third]) {
    const group = first && 'piece' in first && roster.named(first.piece) >= 0 && first.piece;
    if (!group || second === undefined) return undefined;
    if ('button' in second) {
      return second.button === 'snow:leave' ? { type: 'snow:leave', group } : undefined;
    }
    if (third === undefined || !('button' in third)) return undefined;
    if (third.button === 'snow:board' && 'piece' in second && roster.named(second.piece) >= 0) {
      return { type: 'snow:board', group, sledge: second.piece };
    }
    if (third.button !== 'snow:drive' || !('square' in second)) return undefined;
    const { square: to } = second;
    return board.named(to) < 0 ? undefined : { type: 'snow:drive', sledge: group, to };
  },
};
