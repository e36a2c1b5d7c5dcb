import { describe, expect, test } from 'vitest';
import {
  due,
  followed,
  isShortEnough,
  message,
  problemsIn,
  ORDERS_SCHEMA,
  type Deed,
  type GameEvent,
  type Move,
  type Order,
  type Plan,
} from '../src/index.ts';

const SHOOT = { type: 'shoot', at: 'c2' } as const;
const HOLD: Move = { type: 'hold' };
const comes = (to: string): Deed => ({ told: [{ type: 'moved', to }], said: [message('m')] });
const moved = (to: string): GameEvent => ({ type: 'moved', rule: 'R', to, by: 'A' }) as GameEvent;
const TURN: GameEvent = { type: 'turnBegan', rule: 'R' };
const chapter = ({ type }: GameEvent): boolean => type === 'turnBegan';

function order(more: Partial<Order> = {}): Order {
  return { after: [], asked: { kind: 'watch' }, move: SHOOT, said: message('m'), ...more };
}

function plan(...orders: readonly Order[]): Plan {
  return { orders, met: 0, chapters: 0 };
}

/** A plan after what its owner was told, one step after another; or why it was given up. */
function after(of: Plan, ...steps: (readonly GameEvent[] | Move)[]): Plan | string | undefined {
  let plans: readonly Plan[] = [of];
  for (const step of steps) {
    const heard = 'type' in step ? { own: step, events: [] } : { events: step };
    const now = followed(plans, heard, chapter);
    if (now.dropped.length > 0) return now.dropped[0].why.key;
    ({ plans } = now);
  }
  return plans.at(0);
}

/** What is done where its owner is asked this: the move, why it was given up, or nothing. */
function asked(of: Plan | string | undefined, kind = 'watch', where = 'c2', why?: string) {
  const refusal = why === undefined ? undefined : { rule: 'R', message: message(why) };
  const question = message('ask.watch', { where, dice: 3 });
  const { move, dropped } = due(
    [of as Plan],
    { side: 'red', kind, rule: 'R' },
    question,
    () => refusal,
  );
  return move ?? dropped.at(0)?.why.key;
}

describe('an order that waits for a deed', () => {
  const waits = plan(order({ after: [comes('c2')] }));

  test('is due when its owner has been told of it, whatever else he was told', () => {
    expect(asked(waits)).toBeUndefined();
    expect(asked(after(waits, [moved('d4')]))).toBeUndefined();
    expect(asked(after(waits, [moved('d4')], [TURN, moved('c2')]))).toEqual(SHOOT);
  });

  test('waits out this turn and the next', () => {
    expect(after(waits, [TURN])).toMatchObject({ chapters: 1 });
    expect(after(waits, [TURN], [moved('d4')], [TURN])).toBe('orders.over');
  });

  test('waits no longer than it took when it was played through', () => {
    const soon = plan(order({ after: [{ ...comes('c2'), chapters: 0 }] }));
    expect(after(soon, [moved('d4')])).toMatchObject({ met: 0 });
    expect(after(soon, [TURN])).toBe('orders.over');
    expect(asked(after(soon, [moved('c2'), TURN]))).toEqual(SHOOT);
  });

  test('is given up at once where the deed had to be the very next', () => {
    const next = plan(order({ after: [{ ...comes('c2'), next: true }] }));
    expect(after(next, [moved('d4')])).toBe('orders.else');
    expect(asked(after(next, [moved('c2')]))).toEqual(SHOOT);
  });

  test('waits for several in their order', () => {
    const two = plan(order({ after: [comes('c2'), comes('c3')] }));
    expect(asked(after(two, [moved('c3')], [moved('c2')]))).toBeUndefined();
    expect(asked(after(two, [moved('c2')], [moved('c3')]))).toEqual(SHOOT);
  });

  test('waits on where something else is asked, and is given up where the rules refuse it', () => {
    const met = after(waits, [moved('c2')]);
    expect(asked(met, 'allocate')).toBeUndefined();
    expect(asked(met, 'watch', 'c2', 'refusal.full')).toBe('refusal.full');
  });

  test('is given up where its owner answers otherwise himself, and not where he answers something else', () => {
    const met = after(waits, [moved('c2')]) as Plan;
    expect(after(met, { type: 'shoot', at: 'd4' } as Move)).toBe('orders.own');
    expect(after(met, HOLD)).toEqual(met);
    expect(after(met, SHOOT)).toBeUndefined();
  });

  test('is given up where another question is asked than the one it was made for', () => {
    const question = { key: 'ask.watch', with: { where: 'c2' } };
    const made = plan(order({ after: [comes('c2')], asked: { kind: 'watch', question } }));
    const met = after(made, [moved('c2')]);
    expect(asked(met)).toEqual(SHOOT);
    expect(asked(met, 'watch', 'd4')).toBe('orders.otherwise');
  });
});

test('an order that waits for nothing but its question has time', () => {
  const question = { key: 'ask.watch', with: { where: 'c2' } };
  const bare = plan(order({ asked: { kind: 'watch', question } }));
  expect(asked(bare, 'watch', 'd4')).toBeUndefined();
  expect(asked(bare)).toEqual(SHOOT);
});

describe('orders that follow each other', () => {
  const both = plan(order(), order({ soon: true, asked: { kind: 'fire' }, move: HOLD }));

  test('are taken off one after another', () => {
    const second = after(both, SHOOT);
    expect(second).toMatchObject({ orders: [{ move: HOLD }] });
    expect(asked(second, 'fire')).toEqual(HOLD);
    expect(after(both, SHOOT, HOLD)).toBeUndefined();
  });

  test('are given up where something else comes between', () => {
    expect(asked(after(both, SHOOT), 'allocate')).toBe('orders.otherwise');
    expect(after(both, SHOOT, { type: 'pass' })).toBe('orders.own');
  });
});

test('the first of several plans that is due is followed', () => {
  const waits = plan(order({ after: [comes('c2')] }));
  const [one, other] = [plan(order({ move: HOLD })), plan(order())];
  const question = message('ask.watch');
  const decision = { side: 'red', kind: 'watch', rule: 'R' };
  expect(due([waits, one, other], decision, question, () => undefined)).toMatchObject({
    move: HOLD,
    plan: one,
  });
});

test('what somebody sends as orders has a form, and no end of it', () => {
  const orders = { plans: [plan(order({ after: [comes('c2')] }))], standing: [] };
  expect(problemsIn(ORDERS_SCHEMA, orders)).toEqual([]);
  const many = { ...orders, plans: Array.from({ length: 21 }, () => orders.plans[0]) };
  expect(problemsIn(ORDERS_SCHEMA, many)).not.toEqual([]);
  expect(problemsIn(ORDERS_SCHEMA, { ...orders, plans: [{}] })).not.toEqual([]);
  const long = plan(...Array.from({ length: 31 }, () => order()));
  expect(problemsIn(ORDERS_SCHEMA, { ...orders, plans: [long] })).not.toEqual([]);
  expect([...orders.plans, long].map(isShortEnough)).toEqual([true, false]);
  const odd = { habit: 'x', when: { a: 1 }, answer: 'y' };
  expect(problemsIn(ORDERS_SCHEMA, { ...orders, standing: [odd] })).not.toEqual([]);
});
