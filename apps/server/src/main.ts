// node apps/server/src/main.ts [--port 4173] [--host localhost] [--data FOLDER] [--no-site]: the app, and matches between people.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { HostNode, type NodeSettings } from './node.ts';

const usualPort = 4173;
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
        host: { type: 'string', default: 'localhost' },
        data: { type: 'string', default: join(root, 'data') },
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
async function open(settings: NodeSettings, lastPort: number): Promise<HostNode> {
  try {
    return await HostNode.start(settings);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE') return fail(message);
    if (settings.port >= lastPort) return fail(`Port ${settings.port} is taken.`);
    return open({ ...settings, port: settings.port + 1 }, lastPort);
  }
}

const { port: askedPort, host, data, 'no-site': isBare } = options();
const wanted = askedPort ?? env['PORT'];
const isUsual = wanted === undefined || wanted === '';
const port = isUsual ? usualPort : Number(wanted);
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`${wanted} is not a port.`);

const site = isBare ? undefined : join(root, 'apps', 'web', 'dist');
if (site !== undefined && !existsSync(join(site, 'index.html'))) {
  fail('The app is not built yet: use npm start.');
}
const { SANDTABLE_DATABASE: server } = env;
if (server === undefined) mkdirSync(data, { recursive: true });

const node = await open(
  { database: server ?? join(data, 'matches.db'), port, host, site },
  isUsual ? usualPort + 100 : port,
);
stdout.write(`Sandtable is at ${node.url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void node.stop().then(() => exit(0)));
}
