import { describe, expect, test } from 'vitest';
import { squareBashing } from '../src/ruleset.ts';
import { game, only, reasonsIn, withOnes, type Game, type Sketch } from './support/game.ts';

const ASSAULT = { type: 'assault', from: 'd3', to: 'd4' } as const;

/** Infantry in d3 faces infantry in d4. */
const LINE: Sketch = {
  step: 'assaults',
  attacker: { d3: 'infantry' },
  defender: { d4: 'infantry' },
};

/** The assault is declared, with those who join it; the target is asked. */
function declared(sketch: Sketch, ...joiners: readonly string[]): Game {
  const g = game({ ...LINE, ...sketch });
  g.play(ASSAULT);
  for (const unit of joiners) g.play({ type: 'join', unit });
  if (g.asked === 'attacker assault') g.play({ type: 'go' });
  return g;
}

/** Why both sides have their dice, when the target stands. */
function diceOf(
  sketch: Sketch,
  ...joiners: readonly string[]
): { assault: string[]; target: string[] } {
  const events = withOnes(declared(sketch, ...joiners), { type: 'stand' });
  const [assault, target] = events.filter((event) => event.type === 'fightDice');
  expect([assault.dice.length, target.dice.length]).toEqual([sum(assault), sum(target)]);
  return { assault: reasonsIn(assault), target: reasonsIn(target) };
}

function sum({ reasons }: { readonly reasons: readonly { readonly count: number }[] }): number {
  return reasons.reduce((all, { count }) => all + count, 0);
}

describe('[SB-5.1]', () => {
  test.each<{ name: string; sketch: Sketch; rule: string }>([
    {
      name: 'nobody',
      sketch: {
        attacker: { d3: 'mg', f4: 'infantry' },
        defender: { d4: 'infantry', f5: 'infantry' },
      },
      rule: 'SB-5.1',
    },
    {
      name: 'retired infantry',
      sketch: { units: { 'A-infantry1': { flags: ['retired'] } } },
      rule: 'SB-5.1',
    },
    {
      name: 'infantry that has assaulted',
      sketch: { units: { 'A-infantry1': { flags: ['assaulted'] } } },
      rule: 'SB-5.1',
    },
    {
      name: 'a square that holds the line',
      sketch: { squares: { d3: { marks: ['hold'] } } },
      rule: 'SB-9.2',
    },
    {
      name: 'a suppressed square',
      sketch: { squares: { d3: { suppression: ['attacker'] } } },
      rule: 'SB-8.1',
    },
    {
      name: 'infantry, on a suppressed square',
      sketch: { squares: { d4: { suppression: ['attacker'] } } },
      rule: 'SB-8.1',
    },
    {
      name: 'infantry, on a square that was a target',
      sketch: { squares: { d4: { marks: ['targeted'] } } },
      rule: 'SB-5.1',
    },
  ])('[SB-5.1] $name may not assault', ({ sketch, rule }) => {
    // Another pair keeps the question open.
    const g = game({
      ...LINE,
      ...sketch,
      attacker: { ...LINE.attacker, ...sketch.attacker, a3: 'infantry' },
      defender: { ...LINE.defender, ...sketch.defender, a4: 'infantry' },
    });
    g.refuses(ASSAULT, rule);
  });

  test('[SB-5.1] an assault goes to the next square by a side, and to the enemy', () => {
    const g = game({ ...LINE, defender: { d4: 'infantry', e4: 'infantry' } });
    g.refuses({ type: 'assault', from: 'd3', to: 'e4' }, 'SB-5.1');
    g.refuses({ type: 'assault', from: 'd3', to: 'c3' }, 'SB-5.1');
    g.refuses({ type: 'assault', from: 'd4', to: 'd3' }, 'SB-5.1');
  });

  test('[SB-5.1] units that moved may assault, and retired ones beside them do not count', () => {
    const { assault } = diceOf({
      attacker: { d3: 'infantry, infantry' },
      units: { 'A-infantry1': { flags: ['moved'] }, 'A-infantry2': { flags: ['retired'] } },
    });
    expect(assault).toEqual(['assault.foot 3']);
  });

  const AROUND: Sketch = {
    attacker: {
      d3: 'infantry',
      c4: 'infantry, cavalry, heavyTank, mg',
      e4: 'lightCar, gun',
      d2: 'infantry',
    },
  };

  test('[SB-5.1] infantry, mounted cavalry, tanks and cars next to the target join, two a face', () => {
    const g = game({ ...LINE, ...AROUND });
    g.play(ASSAULT);
    g.refuses({ type: 'join', unit: 'A-mg1' }, 'SB-5.1');
    g.refuses({ type: 'join', unit: 'A-gun1' }, 'SB-5.1');
    g.refuses({ type: 'join', unit: 'A-infantry3' }, 'SB-5.1');
    g.refuses({ type: 'join', unit: 'A-infantry1' }, 'SB-5.1');
    expect(g.offered('join').map(({ unit }) => unit)).toEqual([
      'A-infantry2',
      'A-cavalry1',
      'A-heavyTank1',
      'A-lightCar1',
    ]);
    g.play({ type: 'join', unit: 'A-infantry2' });
    g.play({ type: 'join', unit: 'A-cavalry1' });
    g.refuses({ type: 'join', unit: 'A-heavyTank1' }, 'SB-5.1');
    const events = g.play({ type: 'join', unit: 'A-lightCar1' });
    // Nobody else can join, so it begins.
    expect(only(events, 'assaulted').units).toHaveLength(4);
  });

  test.each<{ flags: Sketch['units']; name: string }>([
    { name: 'dismounted cavalry', flags: { 'A-cavalry1': { flags: ['dismounted'] } } },
    { name: 'retired cavalry', flags: { 'A-cavalry1': { flags: ['retired'] } } },
    { name: 'cavalry that has assaulted', flags: { 'A-cavalry1': { flags: ['assaulted'] } } },
  ])('[SB-5.1] $name does not join', ({ flags }) => {
    const g = game({ ...LINE, ...AROUND, units: flags ?? {} });
    g.play(ASSAULT);
    g.refuses({ type: 'join', unit: 'A-cavalry1' }, 'SB-5.1');
  });

  test('[SB-5.1] nobody joins out of suppression or from a square that holds the line', () => {
    const g = game({
      ...LINE,
      ...AROUND,
      squares: { c4: { marks: ['hold'] }, e4: { suppression: ['defender'] } },
    });
    const events = g.play(ASSAULT);
    expect(only(events, 'assaulted').units).toEqual(['A-infantry1']);
  });

  test('[SB-5.1] hits fall on joiners too, and a square is the target once', () => {
    const g = declared({ attacker: { d3: 'infantry', c4: 'infantry' } }, 'A-infantry2');
    g.play({ type: 'stand' }, 1, 1, 1, 1, 5, 5);
    expect(g.asked).toBe('attacker hits');
    expect(g.offered('hit').map(({ unit }) => unit)).toEqual(['A-infantry1', 'A-infantry2']);
    expect(g.marks('d4')).toEqual(['targeted']);
    expect(g.flags('A-infantry2')).toEqual(['assaulted']);
  });
});

