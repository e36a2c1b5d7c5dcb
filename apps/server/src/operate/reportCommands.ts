import type { Phrase, Spoken } from '@sandtable/wire';
import { PHRASE_ENGLISH } from '@sandtable/wire';
import type { Command } from './command.ts';

const MOST = 50;

export const REPORT_COMMANDS: Readonly<Record<string, Command>> = {
  reports: {
    takes: [],
    about: 'what was reported of what was said at tables, the last first',
    run: async ({ store: { db } }) => {
      const rows = await db
        .selectFrom('report')
        .selectAll()
        .orderBy('at', 'desc')
        .limit(MOST)
        .execute();
      return rows
        .flatMap(({ at, match, side, why, lines }) => [
          `${new Date(at).toISOString()} ${match}, by ${side}: ${why}`,
          ...(JSON.parse(lines) as Spoken[]).map(
            (line) => `  ${line.side ?? line.name ?? ''}: ${wordsOf(line)}`,
          ),
        ])
        .join('\n');
    },
  },
};

function wordsOf({ text, phrase }: Spoken): string {
  return text ?? PHRASE_ENGLISH[`phrase.${phrase as Phrase}`];
}
