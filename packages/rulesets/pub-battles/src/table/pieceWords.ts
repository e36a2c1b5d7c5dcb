import { message, type Message } from '@sandtable/kernel';
import type { Arm, Kind } from '../rules/tables.ts';

/** A piece as far as it is known to whoever is told of it. */
interface KnownPiece {
  readonly tag: string;
  readonly name: string | null;
  readonly kind: Kind | null;
  readonly arm?: Arm | null;
}

/** PB-7.5: a piece by all that is known of it. Off the map its tag is its name. */
export function pieceWords({ tag, name, kind, arm = null }: KnownPiece): Message {
  if (kind !== null) {
    const known = { tag, kind: message(`kind.${kind}`) };
    if (name === null) return message('piece.kind', known);
    return message(tag === name ? 'piece.off' : 'piece.known', { ...known, name });
  }
  if (arm === null) return message('piece.block', { tag });
  return message('piece.arm', { tag, arm: message(`arm.${arm}`) });
}
