import type { FileStep, GameEvent, Ruleset } from '@sandtable/kernel';
import type { Deed, Entry } from '@sandtable/record';
import { expect, test } from 'vitest';
import { Pulse } from '../src/host/pulse.ts';
import type { DueList } from '../src/store/due.ts';

const SECRET: GameEvent = { type: 'secret', rule: 'T-1' };
const SEEN: GameEvent = { type: 'seen', rule: 'T-1' };

/** Rules in which what is secret is noticed by nobody. */
const rules = {
  sides: ['red', 'blue'],
  redact: (event: GameEvent) => (event.type === 'secret' ? undefined : event),
} as Partial<Ruleset> as Ruleset;

function pulse(): { readonly beating: Pulse; readonly written: number[] } {
  const written: number[] = [];
  const due = { sooner: async (_: string, __: string, at: number) => void written.push(at) };
  const terms = { kind: 'move', seconds: 600 } as const;
  const beating = new Pulse('match', terms, rules, due as Partial<DueList> as DueList);
  beating.begin({ at: 0, asked: ['red'] }, []);
  return { beating, written };
}

function entry(seconds: number, deed: Deed): Entry {
  return { number: 1, at: seconds * 1000, deed, salt: '', hash: '' };
}

function move(seconds: number, event: GameEvent, asked = ['red']): Entry {
  const step: FileStep = { side: 'red', move: { type: 'any' }, events: [event] };
  return entry(seconds, { kind: 'move', step, drawn: 0, asked });
}

/** All that anybody is told of clocks and of what went back, and how long offers stand. */
function told({ beating }: ReturnType<typeof pulse>): string {
  const { count, last, takenBack } = beating;
  return JSON.stringify([count, last, takenBack, beating.clocks([], 500_000)]);
}

test('a decision that nobody notices moves no clock, and no offer ends with it', () => {
  const [here, there] = [pulse(), pulse()];
  here.beating.add(move(100, SECRET));
  here.beating.add(move(200, SECRET));
  expect(told(here)).toBe(told(there));
  here.beating.add(
    entry(300, { kind: 'undo', side: 'red', from: 1, steps: [], drawn: 0, asked: ['red'] }),
  );
  expect(told(here)).toBe(told(there));
  // Computer players answer so long after what everybody noticed last.
  here.beating.add(move(400, SEEN));
  expect(here.beating.last).toBe(400_000);
});

test('a side takes back fifty times, and once more for each decision that stands', () => {
  const { beating } = pulse();
  const undo: Deed = { kind: 'undo', side: 'red', from: 2, steps: [], drawn: 0, asked: ['red'] };
  for (let i = 0; i < 2; i++) beating.add(move(1, SEEN));
  for (let i = 0; i < 52; i++) {
    beating.add(move(1, SEEN));
    expect(beating.hasUndoneEnough('red')).toBe(false);
    beating.add(entry(1, undo));
  }
  beating.add(move(1, SEEN));
  expect(beating.hasUndoneEnough('red')).toBe(true);
  expect(beating.hasUndoneEnough('blue')).toBe(false);
});

test('one that is noticed does, and one after which somebody else is asked', () => {
  for (const [event, asked] of [
    [SEEN, ['red']],
    [SECRET, ['blue']],
  ] as const) {
    const [here, there] = [pulse(), pulse()];
    here.beating.add(move(100, event, [...asked]));
    expect(told(here)).not.toBe(told(there));
    expect(here.beating.count).toBe(2);
  }
});

test('what is too early in the database is left there, and what would be too late is put forward', async () => {
  const { beating, written } = pulse();
  await beating.watch([], 0);
  expect(written).toEqual([600_000]);
  beating.add(move(100, SEEN));
  await beating.watch([], 100_000);
  expect(written).toHaveLength(1);
  // Somebody has looked then, and written what he found: it is not known here.
  await beating.watch([], 650_000);
  expect(written).toEqual([600_000, 700_000]);
});
