import type { FrameEntry } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import type { PbiEvent } from '../src/state/events.ts';
import { pbi } from '../src/ruleset.ts';
import type { SideName, Terrain } from '../src/rules/tables.ts';
import { ACTIVATED, game, only, scenarioOf, type Game, type Sketch } from './support/game.ts';

const AIM = { type: 'aim', from: 'a1', to: 'c1' } as const;
const hit = (group: string) => ({ type: 'hit', group }) as const;

/** Two LMG groups in a1 are about to shoot with 12 dice at defenders in c1. */
function load(targets: readonly string[]): Game {
  const g = game({
    groups: {
      'A-lmg1': { at: 'a1', ap: 3 },
      'A-lmg2': { at: 'a1', ap: 1 },
      'A-rifle6': { at: 'h1', ap: 1 },
      'D-rifle6': 'h4',
      ...Object.fromEntries(targets.map((id) => [id, 'c1'])),
    },
    stack: ACTIVATED,
  });
  g.play(AIM);
  return g;
}

/** They hit so often; where the hits go round evenly the saves follow at once. */
function shoot(
  targets: readonly string[],
  hits: number,
  choice: number,
  ...saves: readonly number[]
): [Game, PbiEvent[]] {
  const g = load(targets);
  const dice = Array.from({ length: 12 }, (_, i) => (i < hits ? 6 : 5));
  return [g, g.play({ type: 'all' }, ...dice, choice, ...saves)];
}

const THREE = ['D-lmg1', 'D-rifle1', 'D-rifle2'];
const hitsIn = (events: readonly PbiEvent[]): [string, number][] =>
  events.flatMap((event) => (event.type === 'hit' ? [[event.group, event.hits]] : []));

describe('dealing hits', () => {
  test('[QS-8.4] one hit goes to any one group', () => {
    const [g] = shoot(THREE, 1, 1);
    expect(g.asked).toBe('defender allocate');
    expect(g.moves).toEqual(THREE.map(hit));
    const events = g.play(hit('D-rifle1'), 4);
    expect(events).toEqual([
      { type: 'hit', rule: 'QS-8.4', group: 'D-rifle1', hits: 1 },
      {
        type: 'save',
        rule: 'QS-8.5',
        side: 'defender',
        group: 'D-rifle1',
        cover: 'open',
        dice: [4],
        needs: 4,
        reasons: [{ rule: 'QS-8.5', key: 'coverOpen', count: 4 }],
        failed: 0,
      },
    ]);
    expect(g.asked).toBe('attacker activate');
  });

  test('[QS-8.4] nobody takes a second hit before everybody has one', () => {
    const [g] = shoot(THREE, 2, 1);
    expect(g.play(hit('D-rifle2'))).toEqual([]);
    g.refuses(hit('D-rifle2'), 'QS-8.4');
    expect(g.why(hit('D-rifle2'))).toBe('QS-8.4 hitAlready');
    expect(g.moves).toEqual([hit('D-lmg1'), hit('D-rifle1')]);
    const events = g.play(hit('D-lmg1'), 6, 6);
    expect(hitsIn(events)).toEqual([
      ['D-lmg1', 1],
      ['D-rifle2', 1],
    ]);
  });

  test.each([
    [1, 1, [1]],
    [1, 2, [2]],
    [1, 5, [5]],
    [2, 2, [1, 1]],
    [2, 4, [2, 2]],
    [3, 3, [1, 1, 1]],
    [3, 6, [2, 2, 2]],
    [3, 9, [3, 3, 3]],
  ])('[QS-8.4] %i groups share %i hits with no choice', (groups, hits, each) => {
    const targets = THREE.slice(0, groups);
    const saves = new Array<number>(hits).fill(6);
    const [g, events] = shoot(targets, hits, 1, ...saves);
    expect(hitsIn(events)).toEqual(targets.map((id, i) => [id, each[i]]));
    expect(g.asked).toBe('attacker activate');
  });

  test.each([
    [2, 3, 1],
    [3, 4, 1],
    [3, 5, 2],
    [3, 7, 1],
    [2, 5, 1],
    [4, 7, 3],
  ])(
    '[QS-8.4] of %i groups with %i hits so many take one more, by choice: %i',
    (groups, hits, left) => {
      const targets = [...THREE, 'D-rifle3'].slice(0, groups);
      const [g] = shoot(targets, hits, 1);
      const round = Math.floor(hits / groups);
      const more = targets.slice(0, left);
      const events = more.flatMap((id, i) =>
        g.play(hit(id), ...(i === left - 1 ? new Array<number>(hits).fill(6) : [])),
      );
      expect(hitsIn(events)).toEqual(
        targets.map((id) => [id, more.includes(id) ? round + 1 : round]),
      );
      expect(g.asked).toBe('attacker activate');
    },
  );

  test.each(['D-rifle6', 'D-rifle5', 'A-lmg1'])(
    '[QS-8.4] %s is not in the target square and takes no hit',
    (group) => {
      const [g] = shoot(THREE, 1, 1);
      g.refuses(hit(group), 'QS-8.4');
      expect(g.why(hit(group))).toBe('QS-8.4 notTarget');
    },
  );

  test('[QS-8.4] nothing but hits answers the question', () => {
    const [g] = shoot(THREE, 1, 1);
    for (const move of [{ type: 'close' }, { type: 'lose', group: 'D-lmg1' }] as const) {
      g.refuses(move, 'QS-8.4');
      expect(g.why(move)).toBe('QS-8.4 notAsked');
    }
  });

  test('[QS-8.3] with the choice the shooter picks the enemy’s group', () => {
    const [g] = shoot(THREE, 1, 5);
    expect(g.asked).toBe('attacker allocate');
    g.play(hit('D-lmg1'), 3);
    expect(g.where('D-lmg1')).toBe('casualty c1');
  });

  test('[QS-8.4] no hit, nothing to deal', () => {
    const [g, events] = shoot(THREE, 0, 1);
    expect(events.map(({ type }) => type)).toEqual(['volley']);
    expect(g.asked).toBe('attacker activate');
  });
});

