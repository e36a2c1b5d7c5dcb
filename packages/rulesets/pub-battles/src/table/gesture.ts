import type { Pick, Point } from '@sandtable/kernel';
import type { Place } from '../state/field.ts';
import type { PubMove } from '../state/moves.ts';

function point([x, y]: Place): { readonly point: Point } {
  return { point: { x, y } };
}

/** Where it is put, then where it faces. */
function standing(to: Place, facing: number): Pick[] {
  return [point(to), { facing }];
}

/** How a move is pointed out on the table: what is clicked or keyed, one after another. */
export function gesture(move: PubMove): readonly Pick[] {
  switch (move.type) {
    case 'raise':
      return [
        { button: 'raise' },
        { button: 'rating', value: move.rating },
        { button: 'arrives', value: move.arrives },
      ];
    case 'enlist':
      return [{ button: 'enlist', value: move.kind }];
    case 'edge':
      return [{ button: 'edge', value: move.edge, final: true }];
    case 'deploy':
    case 'march':
      return [{ piece: move.piece }, ...standing(move.to, move.facing)];
    case 'together':
      return [...move.pieces.map((piece) => ({ piece })), ...standing(move.to, move.facing)];
    case 'road':
      return [
        { piece: move.piece },
        point(move.to),
        { button: move.form },
        { facing: move.facing },
      ];
    case 'assign':
      return [{ piece: move.piece }, { button: 'assign', value: move.command }];
    case 'delay':
      return [
        { piece: move.by },
        ...(move.hq === undefined ? [] : [{ piece: move.hq }]),
        { button: 'delay' },
      ];
    case 'jump':
      return move.hq === move.by
        ? [{ piece: move.hq }, { button: 'jump' }]
        : [{ piece: move.by }, { piece: move.hq }, { button: 'jump' }];
    case 'attack':
      return [
        { piece: move.piece },
        { piece: move.target },
        { button: move.edge, ...(move.aside !== 0 && { value: move.aside }) },
      ];
    case 'support':
      return [{ piece: move.piece }, { piece: move.lead }, { button: 'support' }];
    case 'hide':
      return [{ piece: move.piece }, { piece: move.hq }, { button: 'hide' }];
    case 'bombard':
      return [{ piece: move.piece }, { piece: move.target }, { button: 'bombard' }];
    case 'face':
      return [{ piece: move.piece }, { piece: move.target }, { button: 'face' }];
    case 'rally':
      return [{ piece: move.piece }, { button: 'rally', value: move.facing }];
    case 'keep':
    case 'first':
    case 'unpack':
      return [{ piece: move.piece }, { button: move.type }];
    case 'stand':
      return [{ piece: move.piece }, { button: move.type, ends: true }];
    case 'pack':
    case 'leave':
      return [{ piece: move.piece }, { button: move.type, ends: true, final: true }];
    case 'recover':
      return [{ button: 'recover', value: move.piece }];
    case 'resolve':
      return [{ piece: move.defender }];
    case 'fire':
      return [{ piece: move.target }];
    case 'accept':
      return [{ button: move.type, declines: true }];
    case 'begin':
    case 'withdraw':
    case 'relieve':
    case 'stay':
    case 'retreat':
    case 'remain':
    case 'retire':
      return [{ button: move.type }];
    case 'ready':
    case 'end':
      return [{ button: move.type, ends: true, final: true }];
  }
}
