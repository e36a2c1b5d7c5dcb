import type { Draw } from './dice.ts';
import type { Side } from './ruleset.ts';
import { bytesOf, fromHex, hmacSha256, sha256, toHex } from './sha256.ts';

/**
 * Dice that nobody has to trust. Before the match the host publishes the hash of a secret; then each
 * side adds a number of its own. Each die comes from secret and numbers together, so that neither
 * the host nor a player could choose it; when the secret is revealed, anybody can check every roll.
 */
export interface Commitment {
  /** SHA-256 of the secret, in hex. */
  readonly commitment: string;
  /** What each side added, in hex. */
  readonly numbers: Readonly<Record<Side, string>>;
}

/** The hash to publish for a secret of at least 16 bytes, both in hex. */
export function commit(secret: string): string {
  return toHex(sha256(fromHex(secret)));
}

/** Whether this is the secret that was committed to. */
export function opens(secret: string, commitment: string): boolean {
  return commit(secret) === commitment;
}

/**
 * The faces of committed dice. Die n (from 0) reads HMAC-SHA-256(secret, "numbers:n") as eight words
 * of 32 bits, first byte highest, and takes the first word below the largest multiple of the sides;
 * where none is, "numbers:n:1" and so on follow. `numbers` are those of the sides, in the
 * alphabetical order of the sides' names, joined by commas.
 */
export function committedDraw(secret: string, numbers: Readonly<Record<Side, string>>): Draw {
  const key = fromHex(secret);
  const mixed = Object.keys(numbers)
    .toSorted()
    .map((side) => numbers[side])
    .join(',');
  let rolled = 0;
  return (sides) => {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % sides);
    const label = `${mixed}:${rolled++}`;
    for (let again = 0; ; again++) {
      const hash = hmacSha256(key, bytesOf(again === 0 ? label : `${label}:${again}`));
      const words = new DataView(hash.buffer);
      for (let i = 0; i < 32; i += 4) {
        const word = words.getUint32(i);
        if (word < limit) return 1 + (word % sides);
      }
    }
  };
}
