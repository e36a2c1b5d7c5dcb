import type { Piece, Scene, Side } from '@sandtable/kernel';

/** The letters that stand for things on a board of text, each different from the others of its sort. */
export interface Letters {
  readonly sides: ReadonlyMap<string, string>;
  readonly kinds: ReadonlyMap<string, string>;
  readonly marks: ReadonlyMap<string, string>;
}

export function lettersFor(scene: Scene, sides: readonly Side[]): Letters {
  const { pieces } = scene;
  return {
    sides: distinct(sides, (letter) => letter.toUpperCase()),
    kinds: distinct(pieces.map(({ kind }) => kind).toSorted(), (letter) => letter.toUpperCase()),
    marks: distinct(pieces.flatMap(({ marks }) => marks.slice(0, 1)).toSorted(), (letter) =>
      letter.toLowerCase(),
    ),
  };
}

/** What stands under a piece: the first of its numbers where it is not 0, else its first state. */
export function footnote({ counts, marks }: Piece, letters: Letters): string {
  const [count = 0] = Object.values(counts);
  if (count > 0) return count > 9 ? '+' : String(count);
  return marks.length > 0 ? (letters.marks.get(marks[0]) ?? '?') : ' ';
}

/** The first letter of each word that no earlier word has taken. */
function distinct(
  words: readonly string[],
  shape: (letter: string) => string,
): Map<string, string> {
  const taken = new Set<string>();
  const letters = new Map<string, string>();
  for (const word of words) {
    if (letters.has(word)) continue;
    const letter = Array.from(word, shape).find((each) => !taken.has(each)) ?? '?';
    taken.add(letter);
    letters.set(word, letter);
  }
  return letters;
}
