import { RolledDice, type Draw } from './dice.ts';

/** Dice from a seed: fast, the same on every machine, and not secret. For play-outs and local games. */
export function seededDice(seed: string | number, keep = false): RolledDice {
  return new RolledDice(seededDraw(seed), keep);
}

/** A stream of faces from a seed: the generator sfc32, with rejection so that no face is favoured. */
export function seededDraw(seed: string | number): Draw {
  let [a, b, c, d] = spread(String(seed));
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  // The first words of sfc32 still resemble the seed.
  for (let i = 0; i < 12; i++) next();
  return (sides) => {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % sides);
    let word = next();
    while (word >= limit) word = next();
    return 1 + (word % sides);
  };
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