describe('saves', () => {
  const covers: [Terrain, string, number, string][] = [
    ['open', 'open', 4, 'coverOpen'],
    ['partial', 'partial', 3, 'coverPartial'],
    ['woods', 'closed', 2, 'coverClosed'],
    ['building', 'closed', 2, 'coverClosed'],
  ];
  const figures = covers.flatMap(([terrain, cover, needs, key]) =>
    ['D-rifle1', 'D-lmg1'].flatMap((id) =>
      [1, 2, 3, 4, 5, 6].map((face) => [id, terrain, face, cover, needs, key] as const),
    ),
  );

  test.each(figures)(
    '[QS-8.5] %s in %s ground saves with %i? %s, %i+',
    (id, terrain, face, cover, needs, key) => {
      const g = game({
        terrain: { c1: terrain },
        groups: { 'A-rifle1': { at: 'a1', ap: 1 }, [id]: 'c1', 'D-rifle6': 'h4' },
        stack: ACTIVATED,
      });
      const save = only(g.play(AIM, 6, 1, face), 'save');
      const saved = face >= needs;
      expect([save.cover, save.needs, save.failed]).toEqual([cover, needs, saved ? 0 : 1]);
      expect(save.reasons).toEqual([{ rule: 'QS-8.5', key, count: needs }]);
      expect(g.where(id)).toBe(saved ? 'c1' : 'casualty c1');
    },
  );

  test.each(covers)('[QS-8.5] a commander in %s ground saves on 2+', (terrain, cover) => {
    for (const face of [1, 2]) {
      const g = game({
        terrain: { c1: terrain },
        groups: { 'A-rifle1': { at: 'a1', ap: 1 }, 'D-commander': 'c1', 'D-rifle6': 'h4' },
        stack: ACTIVATED,
      });
      const save = only(g.play(AIM, 6, 1, face), 'save');
      expect([save.cover, save.needs, save.failed]).toEqual([cover, 2, face === 1 ? 1 : 0]);
      expect(save.reasons).toEqual([{ rule: 'QS-8.5', key: 'saveCommander', count: 2 }]);
      expect(g.where('D-commander')).toBe(face === 1 ? 'casualty c1' : 'c1');
    }
  });

  test.each([
    ['open', 'D-rifle1', { rule: 'QS-7.3', key: 'coverBehind', count: 3 }],
    ['partial', 'D-rifle1', { rule: 'QS-8.5', key: 'coverPartial', count: 3 }],
    ['woods', 'D-rifle1', { rule: 'QS-8.5', key: 'coverClosed', count: 2 }],
    ['open', 'D-commander', { rule: 'QS-8.5', key: 'saveCommander', count: 2 }],
  ] as const)('[QS-7.3] why it saves behind a hedge, in %s ground: %s', (c1, id, reason) => {
    const g = game({
      terrain: { b1: 'partial', c1 },
      groups: { 'A-rifle1': { at: 'a1', ap: 1 }, [id]: 'c1', 'D-rifle6': 'h4' },
      stack: ACTIVATED,
    });
    const save = only(g.play(AIM, 6, 1, 6), 'save');
    expect([save.needs, save.reasons]).toEqual([reason.count, [reason]]);
  });

  test('[QS-8.5] the commander’s save is his alone, not that of the groups with him', () => {
    const [g, events] = shoot(['D-commander', 'D-rifle1'], 2, 1, 2, 2);
    const saves = events.flatMap((event) =>
      event.type === 'save' ? [[event.group, event.needs, event.failed]] : [],
    );
    expect(saves).toEqual([
      ['D-commander', 2, 0],
      ['D-rifle1', 4, 1],
    ]);
    expect([g.where('D-commander'), g.where('D-rifle1')]).toEqual(['c1', 'casualty c1']);
  });

  test('[QS-8.5] the attacker’s groups save like the defender’s', () => {
    const g = game({
      side: 'defender',
      groups: { 'D-rifle1': { at: 'a1', ap: 1 }, 'B-rifle1': 'c1', 'A-rifle6': 'h4' },
      stack: ACTIVATED,
    });
    const events = g.play(AIM, 6, 6, 3);
    expect(only(events, 'save').failed).toBe(1);
    expect(only(events, 'fell')).toEqual({
      type: 'fell',
      rule: 'QS-8.6',
      group: 'B-rifle1',
      square: 'c1',
    });
  });
});

