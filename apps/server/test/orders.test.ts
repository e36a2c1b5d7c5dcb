import {
  Imagined,
  planOf,
  seededDice,
  type Move,
  type Orders,
  type Plan,
  type Ruleset,
  type Scenario,
  type Side,
  type Supposed,
} from '@sandtable/kernel';
import { RemoteSeat, type Line } from '@sandtable/wire';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { HostNode } from '../src/node.ts';
import { rulesetOf } from '../src/rulesets.ts';
import { OrdersKept } from '../src/store/ordersKept.ts';
import { Store } from '../src/store/store.ts';
import { begin, lineTo, type Begun } from '../torture/people.ts';
import { freshDatabase } from '@sandtable/testkit/databases';
import { onEnd, start } from './host.ts';

const AT_ONCE = { orderPause: () => 0 };
const NEVER = { orderPause: () => 1_000_000 };

/** However busy the machine is. */
function until(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 15_000 });
}

/** A position in which a side has a move after which the other is asked this, and no die is rolled for it. */
interface Eve {
  readonly ruleset: Ruleset;
  readonly position: Scenario;
  readonly mover: Side;
  readonly move: Move;
  /** Another move of his after which the other is not asked it. */
  readonly otherwise: Move;
  readonly owner: Side;
  readonly kind: string;
}

function eveOf(id: string, kind: string): Eve {
  const ruleset = rulesetOf(id) as Ruleset;
  const position = ruleset.scenarios.find((each) => each.id !== 'free-game') as Scenario;
  const set = ruleset.setup(position, {});
  if (!set.ok) throw new Error('no scenario');
  const [world, dice] = [set.value, seededDice('eve')];
  for (;;) {
    const [{ side }] = ruleset.pending(world).decisions;
    const owner = ruleset.sides.find((each) => each !== side) as Side;
    const moves = ruleset.moves(world, side);
    const leads = moves.map((move) => {
      const after = ruleset.clone(world);
      const rolled = seededDice('tried', true);
      let isTold = false;
      ruleset.play(after, side, move, rolled, (event) => {
        isTold ||= ruleset.redact(event, owner) !== undefined;
      });
      const [asked] = ruleset.pending(after).decisions;
      if (!isTold || rolled.kept?.length !== 0) return undefined;
      return asked?.side === owner && asked.kind === kind;
    });
    const [yes, no] = [leads.indexOf(true), leads.indexOf(false)];
    // Where he has nothing else to do, it does not matter what.
    if (yes >= 0 && (no >= 0 || kind !== 'opportunity')) {
      const [move, otherwise] = [moves[yes], moves[Math.max(no, 0)]];
      const here = ruleset.position(world);
      return { ruleset, position: here, mover: side, move, otherwise, owner, kind };
    }
    ruleset.play(world, side, ruleset.draw(world, side, dice), dice);
  }
}

const PBI = eveOf('pbi', 'opportunity');

/** Both at a table on these nodes: who is to move on the first, who has orders on the last. */
interface Table extends Begun {
  readonly mover: RemoteSeat;
  readonly owner: RemoteSeat;
  readonly lines: readonly [Line, Line];
}

async function sitDown(eve: Eve, ...nodes: readonly HostNode[]): Promise<Table> {
  const { ruleset, position } = eve;
  const begun = await begin(nodes[0].url, { ruleset: ruleset.id, position });
  const seats = [eve.mover, eve.owner].map((side) => new RemoteSeat(begun.match, begun.keys[side]));
  const lines = [nodes[0], nodes[nodes.length - 1]].map(({ url }) => lineTo(() => [url]));
  for (const [i, line] of lines.entries()) {
    onEnd(() => line.close());
    expect(await line.take(seats[i], () => undefined)).toBeUndefined();
  }
  return { ...begun, mover: seats[0], owner: seats[1], lines: lines as [Line, Line] };
}

