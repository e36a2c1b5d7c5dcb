// A table that is played at from elsewhere, with a host that is only a match in this test.
import {
  Match,
  premisesOf,
  received,
  stepsSeen,
  toSend,
  Witness,
  type Known,
  type Move,
  type Pick,
  type Ruleset,
  type Sent,
  type Side,
  type StepSeen,
} from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pubBattles } from '@sandtable/pub-battles';
import { pastToSend, RemoteSeat, type Deed, type Failure } from '@sandtable/wire';
import { describe, expect, test, vi } from 'vitest';
import { plainLook } from '../src/games/plainLook.tsx';
import { OnlineTable } from '../src/online/onlineTable.ts';
import { droppedWords } from '../src/online/unsent.ts';
import { Sitting } from '../src/play/sitting.ts';
import type { Dropped, Unsent } from '../src/store/online.ts';
import { wordsOf } from '../src/words/words.ts';

const LATE: Failure = { code: 'late', message: { key: 'room.late' } };

/** A host with one match, and one seat of it as a page has it. */
class Host {
  readonly match: Match;
  readonly ruleset: Ruleset;
  readonly seat = new RemoteSeat('m', 'key');
  readonly unsent: (Unsent | undefined)[] = [];
  readonly dropped: Dropped[] = [];
  /** What was done, by the name that it was given. */
  readonly #done = new Set<string>();
  /** What is answered instead of doing it. */
  failure: Failure | undefined;
  /** Nothing comes as long as the line is broken. */
  isAway = false;
  readonly #witness: Witness;
  readonly #side: Side;
  #sent: Known | undefined;
  table: OnlineTable | undefined;

  constructor(ruleset: Ruleset, side: Side) {
    const start = Match.start(ruleset, ruleset.scenarios[0], {}, { kind: 'seeded', seed: 'host' });
    if (!start.ok) throw new Error('the scenario does not load');
    this.ruleset = ruleset;
    this.match = start.value;
    this.#side = side;
    this.#witness = new Witness(side);
    this.sit();
  }

