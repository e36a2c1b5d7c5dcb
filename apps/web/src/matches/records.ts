import { reportSteps, type Report } from '@sandtable/lab';
import { openPlayed } from '../files/openFile.ts';
import { unhurried } from '../files/unhurried.ts';
import { keepRecord, keptRecords, type MatchRecord, type SavedMatch } from '../store/matches.ts';

/** What is kept of a match for good. */
export function recordOf(saved: SavedMatch, report: Report): MatchRecord {
  const { id, file, seats, people, changed } = saved;
  const { id: scenario, title } = file.scenario;
  return {
    id,
    game: file.ruleset,
    scenario: title === undefined ? { id: scenario } : { id: scenario, title },
    seats,
    ...(people !== undefined && { people }),
    outcome: report.outcome,
    turns: report.turns.length,
    luck: Object.fromEntries(report.luck.map(({ side, luck }) => [side, luck])),
    ended: changed,
  };
}

/** Works out how matches came out that nobody has looked back at yet, one after another. */
export async function recordAll(matches: readonly SavedMatch[]): Promise<void> {
  const known = new Set((await keptRecords()).map(({ id }) => id));
  for (const saved of matches.filter(({ id, over }) => over && !known.has(id))) {
    const opened = await openPlayed(saved.file);
    // One that cannot be read any more has no result that could be told.
    if (opened.kind !== 'match') continue;
    const report = await unhurried(reportSteps(opened.match));
    if (report !== undefined) await keepRecord(recordOf(saved, report));
  }
}