/** A plan for when the other side makes its move: the first answer that there is then, or this. */
function planFor({ ruleset, mover, move, owner, kind }: Eve, seat: RemoteSeat, next = false): Plan {
  const { known, premises } = seat;
  if (known === undefined || premises === undefined) throw new Error('not begun');
  const view = ruleset.furnish(known.view, premises.scenario, premises.options);
  const imagined = new Imagined(ruleset, { view, viewer: owner });
  const world = ruleset.clone(imagined.world);
  const step = (side: Side, chosen: Move): Supposed => {
    const [decision] = ruleset.pending(world).decisions;
    const seen = ruleset.view(world, side);
    const events: Supposed['events'][number][] = [];
    const [question, said] = [ruleset.ask(seen, decision), ruleset.label(seen, chosen)];
    ruleset.play(world, side, chosen, seededDice('plan'), (event) => events.push(event));
    return { side, move: chosen, kind: decision.kind, question, said, events };
  };
  const theirs = step(mover, move);
  const [answer] = ruleset.moves(world, owner);
  const plan = planOf(ruleset, { view, viewer: owner }, [theirs, step(owner, answer)], { next });
  expect(plan?.orders[0].asked.kind).toBe(kind);
  return plan as Plan;
}

const only = (plan: Plan): Orders => ({ plans: [plan], standing: [] });
const HOLD: Orders = {
  plans: [],
  standing: [{ habit: 'opportunity', when: {}, answer: 'hold' }],
};

test('an order is carried out when the other side does what it waits for', async () => {
  const { lines, mover, owner } = await sitDown(PBI, await start(AT_ONCE));
  expect(await lines[1].order(owner, only(planFor(PBI, owner)))).toBeUndefined();
  await until(() => expect(owner.orders?.plans).toHaveLength(1));
  const told = owner.known?.told.length ?? 0;
  expect(await lines[0].play(mover, PBI.move)).toBeUndefined();
  await until(() => expect(owner.orders?.became).toHaveLength(1));
  expect(owner.orders).toMatchObject({
    plans: [],
    became: [{ what: 'followed', step: told + 2 }],
  });
  expect(owner.known?.told).toHaveLength(told + 2);
  expect(mover.orders).toBeUndefined();
});

test('an order is given up when something else happens, and its owner hears why', async () => {
  const { lines, mover, owner } = await sitDown(PBI, await start(AT_ONCE));
  await lines[1].order(owner, only(planFor(PBI, owner, true)));
  expect(await lines[0].play(mover, PBI.otherwise)).toBeUndefined();
  await until(() => expect(owner.orders?.plans).toEqual([]));
  expect(owner.orders?.became).toMatchObject([{ what: 'dropped', why: { key: 'orders.else' } }]);
});

test('what was said before somebody was told something new does not count', async () => {
  const { lines, mover, owner } = await sitDown(PBI, await start(AT_ONCE));
  const plan = only(planFor(PBI, owner));
  expect(await lines[0].play(mover, PBI.move)).toBeUndefined();
  await until(() => expect(owner.known?.pending.decisions[0].side).toBe(PBI.owner));
  const stale = { ...plan, standing: [{ habit: 'opportunity', when: {}, answer: 'dance' }] };
  expect(await lines[1].order(owner, stale)).toMatchObject({ code: 'form' });
  expect(await lines[0].order(mover, HOLD)).toBeUndefined();
  expect(owner.orders).toBeUndefined();
});

test('a standing answer is given to a question that is there already, and to the next', async () => {
  const { lines, mover, owner } = await sitDown(PBI, await start(AT_ONCE));
  expect(await lines[0].play(mover, PBI.move)).toBeUndefined();
  await until(() => expect(owner.known?.pending.decisions[0].side).toBe(PBI.owner));
  expect(await lines[1].order(owner, HOLD)).toBeUndefined();
  await until(() => expect(owner.orders?.became).toMatchObject([{ what: 'answered' }]));
  expect(owner.known?.pending.decisions[0].side).toBe(PBI.mover);
  expect(owner.orders?.standing).toEqual(HOLD.standing);
});