  /** The page sits down, and is told everything. */
  sit(): void {
    this.#sent = this.#witness.look(this.match);
    this.seat.sit({
      seat: 1,
      viewer: this.#side,
      premises: premisesOf(this.match),
      known: JSON.parse(JSON.stringify(this.#sent)) as Known,
      from: 0,
      matters: { people: [] },
    } as unknown as Parameters<RemoteSeat['sit']>[0]);
  }

  /** What has changed comes to the page. */
  async tell(): Promise<void> {
    if (this.isAway) return;
    const now = this.#witness.look(this.match);
    const change = toSend(this.#sent, now);
    this.#sent = now;
    if (change === undefined) return;
    const text = JSON.stringify(change);
    this.seat.hear({ seat: 1, change: JSON.parse(text) as Sent });
    await this.table?.hear();
  }

  /** Whoever is asked elsewhere takes the first move there is. */
  async playThere(): Promise<void> {
    const [{ side }] = this.match.pending.decisions;
    this.match.play(side, this.match.moves(side)[0]);
    await this.tell();
  }

  open(isOpened = true): { table: OnlineTable; sitting: Sitting } {
    const { ruleset, match, seat } = this;
    const game = { ruleset, look: plainLook, words: wordsOf(ruleset) };
    const act = async (done: () => unknown): Promise<Failure | undefined> => {
      if (this.failure !== undefined) return this.failure;
      done();
      await this.tell();
      return undefined;
    };
    const line = {
      play: async (_seat: RemoteSeat, move: Move, { name, at }: Deed = { name: '', at: 0 }) => {
        if (this.#done.has(name)) return undefined;
        if (match.steps.length !== at) return LATE;
        return act(() => this.#done.add(name) && match.play(this.#side, move));
      },
      undo: () => act(() => match.undo(this.#side)),
      resign: () => act(() => match.end({ how: 'resigned', side: this.#side })),
      past: (_seat: RemoteSeat, from: number) =>
        Promise.resolve(pastToSend(from, stepsSeen(match, this.#side, from))),
    };
    this.table = new OnlineTable(game, seat, line, {
      keep: () => undefined,
      keepUnsent: async (unsent) => void this.unsent.push(unsent),
      drop: async (dropped) => void this.dropped.push(dropped),
    });
    const sitting = new Sitting(game, this.table, {
      choose: () => Promise.reject(new Error('nobody here is asked')),
      advise: () => Promise.reject(new Error('nobody asks')),
      look: () => Promise.resolve(),
    });
    if (isOpened) sitting.open();
    return { table: this.table, sitting };
  }
}

const ruleset = pbi as unknown as Ruleset;

/** Until somebody here is asked something that takes two things to point at; the first of them is pointed at. */
async function halfChosen(host: Host, sitting: Sitting): Promise<Pick> {
  for (let i = 0; i < 200; i++) {
    const { picker } = sitting.moment();
    const half = picker?.onBoard.find(
      ({ completes, pick }) => !completes && picker.point(pick).kind === 'picked',
    );
    if (half !== undefined) {
      sitting.hand.point(half.pick);
      expect(sitting.moment().picker).toMatchObject({ canGoBack: true });
      return half.pick;
    }
    const { length } = host.match.steps;
    await host.playThere();
    await expect.poll(() => sitting.moment().step).toBe(length + 1);
  }
  throw new Error('nothing takes two');
}

test('between people the computer is asked only where that was agreed, and against it always', () => {
  const host = new Host(ruleset, 'attacker');
  const { table } = host.open();
  const agreed = (terms: object, people: readonly object[] = []): boolean => {
    host.seat.hear({ seat: 1, matters: { terms, people } } as unknown as Parameters<
      RemoteSeat['hear']
    >[0]);
    return table.isHelped;
  };
  expect([agreed({}), agreed({ help: true }), agreed({ help: false })]).toEqual([
    true,
    true,
    false,
  ]);
  expect(agreed({ help: false }, [{ side: 'defender', player: 'greedy' }])).toBe(true);
});

test('what a seat has seen is looked up at the host, with its own decisions', async () => {
  const host = new Host(pubBattles, 'red');
  const { table } = host.open();
  for (let i = 0; i < 12; i++) await host.playThere();
  const seen = (await table.seen('red')) ?? [];
  const there = stepsSeen(host.match, 'red', 0);
  const plain = (steps: readonly StepSeen[]): unknown =>
    JSON.parse(JSON.stringify(steps)) as unknown;
  expect(plain(seen)).toEqual(plain(there));
  expect(seen.some(({ move }) => move !== undefined)).toBe(true);
  for (const { side, move } of seen) expect(move !== undefined).toBe(side === 'red');
});

describe('what was begun in a question that is asked no more is dropped', () => {
  test('when one’s other device has gone on, or a clock, or an order', async () => {
    const host = new Host(ruleset, 'attacker');
    const { sitting } = host.open();
    await halfChosen(host, sitting);
    const { step } = sitting.moment();
    for (let i = 0; i < 2; i++) {
      const [{ side }] = host.match.pending.decisions;
      host.match.play(side, host.match.moves(side)[0]);
    }
    host.sit();
    await host.table?.hear();
    expect(sitting.moment()).toMatchObject({ step: step + 2, refusal: undefined });
    expect(sitting.hand.now).toMatchObject({ picked: [], toward: [], place: undefined });
    const { decision, picker } = sitting.moment();
    expect(decision).toBeDefined();
    expect([...(picker?.onBoard ?? []), ...(picker?.buttons ?? [])].length).toBeGreaterThan(0);
  });

  test('when something is taken back, with what was said about it', async () => {
    const host = new Host(ruleset, 'attacker');
    const { sitting } = host.open();
    await halfChosen(host, sitting);
    const { step } = sitting.moment();
    sitting.hand.refuse({ message: { key: 'why' } });
    host.match.takeBack(host.match.steps.length - 1);
    await host.tell();
    expect(sitting.moment().step).toBe(step - 1);
    expect(sitting.hand.now).toMatchObject({ picked: [], refusal: undefined });
  });

  test('but the word of the host about what was sent stays', async () => {
    const host = new Host(ruleset, 'attacker');
    const { sitting } = host.open();
    await halfChosen(host, sitting);
    host.failure = { code: 'late', message: { key: 'room.late' } };
    await sitting.play(sitting.moment().imagined.moves('attacker')[0]);
    host.match.takeBack(host.match.steps.length - 1);
    await host.tell();
    expect(sitting.moment().refusal).toMatchObject({ message: { key: 'room.late' } });
  });

  test('and what is asked still, when the line is there again, is left as it was', async () => {
    const host = new Host(ruleset, 'attacker');
    const { sitting } = host.open();
    const pick = await halfChosen(host, sitting);
    const { picker } = sitting.moment();
    host.sit();
    await host.table?.hear();
    expect(sitting.hand.now.picked).toContainEqual(pick);
    expect(sitting.moment().picker).toBe(picker);
  });
});

test('what is done elsewhere is seen, and can be looked up like the computer’s', async () => {
  const host = new Host(ruleset, 'attacker');
  const { sitting } = host.open();
  expect(sitting.moment()).toMatchObject({ thinking: 'defender', waiting: true, step: 0 });
  await host.playThere();
  await host.playThere();
  await expect.poll(() => sitting.moment().step).toBe(2);
  expect(sitting.moment().deeds.map(({ step }) => step)).toEqual([1, 2]);
  expect(sitting.moment().waiting).toBe(true);
});

test('news are looked at one after the other, and nothing is asked meanwhile', async () => {
  const host = new Host(ruleset, 'attacker');
  const { table } = host.open();
  const sitting = new Sitting({ ruleset, look: plainLook, words: wordsOf(ruleset) }, table, {
    choose: () => Promise.reject(new Error('nobody here is asked')),
    advise: () => Promise.reject(new Error('nobody asks')),
    look: () => new Promise((settle) => looks.push(settle)),
  });
  const looks: (() => void)[] = [];
  host.table = table;
  sitting.open();
  await host.playThere();
  await host.playThere();
  await host.playThere();
  expect(looks.length).toBeLessThanOrEqual(1);
  expect(sitting.moment().decision).toBeUndefined();
});

test('whoever was away sees what happened meanwhile, and goes on from there', async () => {
  const host = new Host(ruleset, 'attacker');
  const { sitting, table } = host.open(false);
  for (let i = 0; i < 60; i++) {
    const [{ side }] = host.match.pending.decisions;
    host.match.play(side, host.match.moves(side)[0]);
  }
  host.sit();
  await table.hear();
  // All of it came before the page was there to be told.
  table.complete(host.match.save());
  sitting.open();
  expect(sitting.moment().step).toBe(60);
  expect(table.hasNews).toBe(false);
  expect(sitting.moment().log.length).toBeGreaterThan(0);
});

test('one’s own move is seen when the host has acknowledged it, and kept until then', async () => {
  const host = new Host(ruleset, 'defender');
  const { sitting, table } = host.open();
  const [move] = sitting.moment().imagined.moves('defender');
  await sitting.play(move);
  expect(sitting.moment()).toMatchObject({ step: 1, refusal: undefined });
  expect(table.hasNews).toBe(false);
  expect(host.unsent).toMatchObject([{ at: 0, move }, undefined]);
  await sitting.undo();
  expect(sitting.moment().step).toBe(0);
});

test('what the host refuses is told, and nothing has changed', async () => {
  const host = new Host(ruleset, 'defender');
  const { sitting } = host.open();
  host.failure = { code: 'late', message: { key: 'room.late' } };
  await sitting.play(sitting.moment().imagined.moves('defender')[0]);
  expect(sitting.moment()).toMatchObject({ step: 0, refusal: { message: { key: 'room.late' } } });
  expect(host.unsent.at(-1)).toBeUndefined();
});

describe('a move that was made without a network', () => {
  const label = { key: 'move' };
  const said = (host: Host): string[] =>
    host.dropped.map((dropped) => droppedWords(wordsOf(ruleset), dropped));

  test('is sent later, once', async () => {
    const host = new Host(ruleset, 'defender');
    const { sitting, table } = host.open();
    const [move] = sitting.moment().imagined.moves('defender');
    const unsent = { name: 'n', at: 0, move, label };
    await table.resend(unsent, []);
    await expect.poll(() => sitting.moment().step).toBe(1);
    // It had arrived, and only the answer had not.
    await table.resend(unsent, []);
    expect(host.match.steps.length).toBe(1);
    expect([host.dropped, host.unsent.at(-1)]).toEqual([[], undefined]);
  });

  test('and is refused then is told with the reason', async () => {
    const host = new Host(ruleset, 'defender');
    const { table } = host.open();
    host.failure = { code: 'refused', message: { key: 'room.late' } };
    await table.resend({ name: 'n', at: 0, move: { type: 'x' }, label });
    expect(said(host)).toEqual(['“move” was not done. Something else has happened meanwhile.']);
  });

  test('is told with what came first, where one went on elsewhere', async () => {
    const host = new Host(ruleset, 'defender');
    const { table } = host.open();
    const [first, second] = host.match.moves('defender');
    await host.playThere();
    expect(host.match.steps[0].move).toEqual(first);
    await table.resend({ name: 'n', at: 0, move: second, label }, []);
    expect(host.match.steps.length).toBe(1);
    expect(said(host)[0]).toMatch(/^“move” was not done. You went on elsewhere: .* deploys at /);
  });

  test('is not made where something was taken back, though it would be allowed', async () => {
    const host = new Host(ruleset, 'defender');
    const { table, sitting } = host.open();
    await host.playThere();
    await expect.poll(() => sitting.moment().step).toBe(1);
    const [move] = host.match.moves('defender');
    const before = table.latest.told;
    host.match.takeBack(0);
    host.match.play('defender', host.match.moves('defender')[5]);
    await host.tell();
    await table.resend({ name: 'n', at: 1, move, label }, before);
    expect(host.match.steps.length).toBe(1);
    expect(said(host)).toEqual(['“move” was not done. Something was taken back meanwhile.']);
  });

  test('is told in the same way while one is there', async () => {
    const host = new Host(ruleset, 'defender');
    const { sitting } = host.open();
    host.isAway = true;
    const [move] = sitting.moment().imagined.moves('defender');
    await host.playThere();
    host.isAway = false;
    const playing = sitting.play(move);
    await host.tell();
    await playing;
    expect(sitting.moment().step).toBe(1);
    expect(said(host)).toEqual([
      expect.stringMatching(/^Where does .*\? “.*” was not done. You went on elsewhere: /),
    ]);
  });
});

test('all of it is there when it is over, and not before', async () => {
  const host = new Host(ruleset, 'defender');
  const { sitting, table } = host.open();
  expect([table.isWhole, table.save()]).toEqual([false, undefined]);
  await sitting.resign('defender');
  expect(sitting.moment().outcome).toMatchObject({ winner: 'attacker' });
  const heard = vi.fn();
  table.subscribe(heard);
  table.complete(host.match.save());
  expect(heard).toHaveBeenCalled();
  expect(table.save()?.steps).toEqual([]);
});

test('a view comes without what never changes, and is whole on the table', () => {
  const host = new Host(pubBattles, 'red');
  const { sitting } = host.open();
  expect(sitting.moment().scene.pieces.length).toBeGreaterThan(5);
  expect(received(undefined, toSend(undefined, host.seat.known) as Sent)).toBeDefined();
  expect(sitting.moment().imagined.moves('red').length).toBeGreaterThan(0);
});
