import type { FrameEntry } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { pbi } from '../src/ruleset.ts';
import { ACTIVATED, game, only, scenarioOf, type Game, type Sketch } from './support/game.ts';

const BOTH = [
  ['attacker', 'A', 'D'],
  ['defender', 'D', 'A'],
] as const;

const STEP = { type: 'march', from: 'c1', to: 'c2' } as const;
const HOLD = { type: 'hold' } as const;
const snap = (square: string) => ({ type: 'snap', square }) as const;

/** One rifle group of the attacker with 3 AP steps from c1 to c2. */
function stepUp(groups: NonNullable<Sketch['groups']>, sketch: Sketch = {}): Game {
  const g = game({
    ...sketch,
    groups: { 'A-rifle1': { at: 'c1', ap: 3 }, ...groups },
    stack: ACTIVATED,
  });
  g.play(STEP);
  return g;
}

describe.each(BOTH)('in the turn of the %s', (side, us, them) => {
  const enemy = side === 'attacker' ? 'defender' : 'attacker';
  const arrive = (): Game => {
    const groups = { [`${us}-rifle1`]: { at: 'c1', ap: 3 }, [`${them}-rifle1`]: 'c3' };
    const g = game({ side, groups, stack: ACTIVATED });
    expect(g.play(STEP).map(({ type }) => type)).toEqual(['moved']);
    return g;
  };

  test('[QS-9.1] groups next to an enemy that comes near are asked', () => {
    const g = arrive();
    expect(g.asked).toBe(`${enemy} opportunity`);
    expect(g.moves).toEqual([snap('c3'), HOLD]);
    expect(pbi.moves(g.state, side)).toEqual([]);
    expect(pbi.check(g.state, side, snap('c3'))?.rule).toBe('QS-3.1');
  });

  test.each([1, 2, 3])('[QS-9.1] with a %i they do not shoot', (face) => {
    const g = arrive();
    expect(g.play(snap('c3'), face)).toEqual([
      {
        type: 'opportunity',
        rule: 'QS-9.1',
        side: enemy,
        square: 'c3',
        target: 'c2',
        dice: [face],
        needs: 4,
        success: false,
      },
    ]);
    expect(g.asked).toBe(`${side} activate`);
  });

  test.each([4, 5, 6])('[QS-9.1] with a %i they shoot with 1 AP', (face) => {
    const g = arrive();
    expect(g.play(snap('c3'), face, 5, 4)).toEqual([
      {
        type: 'opportunity',
        rule: 'QS-9.1',
        side: enemy,
        square: 'c3',
        target: 'c2',
        dice: [face],
        needs: 4,
        success: true,
      },
      {
        type: 'volley',
        rule: 'QS-8.3',
        side: enemy,
        from: 'c3',
        square: 'c2',
        groups: [`${them}-rifle1`],
        dice: [5],
        needs: 6,
        hits: 0,
        choice: 4,
        chooser: null,
        reasons: [{ rule: 'QS-8.1', key: 'rifle', count: 1 }],
      },
    ]);
    expect(g.asked).toBe(`${side} activate`);
    expect([g.ap(`${us}-rifle1`), g.where(`${us}-rifle1`)]).toEqual([2, 'c2']);
  });

  test('[QS-9.1] a hit that is not saved kills', () => {
    const g = arrive();
    const events = g.play(snap('c3'), 4, 6, 1, 3);
    expect(only(events, 'save').needs).toBe(4);
    // QS-12.3: without attackers the game is over; without defenders the attacker is asked.
    expect(g.asked).toBe(side === 'attacker' ? 'over' : 'attacker alone');
    expect(g.where(`${us}-rifle1`)).toBe('casualty c2');
  });

  test('[QS-9.1] they may hold their fire', () => {
    const g = arrive();
    expect(g.play(HOLD)).toEqual([{ type: 'held', rule: 'QS-9.2', side: enemy, target: 'c2' }]);
    expect(g.asked).toBe(`${side} activate`);
  });
});

