import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commit, committedDraw, opens } from '../src/committed.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f';
const NUMBERS = { red: 'c0ffee', blue: '0badf00d' };

function draw(secret: string, numbers: Record<string, string>, count: number, sides = 6): number[] {
  const next = committedDraw(secret, numbers);
  return Array.from({ length: count }, () => next(sides));
}

/** The same dice by another implementation, written from the description alone. */
function describedDie(n: number, sides: number): number {
  const limit = 2 ** 32 - (2 ** 32 % sides);
  for (let again = 0; ; again++) {
    const label = `0badf00d,c0ffee:${n}${again === 0 ? '' : `:${again}`}`;
    const hash = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(label).digest();
    for (let i = 0; i < 8; i++) {
      const word = hash.readUInt32BE(i * 4);
      if (word < limit) return 1 + (word % sides);
    }
  }
}

describe('a commitment', () => {
  test('is the hash of the secret’s bytes', () => {
    const expected = createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex');
    expect(commit(SECRET)).toBe(expected);
  });

  test('is opened by its secret and by no other', () => {
    expect(opens(SECRET, commit(SECRET))).toBe(true);
    expect(opens(SECRET.replace('0f', '0e'), commit(SECRET))).toBe(false);
    expect(opens(`${SECRET}00`, commit(SECRET))).toBe(false);
  });
});

describe('committed dice', () => {
  test('are those of the example in docs/decisions/004-dice.md', () => {
    const secret = '000102030405060708090a0b0c0d0e0f';
    const numbers = { attacker: '0011223344556677', defender: '8899aabbccddeeff' };
    expect(commit(secret)).toBe('be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991');
    expect(draw(secret, numbers, 10)).toEqual([1, 3, 3, 2, 1, 2, 4, 2, 3, 2]);
  });

  test('give for ever what they gave first', () => {
    expect(draw(SECRET, NUMBERS, 20).join('')).toBe('36136144513653216665');
  });

  test.each([2, 6, 20, 256, 257, 1000, 2 ** 31 + 1, 3_000_000_000])(
    'with %d sides fall as their description says',
    (sides) => {
      const expected = Array.from({ length: 200 }, (_, n) => describedDie(n, sides));
      expect(draw(SECRET, NUMBERS, 200, sides)).toEqual(expected);
    },
  );

  test('go on to another hash when every word of one is rejected', () => {
    // Of dice with 2^31 + 1 sides half of all words are rejected, so one in 256 takes a second hash.
    const faces = draw(SECRET, NUMBERS, 2000, 2 ** 31 + 1);
    expect(faces).toEqual(faces.map((_, n) => describedDie(n, 2 ** 31 + 1)));
  });

  test('do not depend on the order the sides are named in', () => {
    const { red, blue } = NUMBERS;
    expect(draw(SECRET, { blue, red }, 50)).toEqual(draw(SECRET, { red, blue }, 50));
  });

  test('depend on the secret and on the number of each side', () => {
    const faces = draw(SECRET, NUMBERS, 50);
    expect(draw(SECRET.replace('0f', '0e'), NUMBERS, 50)).not.toEqual(faces);
    expect(draw(SECRET, { ...NUMBERS, red: 'c0ffef' }, 50)).not.toEqual(faces);
    expect(draw(SECRET, { ...NUMBERS, blue: '0badf00e' }, 50)).not.toEqual(faces);
  });

  test('depend on the place of a die, not on the sides of those before it', () => {
    const next = committedDraw(SECRET, NUMBERS);
    next(20);
    expect(next(6)).toBe(draw(SECRET, NUMBERS, 2)[1]);
  });

  test('favour no face', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const face of draw(SECRET, NUMBERS, 6000)) counts[face - 1]++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(25.8);
  });
});
