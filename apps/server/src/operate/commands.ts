import { ACCOUNT_COMMANDS } from './accountCommands.ts';
import { Complaint, type Command, type Operated } from './command.ts';

/** Every command, by its name. */
const COMMANDS: Readonly<Record<string, Command>> = { ...ACCOUNT_COMMANDS };

/** What there is, a line each. */
function usage(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { takes, about }]) => `  ${[name, ...takes].join(' ').padEnd(24)} ${about}`,
  );
  return ['Usage: node apps/server/src/operate.ts COMMAND', ...lines].join('\n');
}

/** Does what was asked for on the command line. */
export async function operate(host: Operated, asked: readonly string[]): Promise<string> {
  const [name = '', ...given] = asked;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command?.takes.length !== given.length) throw new Complaint(usage());
  return command.run(host, given);
}
