import { describe, expect, test } from 'vitest';
import { enumerate, type FrameEntry } from '@sandtable/kernel';
import type { PbiMove } from '../src/state/moves.ts';
import { pbi } from '../src/ruleset.ts';
import type { GroupEntry } from '../src/files/scenarioFile.ts';
import { ACTIVATED, game, type Game, type Sketch } from './support/game.ts';
import { Chances, everyRoll, oddsOf, waysTo } from './support/everyRoll.ts';

const AIM = { type: 'aim', from: 'a1', to: 'c1' } as const;
const CHARGE = { type: 'assault', from: 'c3', to: 'c4' } as const;
const HOLD = { type: 'hold' } as const;

/** The groups that a volley is shot at, and the score each needs to save a hit. */
interface Target {
  readonly saves: readonly number[];
  /** Which of them gets the first hit of a round, by who chooses. */
  readonly order: { readonly owner: readonly number[]; readonly shooter: readonly number[] };
}

/** A volley worked out by hand, over every face of every die. */
function volleyByHand(dice: number, target: Target, choiceDieHits = false): Chances {
  const chances = new Chances();
  const { saves, order } = target;
  for (const roll of everyRoll(dice)) {
    for (let choice = 1; choice <= 6; choice++) {
      const sixes = roll.filter((face) => face === 6).length;
      const hits = sixes + (choiceDieHits && choice === 6 ? 1 : 0);
      const first = choice >= 5 ? order.shooter : order.owner;
      const dealt = Array.from({ length: hits }, (_, i) => first[i % first.length]);
      for (const save of everyRoll(hits)) {
        const dead = new Set(dealt.filter((group, i) => save[i] < saves[group]));
        chances.add(dead.size, 0, 1, dice + 1 + hits);
      }
    }
  }
  return chances;
}

const alike = (saves: readonly number[]): Target => {
  const everybody = [...saves.keys()];
  return { saves, order: { owner: everybody, shooter: everybody } };
};

describe('the odds of a volley', () => {
  const cases: [string, Sketch, number, Target][] = [
    [
      'one rifle at one group in the open',
      { groups: { 'A-rifle1': { at: 'a1', ap: 1 }, 'D-rifle1': 'c1' } },
      1,
      alike([4]),
    ],
    [
      'two rifles with two shots at two groups in a hedge',
      {
        terrain: { c1: 'partial' },
        groups: {
          'A-rifle1': { at: 'a1', ap: 2 },
          'A-rifle2': { at: 'a1', ap: 2 },
          'D-rifle1': 'c1',
          'D-rifle2': 'c1',
        },
      },
      4,
      alike([3, 3]),
    ],
    [
      'an LMG at three groups in a building',
      {
        terrain: { c1: 'building' },
        groups: {
          'A-lmg1': { at: 'a1', ap: 1 },
          'D-rifle1': 'c1',
          'D-rifle2': 'c1',
          'D-lmg1': 'c1',
        },
      },
      3,
      alike([2, 2, 2]),
    ],
    [
      'an LMG across a hedge at a group in the open',
      { terrain: { b1: 'partial' }, groups: { 'A-lmg1': { at: 'a1', ap: 1 }, 'D-rifle1': 'c1' } },
      3,
      alike([3]),
    ],
    [
      'an LMG at a commander and his rifles: who chooses matters',
      { groups: { 'A-lmg1': { at: 'a1', ap: 1 }, 'D-commander': 'c1', 'D-rifle1': 'c1' } },
      3,
      { saves: [2, 4], order: { owner: [1, 0], shooter: [0, 1] } },
    ],
  ];

  test.each(cases)('[QS-8.3, QS-8.4, QS-8.5] %s', (_, sketch, dice, target) => {
    const groups = { ...sketch.groups, 'A-rifle6': 'h1', 'D-rifle6': 'h4' };
    const g = game({ ...sketch, groups, stack: ACTIVATED });
    const chances = volleyByHand(dice, target);
    expect(chances.isWhole).toBe(true);
    expect(oddsOf(g, AIM)).toEqual(chances.list);
  });

  test('[QS-8.3] with the option that the choice die hits', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'a1', ap: 2 },
        'D-rifle1': 'c1',
        'D-rifle2': 'c1',
        'D-rifle6': 'h4',
      },
      options: { choiceDieHits: true },
      stack: ACTIVATED,
    });
    expect(oddsOf(g, AIM)).toEqual(volleyByHand(2, alike([4, 4]), true).list);
  });

  test('of those who have been chosen so far', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'a1', ap: 2 },
        'A-lmg1': { at: 'a1', ap: 1 },
        'D-rifle1': 'c1',
        'D-rifle6': 'h4',
      },
      stack: ACTIVATED,
    });
    g.play(AIM);
    const two = volleyByHand(2, alike([4])).list;
    expect(oddsOf(g, { type: 'add', group: 'A-rifle1', shots: 2 })).toEqual(two);
    g.play({ type: 'add', group: 'A-rifle1', shots: 2 });
    expect(oddsOf(g, { type: 'fire' })).toEqual(two);
    expect(oddsOf(g, { type: 'all' })).toEqual(volleyByHand(5, alike([4])).list);
  });

  test('that ends the game are counted to the last group', () => {
    const g = game({
      groups: { 'A-lmg1': { at: 'a1', ap: 1 }, 'D-rifle1': 'c1' },
      stack: ACTIVATED,
    });
    expect(oddsOf(g, AIM)).toEqual(volleyByHand(3, alike([4])).list);
  });
});

