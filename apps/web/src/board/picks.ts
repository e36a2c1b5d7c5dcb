import type { Pick } from '@sandtable/kernel';

/** A pick as a word that can be compared, and kept in the drawing: `square:c4`. */
export function keyOf(pick: Pick): string {
  if ('piece' in pick) return `piece:${pick.piece}`;
  if ('formation' in pick) return `formation:${pick.formation}`;
  if ('square' in pick) return `square:${pick.square}`;
  if ('point' in pick) return `point:${pick.point.x},${pick.point.y}`;
  if ('facing' in pick) return `facing:${pick.facing}`;
  return pick.value === undefined ? `button:${pick.button}` : `button:${pick.button} ${pick.value}`;
}

/** The pick of such a word, as far as it can be on the board. */
export function pickOf(key: string): Pick | undefined {
  const [kind, name] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  if (kind === 'piece') return { piece: name };
  if (kind === 'square') return { square: name };
  if (kind !== 'point') return undefined;
  const [x, y] = name.split(',').map(Number);
  return { point: { x, y } };
}