describe('who is near enough', () => {
  test.each(['b1', 'b2', 'b3', 'c3', 'd1', 'd2', 'd3'])(
    '[QS-9.1] %s is within 1 square of c2',
    (near) => {
      const g = stepUp({ 'D-rifle1': near });
      expect(g.moves).toEqual([snap(near), HOLD]);
    },
  );

  test.each(['a1', 'a2', 'a4', 'b4', 'c4', 'd4', 'e2', 'e4'])('[QS-9.1] %s is not', (far) => {
    const g = stepUp({ 'D-rifle1': far });
    expect(g.asked).toBe('attacker activate');
  });

  test('[QS-9.2] every square within range may try, once for each trigger', () => {
    const g = stepUp({ 'D-rifle1': 'b3', 'D-rifle2': 'd3', 'D-rifle3': 'd3', 'D-rifle4': 'c4' });
    expect(g.moves).toEqual([snap('b3'), snap('d3'), HOLD]);
    g.refuses(snap('c4'), 'QS-9.2');
    g.refuses(snap('c2'), 'QS-9.2');
    g.play(snap('d3'), 3);
    expect(g.asked).toBe('defender opportunity');
    expect(g.moves).toEqual([snap('b3'), HOLD]);
    g.refuses(snap('d3'), 'QS-9.2');
    expect(g.why(snap('d3'))).toBe('QS-9.2 noOpportunity');
    g.play(snap('b3'), 4, 1, 1);
    expect(g.asked).toBe('attacker activate');
  });

  test('[QS-9.1] holding fire is the answer for all of them', () => {
    const g = stepUp({ 'D-rifle1': 'b3', 'D-rifle2': 'd3' });
    g.play(HOLD);
    expect(g.asked).toBe('attacker activate');
  });

  test('[QS-9.1] markers and the mover’s own friends do not shoot', () => {
    const marker = { at: 'c3', status: 'casualty' } as const;
    const g = stepUp({ 'D-rifle1': marker, 'D-rifle2': 'c5', 'A-rifle2': 'b2' });
    expect(g.asked).toBe('attacker activate');
  });

  test('[QS-5.9, QS-9.2] groups that withdrew this turn do not shoot', () => {
    const idle = { at: 'c3', flags: ['idle', 'moved'] } as const;
    expect(stepUp({ 'D-rifle1': idle }).asked).toBe('attacker activate');
    const other = stepUp({ 'D-rifle1': idle, 'D-rifle2': 'd3' });
    expect(other.moves).toEqual([snap('d3'), HOLD]);
    const mixed = stepUp({ 'D-lmg1': idle, 'D-rifle1': { at: 'c3', flags: ['moved'] } });
    expect(mixed.moves).toEqual([snap('c3'), HOLD]);
    expect(only(mixed.play(snap('c3'), 4, 1, 1), 'volley')).toMatchObject({
      groups: ['D-rifle1'],
      reasons: [{ rule: 'QS-8.1', key: 'rifle', count: 1 }],
    });
  });

  test('[QS-9.1] nothing else answers the question', () => {
    const g = stepUp({ 'D-rifle1': 'c3' });
    for (const move of [{ type: 'close' }, { type: 'all' }, { type: 'rest' }] as const) {
      g.refuses(move, 'QS-9.1');
      expect(g.why(move)).toBe('QS-9.1 notAsked');
    }
  });
});