describe('[SB-5.2]', () => {
  test.each<{ defenders: string; hits: number; ground?: Sketch['ground'] }>([
    { defenders: 'infantry', hits: 3 },
    { defenders: 'reservist infantry', hits: 4 },
    { defenders: 'infantry, gun', hits: 4 },
    { defenders: 'professional infantry', hits: 2 },
    { defenders: 'cavalry', hits: 2 },
    { defenders: 'professional infantry, cavalry', hits: 2 },
    { defenders: 'infantry, mg', hits: 2 },
    { defenders: 'infantry, armouredCar', hits: 2 },
    { defenders: 'infantry', hits: 2, ground: { d4: 'woods' } },
    { defenders: 'infantry, mg', hits: 2, ground: { d4: 'buildings' } },
    { defenders: 'reservist infantry, gun, mg', hits: 4 },
  ])('[SB-5.2] $defenders retires with $hits hits', ({ defenders, hits, ground }) => {
    const g = declared({ defender: { d4: defenders, h6: 'infantry' }, ...(ground && { ground }) });
    const events = withOnes(g, { type: 'retire' });
    expect(only(events, 'gaveWay').hits).toBe(hits);
  });

  test('[SB-5.2] guns are not lost, the assaulter advances and has the marker', () => {
    const g = declared({ defender: { d4: 'gun', h6: 'infantry' } });
    const events = g.play({ type: 'retire' }, 6, 6, 6, 6);
    expect(only(events, 'fellBack')).toMatchObject({ unit: 'D-gun1', to: 'd5', rule: 'SB-5.11' });
    expect(only(events, 'advanced').unit).toBe('A-infantry1');
    expect(g.asked).toBe('attacker facing');
    const turned = g.play({ type: 'turn', square: 'd4', face: 'west' });
    expect([g.facing('d4'), g.flags('A-infantry1')]).toEqual([3, ['winning']]);
    expect(only(turned, 'awarded').rule).toBe('SB-5.2');
  });

  test('[SB-5.2] who has the marker for it is asked under this rule', () => {
    const g = declared({
      attacker: { d3: 'infantry, infantry' },
      defender: { d4: 'infantry', h6: 'infantry' },
    });
    g.play({ type: 'retire' }, 6, 6, 6);
    g.play({ type: 'advance', unit: 'A-infantry1' });
    g.play({ type: 'stay' });
    g.play({ type: 'turn', square: 'd4', face: 'north' });
    expect(squareBashing.pending(g.state).decisions[0].rule).toBe('SB-5.2');
    const events = g.play({ type: 'award', unit: 'A-infantry2' });
    expect(only(events, 'awarded').rule).toBe('SB-5.2');
  });

  test('[SB-5.2] who cannot withdraw is not asked', () => {
    const g = game({ ...LINE, attacker: { d3: 'infantry', d5: 'mg' } });
    const events = g.play(ASSAULT, 1, 1, 1, 1, 1, 6, 6, 6);
    expect(events.some(({ type }) => type === 'fightDecided')).toBe(true);
  });

  test('[SB-5.2] its hits are saved with cover, and it may be destroyed by them', () => {
    const g = declared({
      defender: { d4: 'infantry', h6: 'infantry' },
      ground: { d4: 'woods' },
      units: { 'D-infantry1': { lost: 6 } },
    });
    const events = g.play({ type: 'retire' }, 2, 2);
    expect(only(events, 'save')).toMatchObject({ needs: 3, lost: 2 });
    expect(g.where('A-infantry1')).toBe('d4');
  });
});

