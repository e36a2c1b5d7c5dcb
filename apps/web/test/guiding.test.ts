import { Match, type Pick, type Point, type Ruleset, type Scenario } from '@sandtable/kernel';
import { pubBattles } from '@sandtable/pub-battles';
import { describe, expect, test } from 'vitest';
import type { Sitting } from '../src/play/sitting.ts';
import { ashwell, blocksOfAshwell } from './browser/ashwell.ts';
import { matchOf, sit } from './seated.ts';

const seats = { red: 'person', blue: 'computer:x' } as const;

/** Brandywine when the Red first move a Command. */
function brandywine(): Scenario {
  const battle = pubBattles.scenarios.find(({ id }) => id === 'brandywine');
  const start = battle && Match.start(pubBattles, battle, {}, { kind: 'seeded', seed: 'drop' });
  if (start?.ok !== true) throw new Error('the battle cannot be played');
  const match = start.value;
  for (;;) {
    const [{ side, kind }] = match.pending.decisions;
    if (kind === 'order' && side === 'red') return pubBattles.position(match.state as never);
    match.play(side, pubBattles.fallback(match.state as never, side));
  }
}

/** A ruleset that counts how often it is asked something about a move. */
function counted(): { readonly ruleset: Ruleset; readonly asked: string[] } {
  const asked: string[] = [];
  const ruleset: Ruleset = {
    ...pubBattles,
    guide(view, decision, picks) {
      asked.push('guide');
      return pubBattles.guide(view as never, decision, picks);
    },
    check(state, side, move) {
      asked.push('check');
      return pubBattles.check(state as never, side, move);
    },
  };
  return { ruleset, asked };
}

describe('a ruleset is asked once, and no direction is tried', () => {
  const scenario = brandywine();
  const listed = (sitting: Sitting): readonly Pick[] => {
    const march = matchOf(sitting)
      .moves('red')
      .find(({ type }) => type === 'march');
    if (march === undefined) throw new Error('nobody can march');
    return pubBattles.gesture(march as never);
  };
  const placeIn = (picks: readonly Pick[]): Point => {
    const place = picks.find((pick) => 'point' in pick);
    if (place === undefined) throw new Error('there is no place');
    return place.point;
  };

  test('for a drop, and for what is set then', async () => {
    const { ruleset, asked } = counted();
    const { sitting } = sit(ruleset, seats, {}, scenario);
    const gesture = listed(sitting);
    const place = placeIn(gesture);
    sitting.hand.hold(gesture[0]);
    asked.length = 0;
    const touch = { pick: { point: place }, place, held: true } as const;
    // The pointer comes over it first.
    sitting.hand.guideTo(sitting.hand.picksOf(touch));
    sitting.hand.whyNotTouch(touch, sitting.hand.picksOf(touch));
    expect(asked).toEqual(['guide']);
    sitting.hand.touch(touch);
    expect(sitting.moment().aim?.ghost).toBeDefined();
    expect(asked).toEqual(['guide']);
    // Turned, set, and judged by the table.
    const steps = matchOf(sitting).steps.length;
    asked.length = 0;
    sitting.hand.set(undefined, 90);
    expect(asked[0]).toBe('guide');
    await expect.poll(() => matchOf(sitting).steps.length).toBe(steps + 1);
    expect(asked.slice(0, 2)).toEqual(['guide', 'check']);
  });

  test('for a hover, on the map or over a block', () => {
    const { ruleset, asked } = counted();
    const { sitting } = sit(ruleset, seats, {}, scenario);
    const [piece] = listed(sitting);
    sitting.hand.hold(piece);
    const { pieces, width, height } = sitting.moment().scene;
    const over = [
      ...pieces.map(({ id, at }) => ({ pick: { piece: id }, place: at })),
      ...Array.from({ length: 40 }, (_, i) => {
        const place = { x: ((i * 37) % 40) * (width / 40), y: ((i * 11) % 40) * (height / 40) };
        return { pick: { point: place }, place };
      }),
    ];
    for (const each of over) {
      const touch = { ...each, held: true } as const;
      asked.length = 0;
      const picks = sitting.hand.picksOf(touch);
      sitting.hand.guideTo(picks);
      sitting.hand.whyNotTouch(touch, picks);
      expect(asked.length, JSON.stringify(touch)).toBeLessThanOrEqual(2);
    }
  });
});

describe('what is put down', () => {
  const BLOCKS = blocksOfAshwell();
  const grenadiers = { piece: BLOCKS['Grenadiers'] };

  function put(place: Point, turned?: number): Sitting {
    const { sitting } = sit(pubBattles, seats, {}, ashwell());
    sitting.hand.hold(grenadiers);
    sitting.hand.touch({ pick: { point: place }, place, held: true }, turned);
    return sitting;
  }

  test('is set as it stands, by a click on itself or without any', async () => {
    for (const touch of [undefined, { pick: grenadiers, place: { x: 4150, y: 6280 } }]) {
      const sitting = put({ x: 4150, y: 6280 });
      expect(sitting.hand.picksOf(touch)).toEqual(sitting.moment().picker?.path);
      sitting.hand.set(touch);
      await expect.poll(() => matchOf(sitting).steps.length).toBe(1);
      expect(matchOf(sitting).steps[0].move).toMatchObject({ type: 'march', facing: 90 });
    }
  });

  test('turned by hand while it was held it is done with', async () => {
    const sitting = put({ x: 4150, y: 6280 }, 105);
    await expect.poll(() => matchOf(sitting).steps.length).toBe(1);
    expect(matchOf(sitting).steps[0].move).toMatchObject({ type: 'march', facing: 105 });
  });

  test('and cannot face so stays, and is told why', () => {
    // Among its own, where there is room only for one who faces the enemy or turns his back on him.
    const place = { x: 2000, y: 4250 };
    const sitting = put(place);
    sitting.hand.set(undefined, 0);
    expect(sitting.moment().refusal?.rule).toBe('PB-4.5');
    expect(sitting.moment().picker?.path).toEqual([grenadiers, { point: place }]);
  });
});