/** One side's dice in an assault worked out by hand, over every face. */
interface Assault {
  readonly assaulters: number;
  readonly defenders: number;
  readonly dice: number;
  /** Who has nowhere to go when he loses. */
  readonly cornered?: 'assaulters' | 'defenders';
}

/** An assault worked out by hand, from the assault dice to the pursuit. */
function assaultByHand({ assaulters, defenders, dice, cornered }: Assault): Chances {
  const chances = new Chances();
  const defence = 3 * defenders;
  for (const [ours, waysOurs] of waysTo(dice, 6).entries()) {
    for (const [theirs, waysTheirs] of waysTo(defence, 6).entries()) {
      const killed = Math.min(ours, defenders);
      const lost = Math.min(theirs, assaulters);
      const won = killed === defenders || killed > lost;
      const [winners, losers] = won
        ? [assaulters - lost, defenders - killed]
        : [defenders - killed, assaulters - lost];
      const pursuers = losers > 0 ? winners : 0;
      for (const [more, waysMore] of waysTo(pursuers, 5).entries()) {
        const goesAll = cornered === (won ? 'defenders' : 'assaulters');
        const fallen = goesAll ? losers : Math.min(more, losers);
        chances.add(
          killed + (won ? fallen : 0),
          lost + (won ? 0 : fallen),
          waysOurs * waysTheirs * waysMore,
          dice + defence + pursuers,
        );
      }
    }
  }
  return chances;
}

interface Tired {
  readonly from?: string;
  readonly to?: string;
  /** Of the defenders. */
  readonly flags?: readonly 'idle'[];
  readonly fallen?: Sketch['groups'];
}

/** Rifle groups in c3 that have moved are about to assault rifle groups in the woods at c4. */
function tired(assaulters: number, defenders: number, setup: Tired = {}): Game {
  const { from = 'c3', to = 'c4', flags = [], fallen } = setup;
  const groups: Record<string, string | Omit<GroupEntry, 'id'>> = {
    'A-lmg3': 'h1',
    'D-lmg3': 'h4',
  };
  const entry = { at: from, ap: 5, flags: ['moved'] } as const;
  for (let i = 1; i <= assaulters; i++) groups[`A-rifle${i}`] = entry;
  for (let i = 1; i <= defenders; i++) groups[`D-rifle${i}`] = { at: to, flags };
  const terrain = { [from]: 'open', [to]: 'woods' } as const;
  return game({ terrain, groups: { ...groups, ...fallen }, stack: ACTIVATED });
}

