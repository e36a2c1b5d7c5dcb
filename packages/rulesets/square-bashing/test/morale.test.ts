import { describe, expect, test } from 'vitest';
import { game, only, reasonsIn, type Game, type Sketch } from './support/game.ts';

/** A square of the attacker with so many casualty markers is about to test. */
function shaken(sketch: Sketch, casualties = 4): Game {
  return game({
    step: 'command',
    attacker: { d3: 'infantry' },
    ...sketch,
    units: { 'A-infantry1': { casualties }, ...sketch.units },
  });
}

const TEST = { type: 'noOrders' } as const;

describe('[SB-3.1]', () => {
  test.each<{ name: string; sketch: Sketch; more: string[]; dice: number }>([
    { name: 'nothing else', sketch: {}, more: [], dice: 4 },
    {
      name: 'a reservist',
      sketch: { attacker: { d3: 'reservist infantry' } },
      more: ['reservist 1'],
      dice: 5,
    },
    {
      name: 'two reservists',
      sketch: { attacker: { d3: 'reservist infantry, reservist infantry' } },
      more: ['reservist 1'],
      dice: 5,
    },
    {
      name: 'two barrage markers',
      sketch: { squares: { d3: { barrage: { defender: 2 } } } },
      more: ['barrage 2'],
      dice: 6,
    },
    {
      name: 'barrage markers and gas',
      sketch: { squares: { d3: { barrage: { defender: 1, attacker: 1 }, gas: 'defender' } } },
      more: ['barrage 3'],
      dice: 7,
    },
    {
      name: 'more than three markers',
      sketch: { squares: { d3: { barrage: { defender: 6 } } } },
      more: ['barrage 3'],
      dice: 7,
    },
    { name: 'the enemy on one face', sketch: { defender: { d4: 'infantry' } }, more: [], dice: 4 },
    {
      name: 'the enemy on three faces',
      sketch: { defender: { d4: 'infantry', c3: 'infantry', e3: 'infantry' } },
      more: ['surrounded 2'],
      dice: 6,
    },
    {
      name: 'higher command of the enemy around it',
      sketch: { defender: { d4: 'command', c3: 'command', a6: 'infantry' } },
      more: [],
      dice: 4,
    },
    {
      name: 'a professional',
      sketch: { attacker: { d3: 'professional infantry' } },
      more: ['professional -1'],
      dice: 3,
    },
    {
      name: 'a machine gun',
      sketch: { attacker: { d3: 'infantry, mg' } },
      more: ['supportArm -1'],
      dice: 3,
    },
    {
      name: 'a machine gun and a tank',
      sketch: { attacker: { d3: 'infantry, mg, heavyTank' } },
      more: ['supportArm -1'],
      dice: 3,
    },
    {
      name: 'a car',
      sketch: { attacker: { d3: 'infantry, lightCar' } },
      more: ['supportArm -1'],
      dice: 3,
    },
    { name: 'a gun', sketch: { attacker: { d3: 'infantry, gun' } }, more: [], dice: 4 },
    { name: 'hasty defences', sketch: { defences: { d3: 'hasty' } }, more: ['hasty -1'], dice: 3 },
    { name: 'woods', sketch: { ground: { d3: 'woods' } }, more: ['cover -1'], dice: 3 },
    { name: 'buildings', sketch: { ground: { d3: 'buildings' } }, more: ['cover -1'], dice: 3 },
    { name: 'a rough hill', sketch: { ground: { d3: 'roughHill' } }, more: [], dice: 4 },
    {
      name: 'a morale bonus',
      sketch: { squares: { d3: { marks: ['morale'] } } },
      more: ['moraleBonus -2'],
      dice: 2,
    },
    { name: 'trenches', sketch: { defences: { d3: 'trenches' } }, more: ['trenches -2'], dice: 2 },
    {
      name: 'holding the line',
      sketch: { squares: { d3: { marks: ['hold'] } } },
      more: ['holdTheLine -3'],
      dice: 1,
    },
  ])('[SB-3.1] with $name there are $dice dice', ({ sketch, more, dice }) => {
    const g = shaken(sketch);
    const events = g.play(TEST, ...Array.from({ length: dice }, () => 3));
    const told = only(events, 'moraleTest');
    expect(reasonsIn(told)).toEqual(['casualties 4', ...more]);
    expect(told).toMatchObject({ square: 'd3', needs: 4, fails: 0 });
  });

  test('[SB-3.1] no more than four casualties count, and without dice there is no test', () => {
    expect(only(shaken({}, 9).play(TEST, 1, 1, 1, 1), 'moraleTest').reasons).toMatchObject([
      { count: 4 },
    ]);
    expect(shaken({ defences: { d3: 'trenches' } }, 2).play(TEST)).toEqual([]);
    expect(shaken({ attacker: { d3: 'reservist infantry' } }, 0).play(TEST, 1)).toHaveLength(1);
  });

  test('[SB-3.1] squares test from the right to the left, each column from the base edge forward', () => {
    const g = game({
      step: 'command',
      attacker: { b2: 'infantry', g4: 'infantry', g2: 'infantry' },
      units: {
        'A-infantry1': { casualties: 1 },
        'A-infantry2': { casualties: 1 },
        'A-infantry3': { casualties: 1 },
      },
    });
    const tests = g.play(TEST, 1, 2, 3).filter((event) => event.type === 'moraleTest');
    expect(tests.map(({ square, dice }) => [square, ...dice])).toEqual([
      ['g2', 1],
      ['g4', 2],
      ['b2', 3],
    ]);
  });
});

