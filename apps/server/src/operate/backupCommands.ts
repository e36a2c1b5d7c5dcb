import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, unlink } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { Store } from '../store/store.ts';
import { backup, restore } from './backup.ts';
import { checkChains } from './chains.ts';
import { Complaint, type Beginning, type Command } from './command.ts';

export const BACKUP_COMMANDS: Readonly<Record<string, Command>> = {
  backup: {
    takes: ['FILE'],
    deed: 'writes a backup',
    about: 'writes everything into a file, while the host runs',
    async run({ store }, [file]) {
      const rows = await write(file, backup(store.db, Date.now()));
      return `${rows} rows are in ${file}. Whoever has it has every secret of this host: keep it safe.`;
    },
  },
  check: {
    takes: [],
    about: 'looks whether every log of a match is whole',
    run: async ({ store }) => told(await checkChains(store)),
  },
};

export const RESTORE: Beginning = {
  takes: ['FILE'],
  about: 'makes a database from such a file, and checks every log in it',
  async begin(database, [file]) {
    const rows = await restore(database, linesOf(file));
    const store = await Store.open(database);
    try {
      return `${rows} rows are restored. ${told(await checkChains(store))}`;
    } finally {
      await store.close();
    }
  },
};

async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  try {
    for await (const part of createReadStream(file, 'utf8') as AsyncIterable<string>) {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw complaintOf(error);
  }
  if (rest !== '') yield rest;
}

/** What is wrong with a file is no mistake of the program. */
function complaintOf(error: unknown): unknown {
  const { syscall, message } = error as NodeJS.ErrnoException;
  return syscall === undefined ? error : new Complaint(`${message}.`);
}

/** Nobody takes a file that is not finished for one that is. */
async function write(file: string, lines: AsyncIterable<string>): Promise<number> {
  const unfinished = `${file}.part`;
  const out = createWriteStream(unfinished, { mode: 0o600 });
  // Where nobody waits for it just then, it is found below.
  out.on('error', () => undefined);
  let count = 0;
  try {
    await once(out, 'open');
    for await (const line of lines) {
      count++;
      if (out.errored !== null) throw out.errored;
      if (!out.write(line)) await once(out, 'drain');
    }
    out.end();
    await finished(out);
    await rename(unfinished, file);
  } catch (error) {
    out.destroy();
    await unlink(unfinished).catch(() => undefined);
    throw complaintOf(error);
  }
  // But for the first line and the last.
  return count - 2;
}

function told({ matches, entries, problems }: Awaited<ReturnType<typeof checkChains>>): string {
  if (problems.length > 0) throw new Complaint(problems.join('\n'));
  return `All ${matches} matches with ${entries} entries are whole.`;
}