describe('the odds of an assault', () => {
  test.each([
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
    [3, 2],
  ])(
    '[QS-10.3, QS-10.5, QS-10.6, QS-10.7] %i against %i when fire is held',
    (assaulters, defenders) => {
      const g = tired(assaulters, defenders);
      g.play(CHARGE);
      if (g.asked === 'attacker assault') g.play({ type: 'all' });
      const chances = assaultByHand({ assaulters, defenders, dice: 2 * assaulters });
      expect(chances.isWhole).toBe(true);
      expect(heldOdds(g)).toEqual(chances.list);
    },
  );

  /** The odds of holding fire, which the rules show none for: each side loses its first groups. */
  function heldOdds(g: Game): [string, bigint][] {
    const found = new Chances();
    const dice = 24;
    enumerate(
      (rolls) => {
        const after = pbi.clone(g.state);
        pbi.play(after, 'defender', HOLD, rolls);
        while (after.stack.length > 2) {
          const { side } = pbi.pending(after).decisions[0];
          pbi.play(after, side, pbi.moves(after, side)[0], rolls);
        }
        const count = (first: number, end: number): number =>
          after.status.slice(first, end).filter((status) => status === 2).length;
        return [count(20, 30), count(0, 20)];
      },
      ([killed, lost], ways, of) => {
        found.add(killed, lost, Number((ways * 6n ** BigInt(dice)) / of), dice);
      },
    );
    return found.list;
  }

  /** One moved group against one in the woods: the shot at it, and then the assault. */
  function loneCharge(): Chances {
    const chances = new Chances();
    let fell = 0;
    for (const [ready, shot, , save] of everyRoll(4)) {
      if (ready >= 4 && shot === 6 && save < 4) fell++;
    }
    chances.add(0, 1, fell, 4);
    for (const [name, parts] of assaultByHand({ assaulters: 1, defenders: 1, dice: 2 }).list) {
      const [killed, lost] = name.match(/\d+/g)?.map(Number) ?? [];
      // Six dice at most were counted; the four of the shot come on top.
      const ways = Number(parts / 6n ** 24n);
      chances.add(killed, lost, ways * (6 ** 4 - fell), 6 + 4);
    }
    return chances;
  }

  test('[QS-9.3, QS-10.3] with the shot at those who come', () => {
    const chances = loneCharge();
    expect(chances.isWhole).toBe(true);
    expect(oddsOf(tired(1, 1), CHARGE)).toEqual(chances.list);
  });

  test.each([
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
  ])(
    '[QS-9.3] for those who shoot, the same assault from the other side: %i against %i',
    (ours, theirs) => {
      const g = tired(ours, theirs);
      const assaulters = oddsOf(g, CHARGE);
      g.play(CHARGE);
      if (g.asked === 'attacker assault') g.play({ type: 'all' });
      const swapped = assaulters.map(([name, parts]): [string, bigint] => {
        const [killed, lost] = name.match(/\d+/g) ?? [];
        return [`killed ${lost}, lost ${killed}`, parts];
      });
      const sorted = swapped.toSorted(([a], [b]) => (a < b ? -1 : 1));
      expect(oddsOf(g, { type: 'snap', square: 'c4' })).toEqual(sorted);
    },
  );

  test.each([
    ['defenders', 'c7', 'c8'],
    ['assaulters', 'c2', 'c1'],
  ] as const)('[QS-10.8] %s who withdraw from the board are lost', (cornered, from, to) => {
    const g = tired(2, 2, { from, to, flags: ['idle'] });
    const chances = assaultByHand({ assaulters: 2, defenders: 2, dice: 4, cornered });
    expect(chances.isWhole).toBe(true);
    expect(oddsOf(g, { type: 'assault', from, to })).toEqual(chances.list);
  });

  test('[QS-4.7, QS-10.8] so are those who find no way back', () => {
    const blocks = { 'A-lmg1': 'b5', 'A-lmg2': 'c5', 'B-lmg1': 'd5' };
    const g = tired(2, 2, { flags: ['idle'], fallen: blocks });
    const chances = assaultByHand({
      assaulters: 2,
      defenders: 2,
      dice: 4,
      cornered: 'defenders',
    });
    expect(oddsOf(g, CHARGE)).toEqual(chances.list);
  });

  test('[QS-12.3] it is over when the last defender is gone, whatever the next turn brings', () => {
    const marker = { at: 'h2', status: 'casualty' } as const;
    const g = game({
      side: 'defender',
      groups: {
        'D-rifle1': { at: 'c3', ap: 5, flags: ['moved'] },
        'A-rifle1': 'c2',
        ...Object.fromEntries([2, 3, 4, 5].map((i) => [`A-rifle${i}`, marker])),
      },
      stack: ACTIVATED,
    });
    const charge = { type: 'assault', from: 'c3', to: 'c2' } as const;
    const odds = pbi.forecast(g.state, 'defender', charge);
    g.play(charge);
    g.play(HOLD, 1, 1, 1, 6, 1, 1);
    expect(g.asked).toBe('attacker alone');
    expect(odds?.settled(g.state)).toBe(true);
    expect(odds?.measure(g.state, [])).toEqual({ killed: 0, lost: 1 });
  });

  test('[QS-11.1] not those who had fallen before', () => {
    const marker = { at: 'h2', status: 'casualty' } as const;
    const fallen = { 'A-rifle5': marker, 'D-rifle5': marker, 'D-rifle6': marker };
    expect(oddsOf(tired(1, 1, { fallen }), CHARGE)).toEqual(oddsOf(tired(1, 1), CHARGE));
  });

  test('[QS-5.9, QS-9.3] nobody shoots first who withdrew this turn', () => {
    const odds = assaultByHand({ assaulters: 1, defenders: 1, dice: 2 }).list;
    expect(oddsOf(tired(1, 1, { flags: ['idle'] }), CHARGE)).toEqual(odds);
  });

  test('[QS-10.8] it is over when the beaten have withdrawn', () => {
    const full = Object.fromEntries([3, 4, 5, 6].map((i) => [`D-rifle${i}`, 'c5']));
    const g = game({
      groups: { ...full, 'A-rifle1': { at: 'c3', ap: 6 }, 'D-rifle1': 'c4', 'D-rifle2': 'c4' },
      stack: ACTIVATED,
    });
    g.play(CHARGE);
    const snap = { type: 'snap', square: 'c4' } as const;
    const odds = pbi.forecast(g.state, 'defender', snap);
    const asked = (): [string, boolean | undefined] => [g.asked, odds?.settled(g.state)];
    g.play(snap, 3, 6, ...new Array<number>(4 + 6).fill(1));
    expect(asked()).toEqual(['defender losses', false]);
    g.play({ type: 'lose', group: 'D-rifle1' }, 1);
    expect(asked()).toEqual(['defender retreat', false]);
    g.play({ type: 'retreat', group: 'D-rifle2', to: 'b5' });
    expect(asked()).toEqual(['attacker activate', true]);
    expect(odds?.measure(g.state, [])).toEqual({ killed: 0, lost: 1 });
  });

  test('a move that begins one is worth as much as everybody going', () => {
    const g = tired(2, 1);
    const begun = oddsOf(g, CHARGE);
    g.play(CHARGE);
    expect(oddsOf(g, { type: 'all' })).toEqual(begun);
    const alone = oddsOf(g, { type: 'join', group: 'A-rifle1' });
    expect(alone).not.toEqual(begun);
    g.play({ type: 'join', group: 'A-rifle1' });
    expect(oddsOf(g, { type: 'go' })).toEqual(alone);
  });
});

