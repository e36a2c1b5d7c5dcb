import { scenarioOf, usualArmies, type Muster, type Ruleset } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { generatedGround } from '../src/armies/ground.ts';
import { squareBashing, type SquareScenario } from '../src/index.ts';

const ruleset: Ruleset = squareBashing;
const muster = squareBashing.muster as Muster;
const SEEDS = Array.from({ length: 200 }, (_, seed) => String(seed));

/** The usual armies on the ground of a seed. */
function battle(seed: string): SquareScenario {
  const armies = { ...usualArmies(ruleset, muster), ground: 'generated', seed };
  const made = scenarioOf(ruleset, muster, armies);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value as SquareScenario;
}

describe('a generated ground', () => {
  test('is the same for the same seed, and another for another', () => {
    expect(generatedGround('somme')).toEqual(generatedGround('somme'));
    expect(new Set(SEEDS.map((seed) => JSON.stringify(generatedGround(seed)))).size).toBe(200);
  });

  test('stays what a seed has made it, as others have been sent that seed', () => {
    expect(generatedGround('somme')).toEqual({
      board: ['........', 'b....r..', '....b..b', '........', '...hhh..', '........'],
      roads: { a1: 'ns', a2: 'ns', a3: 'ns', a4: 'ns', a5: 'ns', a6: 'ns' },
      rivers: [
        ['h2', 'h3'],
        ['g2', 'g3'],
        ['f2', 'f3'],
      ],
      objectives: ['b4', 'e4', 'a5', 'g6'],
      defences: { b4: 'hasty', e4: 'hasty', a5: 'hasty' },
    });
    expect(generatedGround('marne')).toEqual({
      board: ['........', '..b.bh.w', '.....w..', '....r...', '.w..h...', '........'],
      roads: {
        g1: 'ns',
        g2: 'ns',
        g3: 'ns',
        g4: 'ns',
        e5: 'e',
        f5: 'ew',
        g5: 'nsw',
        g6: 'ns',
      },
      objectives: ['d4', 'f4', 'e5', 'c5'],
      defences: { d4: 'hasty', f4: 'hasty', e5: 'hasty' },
    });
  });

  test('is one of those that can be chosen, and asks for a seed', () => {
    expect(muster.grounds).toContainEqual({ id: 'generated', seeded: true });
    expect(squareBashing.catalogue.texts).toHaveProperty(['battlefield.generated']);
  });

  test('[SB-11.1] is set up with the armies that were chosen, whatever the seed', () => {
    for (const seed of SEEDS.slice(0, 40)) {
      expect(ruleset.setup(battle(seed), {}), seed).toMatchObject({ ok: true });
    }
    const { forces } = battle('1');
    expect(forces.attacker).toMatchObject({ artillery: 'average', command: 'good' });
    expect(forces.attacker.deploy).toContain('cavalry');
  });

  test('[SB-11.2] has four objectives where the defender deploys, two of them in his line', () => {
    for (const seed of SEEDS) {
      const { objectives, defences } = generatedGround(seed);
      const rows = objectives.map((name) => name.slice(1));
      expect(rows.slice(0, 3), seed).toEqual(['4', '4', '5']);
      expect(['5', '6'], seed).toContain(rows[3]);
      expect(new Set(objectives).size, seed).toBe(4);
      // The first is on the attacker's left of the second.
      const [left, right] = objectives.map((name) => name.codePointAt(0) ?? 0);
      expect(right - left, seed).toBeGreaterThan(0);
      expect(Object.keys(defences ?? {}), seed).toEqual(objectives.slice(0, 3));
    }
  });

  test('[SB-1.2] has a road from edge to edge that leads to its village, and sometimes a river', () => {
    let rivers = 0;
    for (const seed of SEEDS) {
      const { roads = {}, rivers: river = [], objectives, board } = generatedGround(seed);
      const columns = Object.keys(roads).filter((name) => name.endsWith('1'));
      expect(columns, seed).toHaveLength(1);
      expect(roads[columns[0].replace('1', '6')], seed).toMatch(/n/u);
      expect(roads[objectives[2]], seed).toBeDefined();
      // The attacker's row is open, so that nobody begins in scenery.
      expect(board[5], seed).toBe('........');
      if (river.length > 0) rivers++;
    }
    expect(rivers).toBeGreaterThan(40);
    expect(rivers).toBeLessThan(100);
  });
});
