// node apps/web/server/main.ts [--port 4173] [--host localhost]: serves what the build has written.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { serve, type Server, type Site } from './serve.ts';

const usualPort = 4173;

function fail(line: string): never {
  stderr.write(`${line}\n`);
  exit(1);
}

function options() {
  try {
    const { values } = parseArgs({
      args: argv.slice(2),
      options: { port: { type: 'string' }, host: { type: 'string' } },
    });
    return values;
  } catch (error) {
    return fail(`${(error as Error).message}\nUsage: npm start -- [--port 4173] [--host 0.0.0.0]`);
  }
}

/** Somebody else may have the usual port: then the next one does. A port asked for is not changed. */
async function open(site: Site, lastPort: number): Promise<Server> {
  try {
    return await serve(site);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE') return fail(message);
    if (site.port >= lastPort) return fail(`Port ${site.port} is taken.`);
    return open({ ...site, port: site.port + 1 }, lastPort);
  }
}

const { port: askedPort, host = 'localhost' } = options();
const wanted = askedPort ?? env['PORT'];
const port = wanted === undefined || wanted === '' ? usualPort : Number(wanted);
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`${wanted} is not a port.`);

const folder = join(import.meta.dirname, '..', 'dist');
if (!existsSync(join(folder, 'index.html'))) fail('The app is not built yet: use npm start.');

const isUsual = wanted === undefined || wanted === '';
const server = await open({ folder, port, host, thorough: true }, isUsual ? usualPort + 100 : port);
stdout.write(`Sandtable is at ${server.url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => exit(0)));
}
