// node apps/server/bench/main.ts [--seconds 10] [--matches 1000] [--sockets 10000] [--store sqlite|postgres] [--boardgameio FOLDER]:
// what one node holds, and how fast it is, with those who play in another process. Prints JSON, which `sandtable bench` reads.
import { SERVER_LOAD, type ServerFigures } from '@sandtable/lab';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { PostgresServer } from '@sandtable/testkit/postgres';
import { measure } from './measure.ts';

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    seconds: { type: 'string', default: String(SERVER_LOAD.seconds) },
    matches: { type: 'string', default: String(SERVER_LOAD.matches) },
    sockets: { type: 'string', default: String(SERVER_LOAD.sockets) },
    store: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
    'at-once': { type: 'string', default: String(SERVER_LOAD.atOnce) },
    // Where boardgame.io lies, whose server is measured too.
    boardgameio: { type: 'string' },
    // Where the host's work is to be looked at.
    profile: { type: 'string' },
  },
});

const load = {
  seconds: Number(values.seconds),
  matches: Number(values.matches),
  sockets: Number(values.sockets),
  atOnce: Number(values['at-once']),
};
const { profile } = values;
const flags = profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profile];
const say = (what: string): void => {
  stderr.write(`${what}\n`);
};
const folder = mkdtempSync(join(tmpdir(), 'sandtable-bench-'));
const figures: Record<string, ServerFigures> = {};
try {
  if (values.store.includes('sqlite')) {
    const place = join(folder, 'matches.db');
    const measured = { name: 'sqlite', program: 'host.ts', place, more: place, flags };
    figures['sqlite'] = await measure(measured, load, say);
  }
  if (values.store.includes('postgres')) {
    const server = await PostgresServer.start();
    const place = await server.fresh('bench');
    // Only for what comes before it is measured.
    const more = `${place}&options=-c%20synchronous_commit%3Doff`;
    const measured = { name: 'postgres', program: 'host.ts', place, more, flags };
    figures['postgres'] = await measure(measured, load, say);
    await server.stop();
  }
  if (values.boardgameio !== undefined) {
    const [name, program] = ['boardgame.io', 'boardgameioHost.ts'];
    const measured = { name, program, place: folder, more: values.boardgameio, flags };
    // It is not asked to hold sockets on which nothing happens: it would have to write to each every ten seconds.
    figures[name] = await measure(measured, { ...load, sockets: 0 }, say);
  }
} finally {
  rmSync(folder, { recursive: true });
}
stdout.write(`${JSON.stringify(figures)}\n`);