describe('the trigger', () => {
  test('[QS-9.2] every step within range is one, so a square tries again at the next', () => {
    const g = stepUp({ 'D-rifle1': 'c3' });
    g.play(snap('c3'), 1);
    g.play({ type: 'march', from: 'c2', to: 'd2' });
    expect(g.moves).toEqual([snap('c3'), HOLD]);
    g.play(snap('c3'), 1);
    g.play({ type: 'march', from: 'd2', to: 'e2' });
    expect(g.where('A-rifle1')).toBe('e2');
    expect(g.asked).not.toContain('opportunity');
  });

  test('[QS-9.2] standing near, shooting and clearing markers are none', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'c2', ap: 3 },
        'A-rifle2': { at: 'c2', status: 'casualty' },
        'D-rifle1': 'c3',
      },
      stack: ACTIVATED,
    });
    g.play({ type: 'clear', square: 'c2', platoon: 'A' }, 1);
    g.play({ type: 'aim', from: 'c2', to: 'c3' });
    g.play({ type: 'add', group: 'A-rifle1', shots: 1 });
    g.play({ type: 'fire' }, 1, 1);
    expect(g.asked).toBe('attacker activate');
  });

  test('[QS-9.2] groups that move together are one trigger and one target', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'c1', ap: 3 },
        'A-rifle2': { at: 'c1', ap: 3 },
        'D-rifle1': 'c3',
      },
      stack: ACTIVATED,
    });
    g.play(STEP);
    g.play({ type: 'all' });
    g.play(snap('c3'), 4, 6, 6);
    expect(g.asked).toBe('defender allocate');
    expect(g.offered('hit').map(({ group }) => group)).toEqual(['A-rifle1', 'A-rifle2']);
    g.play({ type: 'hit', group: 'A-rifle2' }, 1);
    expect(g.asked).toBe('attacker activate');
  });

  test('[QS-9.2] groups that move one after another are shot at one after another', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'c1', ap: 3 },
        'A-rifle2': { at: 'c1', ap: 3 },
        'D-rifle1': 'c3',
      },
      stack: ACTIVATED,
    });
    for (const group of ['A-rifle1', 'A-rifle2']) {
      if (g.offers(STEP)) g.play(STEP);
      if (g.asked === 'attacker march') {
        g.play({ type: 'join', group });
        g.play({ type: 'go' });
      }
      expect(g.moves).toEqual([snap('c3'), HOLD]);
      g.play(snap('c3'), 1);
    }
  });

  test('[QS-9.2] the volley goes at the square entered, with everybody who is in it', () => {
    const g = stepUp({ 'A-rifle2': 'c2', 'A-rifle3': 'b2', 'D-rifle1': 'c3' });
    g.play(snap('c3'), 4, 6, 1);
    expect(g.asked).toBe('attacker allocate');
    expect(g.offered('hit').map(({ group }) => group)).toEqual(['A-rifle1', 'A-rifle2']);
  });

  test('[QS-9.2] the killed stop there; the rest may go on', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'c1', ap: 3 },
        'A-rifle2': { at: 'c1', ap: 3 },
        'D-rifle1': 'c3',
      },
      stack: ACTIVATED,
    });
    g.play(STEP);
    g.play({ type: 'all' });
    g.play(snap('c3'), 4, 6, 1);
    g.play({ type: 'hit', group: 'A-rifle1' }, 1);
    expect(g.places).toEqual({ 'A-rifle1': 'casualty c2', 'A-rifle2': 'c2', 'D-rifle1': 'c3' });
    g.play({ type: 'march', from: 'c2', to: 'b2' });
    expect(g.where('A-rifle2')).toBe('b2');
  });

  test('[QS-9.2] when nobody is left to shoot at, nobody more is asked', () => {
    const g = stepUp({ 'A-rifle2': 'h1', 'D-rifle1': 'b3', 'D-rifle2': 'd3' });
    g.play(snap('b3'), 4, 6, 1, 1);
    expect(g.where('A-rifle1')).toBe('casualty c2');
    expect(g.asked).toBe('attacker residual');
  });

  test('[QS-9.2] groups that fall back are not shot at', () => {
    const g = game({
      groups: {
        'A-rifle1': 'c3',
        'A-rifle2': { at: 'c3', status: 'casualty' },
        'D-rifle1': 'b1',
        'D-rifle2': 'd2',
      },
      stack: [{ type: 'morale', squares: ['c3'] }],
    });
    g.play({ type: 'test', square: 'c3' }, 4, 4);
    expect(g.where('A-rifle1')).toBe('c2');
    expect(g.asked).not.toContain('opportunity');
  });
});

describe('the volley', () => {
  test.each([
    ['rifle1', 1],
    ['lmg1', 3],
    ['commander', 3],
  ])('[QS-9.2] %s shoots with 1 AP: %i dice', (who, dice) => {
    const g = stepUp({ [`D-${who}`]: 'd3' });
    const events = g.play(snap('d3'), 4, ...new Array<number>(dice).fill(1), 1);
    const key = who === 'commander' ? 'smg' : who.replace('1', '');
    expect(only(events, 'volley').reasons).toEqual([{ rule: 'QS-8.1', key, count: dice }]);
  });

  test('[QS-9.2] one die for the square, and everybody in it shoots as one volley', () => {
    const g = stepUp({ 'D-commander': 'c3', 'D-lmg1': 'c3', 'D-rifle1': 'c3', 'D-rifle2': 'c3' });
    const volley = only(g.play(snap('c3'), 4, ...new Array<number>(8).fill(1), 1), 'volley');
    expect(volley.groups).toEqual(['D-commander', 'D-lmg1', 'D-rifle1', 'D-rifle2']);
    expect(volley.reasons.map(({ count }) => count)).toEqual([3, 3, 1, 1]);
    expect(g.asked).toBe('attacker activate');
  });

  test.each([
    [4, 'attacker'],
    [5, 'defender'],
  ])('[QS-9.2] with a choice die of %i the %s deals the hits', (choice, chooser) => {
    const g = stepUp({ 'A-rifle2': 'c2', 'D-rifle1': 'c3' });
    const volley = only(g.play(snap('c3'), 4, 6, choice), 'volley');
    expect([volley.choice, volley.chooser]).toEqual([choice, chooser]);
    expect(g.asked).toBe(`${chooser} allocate`);
  });

  test.each([
    ['open', 4],
    ['partial', 3],
    ['woods', 2],
    ['building', 2],
  ] as const)('[QS-9.2] who enters %s ground saves there on %i+', (c2, needs) => {
    const g = stepUp({ 'D-rifle1': 'c3' }, { terrain: { c2 } });
    expect(only(g.play(snap('c3'), 4, 6, 1, 6), 'save').needs).toBe(needs);
  });

  test('[QS-9.1] it costs the shooters nothing of their own turn', () => {
    const g = stepUp({ 'D-rifle1': 'c3' });
    g.play(snap('c3'), 4, 1, 1);
    const shooter = 20 + 1 + 3;
    expect([g.state.ap[shooter], g.state.shots[shooter]]).toEqual([0, 0]);
  });
});

