import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned } from '../src/receipt.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const { x = '' } = publicKey.export({ format: 'jwk' });
const hash = 'ab'.repeat(32);
const signature = sign(null, Buffer.from(hash, 'hex'), privateKey).toString('base64url');

test('a receipt is its host’s, for one hash', async () => {
  expect(await isSigned({ hash, signature }, x)).toBe(true);
  expect(await isSigned({ hash: 'ac'.repeat(32), signature }, x)).toBe(false);
  const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '';
  expect(await isSigned({ hash, signature }, other)).toBe(false);
});

test('what is no key or no signature signs nothing', async () => {
  expect(await isSigned({ hash, signature: '?' }, x)).toBe(false);
  expect(await isSigned({ hash, signature: '' }, x)).toBe(false);
  expect(await isSigned({ hash, signature }, 'short')).toBe(false);
});
