// node scripts/run.mjs <task> [arguments]: set-up, then the task, on the project's Node.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { runNode } from './run-node.mjs';
import { root, setUp } from './setup.mjs';

/** The script behind a command of an installed package, so that no shell is needed to run it. */
function tool(packageName, command = packageName) {
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  return join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin[command]);
}

const cli = join(root, 'apps', 'cli', 'src', 'main.ts');
const lint = () => [tool('oxlint'), '--type-aware', '--deny-warnings'];
const checkTypes = () => [tool('typescript', 'tsc'), '-b'];

/** Each task is a list of steps; a step is a name and the arguments of Node. */
const tasks = {
  start: (args) => [['start', [cli, 'play', 'pbi', ...args]]],
  bench: (args) => [['bench', [cli, 'bench', ...args]]],
  rules: (args) => [['rules', [cli, 'rules', ...args]]],
  lint: (args) => [['lint', [...lint(), ...args]]],
  format: (args) => [['format', [tool('oxfmt'), ...args]]],
  'check-types': (args) => [['types', [...checkTypes(), ...args]]],
  mutate: (args) => [['mutate', [tool('@stryker-mutator/core', 'stryker'), 'run', ...args]]],
  // Arguments go to vitest: `npm test -- packages/kernel`.
  test: (args) => [
    ['format', [tool('oxfmt'), '--check']],
    ['lint', lint()],
    ['types', checkTypes()],
    ['tests', [tool('vitest'), 'run', ...args]],
    ['rules', [cli, 'rules', '--check']],
  ],
};

const [name = '', ...args] = argv.slice(2);
if (!Object.hasOwn(tasks, name)) {
  stderr.write(`Usage: node scripts/run.mjs <${Object.keys(tasks).join(' | ')}> [arguments]\n`);
  exit(2);
}

const node = setUp();
const steps = tasks[name](args);
const times = [];

for (const [step, nodeArguments] of steps) {
  if (steps.length > 1) stdout.write(`\n== ${step}\n`);
  const began = performance.now();
  const code = await runNode(node, nodeArguments, { cwd: root });
  times.push(`${step} ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const result = code === 0 ? '' : `: FAILED (${code})`;
  if (steps.length > 1) stdout.write(`== ${times.at(-1)}${result}\n`);
  if (code !== 0) exit(code);
}
if (steps.length > 1) stdout.write(`\nAll passed: ${times.join(', ')}\n`);