test('whoever comes back hears what has become of his orders, on a node that was never told of them', async () => {
  const database = await freshDatabase('SQLite');
  const first = await start({ ...NEVER, database });
  const { lines, mover, owner, match, keys } = await sitDown(PBI, first);
  await lines[1].order(owner, only(planFor(PBI, owner)));
  expect(await lines[0].play(mover, PBI.move)).toBeUndefined();
  // It ends between what the other side did and what was to be done then.
  for (const line of lines) line.close();
  await first.stop();
  const store = await Store.open(database);
  expect(await new OrdersKept(store.db).leftBehind(5)).toEqual([match]);
  const second = await start({ ...AT_ONCE, database });
  const line = lineTo(() => [second.url]);
  onEnd(() => line.close());
  await line.take(new RemoteSeat(match, keys[PBI.mover]), () => undefined);
  const back = new RemoteSeat(match, keys[PBI.owner]);
  await line.take(back, () => undefined);
  await until(() => expect(back.orders?.became).toMatchObject([{ what: 'followed' }]));
  await until(async () => expect(await new OrdersKept(store.db).leftBehind(5)).toEqual([]));
  await store.close();
});

test('orders that nobody can make sense of are forgotten, and are in nobody’s way', async () => {
  const database = await freshDatabase('SQLite');
  const { lines, mover, owner } = await sitDown(PBI, await start({ ...AT_ONCE, database }));
  const store = await Store.open(database);
  onEnd(() => store.close());
  await lines[0].order(mover, HOLD);
  // As if they were of another time.
  const nonsense = { plans: [{}], standing: [], became: [] };
  await store.db.updateTable('orders').set('orders', JSON.stringify(nonsense)).execute();
  await lines[1].order(owner, only(planFor(PBI, owner)));
  expect(await lines[0].play(mover, PBI.move)).toBeUndefined();
  await until(() => expect(owner.orders?.became).toMatchObject([{ what: 'followed' }]));
  await until(() => expect(mover.orders).toEqual({ plans: [], standing: [], became: [] }));
});

test('nothing is kept of orders that are taken back, or of a match that is over', async () => {
  const database = await freshDatabase('SQLite');
  const { lines, mover, owner, match } = await sitDown(PBI, await start({ ...AT_ONCE, database }));
  const store = await Store.open(database);
  onEnd(() => store.close());
  const rows = async (): Promise<number> => (await new OrdersKept(store.db).of(match)).length;
  await lines[1].order(owner, only(planFor(PBI, owner)));
  expect(await rows()).toBe(1);
  await lines[1].order(owner, { plans: [], standing: [] });
  expect(await rows()).toBe(0);
  await lines[1].order(owner, HOLD);
  await lines[0].resign(mover);
  await until(async () => expect(await rows()).toBe(0));
});

test('[PB-3.7] of what nobody notices no pause is made: they could be counted before what is noticed', async () => {
  const ruleset = rulesetOf('pub-battles') as Ruleset;
  const { url } = await start(NEVER);
  const { match, keys } = await begin(url, { ruleset: ruleset.id, scenario: 'germantown' });
  const line = lineTo(() => [url]);
  onEnd(() => line.close());
  const seat = new RemoteSeat(match, keys['red']);
  expect(await line.take(seat, () => undefined)).toBeUndefined();
  const { known, premises } = seat;
  if (known === undefined || premises === undefined) throw new Error('not begun');
  const view = ruleset.furnish(known.view, premises.scenario, premises.options);
  const [move] = new Imagined(ruleset, { view, viewer: 'red' }).moves('red');
  const said = ruleset.label(view, move);
  const orders = [{ after: [], asked: { kind: 'assign' }, move, said }];
  expect(await line.order(seat, only({ orders, met: 0, chapters: 0 }))).toBeUndefined();
  await until(() => expect(seat.orders?.became).toMatchObject([{ what: 'followed' }]));
});

