import { describe, expect, test } from 'vitest';
import { game, only, reasonsIn, withOnes, type Game, type Sketch } from './support/game.ts';

/** The defender's units in d6 may shoot at what stands in a square of the attacker. */
function ready(shooters: string, at: string, more: Sketch = {}): Game {
  return game({
    step: 'shooting',
    attacker: { [at]: 'infantry' },
    defender: { d6: shooters },
    ...more,
  });
}

function canShoot(g: Game, to: string): boolean {
  return g.asked === 'defender shooting' && g.offers({ type: 'shoot', from: 'd6', to });
}

describe('[SB-6.1]', () => {
  test.each([
    { kind: 'infantry', range: 1 },
    { kind: 'mg', range: 1 },
    { kind: 'armouredCar', range: 1 },
    { kind: 'lightCar', range: 1 },
    { kind: 'mortar', range: 2 },
    { kind: 'mountainGun', range: 2 },
    { kind: 'gun', range: 4 },
    { kind: 'cavalry', range: 0 },
    { kind: 'lightTank', range: 0 },
    { kind: 'heavyTank', range: 0 },
    { kind: 'command', range: 0 },
  ])('[SB-6.1] $kind shoots $range squares', ({ kind, range }) => {
    const reached = [1, 2, 3, 4, 5].filter((steps) => {
      const more = { defender: { d6: kind, a6: 'infantry' } };
      return canShoot(ready(kind, `d${6 - steps}`, more), `d${6 - steps}`);
    });
    expect(reached.length).toBe(range);
  });

  test('[SB-6.1] dismounted cavalry shoots 1 square', () => {
    const units = { 'D-cavalry1': { flags: ['dismounted'] } } as const;
    // One die, and one fewer: with infantry beside it there is one.
    expect(canShoot(ready('cavalry, infantry', 'd5', { units }), 'd5')).toBe(true);
    expect(canShoot(ready('cavalry, infantry', 'd4', { units }), 'd4')).toBe(false);
  });

  test('[SB-6.1] range counts steps by sides, and further it is refused', () => {
    const g = ready('gun, infantry', 'f5', { attacker: { f5: 'infantry', d5: 'infantry' } });
    expect(g.offers({ type: 'shoot', from: 'd6', to: 'f5' })).toBe(true);
    const far = ready('gun, infantry', 'g4', { attacker: { g4: 'infantry', d5: 'infantry' } });
    far.refuses({ type: 'shoot', from: 'd6', to: 'g4' }, 'SB-6.1');
  });
});

describe('[SB-6.2]', () => {
  test.each<{ shooters: string; dice: string[]; units?: Sketch['units'] }>([
    { shooters: 'infantry', dice: ['shot.foot 1'] },
    { shooters: 'infantry, infantry', dice: ['shot.foot 2'] },
    { shooters: 'armouredCar', dice: ['shot.car 1'] },
    { shooters: 'mg', dice: ['shot.mg 2'] },
    { shooters: 'mg', dice: ['shot.mg 1'], units: { 'D-mg1': { lost: 1 } } },
    { shooters: 'gun', dice: ['shot.gun 3'] },
    { shooters: 'gun, mortar', dice: ['shot.gun 6'] },
    { shooters: 'gun', dice: ['shot.gun 1'], units: { 'D-gun1': { lost: 1 } } },
    { shooters: 'infantry', dice: ['shot.foot 1'], units: { 'D-infantry1': { lost: 5 } } },
    {
      shooters: 'professional infantry, professional infantry',
      dice: ['shot.foot 2', 'professional 1'],
    },
    { shooters: 'professional mg', dice: ['shot.mg 2'] },
    { shooters: 'reservist infantry, mg', dice: ['shot.foot 1', 'shot.mg 2', 'poorShots -1'] },
    {
      shooters: 'cavalry, mg',
      dice: ['shot.horse 1', 'shot.mg 2', 'poorShots -1'],
      units: { 'D-cavalry1': { flags: ['dismounted'] } },
    },
    {
      shooters: 'professional infantry, reservist infantry',
      dice: ['shot.foot 2', 'professional 1', 'poorShots -1'],
    },
  ])('[SB-6.2] $shooters shoot with $dice', ({ shooters, dice, units }) => {
    const g = ready(shooters, 'd5', { ...(units && { units }) });
    const count = dice.reduce((sum, each) => sum + Number(each.split(' ')[1]), 0);
    const events = g.play(
      { type: 'shoot', from: 'd6', to: 'd5' },
      ...Array.from({ length: count }, () => 5),
    );
    expect(reasonsIn(only(events, 'volley'))).toEqual(dice);
    expect(only(events, 'volley')).toMatchObject({ needs: 6, hits: 0 });
  });

  test('[SB-6.2] each 6 is a hit', () => {
    const events = ready('mg', 'd5').play({ type: 'shoot', from: 'd6', to: 'd5' }, 6, 6, 4, 3);
    expect(only(events, 'volley').hits).toBe(2);
    expect(only(events, 'save').failed).toBe(1);
  });

  test('[SB-6.2] a square without dice does not shoot', () => {
    const g = ready('reservist infantry', 'd5', {
      defender: { d6: 'reservist infantry', h6: 'gun' },
      attacker: { d5: 'infantry', h5: 'infantry' },
    });
    g.refuses({ type: 'shoot', from: 'd6', to: 'd5' }, 'SB-6.2');
  });
});

