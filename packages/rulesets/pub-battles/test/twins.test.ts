import { ScriptedDice, SETTING, toldTo } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { PubEvent, Ref } from '../src/state/events.ts';
import type { PubMove } from '../src/state/moves.ts';
import type { Kind } from '../src/rules/tables.ts';
import { pubBattles } from '../src/ruleset.ts';
import { box } from './support/fight.ts';
import { viewOf } from './support/fog.ts';
import { game, told, type Game } from './support/game.ts';
import { ARMY, HQ } from './support/samples.ts';
import {
  moving,
  type CommandSketch,
  type PieceSketch,
  type Sketch,
  type Stand,
} from './support/sketch.ts';

/** Two worlds that look alike to Red, and differ in what he may not know. */
type Twins = readonly [Game, Game];

function twins(sketch: (isOther: boolean) => Sketch): Twins {
  const [one, other] = [game(sketch(false)), game(sketch(true))];
  expect(viewOf(one, 'red')).toEqual(viewOf(other, 'red'));
  return [one, other];
}

/** Red is told the same in both. */
function playsAlike([one, other]: Twins, move: PubMove, ...dice: readonly number[]): void {
  const [a, b] = [one, other].map((g) => {
    const scripted = new ScriptedDice(dice);
    const events: unknown[] = [];
    g.allows(move);
    pubBattles.play(g.state, g.side, move, scripted, (event) => {
      events.push(toldTo(pubBattles, event, 'red') ?? null);
    });
    scripted.finish();
    return {
      events: events.filter((event) => event !== null),
      asked: g.asked,
      view: viewOf(g, 'red'),
    };
  });
  expect(a).toEqual(b);
}

const NEY: CommandSketch = {
  name: 'Ney',
  hq: [20_000, 15_000, 0],
  pieces: { A: ['regular', 20_000, 20_000, 0], Idle: ['regular', 36_000, 3000, 0] },
};

/** Two Blue lines before A: either may be the first of the order of battle. */
function lines(isOther: boolean, left: PieceSketch, right: PieceSketch): CommandSketch {
  const [X, Y] = isOther ? [right, left] : [left, right];
  return { name: 'Hill', pieces: { X, Y } };
}

test('[PB-5.2, PB-5.3] the order of battle of two hidden blocks does not say why a march is refused', () => {
  const worlds = twins((isOther) => ({
    red: [NEY],
    blue: [lines(isOther, ['regular', 19_500, 21_600, 180], ['regular', 22_000, 21_600, 180])],
  }));
  for (const g of worlds) {
    g.refuses(
      { type: 'march', piece: g.tag('A'), to: [20_750, 20_300], facing: 0 },
      'PB-5.2 inField',
    );
  }
});

test('[PB-6.2, PB-12.6] nor does it at night', () => {
  const worlds = twins((isOther) => ({
    turn: 9,
    red: [NEY],
    blue: [lines(isOther, ['regular', 20_000, 23_000, 180], ['regular', 22_400, 22_800, 180])],
  }));
  for (const g of worlds) {
    const to = [20_000, 22_625] as const;
    g.refuses({ type: 'march', piece: g.tag('A'), to, facing: 0 }, 'PB-6.2 mustAttack');
  }
});

test('[PB-7.1, PB-7.4] in fog guns may fire at a small block, be it baggage or not', () => {
  const worlds = twins((isOther) => {
    const [near, far]: [PieceSketch, PieceSketch] = [
      [isOther ? 'train' : 'detachment', 20_000, 24_500, 180],
      [isOther ? 'detachment' : 'train', 30_000, 36_000, 180],
    ];
    return {
      weather: { fog: [1] },
      red: [{ ...NEY, pieces: { ...NEY.pieces, A: ['artillery', 20_000, 20_000, 0] } }],
      blue: [{ name: 'Hill', pieces: isOther ? { X: far, Y: near } : { X: near, Y: far } }],
    };
  });
  expect(worlds[0].moves).toEqual(worlds[1].moves);
  const [g] = worlds;
  playsAlike(worlds, { type: 'bombard', piece: g.tag('A'), target: g.tag('X') }, 1, 1, 3);
});

test('[PB-7.1] nothing happens to baggage that is hit unseen', () => {
  const g = game({
    weather: { fog: [1] },
    red: [{ ...NEY, pieces: { ...NEY.pieces, A: ['artillery', 20_000, 20_000, 0] } }],
    blue: [{ name: 'Hill', pieces: { T: ['train', 20_000, 24_500, 180] } }],
  });
  const events = g.play({ type: 'bombard', piece: g.tag('A'), target: g.tag('T') }, 6, 6, 6);
  expect(told(events)).toEqual(['PB-7.1 bombarded']);
  expect([g.at('T'), g.marks('T')]).toEqual([[20_000, 24_500], []]);
});

