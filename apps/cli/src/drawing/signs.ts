import type { Marker } from '@sandtable/kernel';

/** What lies in squares and is worth a sign of its own. None is a letter, since those are pieces. */
const SIGNS: Readonly<Record<string, string>> = {
  road: '=',
  river: '~',
  hasty: '∩',
  trenches: '≡',
  fort: '■',
  objective: '⚑',
  barrage: '*',
  suppression: '!',
  gas: '%',
  fighting: '×',
  morale: '♪',
  hold: '▪',
  drive: '»',
  steady: '◦',
  mine: '¤',
  ownMine: '°',
};

/** For the rest, such as the fallen of PBI: a cross, whose, and how many. */
export const CROSS = '†';

/** Only how many there are of these is told: the count of a road says where it goes. */
const COUNTED: ReadonlySet<string> = new Set(['barrage']);

/** What is told in other ways: beside the board, or by what can still be done. */
const UNTOLD: ReadonlySet<string> = new Set([
  'countdown',
  'targeted',
  'fired',
  'turned',
  'night',
  'current',
]);

/** The sign of a kind of marker; undefined where it has none, and nothing where it is not shown. */
export function signOf(kind: string): string | undefined {
  return UNTOLD.has(kind) ? '' : SIGNS[kind];
}

/** A marker with a sign of its own, as `*3`, or with the letter of whose it is. */
export function signed({ kind, count }: Marker, owner: string): string {
  const sign = signOf(kind) ?? CROSS;
  if (sign === '') return '';
  return `${sign}${kind === 'objective' ? owner : ''}${COUNTED.has(kind) ? count : ''}`;
}