describe('[SB-6.3]', () => {
  test.each<{ name: string; more: Sketch; sees: boolean }>([
    { name: 'nothing between', more: {}, sees: true },
    { name: 'woods between', more: { ground: { d5: 'woods' } }, sees: false },
    { name: 'buildings between', more: { ground: { d5: 'buildings' } }, sees: false },
    { name: 'a hill between', more: { ground: { d5: 'hill' } }, sees: false },
    { name: 'a rough hill between', more: { ground: { d5: 'roughHill' } }, sees: false },
    {
      name: 'a barrage between',
      more: { squares: { d5: { barrage: { attacker: 1 } } } },
      sees: false,
    },
    { name: 'gas between', more: { squares: { d5: { gas: 'attacker' } } }, sees: false },
    { name: 'units between', more: { attacker: { d4: 'infantry', d5: 'infantry' } }, sees: true },
    { name: 'woods at both ends', more: { ground: { d6: 'woods', d4: 'woods' } }, sees: true },
    { name: 'woods seen from a hill', more: { ground: { d6: 'hill', d5: 'woods' } }, sees: true },
    { name: 'a hill seen from a hill', more: { ground: { d6: 'hill', d5: 'hill' } }, sees: false },
    {
      name: 'a barrage on the shooter',
      more: { squares: { d6: { barrage: { attacker: 1 } } } },
      sees: false,
    },
    {
      name: 'a barrage on the target',
      more: { squares: { d4: { barrage: { defender: 1 } } } },
      sees: false,
    },
  ])('[SB-6.3] guns at two squares with $name: $sees', ({ more, sees }) => {
    expect(canShoot(ready('gun', 'd4', more), 'd4')).toBe(sees);
  });

  test('[SB-6.3] some shortest path must be free, not all of them', () => {
    expect(canShoot(ready('gun', 'e5', { ground: { d5: 'woods' } }), 'e5')).toBe(true);
    expect(canShoot(ready('gun', 'e5', { ground: { d5: 'woods', e6: 'woods' } }), 'e5')).toBe(
      false,
    );
    expect(canShoot(ready('gun', 'f5', { ground: { e6: 'woods', d5: 'woods' } }), 'f5')).toBe(
      false,
    );
    expect(canShoot(ready('gun', 'f5', { ground: { e6: 'woods' } }), 'f5')).toBe(true);
  });

  test('[SB-6.3] mortars and mountain guns shoot over scenery, but not across a barrage', () => {
    for (const kind of ['mortar', 'mountainGun']) {
      expect(canShoot(ready(kind, 'd4', { ground: { d5: 'woods' } }), 'd4')).toBe(true);
      expect(
        canShoot(ready(kind, 'd4', { squares: { d5: { barrage: { attacker: 1 } } } }), 'd4'),
      ).toBe(false);
    }
  });

  test('[SB-6.3] a square shoots once, at one target, and units out of range add nothing', () => {
    const g = ready('gun, infantry', 'd4', { attacker: { d4: 'infantry', d3: 'infantry' } });
    const events = g.play({ type: 'shoot', from: 'd6', to: 'd4' }, 1, 1, 1);
    expect(reasonsIn(only(events, 'volley'))).toEqual(['shot.gun 3']);
    expect(g.asked).not.toBe('defender shooting');
  });

  test('[SB-6.3] an empty square is no target, and nobody is no shooter', () => {
    const g = ready('gun', 'd4', { attacker: { d4: 'infantry' } });
    g.refuses({ type: 'shoot', from: 'd6', to: 'd5' }, 'SB-6.3');
    g.refuses({ type: 'shoot', from: 'c6', to: 'd4' }, 'SB-6.2');
  });
});

test('[SB-6.2] only professional infantry shoots better', () => {
  const dice = (words: string): string[] => {
    const g = game({ step: 'shooting', attacker: { d3: 'infantry' }, defender: { d4: words } });
    return reasonsIn(only(withOnes(g, { type: 'shoot', from: 'd4', to: 'd3' }), 'volley'));
  };
  expect(dice('professional mg, infantry')).toEqual(['shot.foot 1', 'shot.mg 2']);
  expect(dice('professional infantry')).toEqual(['shot.foot 1', 'professional 1']);
});

test('[SB-6.3] some shortest path must be free, whichever way it goes', () => {
  const WAYS = [
    ['c3', 'b2', 'd4', 'c4', 'b4', 'd3', 'd2'],
    ['e3', 'f2', 'd4', 'e4', 'f4', 'd3', 'd2'],
    ['c5', 'b6', 'd4', 'c4', 'b4', 'd5', 'd6'],
    ['e5', 'f6', 'd4', 'e4', 'f4', 'd5', 'd6'],
  ] as const;
  for (const [middle, target, from, side, corner, along, end] of WAYS) {
    const sees = (...hidden: readonly string[]): boolean => {
      const g = game({
        step: 'shooting',
        ground: Object.fromEntries(hidden.map((square) => [square, 'woods' as const])),
        attacker: { [target]: 'infantry', [middle]: 'command' },
        defender: { [from]: 'gun', h6: 'mg' },
      });
      return g.asked === 'defender shooting' && g.offers({ type: 'shoot', from, to: target });
    };
    expect(sees(), target).toBe(true);
    // By either corner, or by the middle with one step on each side of it.
    expect(sees(middle), target).toBe(true);
    expect(sees(middle, side), target).toBe(true);
    expect(sees(middle, along), target).toBe(true);
    expect(sees(middle, corner), target).toBe(true);
    expect(sees(corner, end), target).toBe(true);
    expect(sees(side, end), target).toBe(true);
    expect(sees(middle, corner, end), target).toBe(false);
    expect(sees(side, along), target).toBe(false);
  }
});
