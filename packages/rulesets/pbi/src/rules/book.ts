import type { Schema } from '@sandtable/kernel';
import { MOVE_SCHEMA } from '../state/moves.ts';
import { GROUND_TABLE, KIND_TABLE, type GroundKind, type PieceKind } from './tables.ts';

/** The rules in force, as far as they are tables. */
export interface Book {
  readonly grounds: readonly GroundKind[];
  readonly kinds: readonly PieceKind[];
  readonly moveSchema: Schema;
}

export const THE_BOOK: Book = {
  grounds: GROUND_TABLE,
  kinds: KIND_TABLE,
  moveSchema: MOVE_SCHEMA,
};
