// Changes the rules one small thing at a time; a change no test notices is a rule not tested.
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts' },
  // Stryker would rewrite tsconfig.json with a compiler interface TypeScript 7 does not have.
  tsconfigFile: 'none',
  mutate: [
    'packages/rulesets/*/src/**/*.ts',
    '!packages/rulesets/*/src/**/scenarios/**',
    '!packages/rulesets/*/src/**/{english,rulebook}.ts',
  ],
  coverageAnalysis: 'perTest',
  // Literals that are read once, when a file loads: each would run the whole suite, two thirds of the time.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/stryker',
  ignorePatterns: ['.node', '.browser', '.cache'],
};
