// node apps/server/src/operate.ts COMMAND: what whoever runs a host does to its database, whether it is running or not.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, exit, stderr, stdout } from 'node:process';
import { Accounts } from './accounts/accounts.ts';
import { Complaint } from './operate/command.ts';
import { beginningIn, operate } from './operate/commands.ts';
import { settingsIn, withUsual } from './settings.ts';
import { isServer, Unusable } from './store/database.ts';
import { Store } from './store/store.ts';

function fail(line: string): never {
  stderr.write(`${line}\n`);
  exit(1);
}

const read = settingsIn(env);
if ('problems' in read) fail(read.problems.join('\n'));
const settings = withUsual(read.settings);
const { database = join(settings.data, 'matches.db') } = settings;
const asked = argv.slice(2);

async function run(): Promise<string> {
  const begin = beginningIn(asked);
  if (begin !== undefined) return begin(database);
  // Whoever has mistyped the folder is not given an empty database in it.
  if (!isServer(database) && !existsSync(database)) {
    throw new Complaint(`There is no database at ${database}.`);
  }
  const store = await Store.open(database);
  try {
    const accounts = new Accounts(store.db, settings, Date.now);
    return await operate({ store, accounts, settings }, asked);
  } finally {
    await store.close();
  }
}

try {
  stdout.write(`${await run()}\n`);
} catch (error) {
  if (!(error instanceof Complaint || error instanceof Unusable)) throw error;
  fail(error.message);
}
