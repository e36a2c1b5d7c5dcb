import { canonicalJson } from './canonicalJson.ts';
import type { Stream } from './dice.ts';
import type { Step } from './matchFile.ts';
import type { OptionValues, Side } from './ruleset.ts';
import type { Scenario } from './scenario.ts';
import { bytesOf, fromHex, hmacSha256, sha256, toHex } from './sha256.ts';

/**
 * Dice that nobody can choose. Whoever keeps the secret publishes a commitment: a hash of the secret,
 * of the game that the dice are for, and of his own number where he plays. Then everybody else gives
 * a number. Each die comes from secret, commitment and numbers together; when the secret is revealed,
 * anybody can work out every one of them again. docs/decisions/004-dice.md says what that proves.
 */
export interface Commitment {
  /** What tells this match from every other one with the same rules and the same scenario. */
  readonly matchNumber: string;
  /** The side that knows the secret; none where somebody keeps it who does not play. */
  readonly host?: Side;
  /** In hex. See `commit`. */
  readonly commitment: string;
  /** A number of each side, in hex. That of the host is part of the commitment. */
  readonly numbers: Readonly<Record<Side, string>>;
}

/** The game that committed dice are for. None of it can be changed once they are committed to. */
export interface BoundGame {
  readonly ruleset: string;
  readonly version: number;
  readonly scenario: Scenario;
  /** Every option. */
  readonly options: OptionValues;
  /** What had been played when these dice came into force; nothing unless the match is a fork. */
  readonly steps: readonly Pick<Step, 'side' | 'move' | 'dice'>[];
  readonly matchNumber: string;
}

/** SHA-256, in hex, of the game as canonical JSON. */
export function gameHash({
  ruleset,
  version,
  scenario,
  options,
  steps,
  matchNumber,
}: BoundGame): string {
  const played = steps.map(({ side, move, dice }) => ({ side, move, dice }));
  const game = { ruleset, version, scenario, options, steps: played, matchNumber };
  return toHex(sha256(bytesOf(canonicalJson(game))));
}

/** What is published before anybody else gives a number. */
export interface Committing {
  /** At least 16 bytes, in hex. */
  readonly secret: string;
  readonly host?: Side;
  readonly numbers: Readonly<Record<Side, string>>;
}

/**
 * The commitment to a secret for a game: SHA-256, in hex, of "secret:game:host:number", the game by
 * its hash, with nothing after the last two colons where the host does not play.
 */
export function commit({ secret, host, numbers }: Committing, game: BoundGame): string {
  const hosting = host === undefined ? ':' : `${host}:${numbers[host]}`;
  return toHex(sha256(bytesOf(`${secret}:${gameHash(game)}:${hosting}`)));
}

/**
 * The number of a side that whoever keeps the secret has played by a computer of his: the first 16 bytes, in hex, of
 * HMAC-SHA-256(secret, "number:side"). So it is fixed with the commitment, and he cannot try out others when he knows those
 * of the people.
 */
export function keptNumber(secret: string, side: Side): string {
  return toHex(hmacSha256(fromHex(secret), bytesOf(`number:${side}`))).slice(0, 32);
}

/**
 * The faces of committed dice, measured in dice. Die n (from 0) reads HMAC-SHA-256(secret, "commitment:numbers:n") as
 * eight words of 32 bits, first byte highest, and takes the first word below the largest multiple of
 * the sides; where none is, "commitment:numbers:n:1" and so on follow. `numbers` are those of the
 * sides, in the alphabetical order of the sides' names, joined by commas.
 */
export function committedStream(
  secret: string,
  { commitment, numbers }: Pick<Commitment, 'commitment' | 'numbers'>,
): Stream {
  const key = fromHex(secret);
  const mixed = Object.keys(numbers)
    .toSorted()
    .map((side) => numbers[side])
    .join(',');
  let rolled = 0;
  return {
    draw(sides) {
      const limit = 0x1_0000_0000 - (0x1_0000_0000 % sides);
      const label = `${commitment}:${mixed}:${rolled++}`;
      for (let again = 0; ; again++) {
        const hash = hmacSha256(key, bytesOf(again === 0 ? label : `${label}:${again}`));
        const words = new DataView(hash.buffer);
        for (let i = 0; i < 32; i += 4) {
          const word = words.getUint32(i);
          if (word < limit) return 1 + (word % sides);
        }
      }
    },
    drawn: () => rolled,
    skip(far) {
      rolled += far;
    },
  };
}
