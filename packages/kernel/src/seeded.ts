import { RolledDice, type Draw, type Stream } from './dice.ts';

/** Up to so many sides no number on the way to a face needs more than 31 bits. */
const SMALL = 0x7fff;

/** Dice from a seed: fast, the same on every machine, and not secret. For play-outs and local games. */
export function seededDice(seed: string | number, keep = false): RolledDice {
  return new RolledDice(seededDraw(seed), keep);
}

/** The faces of a seed, one after the other. */
export function seededDraw(seed: string | number): Draw {
  return seededStream(seed).draw;
}

/**
 * A stream of faces from a seed: the generator sfc32, with rejection so that no face is favoured. It is
 * measured in words of the generator, of which a die may take several.
 */
export function seededStream(seed: string | number): Stream {
  // In an array of its own kind: variables of a closure would have to be allocated for every word.
  const state = Int32Array.from(spread(String(seed)));
  let words = 0;
  /** The next word, as a whole number with a sign: those without one do not fit into small numbers. */
  const next = (): number => {
    words++;
    const b = state[1];
    const c = state[2];
    const sum = (((state[0] + b) | 0) + state[3]) | 0;
    state[3]++;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + sum;
    return sum;
  };
  // The first words of sfc32 still resemble the seed.
  for (let i = 0; i < 12; i++) next();
  words = 0;
  // Most dice have as many sides as the one before.
  let sides = 0;
  let largest = 0;
  return {
    draw(wanted) {
      if (wanted !== sides) {
        sides = wanted;
        largest = largestWord(wanted);
      }
      let word = next();
      while (word >>> 0 > largest >>> 0) word = next();
      return 1 + remainder(word, sides);
    },
    drawn: () => words,
    skip(far) {
      for (let i = 0; i < far; i++) next();
    },
  };
}

/** The largest word that is not drawn again: those above the last whole multiple of the sides are. */
function largestWord(sides: number): number {
  if (!(sides >= 1)) throw new RangeError(`a die of ${sides} sides`);
  const over = 0x1_0000_0000 % sides;
  return (0xffff_ffff - over) | 0;
}

/** What is left after division of a word without its sign: in halves where they keep every number small. */
function remainder(word: number, sides: number): number {
  if (sides > SMALL) return (word >>> 0) % sides;
  return (((word >>> 16) % sides) * 0x1_0000 + (word & 0xffff)) % sides;
}

/** Four words from a text, each by its own FNV-1a, so that seeds 1 and 2 have nothing in common. */
function spread(text: string): [number, number, number, number] {
  const word = (start: number): number => {
    let hash = start;
    for (let i = 0; i < text.length; i++) {
      hash = Math.imul(hash ^ text.charCodeAt(i), 0x0100_0193);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
    return hash ^ (hash >>> 13);
  };
  return [word(0x811c_9dc5), word(0x1234_5678), word(0x9e37_79b9), word(0x51ed_270b)];
}
