import { readdirSync } from 'node:fs';
import { defineConfig, type OxlintOverride } from 'oxlint';

// Which package may import which, by name. Imports go down this list only.
const below = ['kernel', 'board', 'table'];
const rulesets = readdirSync(new URL('packages/rulesets', import.meta.url));
const imports: Record<string, string[]> = {
  kernel: [],
  board: ['kernel'],
  table: ['kernel'],
  ...Object.fromEntries(rulesets.map((name) => [`rulesets/${name}`, [...below, ...seamsOf(name)]])),
  players: [...below, ...rulesets],
  // What of players needs no game is taken by itself: whoever reads a report loads none for it.
  lab: [...below, ...rulesets, 'players', 'players/*'],
  // Data, and who judges it: the ruleset is handed in.
  lessons: ['kernel'],
  record: ['kernel'],
  wire: ['kernel', 'record'],
  testkit: [...below, ...rulesets, 'players', 'lab'],
};

/** `pbi-boats` extends `pbi`: it is written with what that has for extensions, and with nothing else of it. */
function seamsOf(name: string): string[] {
  return rulesets
    .filter((other) => name.startsWith(`${other}-`))
    .map((base) => `${base}/extending`);
}

/** What a test may import on top of what its package may. */
function forTests(folder: string): string[] {
  const itself = folder.replace('rulesets/', '');
  if (folder.startsWith('rulesets/')) return [itself, 'players', 'lab', 'testkit'];
  // Lessons are played through by the rules of their games.
  return folder === 'lessons' ? [itself, 'players', 'testkit', ...rulesets] : [itself, 'testkit'];
}

/** Refuses every import but those that match one of these globs. */
function onlyImports(allowed: string[], message: string) {
  const otherSources = '../**/src/**';
  const group = ['**', '!./**', '!../**', otherSources, ...allowed.map((glob) => `!${glob}`)];
  return {
    'no-restricted-imports': ['error', { patterns: [{ group, message }] }],
  } satisfies OxlintOverride['rules'];
}

function packages(names: string[]): string[] {
  return names.map((name) => `@sandtable/${name}`);
}

const ownSource = ['../src/**', '../../src/**'];
const testTools = ['node:*', 'node:*/*', 'vitest', 'vitest/*'];

const importDirection: OxlintOverride[] = Object.entries(imports).flatMap(([folder, names]) => {
  const inSource = packages(names);
  const inTests = packages([...names, ...forTests(folder)]);
  // A database of its own for tests that need one.
  const tools = folder === 'testkit' ? [...testTools, 'pg'] : [];
  return [
    {
      files: [`packages/${folder}/src/**/*.ts`],
      rules: onlyImports(
        [...tools, ...inSource],
        `packages/${folder} may import ${inSource.join(', ') || 'only its own files'}.`,
      ),
    },
    {
      files: [`packages/${folder}/test/**/*.ts`],
      rules: onlyImports(
        [...ownSource, ...testTools, ...inTests],
        `Tests of packages/${folder} may import vitest, node: and ${inTests.join(', ')}.`,
      ),
    },
  ];
});

// Everywhere else: packages by their name only, and never an app.
const wholePackages = {
  patterns: [
    {
      group: [
        '@sandtable/*/**',
        '!@sandtable/testkit/coverage',
        '!@sandtable/testkit/ambush',
        '!@sandtable/testkit/databases',
        '!@sandtable/testkit/postgres',
        // What is shown of a game or a player before it is loaded.
        '!@sandtable/*/about',
        '!@sandtable/players/names',
        '!@sandtable/wire/english',
        '!@sandtable/players/loading',
        '!@sandtable/players/rated',
        '!@sandtable/players/reasons',
        '!@sandtable/*/rules',
        // The course of one game and the notes on its rules, loaded without the others.
        '!@sandtable/lessons/*',
        '!@sandtable/lessons/*/notes',
      ],
      message: 'Import the package, not a file in it.',
    },
    { regex: '^sandtable(?:/|$)', message: 'Nothing imports an app.' },
    {
      regex: String.raw`^\.\.?/.*\b(?:packages|apps)/`,
      message: 'Import the package by its name.',
    },
  ],
};

// What makes two runs of the same match differ, or reaches out of it.
const outside = 'The same match must give the same state everywhere: ';
const clock = ['Date', 'performance', 'Temporal', 'setTimeout', 'setInterval', 'setImmediate'];
const timers = ['clearTimeout', 'clearInterval', 'requestAnimationFrame', 'requestIdleCallback'];
const page = ['window', 'document', 'navigator', 'location', 'localStorage', 'indexedDB', 'alert'];
const network = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'Worker'];
const io = ['console', 'process', 'crypto', 'Buffer', 'require', 'module', ...page, ...network];
const backDoors = ['globalThis', 'global', 'self'];
const unrepeatable = ['WeakRef', 'FinalizationRegistry', 'Intl'];
const deterministicGlobals = [
  ...[...clock, ...timers].map((name) => ({ name, message: `${outside}no clock, no timers.` })),
  ...io.map((name) => ({ name, message: `${outside}no input or output.` })),
  ...backDoors.map((name) => ({ name, message: `${outside}no way round the bans.` })),
  ...unrepeatable.map((name) => ({ name, message: `${outside}differs between machines.` })),
];
const deterministicProperties = [
  { object: 'Math', property: 'random', message: `${outside}dice are handed in.` },
  ...['localeCompare', 'toLocaleString', 'toLocaleUpperCase', 'toLocaleLowerCase'].map(
    (property) => ({ property, message: `${outside}no locale.` }),
  ),
];
// The standard leaves their last digits to the machine. Math.sqrt is exact everywhere.
const trigonometry = ['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2'];
const hyperbolic = ['sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'];
const powers = ['exp', 'expm1', 'log', 'log10', 'log1p', 'log2', 'pow', 'cbrt', 'hypot'];
const inexactMath = [...trigonometry, ...hyperbolic, ...powers].map((property) => ({
  object: 'Math',
  property,
  message: `Math.${property} may differ between machines: use a table or whole numbers.`,
}));

