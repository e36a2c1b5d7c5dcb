import { Arguments, type Command } from './arguments.ts';
import { COMMANDS } from './commands.ts';
import { UsageError, UserError } from './errors.ts';
import { commandHelp, generalHelp } from './help.ts';
import { complain, print } from './terminal.ts';
import { version } from './version.ts';
import { text } from './words.ts';

const HELP = new Set(['help', '-h', '--help']);

/** Does what the words of the command line say, and gives the exit code. */
export async function run(words: readonly string[]): Promise<number> {
  try {
    const about = introduction(words);
    if (about !== undefined) {
      print(about);
      return 0;
    }
    const command = commandIn(words);
    const given = Arguments.parse(command, words.slice(command.name.split(' ').length));
    if (given.flag('help') || given.flag('version')) {
      print(given.flag('help') ? commandHelp(command) : version());
      return 0;
    }
    return await command.run(given);
  } catch (error) {
    if (!(error instanceof UserError)) return fail(error);
    complain(error.message);
    return error.exitCode;
  }
}

/** A fault of ours. Its words may be those of a file, so that it is not left to Node to print them. */
function fail(error: unknown): never {
  complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
}

/** What to tell somebody who asks what there is, or who names no command yet. */
function introduction(words: readonly string[]): string | undefined {
  const [first, ...rest] = words;
  if (first === '--version') return version();
  if (first === undefined) return generalHelp(COMMANDS);
  if (HELP.has(first)) return rest.length === 0 ? generalHelp(COMMANDS) : helpOn(rest);
  const group = groupOf(first);
  const bare = rest.length === 0 || HELP.has(rest[0]);
  return group.length > 0 && bare ? generalHelp(group, first) : undefined;
}

/** `help play`, `help scenario`. */
function helpOn(words: readonly string[]): string {
  const group = groupOf(words[0]);
  if (group.length > 0 && words.length === 1) return generalHelp(group, words[0]);
  return commandHelp(commandIn(words));
}

/** The commands whose first word this is, where they have two. */
function groupOf(word: string): Command[] {
  return COMMANDS.filter(({ name }) => name.startsWith(`${word} `));
}

function commandIn(words: readonly string[]): Command {
  const named = (count: number) => words.slice(0, count).join(' ');
  const command = COMMANDS.find(({ name }) => name === named(name.split(' ').length));
  if (command !== undefined) return command;
  const near = groupOf(words[0]);
  const known = (near.length > 0 ? near : COMMANDS).map(({ name }) => name);
  const found = named(near.length > 0 ? 2 : 1);
  const key = known.length === 1 ? 'error.commandOne' : 'error.command';
  throw new UsageError(text(key, { found, known }));
}
