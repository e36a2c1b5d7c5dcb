import { seededDice, SETTING } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { destroy } from '../src/rules/10-combat/losses.ts';
import { pubBattles } from '../src/ruleset.ts';
import { PLACES } from '../src/state/state.ts';
import { armies, endTurn, NEXT } from './support/evening.ts';
import { game, only, told, type Game } from './support/game.ts';
import { moving, type CommandSketch, type PieceSketch, type Sketch } from './support/sketch.ts';

type Pieces = Readonly<Record<string, PieceSketch>>;

/** Red has six blocks of infantry besides what it has lost: no rout. */
const STEADY: Pieces = Object.fromEntries(
  [0, 1, 2, 3, 4, 5].map((i) => [`Steady ${i}`, ['regular', 4000 + 3000 * i, 9000, 0]]),
);

/** The last turn of the first day is over. */
function dusk(red: Pieces = {}, blue: Pieces = {}, more: Sketch = {}): Game {
  const g = game(armies({ ...STEADY, ...red }, blue, { turn: 8, ...more }));
  endTurn(g);
  return g;
}

function stayBoth(g: Game, ...dice: readonly number[]): void {
  g.playAs('red', { type: 'remain' });
  g.playAs('blue', { type: 'remain' }, ...dice);
}

const FELL: PieceSketch = ['cavalry', 'destroyed'];

test('[PB-12.5] at nightfall both are asked at the same time', () => {
  const g = dusk();
  expect(g.asked).toBe('red nightfall, blue nightfall');
  for (const side of ['red', 'blue']) {
    expect(g.movesOf(side)).toEqual([{ type: 'remain' }, { type: 'retire' }]);
  }
  g.survives();
  g.playAs('blue', { type: 'remain' });
  expect(g.asked).toBe('red nightfall');
  g.survives();
  g.refuses({ type: 'retire' }, 'PB-3.1 otherSide', 'blue');
});

test('[PB-12.5] nobody sees what the other has chosen before he has chosen himself', () => {
  const after = (type: 'remain' | 'retire'): string[] => {
    const g = dusk();
    const events = g.playAs('red', { type });
    return ['blue', 'spectator'].map((viewer) =>
      JSON.stringify([
        events.map((event) => pubBattles.redact(event, viewer)),
        pubBattles.view(g.state, viewer),
        pubBattles.pending(g.state),
      ]),
    );
  };
  expect(after('retire')).toEqual(after('remain'));
  const g = dusk();
  g.playAs('red', { type: 'retire' });
  expect(pubBattles.view(g.state, 'red').stack[0]).toMatchObject({ chosen: [2, 0] });
  expect(pubBattles.view(g.state, 'blue').stack[0]).toMatchObject({ chosen: [1, 0] });
});

test('[PB-12.5] if both stay there is a night turn, and then another day', () => {
  const g = dusk();
  g.playAs('red', { type: 'remain' });
  const events = g.playAs('blue', { type: 'remain' }, NEXT);
  expect(only(events, 'revealed').stays).toEqual(['red', 'blue']);
  expect(told(events)).toContain('PB-12.6 nightBegan');
  expect([g.state.day, g.state.turn, g.asked]).toEqual([1, 9, 'red alter']);
});

test('[PB-12.5] who withdraws loses, whatever the points, which are compared as they are', () => {
  for (const first of ['red', 'blue']) {
    const g = dusk({ Fell: FELL }, {});
    g.playAs(first, { type: first === 'red' ? 'remain' : 'retire' });
    const second = first === 'red' ? 'blue' : 'red';
    const events = g.playAs(second, { type: second === 'red' ? 'remain' : 'retire' });
    expect(only(events, 'revealed').stays).toEqual(['red']);
    expect([g.result, g.state.outcome?.rule]).toEqual(['red 0 6', 'PB-12.5']);
  }
  const g = dusk({ Fell: FELL }, {});
  g.playAs('red', { type: 'retire' });
  g.playAs('blue', { type: 'remain' });
  expect(g.result).toBe('blue 0 6');
});

