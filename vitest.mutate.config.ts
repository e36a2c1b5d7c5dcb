// What a mutant of a ruleset is tried against: the rulesets' tests, without the slow ones.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';

// The mutants are in a copy of the tree, but node_modules leads back to the original: without
// these, a test that imports a package by its name would never meet a mutant.
const root = import.meta.dirname;
const packages = globSync(['packages/*/package.json', 'packages/rulesets/*/package.json'], {
  cwd: root,
});
const alias = packages.flatMap((file) => {
  const { name } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string };
  const source = join(root, dirname(file), 'src');
  return [
    { find: new RegExp(`^${name}$`), replacement: join(source, 'index.ts') },
    // What extensions are written with.
    { find: new RegExp(`^${name}/extending$`), replacement: join(source, 'extending.ts') },
  ];
});

export default defineConfig({
  resolve: { alias },
  test: {
    include: ['packages/rulesets/*/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.slow.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