describe('[SB-3.2]', () => {
  test('[SB-3.2] one fail: nobody leaves the square or assaults from it this turn', () => {
    const g = shaken({ attacker: { d3: 'infantry, mg' }, defender: { d4: 'infantry' } });
    const events = g.play(TEST, 4, 3, 3);
    expect(only(events, 'steadied').square).toBe('d3');
    expect(g.marks('d3')).toEqual(['steady']);
    g.refuses({ type: 'march', unit: 'A-infantry1', to: 'c3' }, 'SB-3.2');
    g.refuses({ type: 'extra', unit: 'A-mg1', to: 'd2' }, 'SB-3.2');
    g.play({ type: 'endMovement' });
    expect(g.asked).toBe('defender shooting');
  });

  test('[SB-3.2] no assault is declared from a steady square', () => {
    const g = game({
      step: 'assaults',
      attacker: { d3: 'infantry', f3: 'infantry' },
      defender: { d4: 'infantry', f4: 'infantry' },
      squares: { d3: { marks: ['steady'] } },
    });
    g.refuses({ type: 'assault', from: 'd3', to: 'd4' }, 'SB-3.2');
  });
});

describe('[SB-3.3]', () => {
  test('[SB-3.3] two fails: a hit is saved, and all fall back a square, which is their turn', () => {
    const g = shaken({ attacker: { d3: 'infantry' }, ground: { d3: 'woods' } });
    const events = g.play(TEST, 4, 5, 1, 3);
    expect(only(events, 'save')).toMatchObject({ unit: 'A-infantry1', needs: 3, failed: 0 });
    expect(only(events, 'fellBack')).toMatchObject({ from: 'd3', to: 'd2' });
    expect(g.flags('A-infantry1')).toEqual(['retired']);
    expect(g.facing('d2')).toBe(0);
    g.refuses({ type: 'march', unit: 'A-infantry1', to: 'c2' }, 'SB-4.5');
  });

  test('[SB-3.3] the owner says who takes the hit', () => {
    const g = shaken({ attacker: { d3: 'infantry, gun' } });
    g.play(TEST, 4, 4, 1, 1);
    expect(g.asked).toBe('attacker hits');
    g.play({ type: 'hit', unit: 'A-gun1' }, 4);
    expect([g.lost('A-gun1'), g.where('A-gun1'), g.where('A-infantry1')]).toEqual([1, 'd2', 'd2']);
  });

  test('[SB-3.3] with the enemy behind it takes 6 more hits, placed by the owner, and stays', () => {
    const g = shaken({ attacker: { d3: 'infantry' }, defender: { d2: 'infantry' } });
    const events = g.play(TEST, 4, 4, 1, 1, 6, 4, 4, 4, 3, 3, 3);
    expect(only(events, 'cornered').hits).toBe(6);
    expect([g.where('A-infantry1'), g.lost('A-infantry1'), g.flags('A-infantry1')]).toEqual([
      'd3',
      3,
      ['retired'],
    ]);
    const two = shaken({ attacker: { d3: 'infantry, gun' }, defender: { d2: 'infantry' } });
    two.play(TEST, 4, 4, 1, 1);
    two.play({ type: 'hit', unit: 'A-infantry1' }, 6);
    // Four go without saying, two to each; the last two are the owner's.
    expect([two.asked, two.offered('hit').length]).toEqual(['attacker hits', 2]);
  });

  test('[SB-3.3] own units are passed over, to the first square back that has room', () => {
    const g = shaken({ attacker: { d3: 'infantry', d2: 'infantry, infantry', d1: 'infantry' } });
    g.play(TEST, 4, 4, 1, 1, 6);
    expect(g.where('A-infantry1')).toBe('d1');
    expect(g.where('A-infantry2')).toBe('d2');
  });

  /** Two units of d3 are about to fall back, and d2 has room for one of them. */
  const crowded = (units: string, behind: string): Game =>
    shaken({ attacker: { d3: units, d2: behind } });

  test('[SB-3.3] where there is room for one, the owner says who takes it', () => {
    const g = crowded('infantry, professional infantry', 'infantry');
    g.play(TEST, 4, 4, 1);
    g.play({ type: 'hit', unit: 'A-infantry1' }, 6);
    expect(g.asked).toBe('attacker fallBack');
    g.refuses({ type: 'fallBack', unit: 'A-infantry3' }, 'SB-3.3');
    g.play({ type: 'fallBack', unit: 'A-infantry2' });
    expect([g.where('A-infantry1'), g.where('A-infantry2')]).toEqual(['d1', 'd2']);
    expect(g.flags('A-infantry1')).toEqual(['retired']);
  });

  test('[SB-3.3] infantry and machine guns are asked about apart, and each only where it matters', () => {
    const g = crowded('infantry, mg, gun', 'infantry, gun');
    g.play(TEST, 4, 4, 1);
    g.play({ type: 'hit', unit: 'A-infantry1' }, 6);
    expect(g.offered('fallBack').map(({ unit }) => unit)).toEqual(['A-mg1', 'A-gun1']);
    g.play({ type: 'fallBack', unit: 'A-gun1' });
    const places = ['A-infantry1', 'A-mg1', 'A-gun1'].map((unit) => g.where(unit));
    expect(places).toEqual(['d2', 'd1', 'd2']);
  });

  test('[SB-3.3] nobody is asked where both have room, neither has, or they are alike', () => {
    const room = crowded('infantry, professional infantry', 'mg');
    room.play(TEST, 4, 4, 1);
    room.play({ type: 'hit', unit: 'A-infantry1' }, 6);
    expect([room.where('A-infantry1'), room.where('A-infantry2')]).toEqual(['d2', 'd2']);
    const full = crowded('infantry, professional infantry', 'infantry, infantry');
    full.play(TEST, 4, 4, 1);
    full.play({ type: 'hit', unit: 'A-infantry1' }, 6);
    expect([full.where('A-infantry1'), full.where('A-infantry2')]).toEqual(['d1', 'd1']);
    const alike = crowded('infantry, infantry', 'infantry');
    alike.play(TEST, 4, 4, 1, 1, 6);
    expect([alike.where('A-infantry1'), alike.where('A-infantry2')]).toEqual(['d2', 'd1']);
    // There is a machine gun in d2, so that only the gun could want the last place.
    const apart = crowded('infantry, mg, gun', 'mg');
    apart.play(TEST, 4, 4, 1);
    apart.play({ type: 'hit', unit: 'A-infantry1' }, 6);
    expect([apart.where('A-mg1'), apart.where('A-gun1')]).toEqual(['d1', 'd2']);
  });

  test('[SB-3.3] off the table it loses a base, or a model a loss, and waits', () => {
    const g = shaken({ attacker: { d1: 'infantry, heavyTank', a1: 'infantry' } });
    g.play(TEST, 4, 4, 1);
    const events = g.play({ type: 'hit', unit: 'A-infantry1' }, 6);
    expect(events.filter(({ type }) => type === 'leftTable')).toHaveLength(2);
    expect([g.where('A-infantry1'), g.lost('A-infantry1')]).toEqual(['waiting', 2]);
    expect([g.where('A-heavyTank1'), g.lost('A-heavyTank1')]).toEqual(['waiting', 1]);
  });

  test('[SB-3.3] who has no base to lose off the table is destroyed', () => {
    const g = shaken({
      attacker: { d1: 'infantry', a1: 'infantry' },
      units: { 'A-infantry1': { casualties: 4, lost: 6 } },
    });
    g.play(TEST, 4, 4, 1, 1, 6);
    expect(g.where('A-infantry1')).toBe('lost');
  });

  test('[SB-3.3] who would land on the enemy behind his own is lost', () => {
    const g = shaken({
      attacker: { d3: 'infantry', d2: 'infantry, infantry' },
      defender: { d1: 'infantry' },
    });
    const events = g.play(TEST, 4, 4, 1, 1, 6);
    expect(only(events, 'lost')).toMatchObject({ unit: 'A-infantry1', why: 'ranIntoEnemy' });
  });
});

