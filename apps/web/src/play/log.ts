import type { GameEvent, Match, Viewer } from '@sandtable/kernel';
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

/** What has happened so far, as this viewer may know it. */
export function logOf(match: Match, { look }: Game, viewer: Viewer): Chapter[] {
  const chapters: { step: number; opens: GameEvent | undefined; lines: Line[] }[] = [
    { step: 0, opens: undefined, lines: [] },
  ];
  for (let step = 0; step < match.steps.length; step++) {
    for (const event of match.events(step, viewer)) {
      if (look.chapter(event)) chapters.push({ step, opens: event, lines: [] });
      else chapters[chapters.length - 1].lines.push({ step, event });
    }
  }
  return chapters.filter(({ opens, lines }) => opens !== undefined || lines.length > 0);
}
