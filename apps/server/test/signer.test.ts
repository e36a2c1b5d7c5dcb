import { chained, isSigned, type Entry } from '@sandtable/record';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { newSalt, quickHash } from '../src/log/hash.ts';
import { Signer } from '../src/log/signer.ts';

function newSigner(): Signer {
  const { privateKey } = generateKeyPairSync('ed25519');
  return new Signer(privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'));
}

function hashes(count: number): string[] {
  return Array.from({ length: count }, (_, i) =>
    createHash('sha256').update(String(i)).digest('hex'),
  );
}

test('one or many at once: everybody gets the receipt for his own, and it holds', async () => {
  const signer = newSigner();
  for (const count of [1, 3, 40, 2, 60]) {
    const asked = hashes(count);
    const receipts = await Promise.all(asked.map((hash) => signer.receiptSoon(hash)));
    expect(receipts.map(({ hash }) => hash)).toEqual(asked);
    for (const receipt of receipts) {
      expect(receipt).toEqual(signer.receipt(receipt.hash));
      expect(await isSigned(receipt, signer.publicKey)).toBe(true);
    }
  }
  await signer.close();
});

test('nobody waits for ever for a thread that has ended', async () => {
  const signer = newSigner();
  // Before it is there, when it is, and when it has gone.
  for (const pauseMs of [0, 500, 0]) {
    const asked = hashes(30).map((hash) => signer.receiptSoon(hash));
    await new Promise(setImmediate);
    if (pauseMs === 0) await signer.close();
    for (const receipt of await Promise.all(asked)) {
      expect(receipt).toEqual(signer.receipt(receipt.hash));
    }
    await new Promise((settle) => setTimeout(settle, pauseMs));
  }
});

test('the hash of a log is the same, whoever works it out, and no salt comes twice', () => {
  const deed = {
    kind: 'end',
    ending: { how: 'resigned', side: 'grün \ud83c\udfb2 \ud800' },
  } as const;
  const entry: Omit<Entry, 'hash'> = { number: 1, at: 2, deed, salt: newSalt() };
  expect(chained('before', entry, quickHash)).toBe(chained('before', entry));
  const salts = Array.from({ length: 1000 }, newSalt);
  expect(new Set(salts).size).toBe(1000);
  for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{32}$/);
});
