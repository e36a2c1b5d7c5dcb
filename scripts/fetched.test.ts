// What set-up fetches is a program that runs on the machine: each is pinned by its hash.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'fetched');

interface Lock {
  readonly packages: Readonly<Record<string, { readonly integrity?: string }>>;
}

test.each(readdirSync(folder))('every package of fetched/%s is pinned by a hash', (name) => {
  const lock = JSON.parse(readFileSync(join(folder, name, 'package-lock.json'), 'utf8')) as Lock;
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(packages.length).toBeGreaterThan(0);
  const loose = packages.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
  expect(loose.map(([path]) => path)).toEqual([]);
});