describe('[SB-3.4]', () => {
  test.each([
    { quality: 'professional infantry', dice: 3, holds: 5, routs: 6 },
    { quality: 'infantry', dice: 4, holds: 4, routs: 5 },
    { quality: 'reservist infantry', dice: 5, holds: 3, routs: 4 },
  ])('[SB-3.4] three fails: $quality routs on $routs', ({ quality, dice, holds, routs }) => {
    const fails = Array.from({ length: dice }, () => 6);
    const routed = shaken({ attacker: { d3: quality, a1: 'infantry' } });
    const events = routed.play(TEST, ...fails, routs);
    expect(only(events, 'lost')).toMatchObject({ why: 'routed', unit: 'A-infantry1' });
    const held = shaken({ attacker: { d3: quality, a1: 'infantry' } });
    held.play(TEST, ...fails, holds, 6);
    expect(held.where('A-infantry1')).toBe('d2');
  });

  test('[SB-3.4] each unit rolls, and the others retire', () => {
    const g = shaken({ attacker: { d3: 'infantry, infantry' } });
    g.play(TEST, 4, 4, 4, 1, 5, 1, 6);
    expect([g.where('A-infantry1'), g.where('A-infantry2')]).toEqual(['lost', 'd2']);
  });
});

describe('[SB-3.5]', () => {
  test('[SB-3.5] a failed save places a marker that goes along with its unit', () => {
    const g = game({
      step: 'shooting',
      attacker: { d3: 'infantry' },
      defender: { d4: 'infantry' },
    });
    g.play({ type: 'shoot', from: 'd4', to: 'd3' }, 6, 1);
    expect([g.casualties('A-infantry1'), g.lost('A-infantry1')]).toEqual([1, 1]);
    const moved = game({
      attacker: { d3: 'infantry' },
      units: { 'A-infantry1': { casualties: 2 } },
    });
    moved.play({ type: 'march', unit: 'A-infantry1', to: 'd2' });
    expect(moved.casualties('A-infantry1')).toBe(2);
  });

  test('[SB-3.5] the markers of a destroyed unit pass to another in its square', () => {
    const g = game({
      step: 'shooting',
      attacker: { d3: 'infantry, mg' },
      defender: { d4: 'infantry' },
      units: { 'A-mg1': { lost: 1, casualties: 1 }, 'A-infantry1': { casualties: 1 } },
    });
    g.play({ type: 'shoot', from: 'd4', to: 'd3' }, 6);
    g.play({ type: 'hit', unit: 'A-mg1' }, 2);
    expect([g.where('A-mg1'), g.casualties('A-infantry1')]).toEqual(['lost', 3]);
  });

  test('[SB-3.5] so do those of a gun that is captured', () => {
    const g = game({
      step: 'assaults',
      attacker: { d3: 'infantry, infantry' },
      defender: { d4: 'infantry, gun', h6: 'infantry' },
      units: { 'D-gun1': { casualties: 1 } },
    });
    g.play({ type: 'assault', from: 'd3', to: 'd4' });
    g.play({ type: 'stand' }, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    g.play({ type: 'hit', unit: 'D-infantry1' }, 1, 6, 6, 6);
    expect([g.where('D-gun1'), g.casualties('D-infantry1')]).toEqual(['lost', 2]);
  });

  test('[SB-3.5] after the dice the markers are removed, and the losses stay', () => {
    const g = shaken({ units: { 'A-infantry1': { casualties: 3, lost: 3 } } });
    g.play(TEST, 4, 4, 1, 6);
    expect([g.casualties('A-infantry1'), g.lost('A-infantry1'), g.where('A-infantry1')]).toEqual([
      0,
      3,
      'd2',
    ]);
  });
});

describe('[SB-3.6]', () => {
  test('[SB-3.6] units of a steady square join no assault, but they support', () => {
    const g = game({
      step: 'assaults',
      attacker: { d3: 'infantry', c4: 'infantry', c3: 'infantry' },
      defender: { d4: 'infantry' },
      squares: { c4: { marks: ['steady'] }, c3: { marks: ['steady'] } },
      stack: [
        { type: 'assaults', column: 0 },
        {
          type: 'assault',
          from: 'd3',
          to: 'd4',
          party: ['A-infantry1'],
          joiners: [],
          shock: false,
          stage: 'join',
          killed: 0,
          lost: 0,
        },
      ],
    });
    g.refuses({ type: 'join', unit: 'A-infantry2' }, 'SB-3.6');
    g.play({ type: 'go' });
    const events = g.play({ type: 'stand' }, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6);
    const told = events.filter((event) => event.type === 'fightDice');
    expect(told.map(reasonsIn)).toEqual([['assault.foot 3', 'support 2'], ['target.foot 2']]);
  });

  test('[SB-3.6] a fort counts as trenches', () => {
    const g = shaken({ defences: { d3: 'fort' } });
    expect(reasonsIn(only(g.play(TEST, 1, 1), 'moraleTest'))).toEqual([
      'casualties 4',
      'trenches -2',
    ]);
  });

  test('[SB-3.6] a square with only higher command does not test', () => {
    const g = game({
      step: 'command',
      attacker: { d3: 'command', a1: 'infantry' },
      squares: { d3: { barrage: { defender: 3 } } },
    });
    expect(g.play(TEST)).toEqual([]);
  });
});

describe('a test is told', () => {
  test('[SB-3.1] one reservist among others is enough', () => {
    const g = game({
      step: 'command',
      attacker: { d3: 'infantry, reservist infantry' },
      units: { 'A-infantry1': { casualties: 1 } },
    });
    const events = g.play({ type: 'noOrders' }, 1, 1);
    expect(reasonsIn(only(events, 'moraleTest'))).toEqual(['casualties 1', 'reservist 1']);
  });

  test('[SB-3.4] with the score that each unit routs on; who is left alone has nobody to fall back', () => {
    const g = game({
      step: 'command',
      attacker: { d3: 'reservist infantry, professional infantry', h1: 'infantry' },
      units: { 'A-infantry1': { casualties: 4 } },
    });
    const events = g.play({ type: 'noOrders' }, 4, 4, 4, 1, 4, 6);
    const routs = events.filter((event) => event.type === 'routTest');
    expect(routs.map((event) => ({ ...event, reasons: reasonsIn(event) }))).toEqual([
      {
        type: 'routTest',
        rule: 'SB-3.4',
        side: 'attacker',
        unit: 'A-infantry1',
        dice: [4],
        needs: 4,
        reasons: ['rout.reservist 4'],
        routed: true,
      },
      {
        type: 'routTest',
        rule: 'SB-3.4',
        side: 'attacker',
        unit: 'A-infantry2',
        dice: [6],
        needs: 6,
        reasons: ['rout.professional 6'],
        routed: true,
      },
    ]);
    expect([g.where('A-infantry1'), g.where('A-infantry2')]).toEqual(['lost', 'lost']);
    expect(events.some(({ type }) => type === 'fellBack')).toBe(false);
  });

  test('[SB-3.3] who cannot fall back takes 6 hits in his cover', () => {
    const g = game({
      step: 'command',
      ground: { d3: 'woods' },
      attacker: { d3: 'infantry' },
      defender: { d2: 'infantry', h6: 'mg' },
      units: { 'A-infantry1': { casualties: 4 } },
    });
    const events = g.play({ type: 'noOrders' }, 4, 4, 1, 6, 3, 3, 3, 3, 3, 2);
    expect(only(events, 'cornered')).toEqual({
      type: 'cornered',
      rule: 'SB-3.3',
      square: 'd3',
      hits: 6,
    });
    const saves = events.filter((event) => event.type === 'save');
    expect(saves.map(({ needs, lost }) => [needs, lost])).toEqual([
      [3, 0],
      [3, 1],
    ]);
  });
});

test('[SB-3.3] who falls back after his own test does so by this rule', () => {
  const g = game({
    step: 'command',
    attacker: { d3: 'infantry' },
    units: { 'A-infantry1': { casualties: 4 } },
  });
  const events = g.play({ type: 'noOrders' }, 4, 4, 1, 1, 6);
  expect(only(events, 'fellBack')).toMatchObject({ rule: 'SB-3.3', from: 'd3', to: 'd2' });
});
