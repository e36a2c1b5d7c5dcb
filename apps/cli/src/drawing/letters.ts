import type { Piece, Scene, Side } from '@sandtable/kernel';

/** The letters that stand for things on a board of text, each different from the others of its sort. */
export interface Letters {
  /** Of the formations of each side; under `''` that of what belongs to no formation. */
  readonly owners: ReadonlyMap<Side, ReadonlyMap<string, string>>;
  readonly kinds: ReadonlyMap<string, string>;
  readonly marks: ReadonlyMap<string, string>;
}

/** Something that belongs to a side, and perhaps to a formation of it. */
interface Owned {
  readonly side?: Side;
  readonly formation?: string;
}

/** What has a letter in the first scene keeps it in those after it. */
export function lettersFor(scenes: readonly Scene[], sides: readonly Side[]): Letters {
  const each = (names: (scene: Scene) => readonly string[]): string[] =>
    scenes.flatMap((scene) => names(scene).toSorted());
  return {
    owners: ownersIn(scenes, sides),
    kinds: distinct(
      each(({ pieces }) => pieces.map(({ kind }) => kind)),
      upper,
    ),
    marks: distinct(
      each(({ pieces }) => pieces.flatMap(({ marks }) => marks.slice(0, 1))),
      (letter) => letter.toLowerCase(),
    ),
  };
}

/** The letter of whom something belongs to. */
export function ownerLetter({ side, formation = '' }: Owned, { owners }: Letters): string {
  return side === undefined ? '' : (owners.get(side)?.get(formation) ?? '?');
}

/** What stands under a piece: the first of its numbers where it is not 0, else its first state. */
export function footnote({ counts, marks }: Piece, letters: Letters): string {
  const [count = 0] = Object.values(counts);
  if (count > 0) return count > 9 ? '+' : String(count);
  return marks.length > 0 ? (letters.marks.get(marks[0]) ?? '?') : ' ';
}

function ownersIn(
  scenes: readonly Scene[],
  sides: readonly Side[],
): Map<Side, Map<string, string>> {
  const taken = new Set<string>();
  const owners = new Map(sides.map((side) => [side, new Map<string, string>()]));
  for (const { pieces, markers } of scenes) {
    const things: readonly Owned[] = [...pieces, ...markers];
    for (const [side, letters] of owners) {
      const own = things.filter((thing) => thing.side === side);
      const formations = own.map(({ formation = '' }) => formation).toSorted();
      distinct(formations, upper, (name) => (name === '' ? side : name), taken, letters);
    }
  }
  return owners;
}

function upper(letter: string): string {
  return letter.toUpperCase();
}

/** The first letter of each name that no earlier one has taken, or else any that is free. */
function distinct(
  names: readonly string[],
  shape: (letter: string) => string,
  spell: (name: string) => string = (name) => name,
  taken = new Set<string>(),
  letters = new Map<string, string>(),
): Map<string, string> {
  for (const name of names) {
    if (letters.has(name)) continue;
    const wanted = `${spell(name)}abcdefghijklmnopqrstuvwxyz`;
    const letter = Array.from(wanted, shape).find((each) => !taken.has(each)) ?? '?';
    taken.add(letter);
    letters.set(name, letter);
  }
  return letters;
}
