import { describe, expect, test } from 'vitest';
import { FIGURES, KINDS, QUALITIES } from '../src/rules/tables.ts';
import { squareBashing } from '../src/ruleset.ts';
import { BOARD, UNIT_WORDS } from '../src/state/names.ts';
import { game, only, reasonsIn } from './support/game.ts';

test('[SB-1.1] the board has 8 columns and 6 rows, and squares are adjacent by a side only', () => {
  expect([BOARD.names[0], BOARD.names.at(-1), BOARD.size]).toEqual(['a1', 'h6', 48]);
  const g = game({ attacker: { d3: 'infantry' } });
  expect(g.goes('A-infantry1').toSorted()).toEqual(['c3', 'd2', 'd4', 'e3']);
  g.refuses({ type: 'march', unit: 'A-infantry1', to: 'e4' }, 'SB-1.1');
  g.refuses({ type: 'march', unit: 'A-infantry1', to: 'd5' }, 'SB-1.1');
});

describe('[SB-1.2]', () => {
  const RIVER = { rivers: [['d3', 'd4']] } as const;

  test('[SB-1.2] crossing a river takes the exit roll and ends the move', () => {
    const g = game({ ...RIVER, attacker: { d3: 'infantry' } });
    g.play({ type: 'march', unit: 'A-infantry1', to: 'd4' }, 3);
    expect([g.where('A-infantry1'), g.flags('A-infantry1')]).toEqual(['d4', ['moved']]);
  });

  test('[SB-1.2] who fails to cross stays, and the extra square does not cross it', () => {
    const g = game({ ...RIVER, attacker: { d3: 'infantry' } });
    g.play({ type: 'march', unit: 'A-infantry1', to: 'd4' }, 2);
    expect(g.goes('A-infantry1', 'extra').toSorted()).toEqual(['c3', 'd2', 'e3']);
    g.refuses({ type: 'extra', unit: 'A-infantry1', to: 'd4' }, 'SB-1.2');
  });

  test.each(['gun', 'mortar', 'mountainGun', 'lightTank', 'heavyTank', 'armouredCar', 'lightCar'])(
    '[SB-1.2] a %s crosses a river only by road',
    (kind) => {
      const unit = `A-${kind}1`;
      const off = game({ ...RIVER, attacker: { d3: kind } });
      off.refuses({ type: 'march', unit, to: 'd4' }, 'SB-1.2');
      const roads = { d3: 'n', d4: 's' };
      expect(game({ ...RIVER, roads, attacker: { d3: kind } }).goes(unit)).toContain('d4');
    },
  );

  test('[SB-1.2] infantry on the road need not roll for a river', () => {
    const g = game({ ...RIVER, roads: { d3: 'n', d4: 's' }, attacker: { d3: 'infantry' } });
    g.play({ type: 'march', unit: 'A-infantry1', to: 'd4' });
    expect(g.asked).toBe('attacker march');
  });

  test('[SB-1.2] an assault across a river off the road has a die fewer', () => {
    const fight = {
      step: 'assaults',
      attacker: { d3: 'infantry' },
      defender: { d4: 'infantry' },
    } as const;
    const reasons = (roads: Record<string, string>): string[][] => {
      const g = game({ ...fight, ...RIVER, roads });
      g.play({ type: 'assault', from: 'd3', to: 'd4' });
      const dice = Object.keys(roads).length > 0 ? [1, 1, 1] : [1, 1];
      const events = g.play({ type: 'stand' }, ...dice, 1, 1, 6, 6, 6);
      return events.filter((event) => event.type === 'fightDice').map(reasonsIn);
    };
    expect(reasons({})).toContainEqual(['assault.foot 3', 'river -1']);
    expect(reasons({ d3: 'n', d4: 's' })).toContainEqual(['assault.foot 3']);
  });

  test('[SB-1.2] a tank or car that cannot cross the river counts as any other unit', () => {
    const dice = (roads: Record<string, string>): number => {
      const g = game({
        step: 'assaults',
        ...RIVER,
        roads,
        attacker: { d3: 'infantry, heavyTank, armouredCar' },
        defender: { d4: 'infantry' },
      });
      const { sums = [] } = squareBashing.stakes(g.state, g.side, {
        type: 'assault',
        from: 'd3',
        to: 'd4',
      });
      return sums[0].total;
    };
    expect(dice({ d3: 'n', d4: 's' })).toBe(3 + 3 + 2);
    expect(dice({})).toBe(3 + 1 + 1 - 1);
  });

  test('[SB-1.2] tanks and cars neither join nor follow across a river', () => {
    const g = game({
      step: 'assaults',
      rivers: [
        ['d3', 'd4'],
        ['c4', 'd4'],
      ],
      attacker: { d3: 'infantry, lightTank, mg', c4: 'heavyTank, infantry' },
      defender: { d4: 'infantry' },
      units: { 'D-infantry1': { lost: 7 } },
    });
    g.play({ type: 'assault', from: 'd3', to: 'd4' });
    g.refuses({ type: 'join', unit: 'A-heavyTank1' }, 'SB-1.2');
    g.play({ type: 'go' });
    g.play({ type: 'stand' }, 5, 5, 1, 1, 1, 1, 1, 1);
    expect(g.asked).toBe('attacker advance');
    expect(g.offered('advance').map(({ unit }) => unit)).toEqual(['A-mg1']);
  });
});