test('[PB-12.5] if both withdraw, points decide', () => {
  const g = dusk({ Fell: FELL }, {});
  g.playAs('red', { type: 'retire' });
  g.playAs('blue', { type: 'retire' });
  expect(g.result).toBe('blue 0 6');
  const even = dusk();
  even.playAs('red', { type: 'retire' });
  even.playAs('blue', { type: 'retire' });
  expect(even.result).toBe('nobody 0 0');
});

test('[PB-12.6] two detachments and two regulars are lost: one of each comes back', () => {
  const g = dusk({
    'Rifles 1': ['detachment', 'destroyed'],
    'Rifles 2': ['detachment', 'destroyed'],
    'Foot 1': ['regular', 'destroyed'],
    'Foot 2': ['regular', 'destroyed'],
  });
  stayBoth(g);
  expect(g.asked).toBe('red recover');
  expect(g.offered('recover').map(({ piece }) => piece)).toEqual([
    'Rifles 1',
    'Rifles 2',
    'Foot 1',
    'Foot 2',
  ]);
  g.survives();
  const events = g.play({ type: 'recover', piece: 'Foot 2' });
  expect(told(events)).toEqual(['PB-12.6 recovered']);
  g.refuses({ type: 'recover', piece: 'Foot 1' }, 'PB-12.6 noneLeft');
  g.refuses({ type: 'recover', piece: 'Foot 2' }, 'PB-12.6 notDestroyed');
  g.refuses({ type: 'recover', piece: 'Blue horse' }, 'PB-12.6 notDestroyed');
  g.survives();
  g.play({ type: 'recover', piece: 'Rifles 1' }, NEXT);
  expect([g.all('gone'), g.all('destroyed')]).toEqual([['Rifles 2', 'Foot 1'], []]);
});

test('[PB-12.6] they come back Fresh, near their HQ, as blocks that the enemy does not know', () => {
  const g = dusk(
    { Foot: ['regular', 'destroyed'] },
    {},
    { red: [{ name: 'Far', hq: [30_000, 9000, 0] }] },
  );
  stayBoth(g);
  g.play({ type: 'recover', piece: 'Foot' }, NEXT);
  expect(g.marks('Foot')).toEqual(['fallen']);
  const [x, y] = g.at('Foot');
  expect(Math.hypot(x - 500, y - 500)).toBeLessThan(2500);
});

test('[PB-12.6] half is rounded up, in each of the two groups', () => {
  const lost = (kind: 'regular' | 'detachment', count: number): Pieces =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`${kind} ${i}`, [kind, 'destroyed']]),
    );
  for (const [count, back] of [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ]) {
    for (const kind of ['regular', 'detachment'] as const) {
      const g = dusk(lost(kind, count));
      stayBoth(g);
      for (let i = 1; i < back; i++) g.play(g.offered('recover')[0]);
      expect(g.asked).toBe('red recover');
      g.play(g.offered('recover')[0], NEXT);
      expect(g.asked).toBe('red alter');
      expect(g.all('gone').length).toBe(count - back);
    }
  }
});

test('[PB-12.6] both sides, Red first; who has lost nothing is not asked', () => {
  const g = dusk({ Fell: FELL }, { 'Blue fell': FELL });
  stayBoth(g);
  expect(g.asked).toBe('red recover');
  g.play({ type: 'recover', piece: 'Fell' });
  expect(g.asked).toBe('blue recover');
  g.play({ type: 'recover', piece: 'Blue fell' }, NEXT);
  const blue = dusk({}, { 'Blue fell': FELL });
  stayBoth(blue);
  expect(blue.asked).toBe('blue recover');
});

test('[PB-12.6] what was lost for good in an earlier night does not come back', () => {
  const g = dusk({ Old: ['regular', 'gone'], Foot: ['regular', 'destroyed'] }, {}, { days: 3 });
  stayBoth(g);
  expect(g.offered('recover')).toEqual([{ type: 'recover', piece: 'Foot' }]);
});

