import { seededDice, type Ruleset } from '@sandtable/kernel';
import { browning } from '@sandtable/browning';
import { pbi } from '@sandtable/pbi';
import { pbiBoats } from '@sandtable/pbi-boats';
import { random } from '@sandtable/players';
import { pubBattles } from '@sandtable/pub-battles';
import { squareBashing } from '@sandtable/square-bashing';
import { expect, test } from 'vitest';
import { playGame } from '../src/game.ts';
import { cellAt, heatGrid } from '../src/heatGrid.ts';
import { Witness, type Detail } from '../src/witness.ts';

function watched(ruleset: Ruleset, seed: string): { detail: Detail; lost: number[] } {
  const made = ruleset.setup(ruleset.scenarios[0], {});
  if (!made.ok) throw new Error('the scenario is not good');
  const witness = new Witness(ruleset, made.value);
  const state = ruleset.clone(made.value);
  const seats = Object.fromEntries(
    ruleset.sides.map((side) => [
      side,
      { player: random.make(ruleset), dice: seededDice(`${seed}/${side}`) },
    ]),
  );
  playGame(ruleset, state, seats, seededDice(seed), witness);
  const standing = ruleset.standing(ruleset.view(state, ruleset.sides[0]));
  return { detail: witness.detail(), lost: standing.map(({ losses }) => losses.count) };
}

const RULESETS: readonly Ruleset[] = [pbi, browning, pubBattles, squareBashing, pbiBoats];

// In most games of Pub Battles by lot nobody is lost.
const SEEDS = ['s1', 's2', 's3', 's4', 's5', 's6'];

test.each(RULESETS.map((each) => [each.id, each] as const))(
  'whoever looks on at %s notes how the turns ended and where somebody was lost',
  (_id, ruleset) => {
    let all = 0;
    for (const seed of SEEDS) {
      const { detail, lost } = watched(ruleset, seed);
      expect(detail.turns.at(-1)?.lost).toEqual(lost);
      expect(detail.turns.length).toBeGreaterThan(1);
      for (const side of [0, 1]) {
        const own = detail.losses.filter(([of]) => of === side);
        const placed = own.reduce((sum, [, , count]) => sum + count, 0);
        // Whoever comes back may be lost twice; whoever was not on the table was lost nowhere on it.
        expect(placed).toBeGreaterThanOrEqual(lost[side] * 0.8);
        all += placed;
      }
    }
    expect(all).toBeGreaterThan(0);
  },
);

test('somebody who looks on changes nothing', () => {
  const [first, second] = [watched(pbi, 'same'), watched(pbi, 'same')];
  expect(second).toEqual(first);
});

test('what changes hands is told with who took it and where', () => {
  const taken = Array.from(
    { length: 12 },
    (_, i) => watched(squareBashing, `hands ${i}`).detail.taken,
  ).flat();
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.every(([side]) => side === 0 || side === 1)).toBe(true);
});

test('a free table is divided into cells of whole inches, and its edges belong to the last', () => {
  const grid = heatGrid({
    width: 4800,
    height: 7200,
    inch: 100,
    areas: [],
    pieces: [],
    markers: [],
    status: [],
  });
  expect(grid).toEqual({ columns: 10, rows: 15, cell: 500 });
  expect(cellAt(grid, { x: 4800, y: 7200 })).toBe(149);
  expect(cellAt(grid, { x: 499, y: 500 })).toBe(10);
});
