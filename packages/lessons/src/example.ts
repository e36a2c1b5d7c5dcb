import {
  Match,
  ScriptError,
  type Decision,
  type Move,
  type OptionValues,
  type Refusal,
  type Ruleset,
  type Side,
} from '@sandtable/kernel';
import type { Scripted } from './lesson.ts';
import type { Example, Notes } from './notes.ts';

/** An example as the rules play it. */
export interface PlayedExample {
  /** The match after all that is shown. */
  readonly match: Match;
  /** How many of its steps came before there was anything to see. */
  readonly begun: number;
  /** What is drawn into the picture: the first thing that is done, or what may not be. */
  readonly drawn?: Drawn;
  /** Why it may not. */
  readonly refusal?: Refusal;
}

export interface Drawn {
  readonly side: Side;
  readonly move: Move;
  /** What it answers; nothing where that side is not asked. */
  readonly decision?: Decision;
}

/** Where a match of an example begins, and what is played in it unseen. */
interface Beginning {
  readonly position: object;
  readonly options: OptionValues;
  readonly before: readonly Scripted[];
}

/** Plays an example. Throws where it cannot be played as it is written. */
export function playExample(ruleset: Ruleset, notes: Notes, example: Example): PlayedExample {
  const { position, options, before } = beginningOf(notes, example);
  const start = Match.start(ruleset, position, options, { kind: 'scripted' });
  if (!start.ok) throw new Error(`${example.id}: ${JSON.stringify(start.problems)}`);
  const match = start.value;
  for (const scripted of before) playScripted(match, scripted, example);
  const begun = match.steps.length;
  const { shown = [], refused } = example;
  const drawn =
    refused ?? (shown.length > 0 ? { ...shown[0], side: sideOf(match, shown[0]) } : undefined);
  if (drawn === undefined) return { match, begun };
  const { side, move } = drawn;
  const decision = match.pending.decisions.find((each) => each.side === side);
  const refusal = refused && match.check(side, move);
  for (const scripted of shown) playScripted(match, scripted, example);
  return {
    match,
    begun,
    drawn: { side, move, ...(decision && { decision }) },
    ...(refusal && { refusal }),
  };
}

function beginningOf(notes: Notes, example: Example): Beginning {
  const { position, lesson: lessonId, like, before = [] } = example;
  if (like !== undefined) {
    const other = notes.examples.find(({ id }) => id === like);
    if (other === undefined) throw new Error(`${example.id}: no example ${like}`);
    const begun = beginningOf(notes, other);
    return {
      position: begun.position,
      options: { ...begun.options, ...example.options },
      before: [...begun.before, ...before],
    };
  }
  const lesson = notes.lessons.find(({ id }) => id === lessonId);
  const from = position ?? lesson?.position;
  if (from === undefined) throw new Error(`${example.id}: no lesson ${lessonId}`);
  return { position: from, options: { ...lesson?.options, ...example.options }, before };
}

function sideOf(match: Match, { side }: Scripted): Side {
  return side ?? match.pending.decisions[0]?.side ?? match.ruleset.sides[0];
}

/** Plays a move with exactly the dice that are written for it. */
function playScripted(match: Match, scripted: Scripted, { id }: Example): void {
  const { move, dice = [] } = scripted;
  const name = `${id}: ${JSON.stringify(move)}`;
  match.script(dice);
  try {
    const played = match.play(sideOf(match, scripted), move);
    if (!played.ok) throw new Error(`${name} is refused: ${JSON.stringify(played.refusal)}`);
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    throw new Error(`${name}: ${error.message}`, { cause: error });
  }
  if (match.scripted.length > 0) {
    throw new Error(`${name} leaves dice: ${match.scripted.join(' ')}`);
  }
}
