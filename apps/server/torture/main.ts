// npm run torture -- [--kills 10] [--store sqlite|postgres] [--nodes 1] [--database-kills 0] [--matches 8] [--json]:
// kills nodes, and the server of their database, while people play, again and again. What it says with --json is read by others.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { ChildNode } from './children.ts';
import { PostgresServer } from '@sandtable/testkit/postgres';
import { torture, type Tortured } from './torture.ts';

/** So many answers are given between one kill and the next. */
const BETWEEN = 100;

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    kills: { type: 'string', default: '10' },
    store: { type: 'string', default: 'sqlite' },
    nodes: { type: 'string', default: '1' },
    'database-kills': { type: 'string', default: '0' },
    matches: { type: 'string', default: '8' },
    json: { type: 'boolean', default: false },
  },
});
const [kills, count, databaseKills, matches] = [
  values.kills,
  values.nodes,
  values['database-kills'],
  values.matches,
].map(Number);
const { store } = values;
const isServer = store === 'postgres';
if (![kills, count, databaseKills, matches].every((number) => Number.isInteger(number))) {
  stderr.write('--kills, --nodes, --database-kills and --matches are whole numbers.\n');
  exit(2);
}
if (!isServer && (store !== 'sqlite' || count !== 1 || databaseKills > 0)) {
  stderr.write(
    '--store is sqlite or postgres; only postgres has several nodes and can be killed.\n',
  );
  exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'sandtable-torture-'));
const server = isServer ? await PostgresServer.start() : undefined;
const environment = server && { SANDTABLE_DATABASE: await server.fresh('torture') };
const nodes = Array.from({ length: count }, () => new ChildNode(folder, environment));
let result: Tortured;
try {
  await Promise.all(nodes.map((node) => node.start()));
  const say = (line: string): boolean => stderr.write(`${line}\n`);
  const load = { matches, between: BETWEEN };
  result = await torture({ nodes, kills, server, databaseKills, ...load, say });
} finally {
  await Promise.all(nodes.map((node) => node.stop()));
  await server?.stop();
  rmSync(folder, { recursive: true });
}
if (values.json) {
  stdout.write(`${JSON.stringify({ store, ...result })}\n`);
} else {
  const { acknowledged, lost, unverified, longestPauseMs } = result;
  stdout.write(
    `${kills} kills of a node on ${store}: ${acknowledged} moves acknowledged, ${lost} lost; ` +
      `${unverified} matches do not verify; no table stood still for longer than ${longestPauseMs} ms.\n`,
  );
}
exit(result.lost + result.unverified === 0 ? 0 : 1);
