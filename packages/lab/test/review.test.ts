import { ambush, type AmbushState } from '@sandtable/testkit';
import { describe, expect, test } from 'vitest';
import {
  isSure,
  merged,
  PASSES,
  Reviewer,
  reviewOf,
  trialsBefore,
  type Found,
} from '../src/index.ts';
import { allFound, coach, DOCTRINE, FLEES, HIDES, played, STANDS } from './support/ambushReview.ts';

describe('the review of a match', () => {
  const match = played();
  const found = allFound(Reviewer.ofMatch(match, coach(), 'review'), PASSES.length);
  const review = reviewOf(match, found);

  test('ends with what came of it, and has play-outs of every step', () => {
    expect(review.steps.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(review.steps[STANDS].chance.value).toBe(1);
    expect(review.playOuts).toBe(trialsBefore(PASSES.length));
  });

  test('says what a roll gave, and to whom', () => {
    const { gift } = review.steps[STANDS];
    if (gift === undefined) throw new Error('nothing was rolled');
    // It was decided by it, and red was ahead before.
    expect(gift.value).toBeGreaterThan(0.05);
    expect(gift.value).toBeLessThan(1 - review.steps[FLEES].chance.value + 0.05);
    expect(isSure(gift)).toBe(true);
    expect(review.steps.map((step) => step.gift !== undefined)).toEqual(
      [0, 1, HIDES, 3, 4, 5, STANDS].map((step) => step === HIDES || step === STANDS),
    );
  });

  test('says what a decision cost, and what would have been better', () => {
    const { side, price } = review.steps[FLEES];
    if (price === undefined) throw new Error('it cost nothing');
    expect(side).toBe('blue');
    expect(price.better).toEqual([{ type: 'stand' }]);
    expect(isSure(price)).toBe(true);
    // Whoever does what is best pays nothing.
    expect(found[STANDS].choice).toBeDefined();
    expect(review.steps[STANDS].price).toBeUndefined();
    // What nobody thinks about has no price.
    expect(found[HIDES].choice).toBeUndefined();
  });

  test('has turning points in order, each told as a roll or a decision', () => {
    expect(review.turnings.map(({ step, kind, side }) => ({ step, kind, side }))).toEqual([
      // The lot had red search first, and whoever is found fights better.
      { step: HIDES, kind: 'roll', side: 'blue' },
      { step: FLEES, kind: 'decision', side: 'red' },
      { step: STANDS, kind: 'roll', side: 'red' },
    ]);
  });

  test('adds up what both sides had and paid', () => {
    const [red, blue] = review.sides;
    expect(red.luck.value).toBeCloseTo(-blue.luck.value, 12);
    expect(red).toMatchObject({ side: 'red', decisions: 1, costly: 0, worst: [] });
    expect(red.best).toContain(STANDS);
    expect(blue).toMatchObject({ side: 'blue', decisions: 1, costly: 1, worst: [FLEES] });
    const account = red.luck.value - red.price.value + blue.price.value + review.rest;
    expect(account).toBeCloseTo(review.moved, 12);
  });

  test('leaves nothing over where nothing is secret and all but one answer is as play-outs have it', () => {
    const open = {
      ...ambush,
      hasSecrets: false,
      view: (state: AmbushState) => ambush.clone(state),
      imagine: (view: AmbushState) => ambush.clone(view),
    };
    const seen = played(open);
    const all = allFound(Reviewer.ofMatch(seen, coach(DOCTRINE, open), 'open'), PASSES.length);
    const { sides, rest, moved } = reviewOf(seen, all);
    const [{ luck }, { price }] = sides;
    const error = Math.hypot(luck.error, price.error);
    expect(error).toBeLessThan(0.08);
    expect(Math.abs(rest)).toBeLessThan(2.5 * error);
    expect(moved).toBeGreaterThan(5 * error);
  });

  test('comes to the same in whatever order the pieces are done', () => {
    const reviewer = Reviewer.ofMatch(match, coach(), 'review');
    const backwards: Found[] = [];
    for (let step = match.steps.length; step >= 0; step--) {
      for (const pass of [0, 1]) {
        const before = backwards.at(step);
        backwards[step] = merged(before, reviewer.found({ pass, step }, before));
      }
    }
    expect(backwards).toEqual(allFound(Reviewer.ofMatch(match, coach(), 'review'), 2));
    expect(allFound(Reviewer.ofMatch(match, coach(), 'other'), 2)).not.toEqual(backwards);
  });

  test('goes on with what was kept of it', () => {
    const some = allFound(Reviewer.ofMatch(match, coach(), 'review'), 3);
    const kept = JSON.parse(JSON.stringify(some)) as Found[];
    expect(reviewOf(match, kept).playOuts).toBe(trialsBefore(3));
    expect(allFound(Reviewer.ofMatch(match, coach(), 'review'), PASSES.length, kept)).toEqual(
      found,
    );
  });

  test('judges a decision by what its side knew', () => {
    const seen: AmbushState[] = [];
    const plans: typeof DOCTRINE.plans = (ruleset, state, us, dice, most) => {
      seen.push(state);
      return DOCTRINE.plans(ruleset, state, us, dice, most);
    };
    const nosy = coach({ ...DOCTRINE, plans });
    for (let seed = 0; seed < 12; seed++) {
      Reviewer.ofMatch(match, nosy, String(seed)).found({ pass: 0, step: FLEES }, undefined);
    }
    // Blue does not know where red lies.
    expect(new Set(seen.map(({ hidden }) => hidden.red)).size).toBeGreaterThan(1);
  });
});