test('[PB-12.6] nobody comes back whose HQ is not on the map', () => {
  const g = dusk(
    {},
    {},
    {
      red: [
        {
          name: 'Late',
          arrives: 14,
          entry: [0, 9000],
          facing: 90,
          pieces: { 'Late 1': ['detachment', 'destroyed'] },
        },
      ],
    },
  );
  stayBoth(g, NEXT);
  expect(g.place('Late 1')).toBe('gone');
});

test('[PB-12.6, PB-8.3] who comes back may see an HQ that nobody saw, and what it hides', () => {
  // A little beyond what Blue's second HQ sees; who comes back does so behind it, and sees farther.
  const watcher: CommandSketch = {
    name: 'Watcher',
    hq: [37_000, 24_363, 0],
    pieces: { Secret: ['regular', 'reserve'] },
  };
  const g = dusk(
    {},
    {},
    {
      red: [watcher],
      blue: [
        {
          hq: [37_000, 30_000, 0],
          pieces: {
            Fell: ['regular', 'destroyed'],
            Foot: ['regular', 30_000, 38_000, 0],
            Feet: ['regular', 27_000, 38_000, 0],
          },
        },
      ],
    },
  );
  stayBoth(g);
  expect(g.place('Secret')).toBe('reserve');
  const events = g.play({ type: 'recover', piece: 'Fell' }, NEXT);
  expect(told(events).slice(0, 2)).toEqual(['PB-12.6 recovered', 'PB-8.3 appeared']);
});

const NIGHT: Sketch = { turn: 9, stack: moving('Red 1') };

test('[PB-12.6] at night nobody attacks', () => {
  const at = (turn: number): Game =>
    game(
      armies(
        { A: ['regular', 2000, 2000, 0] },
        { X: ['regular', 2000, 5000, 180] },
        { ...NIGHT, turn },
      ),
    );
  const attack = (g: Game) =>
    ({ type: 'attack', piece: g.tag('A'), target: g.tag('X'), edge: 'front', aside: 0 }) as const;
  const day = at(8);
  day.allows(attack(day));
  const night = at(9);
  night.refuses(attack(night), 'PB-12.6 noAttackAtNight');
  night.play({ type: 'stand', piece: night.tag('Red 1') });
  expect(night.choices).not.toContain('attack');
});

test('[PB-12.6] at night nobody bombards', () => {
  const at = (turn: number): Game =>
    game(
      armies(
        { Guns: ['artillery', 20_000, 15_000, 0] },
        { X: ['regular', 20_000, 19_000, 180] },
        { ...NIGHT, turn },
      ),
    );
  const fire = (g: Game) =>
    ({ type: 'bombard', piece: g.tag('Guns'), target: g.tag('X') }) as const;
  const day = at(8);
  day.allows(fire(day));
  const night = at(9);
  night.refuses(fire(night), 'PB-12.6 noBombardAtNight');
});

test('[PB-12.6] at night nobody moves to within a third of a Foot move of the enemy', () => {
  const g = game(
    armies(
      { A: ['cavalry', 20_000, 15_000, 0] },
      // It has its back turned, so that its field of fire is in nobody's way.
      { X: ['cavalry', 20_000, 20_000, 0] },
      NIGHT,
    ),
  );
  const to = (y: number) =>
    ({ type: 'march', piece: g.tag('A'), to: [20_000, y], facing: 0 }) as const;
  // Blocks are 375 deep: what counts is how far they are apart.
  g.refuses(to(20_000 - 375 - 1749), 'PB-12.6 nearAtNight');
  g.allows(to(20_000 - 375 - 1752));
});

test('[PB-12.6] who is nearer at nightfall may go away, and may stay', () => {
  const g = game(
    armies(
      { A: ['cavalry', 20_000, 19_000, 0] },
      { X: ['cavalry', 20_000, 20_000, 0] },
      { ...NIGHT, stack: moving('Red 1', { inRange: [] }) },
    ),
  );
  const to = (y: number) =>
    ({ type: 'march', piece: g.tag('A'), to: [20_000, y], facing: 0 }) as const;
  g.refuses(to(19_100), 'PB-12.6 nearAtNight');
  g.allows(to(18_900));
  g.allows({ type: 'stand', piece: g.tag('A') });
});

