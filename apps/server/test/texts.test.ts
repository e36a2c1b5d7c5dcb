import { KERNEL_ENGLISH } from '@sandtable/kernel';
import { RECORD_ENGLISH } from '@sandtable/record';
import { WIRE_ENGLISH } from '@sandtable/wire';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

/** The keys that stand in the sources of the host, of what it says over the wire, and of its records. */
function keysSaid(): Set<string> {
  const files = globSync(['apps/server/src/**/*.ts', 'packages/{wire,record}/src/**/*.ts'], {
    cwd: root,
    exclude: ['**/english.ts'],
  });
  const found = files.flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(/['"`]((?:wire|room|record)\.[\w.]+)['"`]/g),
      ([, key]) => key,
    ),
  );
  return new Set(found);
}

test('whatever a host says has a text, and every text is said', () => {
  const texts = { ...WIRE_ENGLISH, ...RECORD_ENGLISH };
  const said = keysSaid();
  expect(said.size).toBeGreaterThan(10);
  expect([...said].toSorted()).toEqual(Object.keys(texts).toSorted());
  expect(Object.keys(texts).filter((key) => key in KERNEL_ENGLISH.texts)).toEqual([]);
});
