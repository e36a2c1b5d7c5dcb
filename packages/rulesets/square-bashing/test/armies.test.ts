import {
  KERNEL_ENGLISH,
  listNamed,
  Match,
  mergeCatalogues,
  MUSTERED,
  render,
  scenarioOf,
  usualArmies,
  usualArmy,
  violations,
  type Armies,
  type Army,
  type Muster,
  type Ruleset,
} from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { deploymentWorth, forcesOf, squareBashing } from '../src/index.ts';
import { BOARD } from '../src/state/names.ts';
import { game, Game, only, withOnes, type Sketch } from './support/game.ts';

const ruleset: Ruleset = squareBashing;
const muster = squareBashing.muster as Muster;
const english = mergeCatalogues(KERNEL_ENGLISH, squareBashing.catalogue);

/** As many of everything as the list has, with points for all of it. */
function largest(id: string): Army {
  const { entries } = listNamed(muster, id);
  const counts = Object.fromEntries(entries.map((entry) => [entry.id, entry.most]));
  return { list: id, budget: 10_000, counts };
}

function told(army: Army): string[] {
  return violations(listNamed(muster, army.list), army).map(
    ({ rule, message }) => `${render(message, english)} [${rule}]`,
  );
}

function usual(id: string): Army {
  return usualArmy(listNamed(muster, id));
}

/** Both sides with these armies. */
function between(attacker: Army, defender: Army, ground = 'le-cateau'): Armies {
  return { ...usualArmies(ruleset, muster), ground, armies: { attacker, defender } };
}

function count(words: readonly string[] = []): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

test.each([
  ['bef-1914', 540, { 'professional infantry': 7, infantry: 2, mg: 4, gun: 4 }],
  [
    'german-1914',
    685,
    {
      'professional infantry': 2,
      infantry: 10,
      'reservist infantry': 2,
      cavalry: 3,
      mg: 3,
      gun: 4,
    },
  ],
  [
    'french-1914',
    705,
    {
      'professional infantry': 2,
      infantry: 11,
      'reservist infantry': 3,
      cavalry: 2,
      mg: 2,
      gun: 5,
    },
  ],
  ['russian-1914', 615, { infantry: 10, 'reservist infantry': 4, cavalry: 2, mg: 3, gun: 4 }],
  [
    'british-1917',
    825,
    { 'professional infantry': 2, infantry: 10, cavalry: 2, mg: 5, gun: 4, heavyTank: 4 },
  ],
  [
    'german-1917',
    655,
    {
      'professional infantry': 2,
      infantry: 9,
      'reservist infantry': 2,
      mg: 6,
      gun: 4,
      mortar: 1,
    },
  ],
])('%s is as history had it', (list, budget, counts) => {
  expect(usual(list)).toEqual({ list, budget, counts });
});

describe('an army goes against', () => {
  const british = usual('british-1917');
  const broken = (counts: Army['counts'], budget = 10_000): string[] =>
    told({ list: british.list, budget, counts });

  test('[SB-11.1] what its list has of a unit', () => {
    expect(broken({ ...british.counts, heavyTank: 7 })).toEqual([
      'Heavy tanks: 7 chosen, but there are at most 6 [SB-11.1]',
      '2 guns, machine guns and vehicles more than there are units of infantry and cavalry [SB-11.1]',
    ]);
  });

  test('[SB-11.1] the points that were agreed', () => {
    expect(broken({ ...british.counts, infantry: 11 }, british.budget)).toEqual([
      '855 points, 30 more than the 825 the army may cost [SB-11.1]',
    ]);
  });

  test('[SB-11.1] six units of infantry and cavalry', () => {
    expect(broken({ infantry: 4, cavalry: 2 })).toEqual([]);
    expect(broken({ infantry: 4, cavalry: 1 })).toEqual([
      'one unit of infantry or cavalry too few [SB-11.1]',
    ]);
  });

  test('[SB-11.1] as many other units as infantry and cavalry', () => {
    expect(broken({ infantry: 6, gun: 6 })).toEqual([]);
    expect(broken({ infantry: 6, gun: 6, mg: 1 })).toEqual([
      'one gun, machine gun or vehicle more than there are units of infantry and cavalry [SB-11.1]',
    ]);
  });

  test('[SB-11.1] forty units', () => {
    expect(told(largest('british-1917'))).toEqual(['one unit too many in all [SB-11.1]']);
  });
});

