import { noteOperator } from '../guard/audit.ts';
import { ACCOUNT_COMMANDS } from './accountCommands.ts';
import { BACKUP_COMMANDS, RESTORE } from './backupCommands.ts';
import { BOT_COMMANDS } from './botCommands.ts';
import { REPORT_COMMANDS } from './reportCommands.ts';
import { RERUN_COMMANDS } from './rerun.ts';
import { TRAIL_COMMANDS } from './trailCommands.ts';
import { Complaint, type Beginning, type Command, type Operated } from './command.ts';

/** Every command, by its name. */
const COMMANDS: Readonly<Record<string, Command>> = {
  ...BACKUP_COMMANDS,
  ...RERUN_COMMANDS,
  ...BOT_COMMANDS,
  ...ACCOUNT_COMMANDS,
  ...TRAIL_COMMANDS,
  ...REPORT_COMMANDS,
};

/** Those that are done before there is a database. */
const BEGINNINGS: Readonly<Record<string, Beginning>> = {
  help: { takes: [], about: 'says this', begin: async () => usage() },
  restore: RESTORE,
};

/** What there is, a line each. */
function usage(): string {
  const lines = Object.entries({ ...BEGINNINGS, ...COMMANDS }).map(
    ([name, { takes, about }]) => `  ${[name, ...takes].join(' ').padEnd(24)} ${about}`,
  );
  return ['Usage: node apps/server/src/operate.ts COMMAND', ...lines].join('\n');
}

/** What is to be done before there is a database, where that was asked for. */
export function beginningIn([asked = '', ...given]: readonly string[]):
  | ((database: string) => Promise<string>)
  | undefined {
  const name = ['--help', '-h'].includes(asked) ? 'help' : asked;
  const beginning = Object.hasOwn(BEGINNINGS, name) ? BEGINNINGS[name] : undefined;
  if (beginning?.takes.length !== given.length) return undefined;
  return (database) => beginning.begin(database, given);
}

/** Does what was asked for on the command line. */
export async function operate(host: Operated, asked: readonly string[]): Promise<string> {
  const [name = '', ...given] = asked;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command?.takes.length !== given.length) throw new Complaint(usage());
  const said = await command.run(host, given);
  const { deed, takes } = command;
  if (deed !== undefined) {
    const account = takes[0] === 'NAME' ? await host.accounts.accountNamed(given[0]) : undefined;
    const match = takes[0] === 'MATCH' ? { match: given[0] } : {};
    await noteOperator(host.store.db, deed, { at: Date.now(), account: account?.id, ...match });
  }
  return said;
}
