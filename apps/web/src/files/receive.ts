import type { Match, RuleChange } from '@sandtable/kernel';
import { ADDRESS, go } from '../app/address.ts';
import { freshName } from '../store/fresh.ts';
import { keepNew } from '../store/matches.ts';
import type { Seat, Seats } from '../store/seats.ts';
import { text } from '../words/words.ts';
import { armiesLink } from './armiesLink.ts';
import { LARGEST_FILE, openFile, tooLarge, type Opened } from './openFile.ts';
import { scenarioLink } from './positionLink.ts';
import { reasonOf } from './problemLines.ts';

/** What came of a file: it has been opened, it cannot be, or somebody has to say who plays. */
export type Received =
  | { readonly kind: 'opened' }
  | { readonly kind: 'problem'; readonly problems: readonly string[] }
  | { readonly kind: 'unfinished'; readonly match: Match; readonly changed?: RuleChange }
  /** It is over, and somebody has to be told that its rules have changed before he watches it. */
  | { readonly kind: 'changed'; readonly match: Match; readonly changed: RuleChange };

/**
 * Opens a file and goes where it leads: to a match that is over, or to a new game from the scenario.
 * Where it cannot be opened, it gives the reasons and changes nothing.
 */
export async function receive(file: File): Promise<Received> {
  const opened = await read(file);
  switch (opened.kind) {
    case 'problem':
      return opened;
    case 'scenario':
      go(await scenarioLink({ scenario: opened.scenario, options: {} }));
      return { kind: 'opened' };
    case 'armies':
      go(await armiesLink(opened.armies));
      return { kind: 'opened' };
    case 'match': {
      const { match, changed } = opened;
      if (match.pending.outcome === undefined) {
        return { kind: 'unfinished', match, ...(changed && { changed }) };
      }
      return changed === undefined ? keepOver(match) : { kind: 'changed', match, changed };
    }
  }
}

/** Keeps a match that nobody plays any more, and goes to watch it. */
export function keepOver(match: Match): Promise<Received> {
  const { sides } = match.ruleset;
  return keepMatch(
    match,
    Object.fromEntries(sides.map((side): [string, Seat] => [side, 'person'])),
  );
}

async function read(file: File): Promise<Opened> {
  if (file.size > LARGEST_FILE) return tooLarge();
  let content: string;
  try {
    content = await file.text();
  } catch {
    // A folder, or a file that is gone.
    return { kind: 'problem', problems: [text('files.problem.unreadable')] };
  }
  return openFile(content);
}

/** Keeps a match on this device and goes to it. */
export async function keepMatch(match: Match, seats: Seats): Promise<Received> {
  const over = match.pending.outcome !== undefined;
  try {
    const { id } = await keepNew(seats, (over ? match : rollable(match)).save(), { over });
    go(over ? ADDRESS.replay(id) : ADDRESS.play(id));
    return { kind: 'opened' };
  } catch (error) {
    return {
      kind: 'problem',
      problems: [text('files.problem.unkept', { reason: reasonOf(error) })],
    };
  }
}

/** The match itself; or, where its dice cannot be had here, one that goes on with other dice. */
function rollable(match: Match): Match {
  const source = match.diceSources[match.diceSources.length - 1];
  if (source.kind === 'seeded') return match;
  if (source.kind === 'committed' && source.secret !== undefined) return match;
  return match.fork(match.steps.length, { kind: 'seeded', seed: freshName() });
}
