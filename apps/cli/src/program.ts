import { Arguments, type Command } from './arguments.ts';
import { COMMANDS } from './commands.ts';
import { UsageError, UserError } from './errors.ts';
import { commandHelp, generalHelp } from './help.ts';
import { complain, print } from './terminal.ts';
import { text } from './words.ts';

// Whoever reads our output may have seen enough (`sandtable rules | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  try {
    if (words.length === 0 || words[0] === 'help' || words[0] === '--help') {
      print(generalHelp(COMMANDS));
      return 0;
    }
    const command = commandIn(words);
    const given = Arguments.parse(command, words.slice(command.name.split(' ').length));
    if (given.flag('help')) {
      print(commandHelp(command));
      return 0;
    }
    return await command.run(given);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    complain(error.message);
    return error.exitCode;
  }
}

function commandIn(words: readonly string[]): Command {
  const named = (count: number) => words.slice(0, count).join(' ');
  const command = COMMANDS.find(({ name }) => name === named(name.split(' ').length));
  if (command !== undefined) return command;
  const near = COMMANDS.filter(({ name }) => name.startsWith(`${words[0]} `));
  const known = (near.length > 0 ? near : COMMANDS).map(({ name }) => name);
  throw new UsageError(text('error.command', { found: named(near.length > 0 ? 2 : 1), known }));
}