test('[QS-9.1] the odds of opportunity shooting are those of the one square that tries', () => {
  const g = game({
    groups: {
      'A-rifle1': { at: 'c1', ap: 2 },
      'D-rifle1': 'b3',
      'D-lmg1': 'd3',
      'A-rifle2': 'h1',
    },
    stack: ACTIVATED,
  });
  g.play({ type: 'march', from: 'c1', to: 'c2' });
  const byHand = (dice: number): [string, bigint][] => {
    const chances = new Chances();
    chances.add(0, 0, 3, 1);
    for (const [sixes, ways] of waysTo(dice, 6).entries()) {
      const [saved] = waysTo(sixes, 4).slice(-1);
      const all = 6 ** sixes;
      chances.add(0, 0, 3 * ways * saved, 1 + dice + sixes);
      chances.add(1, 0, 3 * ways * (all - saved), 1 + dice + sixes);
    }
    expect(chances.isWhole).toBe(true);
    return chances.list;
  };
  expect(oddsOf(g, { type: 'snap', square: 'b3' })).toEqual(byHand(1));
  expect(oddsOf(g, { type: 'snap', square: 'd3' })).toEqual(byHand(3));
  g.play({ type: 'snap', square: 'b3' }, 1);
  expect(oddsOf(g, { type: 'snap', square: 'd3' })).toEqual(byHand(3));
});

