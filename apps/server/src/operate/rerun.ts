import {
  describeProblems,
  KERNEL_ENGLISH,
  mergeCatalogues,
  Words,
  type Catalogue,
} from '@sandtable/kernel';
import { fateOfMatch, RECORD_ENGLISH, type Fate } from '@sandtable/record';
import { goOn } from '../host/goOn.ts';
import { matchFileOf } from '../host/matchFile.ts';
import { RULESETS, rulesetOf } from '../rulesets.ts';
import type { MatchRow, Store } from '../store/store.ts';
import { Complaint, type Command } from './command.ts';

/** What would become of the matches that are being played, if this version of the rules were the one that is run. */
export const RERUN_COMMANDS: Readonly<Record<string, Command>> = {
  rerun: {
    takes: [],
    about:
      'runs all matches that are not over again, and says which the installed rules would change',
    async run({ store }) {
      const { live, lines } = await rerun(store);
      if (lines.length === 0) return `All ${live} matches that are not over come out the same.`;
      throw new Complaint(
        [...lines, `${lines.length} of ${live} matches that are not over would be held.`].join(
          '\n',
        ),
      );
    },
  },
  'go-on': {
    takes: ['MATCH'],
    deed: 'has a match go on under other rules',
    about: 'has a match that is held go on under the installed rules',
    async run({ store }, [match]) {
      const isDone = await goOn(store, match, rulesetOf, Date.now());
      if (!isDone) throw new Complaint(`Match ${match} is not held, or cannot be read.`);
      return `Match ${match} goes on under the installed rules.`;
    },
  },
};

/** How many are being played, and a line for each that would not come out the same. */
export async function rerun(
  store: Store,
  rulesets = RULESETS,
): Promise<{ readonly live: number; readonly lines: readonly string[] }> {
  const lines: string[] = [];
  let live = 0;
  for (const { id } of await store.db.selectFrom('match').select('id').execute()) {
    const row = (await store.match(id)) as MatchRow;
    const seats = await store.seats(id);
    if (seats.some(({ number }) => number === null)) continue;
    const file = matchFileOf(row, seats, await store.entries(id, 0));
    if ('ended' in file) continue;
    const fate = fateOfMatch(file, rulesets);
    if (fate.fate === 'same' && fate.isOver) continue;
    live++;
    if (fate.fate !== 'same') lines.push(lineOf(row, fate));
  }
  return { live, lines };
}

const OWN: Catalogue = {
  ...KERNEL_ENGLISH,
  texts: { ...KERNEL_ENGLISH.texts, ...RECORD_ENGLISH },
};

function lineOf({ id, ruleset, version }: MatchRow, fate: Exclude<Fate, { fate: 'same' }>): string {
  const begin = `Match ${id} (${ruleset} ${version}): `;
  if (fate.fate !== 'unreadable') {
    return `${begin}${fate.rule}, ${new Words(fate.ruleset, OWN).render(fate.message)}`;
  }
  const catalogue = fate.ruleset ? mergeCatalogues(OWN, fate.ruleset.catalogue) : OWN;
  return `${begin}${describeProblems(fate.problems, catalogue).join('; ')}`;
}
