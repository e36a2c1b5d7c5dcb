// node apps/server/src/main.ts [--port 4173] [--host localhost] [--data FOLDER] [--no-site]: the app, and matches between people.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { HostNode, type NodeSettings } from './node.ts';
import { SETTINGS, settingsIn, withUsual } from './settings.ts';

const usualPort = SETTINGS.port.usual;
const root = join(import.meta.dirname, '..', '..', '..');

function fail(line: string): never {
  stderr.write(`${line}\n`);
  exit(1);
}

function options() {
  try {
    const { values } = parseArgs({
      args: argv.slice(2),
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        // Matches alone: somebody else sends the app.
        'no-site': { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    return fail(
      `${(error as Error).message}\nUsage: npm start -- [--port 4173] [--host 0.0.0.0] [--data FOLDER]`,
    );
  }
}

/** Somebody else may have the usual port: then the next one does. A port asked for is not changed. */
async function open(settings: NodeSettings, port: number, lastPort: number): Promise<HostNode> {
  try {
    return await HostNode.start({ ...settings, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE') return fail(message);
    if (port >= lastPort) return fail(`Port ${port} is taken.`);
    return open(settings, port + 1, lastPort);
  }
}

const { 'no-site': isBare, port: askedPort, host, data } = options();
// What is asked for on the command line is as if it were set.
const read = settingsIn({
  ...env,
  ...(askedPort !== undefined && { [SETTINGS.port.variable]: askedPort }),
  ...(host !== undefined && { [SETTINGS.host.variable]: host }),
  ...(data !== undefined && { [SETTINGS.data.variable]: data }),
});
if ('problems' in read) fail(read.problems.join('\n'));

const folder = join(root, 'apps', 'web', 'dist');
const site = isBare ? undefined : { folder, thorough: true };
if (site !== undefined && !existsSync(join(folder, 'index.html'))) {
  fail('The app is not built yet: use npm start.');
}

const { port } = read.settings;
const node = await open(
  { ...read.settings, site, isWarm: true },
  port ?? usualPort,
  port ?? usualPort + 100,
);
const drainMs = withUsual(read.settings).drainSeconds * 1000;
stdout.write(`Sandtable is at ${node.url}\n`);
const stop = (withinMs: number): void => void node.stop(withinMs).then(() => exit(0));
process.once('SIGTERM', () => stop(drainMs));
// Somebody at the keyboard: nobody is to be sent elsewhere.
process.once('SIGINT', () => stop(0));