describe('[SB-5.3]', () => {
  test.each<{ name: string; sketch: Sketch; dice: string[]; joiners?: string[] }>([
    {
      name: 'two units',
      sketch: { attacker: { d3: 'infantry, cavalry' } },
      dice: ['assault.foot 3', 'assault.horse 3'],
    },
    {
      name: 'damaged units',
      sketch: {
        attacker: { d3: 'infantry, heavyTank, lightTank' },
        units: {
          'A-infantry1': { lost: 4 },
          'A-heavyTank1': { lost: 1 },
          'A-lightTank1': { lost: 1 },
        },
      },
      dice: ['assault.foot 1', 'assault.tank 3'],
    },
    {
      name: 'tanks',
      sketch: { attacker: { d3: 'infantry, heavyTank, lightTank' } },
      dice: ['assault.foot 3', 'assault.tank 5'],
    },
    {
      name: 'a car',
      sketch: { attacker: { d3: 'infantry, armouredCar' } },
      dice: ['assault.foot 3', 'assault.car 2'],
    },
    {
      name: 'a damaged car',
      sketch: { attacker: { d3: 'infantry, lightCar' }, units: { 'A-lightCar1': { lost: 1 } } },
      dice: ['assault.foot 3', 'assault.car 1'],
    },
    {
      name: 'a machine gun and a gun',
      sketch: { attacker: { d3: 'infantry, mg, gun' } },
      dice: ['assault.foot 3', 'assault.mg 1', 'assault.gun 1'],
    },
    {
      name: 'dismounted cavalry',
      sketch: {
        attacker: { d3: 'infantry, cavalry' },
        units: { 'A-cavalry1': { flags: ['dismounted'] } },
      },
      dice: ['assault.foot 3', 'assault.horse 1'],
    },
    {
      name: 'a flank',
      sketch: { squares: { d4: { facing: 'east' } } },
      dice: ['assault.foot 3', 'flank 2'],
    },
    {
      name: 'a rear',
      sketch: { squares: { d4: { facing: 'north' } } },
      dice: ['assault.foot 3', 'flank 2'],
    },
    {
      name: 'a joiner',
      sketch: { attacker: { d3: 'infantry', c4: 'infantry, infantry' } },
      joiners: ['A-infantry2', 'A-infantry3'],
      dice: ['assault.foot 3', 'joiners 2'],
    },
    {
      name: 'one support square',
      sketch: { attacker: { d3: 'infantry', d2: 'gun' } },
      dice: ['assault.foot 3', 'support 2'],
    },
    {
      name: 'three support squares',
      sketch: { attacker: { d3: 'infantry', d2: 'gun', c3: 'mg', e3: 'mg' } },
      dice: ['assault.foot 3', 'support 4'],
    },
    {
      name: 'a winning marker',
      sketch: { units: { 'A-infantry1': { flags: ['winning'] } } },
      dice: ['assault.foot 3', 'winning 2'],
    },
    {
      name: 'two winning markers',
      sketch: {
        attacker: { d3: 'infantry, infantry' },
        units: { 'A-infantry1': { flags: ['winning'] }, 'A-infantry2': { flags: ['winning'] } },
      },
      dice: ['assault.foot 6', 'winning 2'],
    },
    {
      name: 'a winning marker of one who has assaulted',
      sketch: {
        attacker: { d3: 'infantry, infantry' },
        units: { 'A-infantry2': { flags: ['winning', 'assaulted'] } },
      },
      dice: ['assault.foot 3', 'winning 2'],
    },
    {
      name: 'a fighting bonus',
      sketch: { squares: { d3: { marks: ['fighting'] } } },
      dice: ['assault.foot 3', 'fightingBonus 2'],
    },
    { name: 'a shock assault', sketch: { shock: 'd3' }, dice: ['assault.foot 3', 'shock 3'] },
    { name: 'a hill', sketch: { ground: { d4: 'hill' } }, dice: ['assault.foot 3', 'uphill -1'] },
    {
      name: 'a hill from a hill',
      sketch: { ground: { d4: 'roughHill', d3: 'hill' } },
      dice: ['assault.foot 3'],
    },
    {
      name: 'hasty defences',
      sketch: { attacker: { d3: 'infantry, infantry' }, defences: { d4: 'hasty' } },
      dice: ['assault.foot 6', 'intoHasty -2'],
    },
    {
      name: 'hasty defences from the flank',
      sketch: {
        attacker: { d3: 'infantry, infantry' },
        defences: { d4: 'hasty' },
        squares: { d4: { facing: 'west' } },
      },
      dice: ['assault.foot 6', 'flank 2', 'intoHasty -2'],
    },
    {
      name: 'hasty defences from the rear',
      sketch: {
        attacker: { d3: 'infantry, infantry' },
        defences: { d4: 'hasty' },
        squares: { d4: { facing: 'north' } },
      },
      dice: ['assault.foot 6', 'flank 2', 'intoHasty -1'],
    },
    {
      name: 'trenches',
      sketch: { attacker: { d3: 'infantry, infantry' }, defences: { d4: 'trenches' } },
      dice: ['assault.foot 6', 'intoTrenches -3'],
    },
    {
      name: 'a fort',
      sketch: { attacker: { d3: 'infantry, infantry' }, defences: { d4: 'fort' } },
      dice: ['assault.foot 6', 'intoTrenches -3'],
    },
    {
      name: 'trenches from the flank',
      sketch: {
        attacker: { d3: 'infantry, infantry' },
        defences: { d4: 'trenches' },
        squares: { d4: { facing: 'east' } },
      },
      dice: ['assault.foot 6', 'flank 2', 'intoTrenches -2'],
    },
    {
      name: 'too few',
      sketch: { defences: { d4: 'trenches' } },
      dice: ['assault.foot 3', 'intoTrenches -3', 'leastDice 2'],
    },
  ])('[SB-5.3] the assault with $name has $dice', ({ sketch, joiners = [], dice }) => {
    expect(diceOf(sketch, ...joiners).assault).toEqual(dice);
  });
});