describe('casualties', () => {
  test('[QS-8.6] who fails a save falls where he stood, and a marker lies there', () => {
    const [g, events] = shoot(['D-rifle1'], 1, 1, 3);
    expect(events.slice(1)).toEqual([
      { type: 'hit', rule: 'QS-8.4', group: 'D-rifle1', hits: 1 },
      {
        type: 'save',
        rule: 'QS-8.5',
        side: 'defender',
        group: 'D-rifle1',
        cover: 'open',
        dice: [3],
        needs: 4,
        reasons: [{ rule: 'QS-8.5', key: 'coverOpen', count: 4 }],
        failed: 1,
      },
      { type: 'fell', rule: 'QS-8.6', group: 'D-rifle1', square: 'c1' },
    ]);
    expect(g.where('D-rifle1')).toBe('casualty c1');
  });

  test.each([
    [[4, 4], 0],
    [[4, 3], 1],
    [[3, 4], 1],
    [[1, 1], 2],
  ])('[QS-8.6] a group hit twice rolls twice and dies once: %j', (saves, failed) => {
    const [g, events] = shoot(['D-rifle1'], 2, 1, ...saves);
    expect(only(events, 'save').dice).toEqual(saves);
    expect(only(events, 'save').failed).toBe(failed);
    const fallen = events.filter(({ type }) => type === 'fell');
    expect(fallen).toHaveLength(failed > 0 ? 1 : 0);
    expect(g.where('D-rifle1')).toBe(failed > 0 ? 'casualty c1' : 'c1');
  });

  test('[QS-8.6] only those who fail fall', () => {
    const [g] = shoot(THREE, 3, 1, 3, 4, 1);
    expect(THREE.map((id) => g.where(id))).toEqual(['casualty c1', 'c1', 'casualty c1']);
  });

  test('[QS-5.9] a killed group has no AP and nothing left of its turn', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'c1', ap: 3, shots: 1, flags: ['acted', 'diagonal'] },
        'A-rifle2': { at: 'c1', ap: 3 },
        'D-rifle1': 'c3',
      },
      stack: ACTIVATED,
    });
    g.play({ type: 'march', from: 'c1', to: 'c2' });
    g.play({ type: 'join', group: 'A-rifle1' });
    g.play({ type: 'go' });
    g.play({ type: 'snap', square: 'c3' }, 4, 6, 1, 1);
    expect([g.where('A-rifle1'), g.ap('A-rifle1'), g.flags('A-rifle1')]).toEqual([
      'casualty c2',
      0,
      [],
    ]);
    expect([g.where('A-rifle2'), g.ap('A-rifle2')]).toEqual(['c1', 3]);
  });

  test('[QS-8.6] a fallen group is no target any more', () => {
    const fallen = { at: 'c1', status: 'casualty' } as const;
    const g = game({
      groups: {
        'A-rifle1': { at: 'a1', ap: 1 },
        'D-rifle1': fallen,
        'D-rifle2': 'c1',
        'D-rifle3': 'h4',
      },
      stack: ACTIVATED,
    });
    expect(hitsIn(g.play(AIM, 6, 1, 1))).toEqual([['D-rifle2', 1]]);
  });
});