test('[PB-7.1, PB-8.4] nobody comes out of reserve behind a piece that cannot be driven back', () => {
  const g = game({
    weather: { fog: [1] },
    red: [{ ...NEY, pieces: { ...NEY.pieces, A: ['artillery', 20_000, 20_000, 0] } }],
    blue: [
      {
        name: 'Hill',
        hq: [20_000, 24_400, 180],
        pieces: { X: ['regular', 20_000, 24_000, 180], Hidden: ['regular', 'reserve'] },
      },
    ],
    map: {
      rivers: [
        {
          line: [
            [0, 24_850],
            [40_000, 24_850],
          ],
          width: 100,
          bridges: [],
          fords: [],
        },
      ],
    },
  });
  const move = { type: 'bombard', piece: g.tag('A'), target: g.tag('X') } as const;
  expect(told(g.play(move, 5, 5, 5))).toEqual(['PB-7.1 bombarded', 'PB-10.5 becameSpent']);
  expect([g.place('Hidden'), g.at('X')]).toEqual(['reserve', [20_000, 24_000]]);
});

/** Two Commands of Blue's, either of which may have the HQ to the left. */
function commands(isOther: boolean, left: Stand, right: Stand, hides?: Kind): CommandSketch[] {
  const [hill, picton] = isOther ? [right, left] : [left, right];
  return [
    { name: 'Hill', hq: hill, pieces: hides ? { H: [hides, 'reserve'] } : {} },
    { name: 'Picton', hq: picton, pieces: hides ? { P: [hides, 'reserve'] } : {} },
    { name: 'Far', hq: [36_000, 38_000, 180], pieces: { Z: ['regular', 36_000, 36_000, 180] } },
  ];
}

test('[PB-8.3, PB-3.2] two HQs that are unmasked at once do not show which is whose', () => {
  const worlds = twins((isOther) => ({
    red: [NEY],
    blue: commands(isOther, [18_000, 26_000, 180], [22_000, 26_000, 180], 'regular'),
  }));
  const [{ state }] = worlds;
  expect(state[SETTING].army.commands[1].name).toBe('Hill');
  playsAlike(worlds, { type: 'march', piece: 'R2', to: [20_000, 21_500], facing: 0 });
});

test('[PB-2.4, PB-3.2] nor do two that an attacker pushes back, or an own piece that retreats', () => {
  const pushed = twins((isOther) => ({
    red: [NEY],
    blue: commands(isOther, [19_700, 23_000, 180], [20_300, 23_000, 180]),
  }));
  playsAlike(pushed, { type: 'march', piece: 'R2', to: [20_000, 23_000], facing: 0 });
  const shifted = twins((isOther) => ({
    red: [NEY],
    blue: [
      ...commands(isOther, [19_800, 22_125, 180], [20_180, 22_125, 180]),
      { name: 'Near', pieces: { X: ['regular', 20_000, 20_375, 180, 'spent'] } },
    ],
    contacts: [{ attacker: 'A', defender: 'X', edge: 'front' }],
  }));
  playsAlike(shifted, { type: 'end' }, 4, 1, 1, 1, 1, 1, 1);
});

test('[PB-8.4, PB-3.2] nor do two behind a lead that both hide a support', () => {
  const worlds = twins((isOther) => ({
    red: [NEY],
    map: { woods: [box(15_000, 20_600, 25_000, 25_000)] },
    blue: [
      ...commands(isOther, [19_300, 20_760, 180], [20_700, 20_760, 180], 'detachment'),
      { name: 'Near', pieces: { X: ['regular', 20_000, 20_375, 180, 'spent'] } },
    ],
    contacts: [{ attacker: 'A', defender: 'X', edge: 'front' }],
  }));
  playsAlike(worlds, { type: 'end' }, 5, 1, 1, 1, 1, 1);
  expect(worlds.map(({ asked }) => asked)).toEqual(['blue relieve', 'blue relieve']);
});

test('[PB-3.2, PB-8.1] a move does not end by itself: whether an HQ hides somebody is not told', () => {
  const worlds = twins((isOther) => ({
    red: [NEY],
    blue: [
      {
        name: 'Hill',
        hq: [20_000, 34_000, 180, 'moved'],
        pieces: {
          X: ['regular', 20_000, 32_000, 180],
          Hidden: ['regular', isOther ? 'reserve' : 'due'],
        },
      },
      { name: 'Late', arrives: 8, entry: [20_000, 40_000], facing: 180 },
    ],
    stack: moving('Hill'),
  }));
  const [alone, hiding] = worlds;
  playsAlike(worlds, { type: 'march', piece: alone.tag('X'), to: [20_000, 31_000], facing: 180 });
  expect([alone.asked, alone.moves]).toEqual(['blue order', [{ type: 'end' }]]);
  expect(hiding.offered('stand')).not.toEqual([]);
  playsAlike(worlds, { type: 'end' }, 1);
});