describe('[SB-5.4]', () => {
  test.each<{ name: string; sketch: Sketch; dice: string[]; joiners?: string[] }>([
    {
      name: 'infantry and cavalry',
      sketch: { defender: { d4: 'infantry, cavalry' } },
      dice: ['target.foot 2', 'target.horse 2'],
    },
    {
      name: 'damaged infantry and cavalry',
      sketch: {
        defender: { d4: 'infantry, cavalry' },
        units: { 'D-infantry1': { lost: 4 }, 'D-cavalry1': { lost: 5 } },
      },
      dice: ['target.foot 1', 'target.horse 1'],
    },
    {
      name: 'dismounted cavalry',
      sketch: { defender: { d4: 'cavalry' }, units: { 'D-cavalry1': { flags: ['dismounted'] } } },
      dice: ['target.horse 2'],
    },
    { name: 'a machine gun', sketch: { defender: { d4: 'mg' } }, dice: ['target.mg 5'] },
    {
      name: 'a damaged machine gun',
      sketch: { defender: { d4: 'mg' }, units: { 'D-mg1': { lost: 1 } } },
      dice: ['target.mg 3'],
    },
    { name: 'guns', sketch: { defender: { d4: 'gun, mortar' } }, dice: ['target.gun 4'] },
    {
      name: 'a damaged gun',
      sketch: { defender: { d4: 'gun, gun' }, units: { 'D-gun1': { lost: 1 } } },
      dice: ['target.gun 3'],
    },
    {
      name: 'tanks',
      sketch: { defender: { d4: 'heavyTank, lightTank' } },
      dice: ['target.tank 2'],
    },
    {
      name: 'cars',
      sketch: { defender: { d4: 'armouredCar, lightCar' }, units: { 'D-lightCar1': { lost: 1 } } },
      dice: ['target.car 3'],
    },
    {
      name: 'three support squares',
      sketch: { defender: { d4: 'infantry', c4: 'gun', e4: 'mg', d5: 'gun' } },
      dice: ['target.foot 2', 'targetSupport 3'],
    },
    {
      name: 'a winning marker',
      sketch: { units: { 'D-infantry1': { flags: ['winning'] } } },
      dice: ['target.foot 2', 'winning 2'],
    },
    {
      name: 'two barrage markers',
      sketch: { defender: { d4: 'infantry, mg' }, squares: { d4: { barrage: { attacker: 2 } } } },
      dice: ['target.foot 2', 'target.mg 5', 'underBarrage -2'],
    },
    {
      name: 'more markers and gas',
      sketch: {
        defender: { d4: 'infantry, mg' },
        squares: { d4: { barrage: { attacker: 6 }, gas: 'attacker' } },
      },
      dice: ['target.foot 2', 'target.mg 5', 'underBarrage -3'],
    },
    {
      name: 'a joiner against it',
      sketch: { attacker: { d3: 'infantry', c4: 'infantry' }, defender: { d4: 'infantry, mg' } },
      joiners: ['A-infantry2'],
      dice: ['target.foot 2', 'target.mg 5', 'againstJoiners -1'],
    },
    {
      name: 'too few',
      sketch: { defender: { d4: 'lightTank' } },
      dice: ['target.tank 1', 'leastDice 1'],
    },
  ])('[SB-5.4] the target with $name has $dice', ({ sketch, joiners = [], dice }) => {
    expect(diceOf(sketch, ...joiners).target).toEqual(dice);
  });
});