describe('a written position has no hits that could not have come about', () => {
  const near = { type: 'opportunity', target: 'c1', squares: [], party: [] } as const;
  const hits = {
    type: 'allocate',
    side: 'defender',
    cover: 'open',
    targets: THREE,
    rounds: 0,
    dealt: [],
    left: 1,
  } as const satisfies FrameEntry;
  const US = ['A-lmg1', 'A-rifle1'];

  /** Groups of one side in c1 are hit, of the other in a1; the attacker's turn unless it says so. */
  function problems(
    frames: readonly FrameEntry[],
    { c1 = 'open', side = 'attacker' }: { c1?: Terrain; side?: SideName } = {},
  ): string[] {
    const [theirs, ours] = frames.at(-1)?.['targets'] === US ? ['a1', 'c1'] : ['c1', 'a1'];
    const groups: NonNullable<Sketch['groups']> = {
      ...Object.fromEntries(THREE.map((id) => [id, theirs])),
      ...Object.fromEntries(US.map((id) => [id, ours])),
      'D-rifle5': { at: 'c1', status: 'casualty' },
      'D-rifle6': 'h4',
    };
    const stack = [...ACTIVATED, ...frames];
    const result = pbi.setup(scenarioOf({ terrain: { c1 }, groups, side, stack }), {});
    return result.ok ? [] : result.problems.map(({ path, message: { key } }) => `${path} ${key}`);
  }
  const REFUSED = ['position.stack[2] problem.framePossible'];

  test.each([
    [{}, 'open'],
    [{ cover: 'partial' }, 'open'],
    [{ cover: 'partial' }, 'partial'],
    [{ cover: 'closed' }, 'woods'],
    [{ dealt: ['D-rifle2'], left: 1 }, 'open'],
    [{ left: 2 }, 'open'],
    [{ rounds: 12 }, 'open'],
    [{ targets: ['D-rifle2', 'D-lmg1'], rounds: 18 }, 'open'],
  ] as [object, Terrain][])('[QS-8.4, QS-8.5] %j in %s ground could', (part, c1) => {
    expect(problems([{ ...hits, ...part }], { c1 })).toEqual([]);
  });

  test.each([
    [{ cover: 'closed' }, 'open'],
    [{ cover: 'open' }, 'partial'],
    [{ cover: 'closed' }, 'partial'],
    [{ cover: 'open' }, 'building'],
    [{ cover: 'partial' }, 'building'],
    [{ targets: [], left: 0 }, 'open'],
    [{ targets: ['D-rifle1', 'D-rifle1'] }, 'open'],
    [{ targets: ['D-rifle1', 'D-rifle6'] }, 'open'],
    [{ targets: ['D-rifle1', 'D-rifle5'] }, 'open'],
    [{ dealt: ['D-rifle6'] }, 'open'],
    [{ targets: [...THREE, 'D-rifle3'] }, 'open'],
    [{ dealt: ['D-rifle1', 'D-rifle1'], left: 0 }, 'open'],
    [{ left: 3 }, 'open'],
    [{ dealt: ['D-rifle1'], left: 2 }, 'open'],
    [{ rounds: 12, left: 2 }, 'open'],
    [{ rounds: 12, dealt: ['D-rifle1'] }, 'open'],
    [{ rounds: 13 }, 'open'],
    [{ targets: ['D-rifle2', 'D-lmg1'], rounds: 19 }, 'open'],
  ] as [object, Terrain][])('[QS-8.4, QS-8.5] %j in %s ground could not', (part, c1) => {
    expect(problems([{ ...hits, ...part }], { c1 })).toEqual(REFUSED);
  });

  test('[QS-8.1, QS-8.3] no volley scores more than 37', () => {
    const one = { ...hits, targets: ['D-lmg1'], left: 0 };
    expect(problems([{ ...one, rounds: 37 }])).toEqual(['position.stack problem.unsettled']);
    expect(problems([{ ...one, rounds: 38 }])).toEqual(REFUSED);
  });

  test('[QS-8.3, QS-9.1] the enemy is hit in one’s own turn, oneself by opportunity shooting', () => {
    const us = { ...hits, targets: US };
    expect(problems([us])).toEqual(REFUSED);
    expect(problems([us], { side: 'defender' })).toEqual([]);
    expect(problems([hits], { side: 'defender' })).toEqual(REFUSED);
    expect(problems([near, us])).toEqual([]);
    const refused = ['position.stack[3] problem.framePossible'];
    expect(problems([near, hits])).toEqual(refused);
    expect(problems([{ ...near, target: 'b1' }, us])).toEqual(refused);
    // Nothing lies between neighbours, so nobody is behind a hedge.
    expect(problems([near, { ...us, cover: 'partial' }])).toEqual(refused);
    expect(problems([near, { ...us, cover: 'partial' }], { c1: 'partial' })).toEqual([]);
    expect(problems([near, hits], { side: 'defender' })).toEqual([]);
    expect(problems([near, us], { side: 'defender' })).toEqual(refused);
  });
});