test('[PB-12.6, PB-11.4] nobody is driven out of a field of fire at night, and the next day begins', () => {
  const g = game(
    armies(
      { A: ['regular', 20_000, 19_000, 180, 'moved'] },
      { X: ['regular', 20_000, 20_000, 180] },
      NIGHT,
    ),
  );
  const events = endTurn(g, NEXT);
  expect(g.at('A')).toEqual([20_000, 19_000]);
  expect([g.state.day, g.state.turn]).toEqual([2, 1]);
  expect(told(events)).toContain('PB-1.2 turnBegan');
});

test('[PB-12.6] points are for what stays destroyed: who comes back is not counted', () => {
  const g = dusk({ Fell: FELL }, {});
  stayBoth(g);
  g.play({ type: 'recover', piece: 'Fell' }, NEXT);
  expect(g.all('destroyed')).toEqual([]);
  const lost = dusk({ 'Fell 1': FELL, 'Fell 2': FELL }, {});
  stayBoth(lost);
  lost.play({ type: 'recover', piece: 'Fell 1' }, NEXT);
  expect(lost.all('gone')).toEqual(['Fell 2']);
});

test('[PB-12.6] the enemy is told how many came back, not which', () => {
  const after = (name: string): Game => {
    const g = dusk({
      One: ['regular', 'destroyed'],
      Two: ['elite', 'destroyed'],
      Scouts: ['detachment', 'destroyed'],
    });
    stayBoth(g);
    g.play({ type: 'recover', piece: 'Scouts' });
    g.play({ type: 'recover', piece: name }, NEXT);
    return g;
  };
  const [one, two] = [after('One'), after('Two')];
  const view = pubBattles.view(one.state, 'blue');
  expect(pubBattles.view(two.state, 'blue')).toEqual(view);
  expect(view.fallen.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'One regular',
    'Scouts detachment',
    'Two elite',
  ]);
  expect(view.gone[0]).toEqual({ detachments: 0, others: 1 });
  // What he can be sure of is worth as much as the cheapest of them.
  const status = (g: Game): unknown => pubBattles.scene(pubBattles.view(g.state, 'blue')).status;
  expect(status(two)).toEqual(status(one));
  // A world that looks so has as many who are not back, and who it is the dice say.
  const gone = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const world = pubBattles.imagine(view, 'blue', seededDice(seed));
    const lost = world[SETTING].army.pieces.filter(
      (_, piece) => PLACES[world.place[piece]] === 'gone',
    );
    gone.add(lost.map(({ name }) => name).join());
    expect(pubBattles.view(world, 'blue')).toEqual(view);
  }
  expect([...gone].toSorted()).toEqual(['One', 'Two']);
});

test('[PB-12.6] who is destroyed again after a night is seen to have been back', () => {
  const g = dusk({ One: ['regular', 'destroyed'], Two: ['elite', 'destroyed'] });
  stayBoth(g);
  g.play({ type: 'recover', piece: 'Two' }, NEXT);
  destroy(g.state, g.number('Two'), 'PB-10.5', undefined);
  const view = pubBattles.view(g.state, 'blue');
  expect(view.fallen.map(({ name }) => name)).toEqual(['One']);
  expect(view.pieces.some(({ name }) => name === 'Two')).toBe(true);
});

test('[PB-12.6, PB-4.4] they come back outside of buildings, Fresh', () => {
  const outline = [
    [17_000, 8000],
    [23_000, 8000],
    [23_000, 12_000],
    [17_000, 12_000],
  ] as const;
  const g = game({
    map: { towns: [{ name: 'Town', outline }] },
    turn: 9,
    red: [
      { name: 'Ney', hq: [20_000, 10_000, 0], pieces: { A: ['regular', 'destroyed', 'fallen'] } },
    ],
    stack: [{ type: 'recover', side: 'red', detachments: 0, others: 1 }],
  });
  g.play({ type: 'recover', piece: 'A' }, 1);
  const [x, y] = g.at('A');
  expect(x <= 17_000 || x >= 23_000 || y <= 8000 || y >= 12_000).toBe(true);
  expect(g.is('A', 'spent')).toBe(false);
});
