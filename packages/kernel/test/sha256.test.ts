import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { seededDraw } from '../src/seeded.ts';
import { bytesOf, fromHex, hmacSha256, sha256, toHex } from '../src/sha256.ts';

const draw = seededDraw('bytes');
const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, () => draw(256) - 1);

describe('SHA-256', () => {
  test('of nothing and of abc is as published', () => {
    expect(toHex(sha256(bytesOf('')))).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    expect(toHex(sha256(bytesOf('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  test('agrees with another implementation at every length around its blocks', () => {
    const lengths = [...Array(200).keys(), 1000, 4095, 4096, 4097, 100_000];
    for (const length of lengths) {
      const text = bytes(length);
      const expected = createHash('sha256').update(text).digest('hex');
      expect(toHex(sha256(text)), `${length} bytes`).toBe(expected);
    }
  });

  test('reads a part of a longer buffer as that part', () => {
    const whole = bytes(300);
    const part = whole.subarray(17, 120);
    expect(toHex(sha256(part))).toBe(toHex(sha256(Uint8Array.from(part))));
  });
});

describe('HMAC-SHA-256', () => {
  test('agrees with another implementation for keys shorter and longer than a block', () => {
    for (const keyLength of [0, 1, 16, 32, 63, 64, 65, 100, 200]) {
      for (const length of [0, 1, 55, 56, 63, 64, 65, 300]) {
        const [key, text] = [bytes(keyLength), bytes(length)];
        const expected = createHmac('sha256', key).update(text).digest('hex');
        expect(toHex(hmacSha256(key, text)), `${keyLength}, ${length}`).toBe(expected);
      }
    }
  });
});

describe('bytes', () => {
  test('go to hex and back', () => {
    const all = Uint8Array.from({ length: 256 }, (_, i) => i);
    expect(toHex(all)).toBe(Buffer.from(all).toString('hex'));
    expect(fromHex(toHex(all))).toEqual(all);
    expect(fromHex('')).toEqual(new Uint8Array());
  });

  test('of a text are those of UTF-8', () => {
    for (const text of [
      '',
      'aZ:0',
      'Défilé – “ö”',
      '\u07FF\u0800\uFFFF',
      '🎲\u{10FFFF}',
      'a\uD800b',
    ]) {
      expect(bytesOf(text)).toEqual(new Uint8Array(Buffer.from(text)));
    }
  });
});