describe('[SB-5.5]', () => {
  const HORSE: Sketch = { attacker: { d3: 'cavalry, infantry' }, defender: { d4: 'cavalry, mg' } };

  test.each<{ name: string; sketch: Sketch; assault: number; target: number }>([
    { name: 'in the open', sketch: {}, assault: 3, target: 2 },
    { name: 'into woods', sketch: { ground: { d4: 'woods' } }, assault: 1, target: 1 },
    { name: 'into buildings', sketch: { ground: { d4: 'buildings' } }, assault: 1, target: 1 },
    { name: 'onto a rough hill', sketch: { ground: { d4: 'roughHill' } }, assault: 1, target: 1 },
    { name: 'onto a hill', sketch: { ground: { d4: 'hill' } }, assault: 3, target: 2 },
    { name: 'into defences', sketch: { defences: { d4: 'hasty' } }, assault: 1, target: 1 },
    { name: 'out of woods', sketch: { ground: { d3: 'woods' } }, assault: 3, target: 2 },
    { name: 'out of defences', sketch: { defences: { d3: 'trenches' } }, assault: 3, target: 2 },
  ])(
    '[SB-5.5] mounted cavalry $name counts $assault and $target',
    ({ sketch, assault, target }) => {
      const dice = diceOf({ ...HORSE, ...sketch });
      expect(dice.assault).toContain(`assault.horse ${assault}`);
      expect(dice.target).toContain(`target.horse ${target}`);
    },
  );

  test('[SB-5.5] damaged cavalry counts 1 where it assaults, dismounted cavalry is not hampered as a target', () => {
    const damaged = diceOf({ ...HORSE, units: { 'A-cavalry1': { lost: 4 } } });
    expect(damaged.assault).toContain('assault.horse 1');
    const foot = {
      ...HORSE,
      defences: { d4: 'trenches' },
      units: { 'D-cavalry1': { flags: ['dismounted'] } },
    } as const;
    expect(diceOf(foot).target).toContain('target.horse 2');
  });
});

describe('[SB-5.6]', () => {
  test('[SB-5.6] each 5 is a hit, and casualties are what failed to be saved', () => {
    const g = declared({ attacker: { d3: 'infantry, infantry' } });
    const events = g.play({ type: 'stand' }, 5, 6, 4, 4, 4, 4, 4, 5, 1, 4, 4, 6, 6, 6);
    const [assault, target] = events.filter((event) => event.type === 'fightDice');
    expect([assault.hits, target.hits, assault.needs]).toEqual([2, 1, 5]);
    expect(only(events, 'fightDecided')).toMatchObject({ killed: 1, lost: 0, winner: 'attacker' });
  });

  test('[SB-5.6] both roll with what they had, whoever is destroyed', () => {
    const g = declared({
      units: { 'D-infantry1': { lost: 7 }, 'A-infantry1': { lost: 7 } },
      attacker: { d3: 'infantry', a1: 'infantry' },
      defender: { d4: 'infantry', a6: 'infantry' },
    });
    const events = g.play({ type: 'stand' }, 5, 1, 5, 1, 1, 1);
    expect(events.filter(({ type }) => type === 'lost')).toHaveLength(2);
    // As many as he took: the assault has failed, and nobody is left to suffer for it.
    expect(only(events, 'fightDecided')).toMatchObject({ killed: 1, lost: 1, winner: 'defender' });
  });
});