test('[PB-3.2] nor how many there are in the Command that moves', () => {
  const worlds = twins((isOther) => ({
    red: [NEY],
    blue: [
      {
        name: 'Hill',
        hq: [20_000, 34_000, 180, 'moved'],
        pieces: { X: ['regular', 20_000, 32_000, 180], Y: ['regular', 23_000, 32_000, 180] },
      },
      {
        name: 'Picton',
        hq: [26_000, 34_000, 180, 'moved'],
        pieces: { Z: ['regular', 26_000, 32_000, 180] },
      },
    ],
    pool: [isOther ? 'Hill' : 'Picton'],
    stack: moving(isOther ? 'Picton' : 'Hill'),
  }));
  const last = worlds.map((g, i) => {
    const events = g.play({ type: 'stand', piece: g.tag(['X', 'Z'][i]) });
    return { events, asked: g.asked, view: viewOf(g, 'red') };
  });
  expect(last[0]).toEqual(last[1]);
});

test('[PB-3.6, PB-3.2] for whom an army commander rolls is not told', () => {
  const event = (hq: Ref): PubEvent => ({
    type: 'jumped',
    rule: 'PB-3.4',
    side: ARMY.side,
    by: ARMY,
    hq,
    rating: 3,
    success: true,
    dice: [2],
  });
  const other: Ref = { ...HQ, tag: 'R9', name: 'Howard' };
  const [one, two] = [event(HQ), event(other)].map((each) => pubBattles.redact(each, 'blue'));
  expect(one).toEqual(two);
  expect(one).toMatchObject({ by: { tag: ARMY.tag }, hq: null });
  expect(pubBattles.redact(event(HQ), 'red')).toEqual(event(HQ));
  // Who rolls for himself is seen to.
  expect(pubBattles.redact({ ...event(HQ), by: HQ } as PubEvent, 'blue')).toMatchObject({
    hq: { tag: HQ.tag },
  });
});

test('[PB-10.2, PB-11.2] a lead is asked, be baggage in its way back or a detachment', () => {
  const worlds = twins((isOther) => {
    const [near, far]: [PieceSketch, PieceSketch] = [
      [isOther ? 'train' : 'detachment', 20_000, 22_125, 180],
      [isOther ? 'detachment' : 'train', 30_000, 36_000, 180],
    ];
    const X: PieceSketch = ['regular', 20_000, 20_375, 180];
    return {
      red: [
        {
          ...NEY,
          pieces: {
            A: ['regular', 20_000, 20_000, 0],
            Left: ['regular', 18_500, 21_200, 0],
            Right: ['regular', 21_500, 21_200, 0],
          },
        },
      ],
      blue: [{ name: 'Hill', pieces: isOther ? { X, D: far, T: near } : { X, D: near, T: far } }],
      map: {
        woods: [box(15_000, 20_600, 25_000, 25_000)],
        rivers: [
          {
            line: [
              [0, 22_450],
              [40_000, 22_450],
            ],
            width: 100,
            bridges: [],
            fords: [],
          },
        ],
      },
      contacts: [{ attacker: 'A', defender: 'X', edge: 'front' }],
    };
  });
  playsAlike(worlds, { type: 'end' }, 1, 1, 1, 1, 1, 1);
  expect(worlds.map(({ choices }) => choices)).toEqual([['stay', 'retreat'], ['stay']]);
});

test('[PB-6.4, PB-8.4] guns are asked, be there a reserve behind them or not', () => {
  const worlds = twins((isOther) => ({
    red: [NEY],
    map: { woods: [box(15_000, 20_000, 25_000, 25_000)] },
    blue: [
      {
        name: 'Hill',
        hq: [20_000, 20_775, 180],
        pieces: {
          G: ['artillery', 20_000, 20_375, 180],
          Z: ['regular', 36_000, 36_000, 180],
          Hidden: ['regular', isOther ? 'reserve' : 'due'],
        },
      },
      { name: 'Late', arrives: 8, entry: [20_000, 40_000], facing: 180 },
    ],
    contacts: [{ attacker: 'A', defender: 'G', edge: 'front' }],
  }));
  playsAlike(worlds, { type: 'end' }, 1, 1, 1, 1, 1, 1);
  const [alone, supported] = worlds;
  expect([alone.asked, alone.choices]).toEqual(['blue stand', ['stay']]);
  alone.refuses({ type: 'retreat' }, 'PB-6.4 pinnedDown');
  expect(supported.choices).toEqual(['stay', 'retreat']);
  playsAlike(worlds, { type: 'stay' });
});
