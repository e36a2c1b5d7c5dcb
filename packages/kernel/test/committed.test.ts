import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../src/canonicalJson.ts';
import { commit, committedStream, gameHash, type BoundGame } from '../src/committed.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f';
const COMMITMENT = 'c0'.repeat(32);
const NUMBERS = { red: 'c0ffee', blue: '0badf00d' };

/** The example of docs/decisions/004-dice.md. */
const EXAMPLE = {
  secret: SECRET,
  numbers: { attacker: '0011223344556677', defender: '8899aabbccddeeff' },
};
const GAME: BoundGame = {
  ruleset: 'pbi',
  version: 1,
  scenario: { format: 1, ruleset: 'pbi', id: 'defile', title: 'Défilé' },
  options: { ownPlatoonOnly: false },
  steps: [],
  matchNumber: '7',
};

function draw(
  secret: string,
  numbers: Record<string, string>,
  count: number,
  sides = 6,
  commitment = COMMITMENT,
): number[] {
  const next = committedStream(secret, { commitment, numbers }).draw;
  return Array.from({ length: count }, () => next(sides));
}

/** The same dice by another implementation, written from the description alone. */
function describedDie(n: number, sides: number): number {
  const limit = 2 ** 32 - (2 ** 32 % sides);
  for (let again = 0; ; again++) {
    const label = `${COMMITMENT}:0badf00d,c0ffee:${n}${again === 0 ? '' : `:${again}`}`;
    const hash = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(label).digest();
    for (let i = 0; i < 8; i++) {
      const word = hash.readUInt32BE(i * 4);
      if (word < limit) return 1 + (word % sides);
    }
  }
}

describe('canonical JSON', () => {
  test('has no blanks, and its fields in the order of their names', () => {
    const value = { b: [1, { z: null, a: 'ä\n' }], '10': true, '9': -2, a: {}, none: undefined };
    expect(canonicalJson(value)).toBe('{"10":true,"9":-2,"a":{},"b":[1,{"a":"ä\\n","z":null}]}');
  });
});

describe('a commitment', () => {
  const hosted = { ...EXAMPLE, host: 'attacker' };

  test('is the hash of secret, game, host and the host’s number', () => {
    const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
    const game = hash(
      '{"matchNumber":"7","options":{"ownPlatoonOnly":false},"ruleset":"pbi","scenario":{"format":1,"id":"defile","ruleset":"pbi","title":"Défilé"},"steps":[],"version":1}',
    );
    expect(gameHash(GAME)).toBe(game);
    expect(commit(hosted, GAME)).toBe(hash(`${SECRET}:${game}:attacker:0011223344556677`));
    expect(commit(EXAMPLE, GAME)).toBe(hash(`${SECRET}:${game}::`));
  });

  test('is another for each thing that it binds, and the same for every number given after it', () => {
    const { numbers } = EXAMPLE;
    const step = { side: 'attacker', move: { type: 'rest' }, dice: [6] };
    const all = [
      commit(hosted, GAME),
      commit(EXAMPLE, GAME),
      commit({ ...hosted, secret: SECRET.replace('0f', '0e') }, GAME),
      commit({ ...hosted, host: 'defender' }, GAME),
      commit({ ...hosted, numbers: { ...numbers, attacker: '1011223344556677' } }, GAME),
      ...[
        { ruleset: 'other' },
        { version: 2 },
        { scenario: { ...GAME.scenario, title: 'Defile' } },
        { options: { ownPlatoonOnly: true } },
        { matchNumber: '8' },
        { steps: [step] },
        { steps: [{ ...step, side: 'defender' }] },
        { steps: [{ ...step, dice: [5] }] },
        { steps: [{ ...step, move: { type: 'all' } }] },
      ].map((change) => commit(hosted, { ...GAME, ...change })),
    ];
    expect(new Set(all).size).toBe(all.length);
    const later = { ...numbers, defender: '9899aabbccddeeff' };
    expect(commit({ ...hosted, numbers: later }, GAME)).toBe(all[0]);
  });
});

describe('committed dice', () => {
  test('are those of the example in docs/decisions/004-dice.md', () => {
    const { numbers } = EXAMPLE;
    const hosted = commit({ ...EXAMPLE, host: 'attacker' }, GAME);
    expect(gameHash(GAME)).toBe('9ce2dce3f62479238eb2897a75582856d1191858ba7b0d01cda5bf2296f3f33d');
    expect(hosted).toBe('22b932f071044ce30de93ceb41b62e82f6f4911daaad7c4042fa52bb4209a548');
    expect(draw(SECRET, numbers, 10, 6, hosted)).toEqual([5, 4, 2, 3, 4, 1, 1, 3, 2, 2]);
    const kept = commit(EXAMPLE, GAME);
    expect(kept).toBe('8e7848b45553be23bd02e45af5962fd0ef04232b52f7513211aa4421b637a95a');
    expect(draw(SECRET, numbers, 10, 6, kept)).toEqual([2, 4, 3, 4, 1, 3, 1, 4, 2, 1]);
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

  test('depend on the secret, on the commitment and on the number of each side', () => {
    const faces = draw(SECRET, NUMBERS, 50);
    expect(draw(SECRET.replace('0f', '0e'), NUMBERS, 50)).not.toEqual(faces);
    expect(draw(SECRET, { ...NUMBERS, red: 'c0ffef' }, 50)).not.toEqual(faces);
    expect(draw(SECRET, { ...NUMBERS, blue: '0badf00e' }, 50)).not.toEqual(faces);
    expect(draw(SECRET, NUMBERS, 50, 6, 'c1'.repeat(32))).not.toEqual(faces);
  });

  test('depend on the place of a die, not on the sides of those before it', () => {
    const next = committedStream(SECRET, { commitment: COMMITMENT, numbers: NUMBERS }).draw;
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
