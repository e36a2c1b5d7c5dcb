import { canonicalJson } from '../canonicalJson.ts';
import type { Message } from '../message.ts';
import type { GameEvent, Move, Ruleset, Side } from '../ruleset.ts';
import { seededDice } from '../seeded.ts';
import { toldTo } from '../told.ts';
import type { Known } from '../known.ts';
import type { Deed, Fields, Order, Plan } from './plan.ts';

/** A step of a course that somebody has played through on a board of his own. */
export interface Supposed {
  readonly side: Side;
  readonly move: Move;
  /** All that happened in it there. */
  readonly events: readonly GameEvent[];
  /** What was asked there before it, where it is his own. */
  readonly kind: string;
  readonly question: Message;
  /** The move in words. */
  readonly said: Message;
}

/** How a course becomes a plan. */
export interface Supposing {
  /** The steps of the other side that have to come out as they did there, whatever dice they take. */
  readonly exactly?: ReadonlySet<number>;
  /** The first of them has to be the very next that the other side does. */
  readonly next?: boolean;
}

/** So many other worlds are tried, each with dice of its own. */
const WORLDS = 6;
/** What is told of a roll, or is the same of all events of a type. */
const ASIDE = new Set(['dice', 'needs', 'most', 'reasons', 'reveals', 'rule']);

/**
 * The plan that a course comes to which somebody has played through from what he knows. What he waits for is what he would
 * be told of it in any world that looks like his, whatever the dice give: so it hangs neither on what he has only imagined nor on
 * how dice fell on his own board, except where he wants it to.
 */
export function planOf(
  ruleset: Ruleset,
  known: Pick<Known, 'view' | 'viewer'>,
  course: readonly Supposed[],
  { exactly = new Set(), next = false }: Supposing = {},
): Plan | undefined {
  const { viewer } = known;
  const others = Array.from({ length: WORLDS }, (_, i) => played(ruleset, known, course, i));
  const orders: Order[] = [];
  let after: Deed[] = [];
  let said: Message[] = [];
  let chapters = 0;
  for (const [i, step] of course.entries()) {
    const alike = others.flatMap((other) => other.at(i) ?? []);
    if (step.side !== viewer) {
      said.push(step.said);
      const here = told(ruleset, step.events, viewer);
      const elsewhere = exactly.has(i) ? [] : alike.map(({ events }) => events);
      const certain = common(here, elsewhere);
      if (certain.length === 0) {
        if (here.some((event) => ruleset.chapter(event))) chapters++;
        continue;
      }
      const isNext = next && orders.length === 0 && after.length === 0;
      after.push({ told: certain, ...(isNext && { next: true }), chapters, said });
      said = [];
      chapters = 0;
    } else {
      const question = commonQuestion(step.question, alike);
      const isSoon = after.length === 0 && orders.length > 0;
      const { kind, move } = step;
      const soon = isSoon && { soon: true as const };
      orders.push({ after, asked: { kind, question }, ...soon, move, said: step.said });
      after = [];
      said = [];
      chapters = 0;
    }
  }
  return orders.length === 0 ? undefined : { orders, met: 0, chapters: 0 };
}

/** A step in another world that looks alike. */
interface Elsewhere {
  readonly events: readonly GameEvent[];
  readonly question: Message;
}

/** The course in another world, with other dice, as far as it can be played there. */
function played(
  ruleset: Ruleset,
  { view, viewer }: Pick<Known, 'view' | 'viewer'>,
  course: readonly Supposed[],
  nth: number,
): Elsewhere[] {
  const world = ruleset.imagine(view, viewer, seededDice(`supposed ${nth}`));
  const dice = seededDice(`supposing ${nth}`);
  const steps: Elsewhere[] = [];
  for (const { side, move, kind } of course) {
    const { decisions } = ruleset.pending(world);
    const decision = decisions.find((each) => each.side === side);
    if (decision?.kind !== kind || ruleset.check(world, side, move) !== undefined) break;
    const question = ruleset.ask(ruleset.view(world, side), decision);
    const events: GameEvent[] = [];
    ruleset.play(world, side, move, dice, (event) => events.push(event));
    steps.push({ events: told(ruleset, events, viewer), question });
  }
  return steps;
}

function told(ruleset: Ruleset, events: readonly GameEvent[], viewer: Side): GameEvent[] {
  return events.flatMap((event) => toldTo(ruleset, event, viewer) ?? []);
}

/** What is so in all of them: of each event the fields that are the same in the event of its type and number. */
function common(
  here: readonly GameEvent[],
  elsewhere: readonly (readonly GameEvent[])[],
): Fields[] {
  const counts = new Map<string, number>();
  return here.flatMap((event) => {
    const nth = counts.get(event.type) ?? 0;
    counts.set(event.type, nth + 1);
    const alike = elsewhere.map((events) => events.filter(({ type }) => type === event.type)[nth]);
    if (alike.includes(undefined as never)) return [];
    return [sameFields(event, alike)];
  });
}

function sameFields(one: object, others: readonly object[]): Fields {
  return Object.fromEntries(
    Object.entries(one).filter(([name, value]) => {
      if (ASIDE.has(name)) return false;
      const text = canonicalJson(value);
      return others.every((other) => {
        const field = (other as Record<string, unknown>)[name];
        return field !== undefined && canonicalJson(field) === text;
      });
    }),
  );
}

function commonQuestion(
  question: Message,
  elsewhere: readonly Elsewhere[],
): NonNullable<Order['asked']['question']> {
  const alike = elsewhere.filter(({ question: { key } }) => key === question.key);
  const parts = alike.map((other) => other.question.with ?? {});
  return { key: question.key, with: sameFields(question.with ?? {}, parts) };
}
