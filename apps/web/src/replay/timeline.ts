import { stepsTold, type GameEvent, type Match, type Side, type Viewer } from '@sandtable/kernel';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';

/** One step of a match, or several that are not seen, as a viewer may know it. */
export interface ToldStep {
  /** Counted from 1, as it is told: what is not seen cannot be counted. */
  readonly step: number;
  /** So many steps of the match have been made then: the position is the one after them. */
  readonly made: number;
  readonly side: Side;
  readonly events: readonly GameEvent[];
  /** In words, a line an event; the decision itself where no event tells of it. */
  readonly lines: readonly string[];
}

/** A part of the match with a title, such as a turn. */
export interface Chapter {
  /** The step that begins it; 0 for what comes before the first step. */
  readonly step: number;
  readonly title: string;
}

/** Pieces that are no longer there after a step. */
export interface Fall {
  readonly step: number;
  readonly lost: Readonly<Record<Side, number>>;
}

/** A whole match, to be looked at from its beginning to its end. */
export interface Timeline {
  readonly steps: readonly ToldStep[];
  readonly chapters: readonly Chapter[];
  readonly falls: readonly Fall[];
}

/** Goes once through a match and notes what a time line shows of it. */
export function timelineOf({ ruleset, words }: Game, match: Match, viewer: Viewer): Timeline {
  const chapters: Chapter[] = [{ step: 0, title: text('replay.opening') }];
  const falls: Fall[] = [];
  const standing = (state: object): Map<string, Side> => {
    const { pieces } = ruleset.scene(ruleset.view(state, viewer));
    return new Map(pieces.map(({ id, side }) => [id, side]));
  };
  let before = standing(match.at(0));

  const steps = Array.from(stepsTold(match, viewer), (told, i): ToldStep => {
    const { step: made, side, events, decision, state } = told;
    const step = i + 1;
    const after = standing(state);
    const lost: Record<Side, number> = {};
    for (const [id, owner] of before) if (!after.has(id)) lost[owner] = (lost[owner] ?? 0) + 1;
    if (Object.keys(lost).length > 0) falls.push({ step, lost });
    before = after;

    const opening = events.findLast((event) => ruleset.chapter(event));
    if (opening !== undefined) chapters.push({ step, title: titled(words.tell(opening)) });
    const lines =
      decision === undefined
        ? events.map((event) => words.tellBriefly(event))
        : [words.decided(side, decision)];
    return { step, made, side, events, lines };
  });
  return { steps, chapters, falls };
}

/** A sentence as a title: without its full stop. */
function titled(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

/** How many steps of the match have been made at a step of its time line. */
export function madeAt({ steps }: Timeline, step: number): number {
  return step === 0 ? 0 : steps[step - 1].made;
}

/** The step of a time line that shows the match when so many of its steps have been made. */
export function stepAt({ steps }: Timeline, made: number): number {
  return steps.findLastIndex((each) => each.made <= made) + 1;
}

/** The chapter that a step belongs to. */
export function chapterAt({ chapters }: Timeline, step: number): Chapter {
  return chapters.findLast((chapter) => chapter.step <= step) ?? chapters[0];
}

/** The beginning of this chapter; at the beginning already, that of the one before. */
export function chapterBefore({ chapters }: Timeline, step: number): number {
  return chapters.findLast((chapter) => chapter.step < step)?.step ?? 0;
}

/** The beginning of the next chapter; in the last one, the end of the match. */
export function chapterAfter({ chapters, steps }: Timeline, step: number): number {
  return chapters.find((chapter) => chapter.step > step)?.step ?? steps.length;
}
