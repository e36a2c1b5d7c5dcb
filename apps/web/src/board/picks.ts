import type { Pick } from '@sandtable/kernel';

/** A pick as a word that can be compared, and kept in the drawing: `square:c4`. */
export function keyOf(pick: Pick): string {
  if ('piece' in pick) return `piece:${pick.piece}`;
  return 'square' in pick ? `square:${pick.square}` : `button:${pick.button}`;
}

/** The pick of such a word, as far as it can be on the board. */
export function pickOf(key: string): Pick | undefined {
  const [kind, name] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  if (kind === 'piece') return { piece: name };
  return kind === 'square' ? { square: name } : undefined;
}