test('whoever gives orders is told nothing of the log: it may have grown in secret', async () => {
  const node = await start(AT_ONCE);
  const { owner, match, keys } = await sitDown(PBI, node);
  const socket = new WebSocket(`${node.url.replace('http', 'ws')}api/live`);
  onEnd(() => socket.close());
  const answers: { id?: number; sat?: { seat: number } }[] = [];
  socket.on('message', (data: Buffer) => answers.push(JSON.parse(data.toString()) as object));
  await new Promise((opened) => socket.once('open', opened));
  socket.send(JSON.stringify({ ask: 'sit', id: 1, match, key: keys[PBI.owner] }));
  await until(() => expect(answers.some(({ id }) => id === 1)).toBe(true));
  const seat = answers.find(({ id }) => id === 1)?.sat?.seat;
  const orders = { plans: [], standing: [] };
  socket.send(JSON.stringify({ ask: 'orders', id: 2, seat, at: owner.known?.told.length, orders }));
  await until(() => expect(answers.find(({ id }) => id === 2)).toEqual({ id: 2, ok: true }));
});

test('two nodes carry out an order once', async () => {
  const database = await freshDatabase('PostgreSQL');
  const nodes = [
    await start({ ...AT_ONCE, database }),
    await start({ ...AT_ONCE, database }),
  ] as const;
  const { lines, mover, owner } = await sitDown(PBI, ...nodes);
  expect(await lines[1].order(owner, only(planFor(PBI, owner)))).toBeUndefined();
  const told = owner.known?.told.length ?? 0;
  expect(await lines[0].play(mover, PBI.move)).toBeUndefined();
  await until(() => {
    expect([mover, owner].map((seat) => seat.known?.told.length)).toEqual([told + 2, told + 2]);
    expect(owner.orders?.plans).toEqual([]);
  });
  expect(owner.orders?.became.filter(({ what }) => what === 'followed').length).toBeLessThan(2);
});

/** Everything that is said to somebody at a match, without what is different in every match. */
async function eavesdrop(url: string, match: string, key?: string): Promise<string[]> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}api/live`);
  onEnd(() => socket.close());
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => {
    const { receipt: _, ...said } = JSON.parse(data.toString()) as { receipt?: unknown };
    heard.push(JSON.stringify(said));
  });
  await new Promise((opened) => socket.once('open', opened));
  socket.send(JSON.stringify({ ask: 'sit', id: 1, match, ...(key !== undefined && { key }) }));
  await until(() => expect(heard.length).toBeGreaterThan(0));
  return heard;
}

test('[PB-3.7] nobody but its owner hears of an order: what it comes to looks like his own answer', async () => {
  const eve = eveOf('pub-battles', 'alter');
  const node = await start(AT_ONCE);
  const heard: string[][] = [];
  for (const isOrdered of [true, false]) {
    const { lines, mover, owner, match, keys } = await sitDown(eve, node);
    const ears = [
      await eavesdrop(node.url, match, keys[eve.mover]),
      await eavesdrop(node.url, match),
    ];
    await until(() => expect(ears[0].length).toBeGreaterThan(0));
    const plan = planFor(eve, owner);
    const orders = only(plan);
    const before = ears.map(({ length }) => length);
    if (isOrdered) {
      expect(await lines[1].order(owner, orders)).toBeUndefined();
      await until(() => expect(owner.orders?.plans).toHaveLength(1));
      expect(ears.map(({ length }) => length)).toEqual(before);
    }
    const told = owner.known?.told.length ?? 0;
    expect(await lines[0].play(mover, eve.move)).toBeUndefined();
    await until(() => expect(owner.known?.pending.decisions[0]).toBeDefined());
    if (!isOrdered) {
      await until(() => expect(owner.known?.told.length).toBeGreaterThan(told));
      expect(await lines[1].play(owner, plan.orders[0].move)).toBeUndefined();
    }
    await until(() => expect(owner.known?.told).toHaveLength(told + 2));
    await until(() => expect(mover.known?.told).toHaveLength(told + 2));
    // Whoever looks on is behind.
    await until(() => expect(ears[0]).toHaveLength(before[0] + 2));
    expect(ears.flat().join('')).not.toContain('orders');
    heard.push(ears.map((said, i) => said.slice(before[i]).join('\n')));
  }
  expect(heard[0]).toEqual(heard[1]);
  expect(heard[0][0]).toContain('change');
});