describe('here they come', () => {
  const CHARGE = { type: 'assault', from: 'c1', to: 'c2' } as const;

  /** Rifle groups 1 and 2 can assault c2 from c1; rifle group 3 only looks on. */
  function charge(sketch: Sketch = {}): Game {
    const g = game({
      ...sketch,
      groups: {
        'A-rifle1': { at: 'c1', ap: 6 },
        'A-rifle2': { at: 'c1', ap: 6 },
        'A-rifle3': 'c1',
        'D-rifle1': 'c2',
        'D-rifle2': 'c2',
        'D-lmg1': 'd2',
        ...sketch.groups,
      },
      stack: ACTIVATED,
    });
    g.play(CHARGE);
    const begun = g.play({ type: 'all' });
    expect(begun.map(({ type }) => type)).toEqual(['assaulted']);
    return g;
  }

  test('[QS-9.3] before the assault dice the assaulted square alone may shoot', () => {
    const g = charge();
    expect(g.asked).toBe('defender opportunity');
    expect(g.moves).toEqual([snap('c2'), HOLD]);
    g.refuses(snap('d2'), 'QS-9.3');
    expect(g.why(snap('d2'))).toBe('QS-9.3 notCharged');
    expect([g.where('A-rifle1'), g.where('A-rifle2')]).toEqual(['c1', 'c1']);
  });

  test('[QS-9.3] it is asked under the rule of the charge, and of the step where it is one', () => {
    const charged = charge();
    const question = { side: 'defender', kind: 'opportunity' };
    expect(pbi.pending(charged.state).decisions).toEqual([{ ...question, rule: 'QS-9.3' }]);
    expect(charged.why({ type: 'close' })).toBe('QS-9.3 notAsked');
    const near = game({
      groups: { 'A-rifle1': { at: 'c1', ap: 2 }, 'D-rifle1': 'c3' },
      stack: ACTIVATED,
    });
    near.play({ type: 'march', from: 'c1', to: 'c2' });
    expect(pbi.pending(near.state).decisions).toEqual([{ ...question, rule: 'QS-9.1' }]);
  });

  test('[QS-9.3] it shoots at the square they come from', () => {
    const g = charge();
    const events = g.play(snap('c2'), 4, 6, 1, 1);
    expect(events).toEqual([
      {
        type: 'opportunity',
        rule: 'QS-9.3',
        side: 'defender',
        square: 'c2',
        target: 'c1',
        dice: [4],
        needs: 4,
        success: true,
      },
      {
        type: 'volley',
        rule: 'QS-8.3',
        side: 'defender',
        from: 'c2',
        square: 'c1',
        groups: ['D-rifle1', 'D-rifle2'],
        dice: [6, 1],
        needs: 6,
        hits: 1,
        choice: 1,
        chooser: 'attacker',
        reasons: [
          { rule: 'QS-8.1', key: 'rifle', count: 1 },
          { rule: 'QS-8.1', key: 'rifle', count: 1 },
        ],
      },
    ]);
    expect(g.asked).toBe('attacker allocate');
  });

  test('[QS-9.3] only the assaulting groups are hit, and the rest assaults', () => {
    const g = charge();
    g.play(snap('c2'), 4, 6, 1, 5);
    expect(g.asked).toBe('defender allocate');
    g.refuses({ type: 'hit', group: 'A-rifle3' }, 'QS-8.4');
    // One of two falls at c1; the other rolls 5 dice against 6, and nobody falls; then two pursue.
    const events = g.play(
      { type: 'hit', group: 'A-rifle1' },
      3,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
    );
    expect(events.map(({ type }) => type)).toEqual([
      'hit',
      'save',
      'fell',
      'assaultDice',
      'assaultDice',
      'assaultDecided',
      'pursuit',
      'retreated',
    ]);
    expect([g.where('A-rifle1'), g.where('A-rifle2')]).toEqual(['casualty c1', 'c1']);
  });

  test('[QS-9.3] when it fails the assault goes on at once', () => {
    const g = charge();
    const dice = [...new Array<number>(10).fill(1), ...new Array<number>(6).fill(1)];
    const events = g.play(snap('c2'), 3, ...dice, 1, 1);
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['opportunity', 'assaultDice']);
  });

  test('[QS-9.3] when it is held the assault goes on at once', () => {
    const g = charge();
    const dice = [...new Array<number>(10).fill(1), ...new Array<number>(6).fill(1)];
    const [held, next] = g.play(HOLD, ...dice, 1, 1);
    expect(held).toEqual({ type: 'held', rule: 'QS-9.3', side: 'defender', target: 'c1' });
    expect(next.type).toBe('assaultDice');
  });

  test('[QS-9.3] when all of them fall there is no assault, and their AP are gone', () => {
    const g = charge();
    const events = g.play(snap('c2'), 4, 6, 6, 1, 1, 1);
    expect(events.map(({ type }) => type)).toEqual([
      'opportunity',
      'volley',
      'hit',
      'save',
      'fell',
      'hit',
      'save',
      'fell',
    ]);
    expect([g.where('A-rifle1'), g.where('A-rifle2')]).toEqual(['casualty c1', 'casualty c1']);
    expect([g.where('D-rifle1'), g.where('D-rifle2')]).toEqual(['c2', 'c2']);
    expect(g.asked).toBe('attacker residual');
  });

  test.each([
    ['open', 4],
    ['partial', 3],
    ['woods', 2],
  ] as const)(
    '[QS-9.3] they save by the cover of the square they come from: %s, %i+',
    (c1, needs) => {
      const g = charge({ terrain: { c1, c2: 'partial' } });
      g.play(snap('c2'), 4, 6, 1, 1);
      const quiet = [...new Array<number>(10).fill(1), ...new Array<number>(6).fill(1), 1, 1];
      const events = g.play({ type: 'hit', group: 'A-rifle2' }, 6, ...quiet);
      expect(only(events, 'save').needs).toBe(needs);
    },
  );

  test('[QS-9.3] after the assault no other square shoots at those who came in', () => {
    const g = charge();
    const dice = [6, 6, ...new Array<number>(8).fill(1), ...new Array<number>(6).fill(1)];
    g.play(HOLD, ...dice);
    expect([g.where('A-rifle1'), g.where('A-rifle2')]).toEqual(['c2', 'c2']);
    expect(g.asked).toBe('attacker activate');
  });

  test('[QS-5.9, QS-9.3] groups that withdrew this turn do not shoot at those who come', () => {
    const idle = { at: 'c2', flags: ['idle', 'moved'] } as const;
    const attack = (groups: NonNullable<Sketch['groups']>): Game =>
      game({ groups: { 'A-rifle1': { at: 'c1', ap: 6 }, ...groups }, stack: ACTIVATED });
    // They fight all the same: five dice against six, and two pursue.
    const both = attack({ 'D-rifle1': idle, 'D-lmg1': idle });
    const dice = new Array<number>(5 + 6 + 2).fill(1);
    expect(both.play(CHARGE, ...dice).map(({ type }) => type)).toEqual([
      'assaulted',
      'assaultDice',
      'assaultDice',
      'assaultDecided',
      'pursuit',
      'retreated',
    ]);
    const one = attack({ 'D-rifle1': 'c2', 'D-lmg1': idle });
    one.play(CHARGE);
    expect(one.moves).toEqual([snap('c2'), HOLD]);
    const [, volley] = one.play(snap('c2'), 4, 6, 1, 1);
    expect(volley).toMatchObject({ type: 'volley', groups: ['D-rifle1'], dice: [6] });
  });

  test('[QS-5.9] who withdrew before a second assault of the same turn does not shoot', () => {
    const g = game({
      groups: {
        'A-rifle1': { at: 'c3', ap: 5 },
        'A-rifle2': { at: 'd4', ap: 5 },
        'D-rifle1': 'c4',
        'D-rifle2': 'c4',
      },
      stack: ACTIVATED,
    });
    g.play({ type: 'assault', from: 'c3', to: 'c4' });
    g.play(HOLD, 6, 1, 1, 1, 1, ...new Array<number>(6).fill(1));
    g.play({ type: 'lose', group: 'D-rifle1' }, 1);
    expect([g.where('D-rifle2'), g.flags('D-rifle2')]).toEqual(['c5', ['moved', 'withdrew']]);
    const events = g.play({ type: 'assault', from: 'd4', to: 'c5' }, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['assaulted', 'assaultDice']);
  });

  test('[QS-9.3] the attacker shoots so at a defender who assaults', () => {
    const g = game({
      side: 'defender',
      groups: {
        'D-rifle1': { at: 'c4', ap: 5 },
        'A-lmg1': 'c3',
        'A-rifle1': 'b3',
        'D-rifle2': 'h4',
      },
      stack: ACTIVATED,
    });
    g.play({ type: 'assault', from: 'c4', to: 'c3' });
    expect(g.asked).toBe('attacker opportunity');
    expect(g.moves).toEqual([snap('c3'), HOLD]);
    g.play(snap('c3'), 4, 6, 1, 1, 6, 3);
    expect(g.where('D-rifle1')).toBe('casualty c4');
  });
});

