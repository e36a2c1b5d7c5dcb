import type { Match } from '@sandtable/kernel';
import { ADDRESS, go } from '../app/address.ts';
import { freshName } from '../store/fresh.ts';
import { keepNew } from '../store/matches.ts';
import type { Seat, Seats } from '../store/seats.ts';
import { text } from '../words/words.ts';
import { LARGEST_FILE, openFile, tooLarge, type Opened } from './openFile.ts';
import { scenarioLink } from './positionLink.ts';
import { reasonOf } from './problemLines.ts';

/** What came of a file: it has been opened, it cannot be, or somebody has to say who plays. */
export type Received =
  | { readonly kind: 'opened' }
  | { readonly kind: 'problem'; readonly problems: readonly string[] }
  | { readonly kind: 'unfinished'; readonly match: Match };

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
    case 'match': {
      const { match } = opened;
      if (match.pending.outcome === undefined) return { kind: 'unfinished', match };
      return keepMatch(match, everybody(match));
    }
  }
}

function everybody({ ruleset }: Match): Seats {
  return Object.fromEntries(ruleset.sides.map((side): [string, Seat] => [side, 'person']));
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
    const { id } = await keepNew(seats, (over ? match : rollable(match)).save(), over);
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
