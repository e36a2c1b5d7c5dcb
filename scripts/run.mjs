// node scripts/run.mjs <task> [arguments]: set-up, then the task, on the project's Node.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv, env, exit, stderr, stdout } from 'node:process';
import { browserPath } from './browser.mjs';
import { runNode } from './run-node.mjs';
import { root, say, setUp, SetupError } from './setup.mjs';

/** The script behind a command of an installed package, so that no shell is needed to run it. */
function tool(packageName, command = packageName) {
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  return join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin[command]);
}

const cli = join(root, 'apps', 'cli', 'src', 'main.ts');
const lint = () => [tool('oxlint'), '--type-aware', '--deny-warnings'];
const checkTypes = () => [tool('typescript', 'tsc'), '-b'];
const build = (told = 'warn') => [tool('vite'), 'build', join('apps', 'web'), '--logLevel', told];
// What is asked for by name may be among the other tests only.
const browserOptions = ['--config', 'vitest.browser.config.ts', '--passWithNoTests'];
const browserTests = (args) => [tool('vitest'), 'run', ...browserOptions, ...args];

const benchOfApp = () => [
  ['build', build()],
  ['bench in a browser', [join('apps', 'web', 'bench', 'main.ts')]],
];

/** The steps that need a browser to be there; they are told of it in SANDTABLE_BROWSER. */
const inBrowser = new Set(['browser', 'pictures', 'icons', 'screenshots', 'bench in a browser']);

/** Each task is a list of steps; a step is a name and the arguments of Node. */
const tasks = {
  start: (args) => [
    // Its warnings are for whoever works on the app.
    ['build', build('error')],
    ['serve', [join('apps', 'server', 'src', 'main.ts'), ...args]],
  ],
  // What whoever runs a host does to its database: `npm run operate -- backup FILE`.
  operate: (args) => [['operate', [join('apps', 'server', 'src', 'operate.ts'), ...args]]],
  // Arguments are for the engine's bench, and then it runs alone: `--json` is read by other tools.
  bench: (args) => [['bench', [cli, 'bench', ...args]], ...(args.length === 0 ? benchOfApp() : [])],
  // Plays the levels of each game against each other, for hours: `npm run rate -- pbi --games 40`.
  rate: (args) => [
    ['rate', [join('apps', 'cli', 'src', 'rating', 'main.ts'), ...args]],
    ['format', [tool('oxfmt'), join('packages', 'players', 'src', 'rated.json')]],
  ],
  'bench-web': benchOfApp,
  rules: (args) => [['rules', [cli, 'rules', ...args]]],
  lint: (args) => [['lint', [...lint(), ...args]]],
  format: (args) => [['format', [tool('oxfmt'), ...args]]],
  'check-types': (args) => [['types', [...checkTypes(), ...args]]],
  mutate: (args) => [['mutate', [tool('@stryker-mutator/core', 'stryker'), 'run', ...args]]],
  screenshots: (args) => [
    ['build', build()],
    ['screenshots', [join('scripts', 'screenshots.ts'), ...args]],
  ],
  pictures: () => [['pictures', [join('apps', 'web', 'pictures', 'main.ts')]]],
  icons: () => [['icons', [join('apps', 'web', 'icons', 'main.ts')]]],
  typeface: () => [['typeface', [join('scripts', 'typeface.mjs')]]],
  // Nothing but its result on stdout: `--json` is read by other tools.
  torture: (args) => [['torture', [join('apps', 'server', 'torture', 'main.ts'), ...args]]],
  // Files are kept in the form that the formatter gives them.
  keep: () => [
    ['keep', [join('scripts', 'keep-files.ts')]],
    ['format', [tool('oxfmt'), join('packages', 'rulesets')]],
  ],
  browser: (args) => [
    ['build', build()],
    ['browser', browserTests(args)],
  ],
  // Arguments go to vitest: `npm test -- packages/kernel`.
  test: (args) => [
    ['format', [tool('oxfmt'), '--check']],
    ['lint', lint()],
    ['types', checkTypes()],
    ['tests', [tool('vitest'), 'run', ...args]],
    ['build', build()],
    ['browser', browserTests(args)],
    ['rules', [cli, 'rules', '--check']],
  ],
};

const [name = '', ...args] = argv.slice(2);
if (!Object.hasOwn(tasks, name)) {
  stderr.write(`Usage: node scripts/run.mjs <${Object.keys(tasks).join(' | ')}> [arguments]\n`);
  exit(2);
}

async function findBrowser() {
  try {
    env.SANDTABLE_BROWSER = await browserPath(node);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    exit(1);
  }
}

const node = setUp();
const steps = tasks[name](args);
// What is waited for, and the server's one line, are all that a player should see.
const isTold = steps.length > 1 && name !== 'start';
if (name === 'start') say('Building the app ...');
const times = [];

for (const [step, nodeArguments] of steps) {
  if (isTold) stdout.write(`\n== ${step}\n`);
  const began = performance.now();
  if (inBrowser.has(step)) await findBrowser();
  const code = await runNode(node, nodeArguments, { cwd: root });
  times.push(`${step} ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const result = code === 0 ? '' : `: FAILED (${code})`;
  if (isTold) stdout.write(`== ${times.at(-1)}${result}\n`);
  if (code !== 0) exit(code);
}
if (isTold) stdout.write(`\nAll passed: ${times.join(', ')}\n`);