describe('armies meet', () => {
  test('[SB-11.1] on the ground of a ready-made battle, with their own guns, staff and assets', () => {
    const armies = between(usual('british-1917'), usual('german-1917'), 'cambrai');
    const scenario = scenarioOf(ruleset, muster, armies);
    const cambrai = squareBashing.scenarios.find(({ id }) => id === 'cambrai');
    expect(scenario).toMatchObject({
      ok: true,
      value: {
        id: MUSTERED,
        defences: (cambrai as unknown as { defences: object }).defences,
        forces: {
          attacker: { artillery: 'good', command: 'average', assets: { rolling: 2, point: 1 } },
          defender: { artillery: 'average', command: 'good', assets: { gas: 1, digIn: 1 } },
        },
      },
    });
  });

  test('[SB-11.1] with an eighth of the attacker and a quarter of the defender to come, reservists first', () => {
    const german = usual('german-1914');
    const { attacker, defender } = forcesOf(between(german, german));
    expect(count(attacker.reserve)).toEqual({ 'reservist infantry': 2 });
    expect(count(defender.reserve)).toEqual({ 'reservist infantry': 2, cavalry: 2 });
    for (const force of [attacker, defender]) {
      expect(count([...(force.deploy ?? []), ...(force.reserve ?? [])])).toEqual({
        ...german.counts,
        command: 1,
      });
    }
  });

  test('[SB-9.2] with a higher command each, whose orders are heard best next to it', () => {
    const scenario = scenarioOf(ruleset, muster, usualArmies(ruleset, muster));
    if (!scenario.ok) throw new Error('cannot be set up');
    const g = new Game(scenario.value);
    while (g.asked.endsWith('deploy')) {
      g.play(squareBashing.fallback(g.state, g.side));
    }
    expect(g.asked).toBe('attacker asset');
    withOnes(g, { type: 'noAsset' });
    const at = g.where('A-command1');
    expect(at).toMatch(/^[a-h]1$/u);
    const far = at < 'e' ? 'h1' : 'a1';
    const needs = (square: string): number =>
      only(withOnes(g, { type: 'order', square, order: 'morale' }), 'ordered').needs;
    expect([needs(at), needs(far)]).toEqual([3, 4]);
  });

  test('[SB-11.1] with those to come who have no room in the first row', () => {
    const { attacker, defender } = forcesOf(
      between(largest('french-1914'), largest('german-1917')),
    );
    // Two a square in eight squares, the best of them.
    expect(count(attacker.deploy)).toEqual({
      'professional infantry': 3,
      infantry: 13,
      mg: 3,
      gun: 8,
      command: 1,
    });
    expect(count(attacker.reserve)).toEqual({ infantry: 4, cavalry: 3, 'reservist infantry': 5 });
    expect(count(defender.reserve)).toEqual({ 'reservist infantry': 3, infantry: 2 });
    // One machine gun a square.
    const many = forcesOf(between(largest('german-1917'), usual('german-1914')));
    expect(count(many.attacker.reserve)['mg']).toBe(1);
  });

  test.each(muster.lists.map(({ id }) => id))(
    '[SB-11.1] as large as may be: %s, on either side of every ground',
    (id) => {
      const { counts } = largest(id);
      // Forty units and no more; then everything is as the lists allow.
      const army = { ...largest(id), counts: { ...counts, mg: counts['mg'] - 1 } };
      expect(told(army)).toEqual([]);
      for (const { id: ground } of muster.grounds) {
        for (const armies of [
          between(army, usual('german-1914'), ground),
          between(usual('german-1914'), army, ground),
        ]) {
          const scenario = scenarioOf(ruleset, muster, armies);
          const started = scenario.ok && ruleset.setup(scenario.value, {});
          expect(started).toMatchObject({ ok: true });
        }
      }
    },
  );
});

test('[SB-8.5, SB-9.1, SB-9.2] a list tells what an army has besides its units', () => {
  const { facts } = listNamed(muster, 'german-1914');
  expect(facts.map(({ rule, message }) => `${render(message, english)} [${rule}]`)).toEqual([
    'the aim of its barrages is average [SB-8.5]',
    'higher command tries 4 orders a turn [SB-9.2]',
    'assets: 2× point effect barrage, 1× shock assault and 1× suppression barrage [SB-9.1]',
  ]);
});