describe('no odds are shown', () => {
  const PHASES: [string, Sketch, PbiMove[]][] = [
    ['in the motivation phase', { groups: { 'A-commander': 'a1', 'D-rifle1': 'c4' } }, []],
    [
      'for moving, clearing and closing',
      {
        groups: {
          'A-rifle1': { at: 'a1', ap: 2 },
          'A-rifle2': { at: 'a1', ap: 2 },
          'A-rifle3': { at: 'a1', status: 'casualty' },
          'D-rifle1': 'c4',
        },
        stack: ACTIVATED,
      },
      [{ type: 'march', from: 'a1', to: 'a2' }],
    ],
  ];

  test.each(PHASES)('%s', (_, sketch, moves) => {
    const g = game(sketch);
    const withOdds = (): string[] =>
      g.moves
        .filter((move) => pbi.forecast(g.state, g.side, move) !== undefined)
        .map(({ type }) => type);
    expect(withOdds().every((type) => type === 'aim')).toBe(true);
    for (const move of moves) {
      g.play(move);
      expect(withOdds()).toEqual([]);
    }
  });

  test('for holding fire, dealing hits and giving up groups', () => {
    const g = tired(2, 2);
    g.play(CHARGE);
    g.play({ type: 'all' });
    expect(pbi.forecast(g.state, 'defender', HOLD)).toBe(undefined);
    g.play({ type: 'snap', square: 'c4' }, 4, 6, 1, 1);
    expect(g.asked).toBe('attacker allocate');
    expect(pbi.forecast(g.state, 'attacker', g.moves[0])).toBe(undefined);
    g.play(g.moves[0], 6, 6, 1, 1, 1, 6, 1, 1, 1, 1, 1);
    expect(g.asked).toBe('defender losses');
    expect(pbi.forecast(g.state, 'defender', g.moves[0])).toBe(undefined);
  });
});

