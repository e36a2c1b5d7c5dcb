import { canonicalJson } from '../canonicalJson.ts';
import { message, type Message } from '../message.ts';
import type { Decision, GameEvent, Move, Refusal } from '../ruleset.ts';
import type { Dropped, Fields, Order, Plan, StepHeard } from './plan.ts';

/** Where nothing says otherwise a plan waits out the chapter that has begun and the next one: a turn of either side. */
const USUAL_CHAPTERS = 1;

/** What has become of plans. */
export interface Followed {
  readonly plans: readonly Plan[];
  readonly dropped: readonly Dropped[];
}

/** Plans after a step that their owner was told of. */
export function followed(
  plans: readonly Plan[],
  step: StepHeard,
  chapter: (event: GameEvent) => boolean,
): Followed {
  const left: Plan[] = [];
  const dropped: Dropped[] = [];
  for (const plan of plans) {
    const now = step.own === undefined ? afterTheirs(plan, step, chapter) : afterOwn(plan, step);
    if ('key' in now) dropped.push({ plan, why: now });
    else if (now.orders.length > 0) left.push(now);
  }
  return { plans: left, dropped };
}

/** The other side has done something: what was waited for, or something else. */
function afterTheirs(
  plan: Plan,
  { events }: StepHeard,
  chapter: (event: GameEvent) => boolean,
): Plan | Message {
  const deed = plan.orders[0].after.at(plan.met);
  if (deed !== undefined && areTold(deed.told, events)) {
    return { ...plan, met: plan.met + 1, chapters: 0 };
  }
  if (deed?.next === true) return message('orders.else');
  return waited(plan, events, chapter, deed?.chapters);
}

/** Its owner has done something: what the plan says, or something else in its place. */
function afterOwn(plan: Plan, { own }: StepHeard): Plan | Message {
  const [order, ...rest] = plan.orders;
  if (plan.met < order.after.length) return plan;
  if (areSame(own, order.move)) return { orders: rest, met: 0, chapters: 0 };
  const isInstead = order.soon === true || own?.type === order.move.type;
  return isInstead ? message('orders.own') : plan;
}

function waited(
  plan: Plan,
  events: readonly GameEvent[],
  chapter: (event: GameEvent) => boolean,
  most = USUAL_CHAPTERS,
): Plan | Message {
  const chapters = plan.chapters + (events.some((event) => chapter(event)) ? 1 : 0);
  return chapters <= most ? { ...plan, chapters } : message('orders.over');
}

/** A move that orders come to, and the plans that come to nothing where their owner is asked this. */
export interface Due {
  readonly move?: Move;
  readonly plan?: Plan;
  readonly dropped: readonly Dropped[];
}

/** What plans say to a question that is asked of their owner now. */
export function due(
  plans: readonly Plan[],
  { kind }: Decision,
  question: Message,
  check: (move: Move) => Refusal | undefined,
): Due {
  const dropped: Dropped[] = [];
  for (const plan of plans) {
    const [order] = plan.orders;
    if (plan.met < order.after.length) continue;
    const why = whyNot(order, kind, question, check);
    if (why === undefined) return { move: order.move, plan, dropped };
    if (why !== 'waits') dropped.push({ plan, why });
  }
  return { dropped };
}

/** Why an order is not carried out: it may go on waiting, or has come to nothing. */
function whyNot(
  { after, asked, soon, move }: Order,
  kind: string,
  question: Message,
  check: (move: Move) => Refusal | undefined,
): Message | 'waits' | undefined {
  if (kind !== asked.kind) return soon === true ? message('orders.otherwise') : 'waits';
  if (asked.question !== undefined && !isAsked(asked.question, question)) {
    // One that waits for nothing but its question has all the time of a turn.
    return after.length === 0 && soon !== true ? 'waits' : message('orders.otherwise');
  }
  return check(move)?.message;
}

function isAsked(wanted: NonNullable<Order['asked']['question']>, question: Message): boolean {
  return wanted.key === question.key && hasFields(wanted.with ?? {}, question.with ?? {});
}

/** Whether such events are among these, in that order. */
function areTold(parts: readonly Fields[], events: readonly GameEvent[]): boolean {
  let found = 0;
  for (const event of events) {
    if (found < parts.length && hasFields(parts[found], event)) found++;
  }
  return parts.length > 0 && found === parts.length;
}

function hasFields(fields: Fields, whole: object): boolean {
  return Object.entries(fields).every(
    ([name, value]) =>
      Object.hasOwn(whole, name) && areSame((whole as Record<string, unknown>)[name], value),
  );
}

function areSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
