import { Match, stepsSeen, type Move, type Ruleset } from '@sandtable/kernel';
import { pbiBoats } from '@sandtable/pbi-boats';
import { playersOf } from '@sandtable/players';
import { pubBattles } from '@sandtable/pub-battles';
import { alikePositions, ambush, type AmbushState } from '@sandtable/testkit';
import { describe, expect, test } from 'vitest';
import { isSure, PASSES, Reviewer, reviewOf, type Found, type Witnessed } from '../src/index.ts';
import { allFound, begun, coach, DOCTRINE, step } from './support/ambushReview.ts';

function seenBy(match: Match, side: string): Witnessed {
  return { side, steps: stepsSeen(match, side, 0) };
}

function foundBy(match: Match, side: string, passes: number): Found[] {
  return allFound(Reviewer.ofSeen(ambush, seenBy(match, side), coach(), 'own'), passes);
}

describe('the review of a match that goes on, as a side has seen it', () => {
  const match = begun(1);
  const witnessed = seenBy(match, 'blue');
  const found = foundBy(match, 'blue', PASSES.length);
  const review = reviewOf({ ruleset: ambush, steps: witnessed.steps }, found);
  const flees = witnessed.steps.length;

  test('says what its own decisions cost, and what would have been better', () => {
    const { side, price } = review.steps[flees];
    expect(side).toBe('blue');
    expect(price?.better).toEqual([{ type: 'stand' }]);
    expect(price && isSure(price)).toBe(true);
    expect(review.sides[1]).toMatchObject({ side: 'blue', costly: 1, worst: [flees] });
  });

  test('judges nobody else, and tells apart what others did unseen', () => {
    const others = witnessed.steps.flatMap(({ side }, i) => (side === 'red' ? [i + 1] : []));
    expect(others.length).toBeGreaterThan(0);
    for (const at of others) {
      expect(witnessed.steps[at - 1].move).toBeUndefined();
      expect(found[at].choice).toBeUndefined();
      expect(found[at].gift).toBeUndefined();
    }
    const [red, blue] = review.sides;
    expect(red).toMatchObject({ decisions: 0, costly: 0 });
    expect(review.unseen).not.toBe(0);
    const account = red.luck.value + blue.price.value + review.unseen + review.rest;
    expect(account).toBeCloseTo(review.moved, 12);
  });

  test('tells of chance only where the same decision might have shown something else', () => {
    const rolled = witnessed.steps.findIndex(({ move }) => move?.type === 'hide') + 1;
    expect(found[rolled].gift).toBeDefined();
    // Whoever flees is where he wanted to be.
    expect(found[flees].gift).toBeUndefined();
  });

  test('takes what comes to light for chance: whether somebody is found', () => {
    const searched = begun(1);
    step(searched, 'blue', { type: 'search', at: 1 } as Move);
    const seen = seenBy(searched, 'blue');
    const reviewer = Reviewer.ofSeen(ambush, seen, coach(), 'own');
    expect(reviewer.found({ pass: 0, step: seen.steps.length }, undefined).gift).toBeDefined();
  });

  test('does not change by a byte where what the side cannot see is another way', () => {
    const other = begun(2);
    const hidden = (each: Match): number => (each.state as AmbushState).hidden.red;
    expect(hidden(other)).not.toBe(hidden(match));
    expect(JSON.stringify(seenBy(other, 'blue'))).toBe(JSON.stringify(witnessed));
    expect(JSON.stringify(foundBy(other, 'blue', PASSES.length))).toBe(JSON.stringify(found));
    // It would be another by what is true.
    const truly = (each: Match): Found[] =>
      allFound(Reviewer.ofMatch(each, coach(), 'own'), PASSES.length);
    step(match, 'blue', { type: 'search', at: 1 } as Move);
    step(other, 'blue', { type: 'search', at: 1 } as Move);
    expect(JSON.stringify(truly(other))).not.toBe(JSON.stringify(truly(match)));
  });

  test('comes to the same in whatever order the pieces are done, with what was learned', () => {
    const seen: object[] = [];
    const learner = () => {
      let count = 0;
      const see = (view: object): void => {
        seen.push(view);
        count++;
      };
      return { see, fits: () => count };
    };
    const learned = coach({ ...DOCTRINE, learner });
    const make = (): Reviewer => Reviewer.ofSeen(ambush, witnessed, learned, 'own');
    const forwards = allFound(make(), 1);
    const reviewer = make();
    const backwards = forwards.map((_, i) => forwards.length - 1 - i);
    for (const at of [...backwards, ...backwards]) {
      expect(reviewer.found({ pass: 0, step: at }, undefined)).toEqual(forwards[at]);
    }
    const views = new Set(witnessed.steps.flatMap(({ before, after }) => [before, after]));
    expect(new Set(seen)).toEqual(views);
  });
});

/** So many steps are played on from each pair of positions. */
const STEPS = 4;

/** Begins the same match in two worlds, and plays what both allow as long as a side sees the same of both. */
function twins(ruleset: Ruleset, seed: string): { readonly own: string; readonly both: Match[] }[] {
  // Of the boats' the last has mines; Pub Battles has more to hide, and takes longer.
  const isBoats = ruleset === pbiBoats;
  const scenario = ruleset.scenarios[isBoats ? ruleset.scenarios.length - 1 : 0];
  const ways = { seed, every: 25, most: isBoats ? 3 : 1 };
  const pairs = alikePositions(ruleset, scenario, ways);
  return [...pairs].flatMap(({ viewer, here, there, options, isSame }) => {
    if (isSame || !ruleset.sides.includes(viewer)) return [];
    const both = [here, there].map((position) => {
      const started = Match.start(ruleset, position, options, { kind: 'seeded', seed });
      if (!started.ok) throw new Error(JSON.stringify(started.problems));
      return started.value;
    });
    for (let played = 0; played < STEPS; played++) if (!playBoth(both)) break;
    return [{ own: viewer, both }];
  });
}

function playBoth(both: readonly Match[]): boolean {
  const [one] = both;
  const asked = one.pending.decisions.at(0)?.side;
  if (asked === undefined) return false;
  const { ruleset } = one;
  const move = ruleset
    .moves(one.state, asked)
    .find((each) => both.every((match) => match.check(asked, each) === undefined));
  if (move === undefined) return false;
  for (const match of both) {
    if (!match.play(asked, move).ok) return false;
  }
  return true;
}

test.each([pubBattles, pbiBoats])(
  'what is hidden in $id does not change by a byte what a side is told of its decisions',
  (ruleset) => {
    const [strongest] = playersOf(ruleset);
    const judge = strongest.coach?.(ruleset);
    if (judge === undefined) throw new Error('nobody judges it');
    let compared = 0;
    for (const { own, both } of twins(ruleset, 'own')) {
      const [one, other] = both.map((match) => stepsSeen(match, own, 0));
      const parting = one.findIndex((seen, i) => JSON.stringify(seen) !== JSON.stringify(other[i]));
      const alike = parting < 0 ? one.length : parting;
      if (alike === 0) continue;
      const [here, there] = [one, other].map((seen) => {
        const reviewer = Reviewer.ofSeen(
          ruleset,
          { side: own, steps: seen.slice(0, alike) },
          judge,
          'own',
        );
        return Array.from({ length: reviewer.steps }, (_, at) =>
          reviewer.found({ pass: 0, step: at }, undefined),
        );
      });
      expect(JSON.stringify(there)).toBe(JSON.stringify(here));
      compared += alike;
    }
    expect(compared).toBeGreaterThan(2);
  },
);