describe('a plain answer', () => {
  const answer = (g: Game): PbiMove => {
    const move = pbi.fallback(g.state, g.side);
    expect(g.offers(move)).toBe(true);
    return move;
  };
  const two = { 'A-rifle1': { at: 'a1', ap: 2 }, 'A-rifle2': { at: 'a1', ap: 2 } };
  const four = (at: string): Record<string, string> =>
    Object.fromEntries([3, 4, 5].map((i) => [`A-rifle${i}`, at]));

  test('to a layout: a generated one; what has been begun is finished when it is whole', () => {
    const fresh = pbi.setup({ format: 1, ruleset: 'pbi', id: 'free', title: 'Free' }, {});
    if (!fresh.ok) throw new Error('no free game');
    expect(pbi.fallback(fresh.value, 'defender')).toEqual({ type: 'generate' });
    const begun = game({ stack: [{ type: 'layout', changes: 26 }] });
    expect(answer(begun)).toEqual({ type: 'finish' });
    begun.play({ type: 'take', terrain: 'open' });
    // Two squares of the scenery do not fit into the last three rows.
    expect(answer(begun)).toEqual({ type: 'lay', square: 'g5' });
    begun.play(answer(begun));
    expect(begun.offers({ type: 'finish' })).toBe(false);
    expect(answer(begun)).toEqual({ type: 'take', terrain: 'open' });
  });

  test('to the question of the edge', () => {
    const rows = pbi.scenarios[0] as { board?: readonly string[] };
    const file = { format: 1, ruleset: 'pbi', id: 'x', title: 'X', board: rows.board };
    const result = pbi.setup(file, {});
    if (!result.ok) throw new Error('no game');
    expect(pbi.fallback(result.value, 'defender')).toEqual({ type: 'edge', edge: 'north' });
  });

  test('to deployment: spread over the squares that are free', () => {
    const waiting = { status: 'waiting' } as const;
    const stack = [{ type: 'deploy', side: 'attacker' }];
    const groups = { 'A-rifle1': waiting, 'A-rifle2': waiting, 'B-rifle1': waiting };
    const g = game({
      groups: { ...groups, 'D-rifle1': 'h4' },
      turn: 0,
      stack,
    });
    for (const expected of ['h1', 'g1']) {
      expect(answer(g)).toEqual({ type: 'deploy', square: expected });
      g.play(answer(g));
    }
  });

  const plain: [string, Sketch, PbiMove][] = [
    [
      'to morale: the first square',
      {
        groups: {
          'A-rifle1': 'a1',
          'A-rifle2': { at: 'a1', status: 'casualty' },
          'A-rifle3': 'c1',
          'A-rifle4': { at: 'c1', status: 'casualty' },
          'D-rifle1': 'h4',
        },
        stack: [{ type: 'morale', squares: ['c1', 'a1'] }],
      },
      { type: 'test', square: 'c1' },
    ],
    [
      'to motivation: no more attempts',
      { groups: { 'A-commander': 'a1', 'D-rifle1': 'h4' } },
      { type: 'rest' },
    ],
    [
      'to residual AP: the turn ends',
      { groups: { 'A-rifle1': 'a1', 'D-rifle1': 'h4' }, stack: [{ type: 'residual' }] },
      { type: 'endTurn' },
    ],
    [
      'to one more turn: no',
      { groups: { 'A-rifle1': 'a1', 'D-rifle1': 'h4' }, stack: [{ type: 'extend' }] },
      { type: 'decline' },
    ],
    [
      'to an activation: it is closed',
      { groups: { ...two, 'D-rifle1': 'h4' }, stack: ACTIVATED },
      { type: 'close' },
    ],
    [
      'to a march: everybody',
      {
        groups: { ...two, 'D-rifle1': 'h4' },
        stack: [...ACTIVATED, { type: 'march', from: 'a1', to: 'a2', party: [] }],
      },
      { type: 'all' },
    ],
    [
      'to a march with some chosen: those',
      {
        groups: { ...two, 'D-rifle1': 'h4' },
        stack: [...ACTIVATED, { type: 'march', from: 'a1', to: 'a2', party: ['A-rifle1'] }],
      },
      { type: 'go' },
    ],
    [
      'to a march where there is no room for all: the first',
      {
        groups: { ...two, ...four('a2'), 'D-rifle1': 'h4' },
        stack: [...ACTIVATED, { type: 'march', from: 'a1', to: 'a2', party: [] }],
      },
      { type: 'join', group: 'A-rifle1' },
    ],
    [
      'to a volley: everybody',
      {
        groups: { ...two, 'D-rifle1': 'a3' },
        stack: [...ACTIVATED, { type: 'volley', from: 'a1', target: 'a3', party: [], shots: [] }],
      },
      { type: 'all' },
    ],
    [
      'to a volley with some chosen: those',
      {
        groups: { ...two, 'D-rifle1': 'a3' },
        stack: [
          ...ACTIVATED,
          { type: 'volley', from: 'a1', target: 'a3', party: ['A-rifle1'], shots: [1] },
        ],
      },
      { type: 'fire' },
    ],
    [
      'to a chance to shoot: the first square does',
      {
        groups: { ...two, 'D-rifle1': 'a2', 'D-rifle2': 'b2' },
        stack: [
          ...ACTIVATED,
          { type: 'opportunity', target: 'a1', squares: ['b2', 'a2'], party: [] },
        ],
      },
      { type: 'snap', square: 'b2' },
    ],
  ];

  test.each(plain)('%s', (_, sketch, move) => {
    expect(answer(game(sketch))).toEqual(move);
  });

  const assault = (party: string[]): FrameEntry => ({
    type: 'assault',
    from: 'c3',
    to: 'c4',
    party,
    stage: 'gather',
    killed: 0,
    lost: 0,
  });

  test('to an assault: everybody, or those who were chosen', () => {
    const groups = {
      'A-rifle1': { at: 'c3', ap: 5 },
      'A-rifle2': { at: 'c3', ap: 5 },
      'D-rifle1': 'c4',
    };
    expect(answer(game({ groups, stack: [...ACTIVATED, assault([])] }))).toEqual({ type: 'all' });
    const chosen = game({ groups, stack: [...ACTIVATED, assault(['A-rifle2'])] });
    expect(answer(chosen)).toEqual({ type: 'go' });
  });

  test.each([
    ['attacker', 'D-commander'],
    ['defender', 'D-rifle1'],
  ])('to hits that the %s deals: %s takes it', (side, group) => {
    const targets = ['D-lmg1', 'D-commander', 'D-rifle1', 'D-rifle2'];
    const frame = { type: 'allocate', side, cover: 'open', targets, rounds: 0, dealt: [], left: 1 };
    const groups = Object.fromEntries(targets.map((id) => [id, 'a3']));
    const stack = [...ACTIVATED, frame as FrameEntry];
    const g = game({ groups: { ...two, ...groups }, stack });
    expect(answer(g)).toEqual({ type: 'hit', group });
  });

  test('to hits that one deals among LMG and rifles: the LMG of the enemy, one’s own rifles', () => {
    const targets = ['D-lmg1', 'D-rifle1'];
    for (const [side, group] of [
      ['attacker', 'D-lmg1'],
      ['defender', 'D-rifle1'],
    ] as const) {
      const frame = {
        type: 'allocate',
        side,
        cover: 'open',
        targets,
        rounds: 0,
        dealt: [],
        left: 1,
      };
      const groups = Object.fromEntries(targets.map((id) => [id, 'a3']));
      const g = game({ groups: { ...two, ...groups }, stack: [...ACTIVATED, frame] });
      expect(answer(g)).toEqual({ type: 'hit', group });
    }
  });

  test('to losses in an assault: the least of one’s own', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'c3', ap: 5 },
        'D-commander': 'c4',
        'D-lmg1': 'c4',
        'D-rifle1': 'c4',
        'D-rifle2': 'c4',
      },
      stack: ACTIVATED,
    });
    g.play(CHARGE);
    g.play(HOLD, 6, 1, 1, 1, 1, ...new Array<number>(12).fill(1));
    expect(g.asked).toBe('defender losses');
    expect(answer(g)).toEqual({ type: 'lose', group: 'D-rifle1' });
  });

  test('to a retreat: the first way', () => {
    const full = Object.fromEntries([3, 4, 5, 6].map((i) => [`A-rifle${i}`, 'c3']));
    const g = game({
      groups: {
        ...full,
        'A-rifle1': 'c4',
        'A-rifle2': { at: 'c4', status: 'casualty' },
        'D-rifle1': 'h4',
      },
      stack: [{ type: 'morale', squares: ['c4'] }],
    });
    g.play({ type: 'test', square: 'c4' }, 4, 4);
    expect(answer(g)).toEqual({ type: 'retreat', group: 'A-rifle1', to: 'b3' });
  });
});