describe('[SB-5.7]', () => {
  /** The assault on d4 comes to so many hits, and nobody is hit in return. */
  function hitTarget(defenders: string, hits: number): Game {
    const g = declared({
      attacker: { d3: 'infantry, infantry, heavyTank' },
      defender: { d4: defenders, h6: 'infantry' },
      squares: { d3: { marks: ['fighting'] } },
    });
    const counts: Readonly<Record<string, number>> = { infantry: 2, mg: 5, gun: 2 };
    const back = defenders.split(', ').reduce((all, kind) => all + counts[kind], 0);
    const dice = Array.from({ length: 11 + back }, (_, i) => (i < hits ? 5 : 1));
    g.play({ type: 'stand' }, ...dice);
    return g;
  }

  test('[SB-5.7] the owner places the first two, the assaulter all others', () => {
    const g = hitTarget('infantry, mg, gun', 4);
    expect(g.asked).toBe('defender hits');
    g.play({ type: 'hit', unit: 'D-infantry1' });
    expect(g.asked).toBe('defender hits');
    g.play({ type: 'hit', unit: 'D-infantry1' });
    expect(g.asked).toBe('attacker hits');
    g.refuses({ type: 'hit', unit: 'D-infantry1' }, 'SB-5.7');
    g.refuses({ type: 'hit', unit: 'D-infantry2' }, 'SB-5.7');
    g.play({ type: 'hit', unit: 'D-mg1' });
    g.play({ type: 'hit', unit: 'D-mg1' }, 6, 6, 6, 6);
  });

  test('[SB-5.7] when all have two, the others go anywhere, even all on one', () => {
    const g = hitTarget('infantry, mg', 6);
    // The first four leave nothing to choose.
    expect(g.asked).toBe('attacker hits');
    g.play({ type: 'hit', unit: 'D-mg1' });
    g.play({ type: 'hit', unit: 'D-mg1' }, 6, 6, 6, 6, 6, 6);
  });

  test('[SB-5.7] units that are alike leave no choice', () => {
    const g = declared({ defender: { d4: 'infantry, infantry', h6: 'mg' } });
    const events = g.play({ type: 'stand' }, 5, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6);
    expect(events.filter(({ type }) => type === 'save')).toHaveLength(2);
  });

  test('[SB-5.7] what is proposed places all that are left of the one who is asked', () => {
    const g = hitTarget('infantry, mg, gun', 4);
    g.play({ type: 'deal' });
    expect(g.asked).toBe('attacker hits');
    const top = g.state.stack.at(-1);
    expect(top?.type === 'hits' && [top.left, top.own, top.dealt.reduce((a, b) => a + b)]).toEqual([
      2, 0, 2,
    ]);
  });

  test('[SB-5.7] for hits on the assaulter the two change places', () => {
    const g = declared({ attacker: { d3: 'infantry, mg' }, defender: { d4: 'infantry, mg' } });
    g.play({ type: 'stand' }, 1, 1, 1, 1, 5, 5, 5, 1, 1, 1, 1);
    expect(g.asked).toBe('attacker hits');
    g.play({ type: 'hit', unit: 'A-mg1' });
    g.play({ type: 'hit', unit: 'A-infantry1' });
    expect(g.asked).toBe('defender hits');
  });

  test('[SB-5.7] of shooting the owner places the first only', () => {
    const g = game({
      step: 'shooting',
      attacker: { d3: 'infantry, mg' },
      defender: { d4: 'mg' },
    });
    g.play({ type: 'shoot', from: 'd4', to: 'd3' }, 6, 6);
    expect(g.asked).toBe('attacker hits');
    g.play({ type: 'hit', unit: 'A-infantry1' });
    expect(g.asked).toBe('defender hits');
  });
});

