import type { Move, Scene } from '@sandtable/kernel';

/** Every name that a player can mean: of what is on the table or beside it, and in the moves on offer. */
export function knownNames(
  { pieces, markers, trays = [] }: Scene,
  moves: readonly Move[],
): readonly string[] {
  const things = [...pieces, ...trays.flatMap((tray) => tray.pieces)];
  const names = [
    ...things.flatMap(({ id, formation }) => (formation === undefined ? [id] : [id, formation])),
    ...markers.flatMap(({ formation }) => (formation === undefined ? [] : [formation])),
    ...moves
      .flatMap((move) => Object.values(move) as unknown[])
      .filter((each) => typeof each === 'string'),
  ];
  return [...new Set(names)];
}