const deterministic: OxlintOverride[] = [
  {
    files: ['kernel', 'board', 'table', 'rulesets/*', 'players', 'lab', 'lessons', 'wire'].map(
      (folder) => `packages/${folder}/src/**/*.ts`,
    ),
    rules: {
      'no-console': 'error',
      'no-restricted-globals': ['error', ...deterministicGlobals],
      'no-restricted-properties': ['error', ...deterministicProperties],
    },
  },
  {
    files: ['kernel', 'board', 'table', 'rulesets/*'].map(
      (folder) => `packages/${folder}/src/**/*.ts`,
    ),
    rules: {
      'no-restricted-properties': ['error', ...deterministicProperties, ...inexactMath],
    },
  },
  {
    // Checks signatures, with the cryptography that every platform has.
    files: ['packages/record/src/**/*.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-globals': [
        'error',
        ...deterministicGlobals.filter(({ name }) => name !== 'crypto'),
      ],
      'no-restricted-properties': ['error', ...deterministicProperties],
    },
  },
];

const plugins: NonNullable<OxlintOverride['plugins']> = [
  'typescript',
  'unicorn',
  'oxc',
  'import',
  'promise',
  'react',
  'jsx-a11y',
];

export default defineConfig({
  plugins,
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true, es2024: true },
  ignorePatterns: [
    '.cache/**',
    '.node/**',
    '.browser/**',
    '.stryker-tmp/**',
    '**/node_modules/**',
    '**/dist/**',
  ],
  rules: {
    'array-callback-return': 'error',
    curly: ['error', 'multi-line'],
    'default-case-last': 'error',
    eqeqeq: 'error',
    'no-else-return': 'error',
    'no-restricted-imports': ['error', wholePackages],
    'no-return-assign': 'error',
    'no-self-compare': 'error',
    'no-sequences': 'error',
    'no-unused-expressions': 'error',
    'no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
        varsIgnorePattern: '^_',
        caughtErrorsIgnorePattern: '^_',
        destructuredArrayIgnorePattern: '^_',
      },
    ],
    'no-useless-return': 'error',
    'no-var': 'error',
    'object-shorthand': 'error',
    'prefer-const': 'error',
    'prefer-template': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-duplicates': 'error',
    'import/no-mutable-exports': 'error',
    'import/no-self-import': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-nullish-coalescing': 'error',
    'typescript/prefer-optional-chain': 'error',
    'typescript/require-array-sort-compare': 'error',
    'typescript/restrict-plus-operands': 'error',
    'typescript/return-await': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: false, requireDefaultForNonUnion: false },
    ],
    'typescript/use-unknown-in-catch-callback-variable': 'error',
    'unicorn/prefer-node-protocol': 'error',

    // In the categories above, but more noise than use here.
    'no-await-in-loop': 'off',
    'oxc/no-map-spread': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-new-array': 'off',
    'unicorn/require-module-specifiers': 'off',
  },
  overrides: [
    ...importDirection,
    ...deterministic,
    {
      files: ['**/test/**/*.ts', '**/*.test.ts'],
      plugins: [...plugins, 'vitest'],
      rules: { 'vitest/no-focused-tests': 'error', 'vitest/no-disabled-tests': 'error' },
    },
    {
      files: ['apps/web/src/**/*.tsx'],
      rules: {
        'react/button-has-type': 'error',
        'react/jsx-no-useless-fragment': 'error',
        'react/no-danger': 'error',
        // The JSX transform brings React along.
        'react/react-in-jsx-scope': 'off',
      },
    },
    {
      files: ['apps/web/**/*.{ts,tsx}'],
      rules: {
        'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
        // Drawings have roles that no element of SVG has by itself.
        'jsx-a11y/prefer-tag-over-role': 'off',
        // For windows; workers and channels have no origin to name.
        'unicorn/require-post-message-target-origin': 'off',
      },
    },
    // Plain JavaScript, run before anything is installed: no types to reason with.
    {
      files: ['**/*.mjs'],
      rules: Object.fromEntries(
        ['argument', 'assignment', 'call', 'member-access', 'return'].map((kind) => [
          `typescript/no-unsafe-${kind}`,
          'off',
        ]),
      ),
    },
    // Tools read a configuration file's default export.
    { files: ['**/*.config.ts', '**/*.config.mjs'], rules: { 'import/no-default-export': 'off' } },
  ],
});