describe('[SB-5.8]', () => {
  const WON: Sketch = {
    attacker: { d3: 'infantry, infantry' },
    defender: { d4: 'infantry, gun', h6: 'infantry' },
  };

  test('[SB-5.8] guns are lost, 3 hits fall, the target withdraws and the assaulter advances', () => {
    const g = declared(WON);
    g.play({ type: 'stand' }, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    const events = g.play({ type: 'hit', unit: 'D-infantry1' }, 1, 1, 6, 6);
    expect(events.map(({ type }) => type)).toEqual([
      'save',
      'fightDecided',
      'lost',
      'beaten',
      'save',
      'fellBack',
    ]);
    expect(only(events, 'beaten')).toMatchObject({ hits: 3, side: 'defender' });
    expect([g.where('D-infantry1'), g.casualties('D-infantry1'), g.where('D-gun1')]).toEqual([
      'd5',
      2,
      'lost',
    ]);
    g.refuses({ type: 'stay' }, 'SB-5.12');
    g.play({ type: 'advance', unit: 'A-infantry2' });
    g.play({ type: 'stay' });
    g.play({ type: 'turn', square: 'd4', face: 'north' });
    // Any infantry or cavalry of the assaulting square may have the marker.
    expect(g.offered('award').map(({ unit }) => unit)).toEqual(['A-infantry1', 'A-infantry2']);
    const given = g.play({ type: 'award', unit: 'A-infantry1' });
    expect(only(given, 'awarded').rule).toBe('SB-5.8');
    expect(g.flags('A-infantry1')).toContain('winning');
  });

  test('[SB-5.8] 6 hits if it cannot withdraw', () => {
    const g = game({ ...LINE, attacker: { d3: 'infantry', d5: 'mg', h1: 'infantry' } });
    const events = g.play(ASSAULT, 5, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6);
    expect(only(events, 'beaten').hits).toBe(6);
    expect(only(events, 'lost')).toMatchObject({ why: 'surrendered', rule: 'SB-5.11' });
  });
});

describe('[SB-5.9]', () => {
  test('[SB-5.9] with as many casualties it has failed: 3 hits on the assaulter, and nobody moves', () => {
    const g = declared({});
    const events = g.play({ type: 'stand' }, 1, 1, 1, 1, 1, 1, 4, 4);
    expect(only(events, 'beaten')).toMatchObject({ hits: 3, side: 'attacker', rule: 'SB-5.9' });
    expect([g.where('A-infantry1'), g.where('D-infantry1'), g.lost('A-infantry1')]).toEqual([
      'd3',
      'd4',
      1,
    ]);
    expect(only(events, 'awarded')).toMatchObject({ unit: 'D-infantry1', rule: 'SB-5.9' });
    expect(g.flags('D-infantry1')).toEqual(['winning']);
  });

  test('[SB-5.9] the target says who has the marker, and the hits are placed as in the fight', () => {
    const g = declared({ attacker: { d3: 'infantry, mg' }, defender: { d4: 'infantry, cavalry' } });
    g.play({ type: 'stand' }, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(g.asked).toBe('attacker hits');
    g.play({ type: 'hit', unit: 'A-mg1' });
    g.play({ type: 'hit', unit: 'A-infantry1' });
    expect(g.asked).toBe('defender hits');
    g.play({ type: 'deal' }, 6, 6, 6);
    expect(g.asked).toBe('defender award');
    g.refuses({ type: 'award', unit: 'A-infantry1' }, 'SB-5.8');
    g.play({ type: 'award', unit: 'D-cavalry1' });
    expect(g.flags('D-cavalry1')).toEqual(['winning']);
  });
});

describe('[SB-5.10]', () => {
  test('[SB-5.10] squares in the assault give no support', () => {
    const sketch: Sketch = { attacker: { d3: 'infantry', c3: 'infantry', c4: 'infantry' } };
    expect(diceOf(sketch).assault).toContain('support 2');
    // c4 is next to the target, not to d3, and joins from there.
    expect(diceOf(sketch, 'A-infantry3').assault).toEqual([
      'assault.foot 3',
      'joiners 1',
      'support 2',
    ]);
  });

  test('[SB-5.10] higher command and enemies are no support', () => {
    const { assault, target } = diceOf({
      attacker: { d3: 'infantry', d2: 'command' },
      defender: { d4: 'infantry', c3: 'mg', d5: 'command' },
    });
    expect([assault, target]).toEqual([['assault.foot 3'], ['target.foot 2']]);
  });

  test('[SB-5.10] cornerSupport: corners count too, up to four for the target', () => {
    const sketch: Sketch = {
      attacker: { d3: 'infantry', c2: 'gun' },
      defender: { d4: 'infantry', c5: 'gun', e5: 'gun', c4: 'gun', e4: 'gun', d5: 'gun' },
    };
    expect(diceOf(sketch)).toEqual({
      assault: ['assault.foot 3'],
      target: ['target.foot 2', 'targetSupport 3'],
    });
    expect(diceOf({ ...sketch, options: { cornerSupport: true } })).toEqual({
      assault: ['assault.foot 3', 'support 2'],
      target: ['target.foot 2', 'targetSupport 4'],
    });
  });

  test('[SB-5.10] the marker is lost with a fight, and by retiring', () => {
    const lost = declared({ units: { 'A-infantry1': { flags: ['winning'] } } });
    lost.play({ type: 'stand' }, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6);
    expect(lost.flags('A-infantry1')).toEqual([]);
    const fled = declared({ units: { 'D-infantry1': { flags: ['winning'] } } });
    fled.play({ type: 'retire' }, 6, 6, 6);
    expect(fled.flags('D-infantry1')).toEqual(['retired']);
  });
});

describe('[SB-5.11]', () => {
  test('[SB-5.11] it is a retire move: over own units, and off the table', () => {
    const g = declared({ defender: { d4: 'infantry', d5: 'infantry, infantry', h6: 'infantry' } });
    g.play({ type: 'retire' }, 6, 6, 6);
    expect(g.where('D-infantry1')).toBe('d6');
    const edge = game({
      ...LINE,
      attacker: { d5: 'infantry' },
      defender: { d6: 'infantry', h6: 'infantry' },
    });
    edge.play({ type: 'assault', from: 'd5', to: 'd6' });
    edge.play({ type: 'retire' }, 6, 6, 6);
    expect([edge.where('D-infantry1'), edge.lost('D-infantry1')]).toEqual(['waiting', 2]);
  });

  test('[SB-5.11] the owner says who takes the last place behind, and who leaves the table', () => {
    const g = game({
      ...LINE,
      attacker: { d4: 'infantry' },
      defender: { d5: 'reservist infantry, infantry', d6: 'infantry' },
    });
    g.play({ type: 'assault', from: 'd4', to: 'd5' });
    g.play({ type: 'retire' }, 6, 6, 6, 6);
    expect(g.asked).toBe('defender fallBack');
    const events = g.play({ type: 'fallBack', unit: 'D-infantry2' });
    expect(only(events, 'fellBack')).toMatchObject({ unit: 'D-infantry2', rule: 'SB-5.11' });
    expect([g.where('D-infantry1'), g.where('D-infantry2')]).toEqual(['waiting', 'd6']);
    expect(g.where('A-infantry1')).toBe('d5');
  });

  test('[SB-5.11] units that withdrew do not shoot this turn', () => {
    const g = game({
      step: 'shooting',
      attacker: { d3: 'infantry' },
      defender: { d4: 'gun, mg' },
      units: { 'D-gun1': { flags: ['retired'] } },
    });
    const events = g.play({ type: 'shoot', from: 'd4', to: 'd3' }, 1, 1);
    expect(reasonsIn(only(events, 'volley'))).toEqual(['shot.mg 2']);
  });
});

describe('[SB-5.12]', () => {
  test('[SB-5.12] infantry or cavalry goes first, others may follow, guns never do', () => {
    const g = declared({
      attacker: { d3: 'infantry, infantry, mg, gun' },
      defender: { d4: 'infantry', h6: 'mg' },
    });
    g.play({ type: 'retire' }, 6, 6, 6);
    expect(g.offered('advance').map(({ unit }) => unit)).toEqual(['A-infantry1', 'A-infantry2']);
    g.refuses({ type: 'advance', unit: 'A-mg1' }, 'SB-5.12');
    g.play({ type: 'advance', unit: 'A-infantry1' });
    expect(g.offered('advance').map(({ unit }) => unit)).toEqual(['A-infantry2', 'A-mg1']);
    g.refuses({ type: 'advance', unit: 'A-gun1' }, 'SB-5.12');
    g.play({ type: 'stay' });
    expect(g.where('A-infantry2')).toBe('d3');
  });

  test('[SB-5.12] there is no exit roll, and joiners stay where they are', () => {
    const g = declared(
      {
        ground: { d3: 'woods' },
        attacker: { d3: 'infantry', c4: 'infantry' },
        defender: { d4: 'infantry', h6: 'mg' },
      },
      'A-infantry2',
    );
    const events = g.play({ type: 'retire' }, 6, 6, 6);
    expect(only(events, 'advanced').unit).toBe('A-infantry1');
    expect(g.where('A-infantry2')).toBe('c4');
  });

  test('[SB-5.12] a target that is wiped out has lost, if assaulting infantry or cavalry survives', () => {
    const g = declared({
      defender: { d4: 'mg', h6: 'mg' },
      units: { 'D-mg1': { lost: 1 } },
    });
    const events = g.play({ type: 'stand' }, 5, 1, 1, 5, 5, 1, 1, 1, 1);
    expect(only(events, 'fightDecided')).toMatchObject({ killed: 1, lost: 2, winner: 'attacker' });
    expect(g.where('A-infantry1')).toBe('d4');
  });

  test('[SB-5.12] if none of the main square is left, nobody advances', () => {
    const g = declared(
      {
        attacker: { d3: 'infantry', c4: 'infantry' },
        defender: { d4: 'infantry', h6: 'mg' },
        units: { 'A-infantry1': { lost: 7 } },
      },
      'A-infantry2',
    );
    g.play({ type: 'stand' }, 5, 5, 5, 1, 1, 1);
    const events = g.play({ type: 'hit', unit: 'A-infantry1' }, 1, 6, 6, 6);
    expect(only(events, 'fightDecided').winner).toBe('attacker');
    expect([g.where('A-infantry1'), g.where('D-infantry1'), g.where('A-infantry2')]).toEqual([
      'lost',
      'd5',
      'c4',
    ]);
  });
});

test('[SB-5.13] where there is no infantry or cavalry, no marker is given', () => {
  const g = declared({ defender: { d4: 'mg', h6: 'infantry' } });
  const events = g.play({ type: 'stand' }, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6);
  expect(events.some(({ type }) => type === 'awarded')).toBe(false);
  expect(only(events, 'fightDecided').winner).toBe('defender');
});
