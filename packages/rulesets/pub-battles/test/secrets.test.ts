import { expect, test } from 'vitest';
import type { EventOf, PubEvent, Ref } from '../src/state/events.ts';
import { pubBattles } from '../src/ruleset.ts';
import { EVENTS, GREENE } from './support/samples.ts';

const VIEWERS = ['red', 'blue', 'spectator'] as const;

/** An event with every piece of Red’s in it as well hidden as can be. */
const secret = (event: PubEvent): PubEvent =>
  JSON.parse(JSON.stringify(event), (_, value: unknown) => {
    const isRed = typeof value === 'object' && value !== null && 'open' in value;
    return isRed && (value as Ref).side === 'red' ? { ...value, tag: 'R7' } : value;
  }) as PubEvent;

test('[PB-7.5] no event tells the enemy, or who looks on, a name or kind of a block he does not know', () => {
  for (const event of EVENTS.map(secret)) {
    for (const viewer of ['blue', 'spectator']) {
      const text = JSON.stringify(pubBattles.redact(event, viewer) ?? null);
      expect(text, event.type).not.toMatch(/Greene|Slocum|regular|:"hq"/);
    }
  }
});

test('[PB-7.5] the owner is told everything', () => {
  const own = EVENTS.filter(({ type }) => type !== 'spotted' && type !== 'passed');
  for (const event of own.filter((each) => !JSON.stringify(each).includes('"blue"'))) {
    expect(pubBattles.redact(event, 'red')).toEqual(event);
  }
});

const ofType = <T extends PubEvent['type']>(type: T): EventOf<T> =>
  EVENTS.find((event): event is EventOf<T> => event.type === type) as EventOf<T>;

test('[PB-7.4] what is known of a block is told: its kind once met, all of it once it is out', () => {
  const event = ofType('becameSpent');
  const told = (piece: Ref): unknown => {
    const seen = pubBattles.redact({ ...event, piece }, 'blue') as typeof event;
    return [seen.piece.tag, seen.piece.name, seen.piece.kind];
  };
  expect(told(GREENE)).toEqual(['R7', null, null]);
  expect(told({ ...GREENE, open: true })).toEqual(['R7', null, 'regular']);
  expect(told({ ...GREENE, open: true, out: true })).toEqual(['R7', 'Greene 2', 'regular']);
});

test('[PB-7.4] in lists of pieces, too', () => {
  const event = ofType('met');
  const seen = pubBattles.redact(event, 'blue') as typeof event;
  expect(seen.pieces.map(({ tag, name }) => [tag, name])).toEqual([
    ['R7', null],
    ['B3', null],
  ]);
});

test('[PB-3.2] only its own side is told which chit was drawn', () => {
  const [red, blue, other] = VIEWERS.map(
    (viewer) => pubBattles.redact(ofType('drawn'), viewer) as EventOf<'drawn'>,
  );
  expect([red.command, blue.command, other.command]).toEqual(['Greene', null, null]);
  expect(blue.side).toBe('red');
});

test('[PB-3.3, PB-3.4] the roll is for all to see, the rating of the HQ is not', () => {
  for (const type of ['delayed', 'jumped'] as const) {
    const event = ofType(type);
    expect(pubBattles.redact(event, 'red')).toEqual(event);
    for (const viewer of ['blue', 'spectator']) {
      expect(pubBattles.redact(event, viewer)).toMatchObject({
        rating: null,
        dice: event.dice,
        success: event.success,
        by: { tag: 'R1', name: null },
      });
    }
  }
});

test('[PB-7.4] that a piece was spotted is told to those who spotted it', () => {
  const event = ofType('spotted');
  expect(pubBattles.redact(event, 'red')).toBe(undefined);
  expect(pubBattles.redact(event, 'blue')).toMatchObject({
    arm: 'foot',
    piece: { tag: 'R7', name: null, kind: null },
  });
});

test('[PB-3.7] that a side has declined is told to the other', () => {
  expect(pubBattles.redact(ofType('passed'), 'red')).toBe(undefined);
  expect(pubBattles.redact(ofType('passed'), 'blue')).toEqual(ofType('passed'));
});

test('[PB-2.3, PB-12.8] what a side writes down is told to nobody else', () => {
  for (const type of ['assigned', 'raised', 'enlisted'] as const) {
    expect(pubBattles.redact(ofType(type), 'red')).toEqual(ofType(type));
    for (const viewer of ['blue', 'spectator']) {
      expect(pubBattles.redact(ofType(type), viewer)).toBe(undefined);
    }
  }
});

test('[PB-12.5] that a side has chosen is told, and nothing of what', () => {
  const event = ofType('chose');
  for (const viewer of VIEWERS) expect(pubBattles.redact(event, viewer)).toEqual(event);
  expect(Object.keys(event).toSorted()).toEqual(['rule', 'side', 'type']);
});

test('[PB-7.5] what was told to one is not changed for another', () => {
  for (const event of EVENTS) {
    const before = JSON.stringify(event);
    for (const viewer of VIEWERS) pubBattles.redact(event, viewer);
    expect(JSON.stringify(event)).toBe(before);
  }
});