test('[SB-1.3] there are eleven kinds of units in three qualities, and cavalry dismounts', () => {
  expect([KINDS.length, QUALITIES.length, UNIT_WORDS.length]).toEqual([11, 3, 33]);
  expect(UNIT_WORDS).toContain('professional infantry');
  const g = game({ attacker: { a1: KINDS.slice(0, 2).join(', '), c1: 'mg, gun', d1: 'command' } });
  g.play({ type: 'dismount', unit: 'A-cavalry1' });
  expect(g.flags('A-cavalry1')).toContain('dismounted');
});

describe('[SB-1.4]', () => {
  test('[SB-1.4] infantry and cavalry lose eight half bases, all others two', () => {
    const strengths = KINDS.map((kind) => FIGURES[kind].strength);
    expect(strengths).toEqual([8, 8, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
  });

  test('[SB-1.4] the eighth half base destroys infantry, the second a model', () => {
    const g = game({
      step: 'shooting',
      attacker: { d3: 'infantry', e3: 'mg' },
      defender: { d4: 'mg', e4: 'mg' },
      units: { 'A-infantry1': { lost: 7 }, 'A-mg1': { lost: 1 } },
    });
    g.play({ type: 'shoot', from: 'd4', to: 'd3' }, 6, 1, 3);
    g.play({ type: 'shoot', from: 'e4', to: 'e3' }, 6, 1, 2);
    expect([g.where('A-infantry1'), g.where('A-mg1')]).toEqual(['lost', 'lost']);
  });

  test.each([
    { lost: 3, dice: 2 },
    { lost: 4, dice: 1 },
  ])(
    '[SB-1.4] with $lost half bases lost infantry counts $dice dice as a target',
    ({ lost, dice }) => {
      const g = game({
        step: 'assaults',
        attacker: { d3: 'infantry' },
        defender: { d4: 'infantry' },
        units: { 'D-infantry1': { lost } },
      });
      g.play({ type: 'assault', from: 'd3', to: 'd4' });
      const events = g.play({ type: 'stand' }, 1, 1, 1, 1, 1, 6, 6, 6);
      const target = events.find((event) => event.type === 'fightDice' && event.role === 'target');
      expect(target && 'reasons' in target && target.reasons?.[0]).toMatchObject({
        key: 'target.foot',
        count: dice,
      });
    },
  );
});

describe('[SB-1.5]', () => {
  test.each([
    { there: 'infantry, infantry', unit: 'infantry', fits: false },
    { there: 'infantry, cavalry', unit: 'cavalry', fits: false },
    { there: 'infantry, mg, gun', unit: 'infantry', fits: true },
    { there: 'gun, gun', unit: 'mg', fits: false },
    { there: 'mg', unit: 'mg', fits: false },
    { there: 'mg', unit: 'gun', fits: true },
    { there: 'infantry, infantry, mg, gun', unit: 'command', fits: true },
  ])('[SB-1.5] $unit ends in a square with $there: $fits', ({ there, unit, fits }) => {
    // Nobody could go on from e3: the enemy is beside it.
    const g = game({ attacker: { e3: there, d3: unit }, defender: { e4: 'infantry' } });
    const nth = there.split(', ').filter((kind) => kind === unit).length + 1;
    expect(g.goes(`A-${unit}${nth}`).includes('e3')).toBe(fits);
    if (!fits) g.refuses({ type: 'march', unit: `A-${unit}${nth}`, to: 'e3' }, 'SB-1.5');
  });

  test('[SB-1.5] a full square is passed, but nobody stops in it', () => {
    const g = game({ attacker: { e3: 'infantry, infantry', d3: 'infantry' } });
    g.play({ type: 'march', unit: 'A-infantry3', to: 'e3' });
    g.refuses({ type: 'halt' }, 'SB-1.5');
    g.play({ type: 'march', unit: 'A-infantry3', to: 'f3' });
    g.play({ type: 'halt' });
    expect(g.where('A-infantry3')).toBe('f3');
  });

  test('[SB-1.5] nobody goes into a full square that he might not come out of', () => {
    // A gun has one basic square and the extra one, which does not bring it next to the enemy.
    const line = { attacker: { e3: 'gun, gun', d3: 'gun' }, defender: { f4: 'infantry' } } as const;
    expect(game(line).goes('A-gun3')).toContain('e3');
    const g = game({ ...line, defender: { f4: 'infantry', e1: 'infantry', d4: 'infantry' } });
    // From e3 all lies next to the enemy now: e4, f3, e2 and d3.
    expect(g.goes('A-gun3')).not.toContain('e3');
  });

  test('[SB-1.5] higher command counts for nothing: it holds no square and stops nobody', () => {
    const g = game({ attacker: { d3: 'infantry' }, defender: { d4: 'command', h6: 'infantry' } });
    g.play({ type: 'march', unit: 'A-infantry1', to: 'c3' });
    expect(g.asked).toBe('attacker march');
  });

  test('[SB-1.5] found alone it goes to the nearest own square, and gives no orders in its next turn', () => {
    const g = game({
      attacker: { d3: 'infantry' },
      defender: { d4: 'command', b4: 'infantry', f4: 'infantry', h6: 'infantry' },
    });
    g.play({ type: 'march', unit: 'A-infantry1', to: 'd4' });
    expect(g.asked).toBe('defender displace');
    g.refuses({ type: 'displace', square: 'h6' }, 'SB-1.5');
    const events = g.play({ type: 'displace', square: 'b4' });
    expect(only(events, 'displaced').square).toBe('b4');
    expect(g.flags('D-command1')).toEqual(['displaced']);
    g.play({ type: 'halt' });
    g.play({ type: 'endMovement' });
    // Its turn comes without a question for orders, and it is in order afterwards.
    expect(g.asked).toBe('defender movement');
    expect(g.flags('D-command1')).toEqual([]);
  });

  test('[SB-1.5] who falls back onto it drives it off too, from a fight and after a morale test', () => {
    const fought = game({
      step: 'assaults',
      attacker: { d3: 'infantry, infantry', d5: 'command' },
      defender: { d4: 'infantry', a6: 'infantry' },
    });
    fought.play({ type: 'assault', from: 'd3', to: 'd4' });
    const events = fought.play({ type: 'retire' }, 4, 4, 4);
    expect(only(events, 'displaced')).toMatchObject({ unit: 'A-command1', square: 'd3' });
    expect(fought.where('D-infantry1')).toBe('d5');
    const shaken = game({
      step: 'command',
      attacker: { d3: 'infantry' },
      defender: { d2: 'command', c6: 'infantry', e6: 'infantry' },
      units: { 'A-infantry1': { casualties: 4 } },
    });
    shaken.play({ type: 'noOrders' }, 4, 4, 1, 1, 6);
    expect([shaken.where('A-infantry1'), shaken.asked]).toEqual(['d2', 'defender displace']);
    shaken.play({ type: 'displace', square: 'e6' });
    expect(shaken.flags('D-command1')).toEqual(['displaced']);
  });

  test('[SB-1.5] another higher command drives nobody off', () => {
    const marched = game({
      attacker: { d3: 'command', a1: 'infantry' },
      defender: { d4: 'command', h6: 'infantry' },
    });
    marched.play({ type: 'march', unit: 'A-command1', to: 'd4' });
    expect([marched.where('A-command1'), marched.where('D-command1')]).toEqual(['d4', 'd4']);
    const arrived = game({
      step: 'reinforcements',
      attacker: { a1: 'infantry' },
      defender: { d1: 'command', h6: 'infantry' },
      waiting: { attacker: 'command' },
    });
    arrived.play({ type: 'arrive', unit: 'A-command1', square: 'd1' });
    expect([arrived.where('D-command1'), arrived.flags('D-command1')]).toEqual(['d1', []]);
  });

  test('[SB-1.5] with no own square left it is lost', () => {
    const g = game({
      step: 'assaults',
      attacker: { d3: 'infantry' },
      defender: { d4: 'infantry, command' },
      units: { 'D-infantry1': { lost: 7 } },
    });
    g.play({ type: 'assault', from: 'd3', to: 'd4' });
    const events = g.play({ type: 'stand' }, 5, 1, 1, 1, 1, 1);
    expect(events.some((event) => event.type === 'lost' && event.unit === 'D-command1')).toBe(true);
  });
});

describe('[SB-1.6]', () => {
  test('[SB-1.6] a square is turned free of charge, and as it is to be at the end of the movement', () => {
    const g = game({ attacker: { d3: 'infantry', a1: 'gun' } });
    g.refuses({ type: 'turn', square: 'd3', face: 'north' }, 'SB-1.6');
    g.refuses({ type: 'turn', square: 'd4', face: 'north' }, 'SB-1.6');
    g.play({ type: 'turn', square: 'd3', face: 'east' });
    expect(g.facing('d3')).toBe(1);
    g.refuses({ type: 'turn', square: 'd3', face: 'south' }, 'SB-1.6');
    expect(g.goes('A-infantry1')).toHaveLength(4);
    // When somebody has moved there is reason to think again.
    g.play({ type: 'march', unit: 'A-gun1', to: 'a2' });
    g.play({ type: 'halt' });
    g.play({ type: 'turn', square: 'd3', face: 'south' });
    expect(g.facing('d3')).toBe(2);
    g.refuses({ type: 'turn', square: 'd3', face: 'north' }, 'SB-1.6');
  });

  test('[SB-1.6] who comes into an empty square looks to the enemy’s edge', () => {
    const g = game({ attacker: { d3: 'infantry' }, squares: { d3: { facing: 'east' } } });
    g.play({ type: 'march', unit: 'A-infantry1', to: 'd4' });
    expect([g.facing('d4'), g.facing('d3')]).toEqual([0, 0]);
    const other = game({
      side: 'defender',
      defender: { d4: 'infantry' },
      attacker: { h1: 'infantry' },
    });
    other.play({ type: 'march', unit: 'D-infantry1', to: 'd3' });
    expect([other.facing('d3'), other.facing('d4')]).toEqual([2, 0]);
  });
});

describe('[SB-1.5] a higher command', () => {
  test('[SB-1.5] flees to the nearest square of its side, wherever else there are others', () => {
    const g = game({
      attacker: { d3: 'infantry' },
      defender: { a1: 'infantry', d4: 'command', d5: 'infantry', h6: 'infantry' },
    });
    const events = g.play({ type: 'march', unit: 'A-infantry1', to: 'd4' });
    expect(only(events, 'displaced')).toMatchObject({ unit: 'D-command1', square: 'd5' });
    expect(g.flags('D-command1')).toEqual(['displaced']);
  });

  test('[SB-1.5] is left in peace where the enemy comes elsewhere, or only another of its kind', () => {
    const g = game({
      attacker: { d3: 'infantry, command' },
      defender: { b2: 'command', d4: 'command', h6: 'infantry' },
    });
    g.play({ type: 'march', unit: 'A-command1', to: 'd4' });
    expect(g.where('D-command2')).toBe('d4');
    g.play({ type: 'halt' });
    g.play({ type: 'march', unit: 'A-infantry1', to: 'c3' });
    expect([g.where('D-command1'), g.where('D-command2')]).toEqual(['b2', 'd4']);
  });

  test('[SB-1.5] is driven off by the extra square too, and two at once', () => {
    const g = game({
      attacker: { d2: 'gun', h1: 'infantry' },
      defender: { d4: 'command, command', h6: 'infantry' },
    });
    g.play({ type: 'march', unit: 'A-gun1', to: 'd3' });
    const events = g.play({ type: 'extra', unit: 'A-gun1', to: 'd4' });
    const fled = events.flatMap((event) => (event.type === 'displaced' ? [event.unit] : []));
    expect(fled.toSorted()).toEqual(['D-command1', 'D-command2']);
    expect([g.where('D-command1'), g.where('D-command2')]).toEqual(['h6', 'h6']);
  });
});

describe('[SB-1.6] a square that nobody is left in', () => {
  test('[SB-1.6] looks nowhere, but the others in it look on where they did', () => {
    const g = game({
      attacker: { d3: 'infantry, mg', f3: 'command' },
      squares: { d3: { facing: 'east' } },
    });
    g.play({ type: 'march', unit: 'A-infantry1', to: 'd4' });
    expect([g.facing('d3'), g.facing('d4')]).toEqual([1, 0]);
    g.play({ type: 'halt' });
    g.play({ type: 'march', unit: 'A-mg1', to: 'c3' });
    expect(g.facing('d3')).toBe(0);
  });

  test('[SB-1.6] nor does one whose last unit is lost', () => {
    const g = game({
      step: 'shooting',
      side: 'defender',
      attacker: { d3: 'mg' },
      defender: { d4: 'mg', h6: 'infantry' },
      units: { 'D-mg1': { lost: 1 } },
    });
    expect(g.facing('d4')).toBe(2);
    // The countdown is rolled, too.
    g.play({ type: 'shoot', from: 'd3', to: 'd4' }, 6, 1, 1, 1);
    expect([g.where('D-mg1'), g.facing('d4')]).toEqual(['lost', 0]);
  });
});
