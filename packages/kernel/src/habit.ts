import { message, type Message } from './message.ts';
import type { RuleId } from './rulebook.ts';
import type { Decision, Move, Ruleset, Side } from './ruleset.ts';

/** What is so about a question, by the names that a habit has for it: `{ occasion: 'charge' }`. */
export type Facts = Readonly<Record<string, string>>;

/**
 * A small question that comes again and again, mostly while the other side acts, and that somebody may
 * answer once for all. Its words are `habit.<id>`, `habit.<id>.<fact>`, `habit.<id>.<fact>.<value>` and `habit.<id>.answer.<answer>` in
 * the ruleset's catalogue.
 */
export interface Habit<State extends object = object, M extends Move = Move> {
  readonly id: string;
  /** The kind of decision that it is about. */
  readonly kind: string;
  readonly rule: RuleId;
  /** What an answer may depend on, and the values of each. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  readonly answers: readonly string[];
  /**
   * The facts of what a side is asked now: all of them; undefined where the question is another than this. The same in
   * every state that looks alike to that side.
   */
  read(state: State, side: Side): Facts | undefined;
  /** The move that an answer comes to, among those that are listed for the side; undefined where it cannot be given. */
  give(answer: string, listed: readonly M[], state: State, side: Side): M | undefined;
}

/** For a habit whose question is always the same. */
export const NO_FACTS: Pick<Habit, 'facts' | 'read'> = { facts: {}, read: () => ({}) };

/** What somebody answers whenever he is asked this and that is so. */
export interface StandingAnswer {
  readonly habit: string;
  readonly when: Facts;
  readonly answer: string;
}

/** Whether the rules know such an answer. It may come from anywhere. */
export function isStanding({ habits = [] }: Ruleset, standing: StandingAnswer): boolean {
  const habit = habits.find(({ id }) => id === standing.habit);
  if (habit?.answers.includes(standing.answer) !== true) return false;
  return Object.entries(standing.when).every(
    ([fact, value]) => Object.hasOwn(habit.facts, fact) && habit.facts[fact].includes(value),
  );
}

/**
 * The move that standing answers come to where a side is asked this: that of the first of them that fits and is
 * allowed; undefined where it has to decide.
 * @param world Any that looks to the side like the one it is in.
 */
export function standingMove(
  ruleset: Ruleset,
  world: object,
  { side, kind }: Decision,
  standing: readonly StandingAnswer[],
): Move | undefined {
  const { habits = [] } = ruleset;
  for (const { habit: id, when, answer } of standing) {
    const habit = habits.find((each) => each.id === id && each.kind === kind);
    const facts = habit?.read(world, side);
    if (habit === undefined || facts === undefined) continue;
    if (!Object.entries(when).every(([fact, value]) => facts[fact] === value)) continue;
    const move = habit.give(answer, ruleset.moves(world, side), world, side);
    if (move !== undefined && ruleset.check(world, side, move) === undefined) return move;
  }
  return undefined;
}

/** A standing answer in one sentence. */
export function standingMessage({ habit, when, answer }: StandingAnswer): Message {
  const what = message(`habit.${habit}`);
  const says = message(`habit.${habit}.answer.${answer}`);
  const conditions = Object.entries(when).map(([fact, value]) =>
    message(`habit.${habit}.${fact}.${value}`),
  );
  if (conditions.length === 0) return message('standing.always', { what, answer: says });
  return message('standing.when', { what, when: conditions, answer: says });
}

/** The listed move that scores most; of several, the first. */
export function bestOf<M extends Move>(listed: readonly M[], score: (move: M) => number): M {
  return listed.reduce((best, move) => (score(move) > score(best) ? move : best));
}

/** The first of the listed moves that is of one of these types, sooner of the earlier type. */
export function firstOf<M extends Move>(
  listed: readonly M[],
  ...types: readonly M['type'][]
): M | undefined {
  for (const type of types) {
    const found = listed.find((move) => move.type === type);
    if (found !== undefined) return found;
  }
  return undefined;
}
