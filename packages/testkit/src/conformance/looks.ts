import {
  toldTo,
  type Decision,
  type GameEvent,
  type Guide,
  type Move,
  type Pick,
  type Ruleset,
  type Viewer,
} from '@sandtable/kernel';
import { habitsIn } from './habits.ts';

/** Everything that a viewer gets to see of a position, each part as text. */
export type Look = Readonly<Record<string, string>>;

/** What a viewer sees of a position whoever is asked: his view, and who is asked what. */
export function glanceAt(ruleset: Ruleset, state: object, viewer: Viewer): Look {
  return {
    view: JSON.stringify(ruleset.view(state, viewer)),
    'pending decision': JSON.stringify(ruleset.pending(state)),
  };
}

/** The same, and what he is offered and refused. */
export function lookAt(
  ruleset: Ruleset,
  state: object,
  viewer: Viewer,
  forged: readonly unknown[],
): Look {
  const glance = glanceAt(ruleset, state, viewer);
  if (!ruleset.sides.includes(viewer)) return glance;
  return {
    ...glance,
    'list of moves': JSON.stringify(ruleset.moves(state, viewer)),
    refusals: JSON.stringify(forged.map((move) => ruleset.check(state, viewer, move) ?? null)),
  };
}

/** The same in pictures and words, and what all are told of the scenario. */
export function pictureOf(ruleset: Ruleset, state: object, viewer: Viewer): Look {
  const view = ruleset.view(state, viewer);
  const own = ruleset.pending(state).decisions.filter(({ side }) => side === viewer);
  const moves = own.length === 0 ? [] : ruleset.moves(state, viewer);
  return {
    'published scenario': JSON.stringify(ruleset.published(ruleset.position(state))),
    scene: JSON.stringify(ruleset.scene(view)),
    standing: JSON.stringify(ruleset.standing(view)),
    question: JSON.stringify(own.map((decision) => ruleset.ask(view, decision))),
    choices: JSON.stringify(moves.map((move) => ruleset.label(view, move))),
    stakes: JSON.stringify(moves.map((move) => ruleset.stakes(state, viewer, move))),
    guides: JSON.stringify(own.map((decision) => guidesOf(ruleset, view, decision, moves))),
    'standing answers': habitsIn(ruleset, state, viewer),
    fallback: own.length === 0 ? '' : JSON.stringify(ruleset.fallback(state, viewer)),
  };
}

/** So many of the listed moves are pointed out. */
const POINTED = 6;

/** What he is told while he points: at nothing, at each piece, and at what makes some of the moves. */
function guidesOf(
  ruleset: Ruleset,
  view: object,
  decision: Decision,
  moves: readonly Move[],
): Guide[] {
  const pieces = ruleset.scene(view).pieces.map(({ id }): Pick[] => [{ piece: id }]);
  const every = Math.ceil(moves.length / POINTED);
  const gestures = moves.filter((_, i) => i % every === 0).map((move) => ruleset.gesture(move));
  return [[], ...pieces, ...gestures].map((picks) => ruleset.guide(view, decision, picks));
}

/** The part of what is seen in which two looks differ. */
export function partingOf(one: Look, other: Look): string | undefined {
  return Object.keys(one).find((part) => one[part] !== other[part]);
}

/** An event as a viewer receives it: on the wire, and as a line of his log. */
export interface Told {
  readonly text: string;
  /** Whether it may differ with what he did not know before. */
  readonly reveals: boolean;
  /** Whether it tells how dice fell: what came of a roll may hang on a secret that it does not tell. */
  readonly rolls: boolean;
}

export function toldOf(ruleset: Ruleset, events: readonly GameEvent[], viewer: Viewer): Told[] {
  return events.flatMap((event) => {
    const seen = toldTo(ruleset, event, viewer);
    if (seen === undefined) return [];
    const text = `${JSON.stringify(seen)} ${JSON.stringify(ruleset.tell(seen))}`;
    return [{ text, reveals: event.reveals === true, rolls: event.dice !== undefined }];
  });
}