describe('a place to be deployed in', () => {
  /** The squares among these that are worth the most to a unit that waits, the best first. */
  const ranked = (sketch: Sketch, unit: string, ...squares: readonly string[]): string[] => {
    const g = game({ step: 'reinforcements', objectives: ['d5', 'b6', 'h6', 'h5'], ...sketch });
    const worth = (square: string): number =>
      deploymentWorth(g.state, g.unit(unit), BOARD.named(square));
    return squares.toSorted((a, b) => worth(b) - worth(a));
  };

  test('is an objective for the defender, then defences, cover and the front', () => {
    const wait: Sketch = {
      waiting: { defender: 'infantry' },
      ground: { c4: 'woods' },
      defences: { e4: 'hasty', d4: 'trenches' },
    };
    expect(ranked(wait, 'D-infantry2', 'c4', 'e4', 'd4', 'd5')).toEqual(['d5', 'd4', 'e4', 'c4']);
    expect(ranked({ waiting: { defender: 'infantry' } }, 'D-infantry2', 'd6', 'd4')).toEqual([
      'd4',
      'd6',
    ]);
    // Where one is already, another has it less well.
    const held = { ...wait, defender: { d5: 'infantry', a6: 'mg' } };
    expect(ranked(held, 'D-infantry2', 'd5', 'd4')).toEqual(['d4', 'd5']);
    // A fort is no better than trenches.
    const fort: Sketch = { ...wait, defences: { d4: 'trenches', e5: 'fort' } };
    expect(ranked(fort, 'D-infantry2', 'e5', 'd4')).toEqual(['d4', 'e5']);
  });

  test('is before an objective for the attacker, whose columns alone count', () => {
    const wait: Sketch = { waiting: { attacker: 'infantry' }, attacker: { a1: 'infantry' } };
    expect(ranked(wait, 'A-infantry2', 'f1', 'd1', 'e1')).toEqual(['d1', 'e1', 'f1']);
    const there = { ...wait, attacker: { d1: 'infantry' } };
    expect(ranked(there, 'A-infantry2', 'd1', 'f1', 'e1')).toEqual(['e1', 'f1', 'd1']);
  });

  test('is with infantry for machine guns, up in front; and behind it for guns, on a hill', () => {
    const line: Sketch = {
      waiting: { defender: 'mg, gun' },
      ground: { f6: 'hill', g4: 'woods' },
      defender: {
        d4: 'infantry',
        e4: 'infantry, gun',
        e6: 'infantry',
        f6: 'infantry',
        g4: 'infantry',
      },
    };
    expect(ranked(line, 'D-mg1', 'c4', 'd4', 'e6')).toEqual(['d4', 'e6', 'c4']);
    expect(ranked(line, 'D-mg1', 'e4', 'd4')).toEqual(['d4', 'e4']);
    expect(ranked(line, 'D-mg1', 'e6', 'g4')).toEqual(['g4', 'e6']);
    expect(ranked(line, 'D-gun2', 'd4', 'e6', 'f6', 'c6')).toEqual(['f6', 'e6', 'd4', 'c6']);
    const more = { ...line, defender: { e6: 'infantry, gun', g6: 'infantry' } };
    expect(ranked(more, 'D-gun2', 'e6', 'g6')).toEqual(['g6', 'e6']);
  });

  test('is where most hear it for higher command', () => {
    const line: Sketch = {
      waiting: { defender: 'command' },
      defender: { b6: 'infantry', e6: 'infantry', d6: 'infantry', f6: 'infantry', g5: 'infantry' },
    };
    expect(ranked(line, 'D-command1', 'b6', 'e6', 'c6', 'g5')).toEqual(['e6', 'b6', 'g5', 'c6']);
  });
});

describe('whoever has his army deployed for him', () => {
  /** Where the units of the usual armies stand when both have been, by square. */
  function deployed(): Record<string, string[]> {
    const scenario = scenarioOf(ruleset, muster, usualArmies(ruleset, muster));
    const started = scenario.ok && Match.start(ruleset, scenario.value, {}, { kind: 'scripted' });
    if (started === false || !started.ok) throw new Error('cannot be set up');
    const match = started.value;
    for (;;) {
      const [{ kind, side }] = match.pending.decisions;
      if (kind !== 'deploy') break;
      match.play(side, ruleset.fallback(match.state, side));
    }
    const squares: Record<string, string[]> = {};
    for (const { id, place } of ruleset.scene(match.view('spectator')).pieces) {
      (squares[place ?? ''] ??= []).push(id.replace(/\d+$/, ''));
    }
    return squares;
  }

  test('[SB-11.1] has infantry on every objective, and guns and machine guns with it', () => {
    const squares = deployed();
    for (const objective of ['c4', 'f4', 'd5', 'g6']) {
      expect(squares[objective]).toContain('D-infantry');
    }
    for (const square of ['c4', 'f4']) {
      expect(squares[square]).toEqual(['D-infantry', 'D-infantry', 'D-mg']);
    }
    for (const units of Object.values(squares)) {
      if (units.includes('D-gun')) expect(units).toContain('D-infantry');
    }
    // Higher command is with somebody, not in front.
    for (const [letter, rows] of [
      ['A', '1'],
      ['D', '56'],
    ] as const) {
      const [at, units] = Object.entries(squares).find(([, each]) =>
        each.includes(`${letter}-command`),
      ) ?? ['', []];
      expect(units).toContain(`${letter}-infantry`);
      expect(rows).toContain(at[1]);
    }
    // The attacker has somebody in every square of his row.
    for (const column of 'abcdefgh') expect(squares[`${column}1`]).toContain('A-infantry');
  });
});
