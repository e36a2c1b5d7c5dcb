import type { GameEvent, Known } from '@sandtable/kernel';
import type { Rules } from '../games/games.ts';
import type { Look } from '../games/look.ts';
import { rollsIn, type Rolled } from './dice/rolls.ts';

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
export function logOf(told: Known['told'], { ruleset }: Rules): Chapter[] {
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

/** The last rolls, the newest first, each with the step it belongs to. */
export function lastRollsIn(
  log: readonly Chapter[],
  look: Look,
  count: number,
): readonly (Rolled & { readonly step: number })[] {
  const steps = new Map<number, GameEvent[]>();
  for (const { step, event } of log.flatMap((chapter) => chapter.lines).slice(-RECENT)) {
    steps.set(step, [...(steps.get(step) ?? []), event]);
  }
  return [...steps]
    .flatMap(([step, events]) => rollsIn(events, look).map((rolled) => ({ ...rolled, step })))
    .toReversed()
    .slice(0, count);
}

/** Further back than so many lines nobody looks for them. */
const RECENT = 60;

/** The last lines of it, each with how many come before it. */
export function lastLines(
  log: readonly Chapter[],
  count: number,
): readonly (Line & { readonly nth: number })[] {
  const lines = log.flatMap((chapter) => chapter.lines);
  return lines.map((line, nth) => ({ ...line, nth })).slice(-count);
}
