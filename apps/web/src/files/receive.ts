import type { Match } from '@sandtable/kernel';
import { ADDRESS, go } from '../app/address.ts';
import { keepNew } from '../store/matches.ts';
import type { Seat } from '../store/seats.ts';
import { text } from '../words/words.ts';
import { LARGEST_FILE, openFile, tooLarge, type Opened } from './openFile.ts';
import { scenarioLink } from './positionLink.ts';
import { reasonOf } from './problemLines.ts';

/**
 * Opens a file and goes where it leads: to the match, which is kept on this device, or to a new
 * game from the scenario. Where it cannot be opened, it gives the reasons and changes nothing.
 */
export async function receive(file: File): Promise<readonly string[]> {
  const opened = await read(file);
  switch (opened.kind) {
    case 'problem':
      return opened.problems;
    case 'scenario':
      go(await scenarioLink({ scenario: opened.scenario, options: {} }));
      return [];
    case 'match':
      return receiveMatch(opened.match);
  }
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

async function receiveMatch(match: Match): Promise<readonly string[]> {
  const over = match.pending.outcome !== undefined;
  const seats = Object.fromEntries(
    match.ruleset.sides.map((side): [string, Seat] => [side, 'person']),
  );
  try {
    const { id } = await keepNew(seats, (over ? match : rollable(match)).save(), over);
    go(over ? ADDRESS.replay(id) : ADDRESS.play(id));
    return [];
  } catch (error) {
    return [text('files.problem.unkept', { reason: reasonOf(error) })];
  }
}

/** The match itself; or, where its dice cannot be had here, one that goes on with other dice. */
function rollable(match: Match): Match {
  const source = match.diceSources[match.diceSources.length - 1];
  if (source.kind === 'seeded') return match;
  if (source.kind === 'committed' && source.secret !== undefined) return match;
  return match.fork(match.steps.length, { kind: 'seeded', seed: crypto.randomUUID() });
}
