// The words for where notices go, and the seats that the host has been told of, on this device.
import { problemsIn, type Schema } from '@sandtable/kernel';
import { NOTICES } from './requests.ts';

const KEY = 'sandtable.notices';

interface Kept {
  readonly words: readonly string[];
  /** Of which seats notices are sent: their keys, as they were sent last. */
  readonly keys: readonly string[];
}

const LIST: Schema = { type: 'array', items: { type: 'string' } };
const SCHEMA: Schema = {
  type: 'object',
  required: ['words', 'keys'],
  properties: { words: LIST, keys: LIST },
};

const NOTHING: Kept = { words: [], keys: [] };

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return problemsIn(SCHEMA, kept).length === 0 ? (kept as Kept) : NOTHING;
  } catch {
    return NOTHING;
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage they hold until the page is closed.
  }
}

export function keptWords(): readonly string[] {
  return read().words;
}

export function keepWord(word: string, keys: readonly string[]): void {
  const { words } = read();
  write({ words: [...new Set([...words, word])], keys });
}

export function forgetWord(word: string): void {
  const { words, keys } = read();
  write({ words: words.filter((each) => each !== word), keys });
}

/** Has notices sent of seats that were taken since, too. */
export async function tellOfSeats(keys: readonly string[]): Promise<void> {
  const { words, keys: known } = read();
  const news = keys.filter((key) => !known.includes(key));
  if (words.length === 0 || news.length === 0) return;
  for (const word of words) await NOTICES.change({ word, keys: news });
  write({ words, keys });
}
