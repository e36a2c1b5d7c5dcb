import {
  asSentence,
  stepsTold,
  type GameEvent,
  type GuideShape,
  type Pick,
  type Point,
  type RuleId,
  type Scene,
  type StepTold,
  type Tone,
} from '@sandtable/kernel';
import { attendedIn, playExample, scenesOf, type Example, type Notes } from '@sandtable/lessons';
import { pickShapes } from '../board/pickShapes.ts';
import type { Game } from '../games/games.ts';
import type { Effect } from '../games/look.ts';
import { cropOf, type Crop } from './crop.ts';

/** All that is to be seen of an example. */
export interface ShownExample {
  readonly before: Scene;
  readonly after: Scene;
  readonly crop: Crop;
  /** What is drawn over the board before it is done. */
  readonly shapes: readonly GuideShape[];
  readonly effects: readonly Effect[];
  /** What is done, in words; nothing where there is only something to look at. */
  readonly move?: string;
  readonly isRefused: boolean;
  readonly lines: readonly ExampleLine[];
}

/** What came of it, line by line. */
export interface ExampleLine {
  readonly words: string;
  /** The rule behind it. */
  readonly rule?: RuleId;
  readonly event?: GameEvent;
}

/** Plays an example, and puts it into pictures and words. */
export function shownExample(game: Game, notes: Notes, example: Example): ShownExample {
  const { ruleset, words, look } = game;
  const played = playExample(ruleset, notes, example);
  const { match, begun, drawn, refusal } = played;
  const [before, after] = scenesOf(example, played);
  const crop = cropOf([before, after], attendedIn(example, played), look);
  const told = [...stepsTold(match, example.side, begun)];
  const effects = told.flatMap(({ events }) =>
    events.flatMap((event) => look.effects(event, after)),
  );
  const lines = linesOf(told, game);
  if (refusal !== undefined) {
    lines.push({ words: asSentence(words.render(refusal.message)), rule: refusal.rule });
  }
  const isRefused = refusal !== undefined;
  if (drawn === undefined) {
    return { before, after, crop, shapes: [], effects, isRefused, lines };
  }
  const { side, move, decision } = drawn;
  const view = ruleset.view(match.at(begun), side);
  const picks = ruleset.gesture(move);
  const guide = decision && ruleset.guide(view, decision, picks);
  return {
    before,
    after,
    crop,
    shapes: shapesOf(guide?.shapes ?? [], picks, before, isRefused ? 'bad' : 'good'),
    effects,
    move: words.decided(side, ruleset.label(view, move)),
    isRefused,
    lines,
  };
}

/** What happened; or what was decided, where nobody is told of anything else. */
function linesOf(told: readonly StepTold[], { words }: Game): ExampleLine[] {
  const events = told.flatMap((step) => step.events);
  if (events.length > 0) {
    return events.map((event) => ({ words: words.tellBriefly(event), rule: event.rule, event }));
  }
  return told.flatMap(({ side, decision }) =>
    decision === undefined ? [] : [{ words: words.decided(side, decision) }],
  );
}

/** What is meant, as a hint draws it; on squares with a line from what acts to what it acts on. */
function shapesOf(
  guided: readonly GuideShape[],
  picks: readonly Pick[],
  scene: Scene,
  tone: Tone,
): readonly GuideShape[] {
  const points =
    scene.grid === undefined ? [] : picks.flatMap((pick) => middleOf(pick, scene) ?? []);
  const line: GuideShape[] = points.length < 2 ? [] : [{ kind: 'line', tone, points }];
  return [...guided, ...pickShapes(picks, scene, tone), ...line];
}

function middleOf(pick: Pick, { pieces, areas }: Scene): Point | undefined {
  if ('piece' in pick) return pieces.find(({ id }) => id === pick.piece)?.at;
  const outline = 'square' in pick && areas.find(({ id }) => id === pick.square)?.outline;
  if (!outline) return undefined;
  const middle = (values: readonly number[]): number =>
    (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(outline.map(({ x }) => x)), y: middle(outline.map(({ y }) => y)) };
}

/** Whether a line tells of what that rule did. */
export function isCitedIn({ rule, event }: ExampleLine, wanted: RuleId): boolean {
  return rule === wanted || (event?.reasons ?? []).some((reason) => reason.rule === wanted);
}
