import type { Side } from '@sandtable/kernel';
import { text } from '../words/words.ts';
import type { Sitting } from './sitting.ts';

/** Whom a match waits for, by name where he has one: nobody has to wonder whether he is meant himself. */
export function waitingFor(side: Side, { game: { words }, table }: Sitting): string {
  const name = table.nameOf?.(side);
  return name === undefined
    ? text('play.waiting', { side: words.the(side) })
    : text('play.waiting.name', { name, side: words.side(side) });
}