describe('a written position has no opportunity that could not have come about', () => {
  const groups: NonNullable<Sketch['groups']> = {
    'A-rifle1': { at: 'c2', ap: 1 },
    'A-rifle2': 'c2',
    'A-rifle3': 'b1',
    'A-rifle4': { at: 'c2', status: 'casualty' },
    'D-rifle1': 'c3',
    'D-rifle2': 'd3',
    'D-rifle3': { at: 'b3', flags: ['idle'] },
    'D-rifle4': { at: 'd2', status: 'casualty' },
    'D-rifle5': 'c4',
  };
  const seen = { type: 'opportunity', target: 'c2', squares: ['d3', 'c3'], party: [] } as const;
  const charge = {
    type: 'assault',
    from: 'c2',
    to: 'c3',
    party: ['A-rifle1', 'A-rifle2'],
    stage: 'charge',
    killed: 0,
    lost: 0,
  } as const;
  const problems = (...frames: readonly FrameEntry[]): string[] => {
    const result = pbi.setup(scenarioOf({ groups, stack: [...ACTIVATED, ...frames] }), {});
    return result.ok ? [] : result.problems.map(({ path, message: { key } }) => `${path} ${key}`);
  };

  test.each([
    ['too far away', { squares: ['c3', 'c4'] }],
    ['the square itself', { squares: ['c3', 'c2'] }],
    ['without a group', { squares: ['c3', 'd2'] }],
    ['with groups that withdrew', { squares: ['c3', 'b3'] }],
    ['that tries twice', { squares: ['c3', 'd3', 'c3'] }],
    ['of the mover', { squares: ['c3', 'b1'] }],
  ])('[QS-9.2] a square %s', (_, part) => {
    expect(problems({ ...seen, ...part })).toEqual(['position.stack[2] problem.framePossible']);
  });

  test.each([
    ['at a group that does not charge', { party: ['A-rifle1', 'A-rifle3'] }],
    ['at one more', { party: ['A-rifle1', 'A-rifle2', 'A-rifle4'] }],
    ['at a part of them', { party: ['A-rifle1'] }],
    ['at nobody', { party: [] }],
    ['at another square than they come from', { target: 'd2' }],
  ])('[QS-9.3] at a charge: %s', (_, part) => {
    const frame = { ...seen, squares: ['c3'], party: charge.party, ...part };
    expect(problems(charge, frame)).toEqual(['position.stack[3] problem.framePossible']);
  });

  test('[QS-9.2] at some of those who moved only', () => {
    const frame = { ...seen, party: ['A-rifle1'] };
    expect(problems(frame)).toEqual(['position.stack[2] problem.framePossible']);
  });

  test('[QS-9.2, QS-9.3] but those that could, with the fallen among those who charge', () => {
    expect(problems(seen)).toEqual([]);
    expect(problems(charge, { ...seen, squares: ['c3'], party: charge.party })).toEqual([]);
    const party = ['A-rifle4', 'A-rifle2'];
    expect(problems({ ...charge, party }, { ...seen, squares: ['c3'], party })).toEqual([]);
  });
});
