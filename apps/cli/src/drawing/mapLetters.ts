import type { Piece, Scene, Side } from '@sandtable/kernel';

/** The letters of formations on a map, by side: capitals, since a small one says that a piece is pinned. */
export type MapLetters = ReadonlyMap<Side, ReadonlyMap<string, string>>;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Kinds of pieces that only show where somebody's attention is. */
const SIGNS: Readonly<Record<string, string>> = { leader: '*' };
const UNKNOWN = '?';

/**
 * The first formation with an initial has it, on either side; the others get a letter that is free. What is
 * in the first scene keeps its letter in those after it.
 */
export function mapLetters(scenes: readonly Scene[], sides: readonly Side[]): MapLetters {
  const taken = new Set<string>();
  const letters = new Map<Side, Map<string, string>>(sides.map((side) => [side, new Map()]));
  const give = (side: Side, name: string, wanted: string): void => {
    const own = letters.get(side);
    const letter = Array.from(wanted).find((each) => isFree(each, taken));
    if (own === undefined || own.has(name) || letter === undefined) return;
    taken.add(letter);
    own.set(name, letter);
  };
  for (const { pieces: standing, trays = [] } of scenes) {
    const pieces = [...standing, ...trays.flatMap((tray) => tray.pieces)];
    for (const wish of [
      (name: string): string => name.slice(0, 1),
      (name: string): string => `${name}${ALPHABET}`,
    ]) {
      for (const side of sides) {
        for (const name of namesOf(pieces, side)) give(side, name, wish(name).toUpperCase());
      }
    }
  }
  return letters;
}

function namesOf(pieces: readonly Piece[], side: Side): string[] {
  const own = pieces.filter((piece) => piece.side === side);
  return [...new Set(own.map(({ formation = '' }) => formation || side))].toSorted();
}

function isFree(letter: string, taken: ReadonlySet<string>): boolean {
  return ALPHABET.includes(letter) && !taken.has(letter);
}

/** What stands on the map for a piece. */
export function mapSign({ kind, side, formation, marks }: Piece, letters: MapLetters): string {
  if (kind in SIGNS) return SIGNS[kind];
  const letter = letters.get(side)?.get(formation ?? side) ?? UNKNOWN;
  return marks.includes('pinned') ? letter.toLowerCase() : letter;
}

/** Whether a piece is no fighting piece but a sign for something else. */
export function isSign({ kind }: Piece): boolean {
  return kind in SIGNS;
}
