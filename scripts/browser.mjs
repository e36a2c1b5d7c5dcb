// The Chromium that the web app is tested with: one and the same wherever it runs, so that a green run
// means the same everywhere; elsewhere one that is found, or installed.
// Runs on Node 20 with nothing installed, like set-up.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { arch, env, platform } from 'node:process';
import { alone, fetchPinned, pinned, root, say, SetupError } from './setup.mjs';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const fetchedChromium = pinned('chromium', '@sparticuz/chromium');
const browserFolder = join(root, '.browser');
const fetchedBrowser = join(browserFolder, fetchedChromium, 'chromium.sh');

/** Edge comes last: it is a Chromium too, and every Windows has it. */
function usualPlaces() {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      ['/', homedir()].map((folder) =>
        join(folder, 'Applications', `${name}.app`, 'Contents', 'MacOS', name),
      ),
    );
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return ['Google/Chrome', 'Chromium', 'Microsoft/Edge'].flatMap((name) => {
      const program = name === 'Microsoft/Edge' ? 'msedge.exe' : 'chrome.exe';
      return folders
        .filter((folder) => folder !== undefined)
        .map((folder) => join(folder, name, 'Application', program));
    });
  }
  return [];
}

function inPath() {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/**
 * Whether a browser comes up and can be steered. Its `--version` would not tell: on Windows that
 * opens a window, and a browser that lacks a library of the system may still print it.
 */
async function starts(path) {
  if (!existsSync(path)) return false;
  const profile = mkdtempSync(join(tmpdir(), 'sandtable-browser-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'];
  const child = spawn(
    path,
    [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  const ended = new Promise((resolve) => {
    child.on('error', resolve);
    child.on('close', resolve);
  });
  const listening = new Promise((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (text) => {
      said += text;
      if (said.includes('DevTools listening on')) resolve();
    });
  });
  const limit = setTimeout(() => child.kill('SIGKILL'), 30_000);
  const works = await Promise.race([listening.then(() => true), ended.then(() => false)]);
  child.kill();
  await ended;
  clearTimeout(limit);
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return works;
}

async function firstThatStarts(paths) {
  for (const path of paths) if (await starts(path)) return path;
  return undefined;
}

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/** With the package manager of Debian and its kin, where we may: nobody's system is changed by sudo. */
function installFromSystem() {
  if (platform !== 'linux' || !succeeds('apt-get', ['--version'])) return;
  if (userInfo().uid !== 0) return;
  const apt = (...args) =>
    succeeds('env', [
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '--option=DPkg::Lock::Timeout=120',
      ...args,
    ]);
  say('Installing Chromium: the lists of packages ...');
  // One list out of reach need not be the one that has Chromium.
  apt('update');
  say('Installing Chromium: the packages, some 300 MB ...');
  if (!apt('install', '--yes', '--no-install-recommends', 'chromium')) {
    say('The system has no Chromium to install.');
  }
}

/**
 * From npm, into .browser/: a Chromium without a window, for Linux only. The package unpacks into
 * the folder for temporary files, so it is given one that stays; and it brings the libraries that a
 * bare system lacks only where it believes to be on a certain cloud, so it is told that it is.
 */
function fetchBrowser(node) {
  if (existsSync(fetchedBrowser)) return;
  say('Installing Chromium: fetching one into .browser/, some 70 MB ...');
  rmSync(browserFolder, { recursive: true, force: true });
  fetchPinned(node, 'chromium', join(browserFolder, fetchedChromium), (folder) => {
    say('Installing Chromium: unpacking it ...');
    unpack(node, folder);
    writeFileSync(join(folder, basename(fetchedBrowser)), LAUNCHER);
    chmodSync(join(folder, basename(fetchedBrowser)), 0o755);
  });
}

function unpack(node, folder) {
  const files = join(folder, 'files');
  mkdirSync(files);
  const script = `
    import chromium from '@sparticuz/chromium';
    await chromium.executablePath();`;
  const unpacked = spawnSync(node, ['--input-type=module', '--eval', script], {
    cwd: folder,
    env: { ...env, TMPDIR: files, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    encoding: 'utf8',
  });
  if (unpacked.status !== 0) {
    throw new SetupError(`Chromium could not be unpacked. ${unpacked.stderr}`);
  }
  // The package's own list of fonts names folders that are not these.
  const fonts = '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n';
  writeFileSync(join(files, 'fonts', 'fonts.conf'), fonts);
}

// The program finds its libraries, and fonts where the system has none, by the environment.
const LAUNCHER = `#!/bin/sh
files="$(dirname "$0")/files"
export LD_LIBRARY_PATH="$files/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -d /etc/fonts ] || export FONTCONFIG_PATH="$files/fonts"
exec "$files/chromium" "$@"
`;

/**
 * The path of a Chromium that starts: the one of SANDTABLE_BROWSER; else the pinned one, or none, so
 * that tests mean the same everywhere; on systems that it is not made for one that is installed or
 * can be. `node` is the Node to fetch it with.
 */
export async function browserPath(node) {
  const chosen = env.SANDTABLE_BROWSER;
  if (chosen !== undefined && chosen !== '') {
    if (await starts(chosen)) return chosen;
    throw new SetupError(`SANDTABLE_BROWSER names ${chosen}, which does not start as a Chromium.`);
  }
  return platform === 'linux' && arch === 'x64' ? pinnedBrowser(node) : anyBrowser();
}

const ADVICE = 'Set SANDTABLE_BROWSER to the path of a Chromium of your own to test with that.';

async function pinnedBrowser(node) {
  try {
    alone(() => fetchBrowser(node));
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new SetupError(
      `The Chromium to test with could not be fetched. ${error.message}\n${ADVICE}`,
    );
  }
  if (await starts(fetchedBrowser)) return fetchedBrowser;
  throw new SetupError(
    `Chromium ${fetchedChromium} was fetched and does not start here. ${ADVICE}`,
  );
}

async function anyBrowser() {
  const places = [...inPath(), ...usualPlaces()];
  const found = await firstThatStarts(places);
  if (found !== undefined) return found;
  alone(installFromSystem);
  const installed = await firstThatStarts(places);
  if (installed !== undefined) return installed;
  throw new SetupError(
    `The web app is tested in a Chromium. None was found, and none could be installed. ${ADVICE}`,
  );
}
