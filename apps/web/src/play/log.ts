import type { GameEvent, Known } from '@sandtable/kernel';
import type { Game } from '../games/games.ts';

/** A turn, or whatever a game's log is divided into. */
export interface Chapter {
  /** The step it begins with. */
  readonly step: number;
  /** The event that begins it; none before the first. */
  readonly opens: GameEvent | undefined;
  readonly lines: readonly Line[];
}

export interface Line {
  readonly step: number;
  readonly event: GameEvent;
}

/** What has happened so far, as it has been told. */
export function logOf(told: Known['told'], { ruleset }: Game): Chapter[] {
  const chapters: { step: number; opens: GameEvent | undefined; lines: Line[] }[] = [
    { step: 0, opens: undefined, lines: [] },
  ];
  for (const [step, events] of told.entries()) {
    for (const event of events) {
      if (ruleset.chapter(event)) chapters.push({ step, opens: event, lines: [] });
      else chapters[chapters.length - 1].lines.push({ step, event });
    }
  }
  return chapters.filter(({ opens, lines }) => opens !== undefined || lines.length > 0);
}

/** What came of the last step in which dice were rolled. */
export function lastRollIn(log: readonly Chapter[]): readonly GameEvent[] {
  const lines = log.flatMap((chapter) => chapter.lines);
  const last = lines.findLast(({ event: { dice = [] } }) => dice.length > 0);
  if (last === undefined) return [];
  return lines.filter(({ step }) => step === last.step).map(({ event }) => event);
}

/** The last lines of it, each with how many come before it. */
export function lastLines(
  log: readonly Chapter[],
  count: number,
): readonly (Line & { readonly nth: number })[] {
  const lines = log.flatMap((chapter) => chapter.lines);
  return lines.map((line, nth) => ({ ...line, nth })).slice(-count);
}
