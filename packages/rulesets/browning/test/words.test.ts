import { join } from 'node:path';
import { message, render, type Message } from '@sandtable/kernel';
import { refusalProblems } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { EDGES } from '../src/state/edges.ts';
import { flow } from '../src/rules/flow.ts';
import { browning } from '../src/ruleset.ts';
import {
  FEATURES,
  LEADER_ACTIONS,
  LEADERS,
  QUALITIES,
  SIDES,
  WEAPONS,
} from '../src/rules/tables.ts';
import { acting, game, picking, type Game } from './support/game.ts';
import { row, type Sketch } from './support/sketch.ts';

const { texts } = browning.catalogue;

/** A message in words, or a failed test where a key is missing or a gap was left unfilled. */
function inWords(text: Message): string {
  expect(texts[text.key], text.key).toBeTypeOf('string');
  const words = render(text, browning.catalogue);
  expect(words).not.toMatch(/[{}|]|undefined|NaN|null|\[object/);
  return words;
}

test('no text is empty, and every gap is written as one', () => {
  for (const [key, text] of Object.entries(texts)) {
    expect(text, key).not.toBe('');
    expect(text.replaceAll(/\{\w+(?::[^{}|]+\|[^{}|]+)?\}/g, ''), key).not.toMatch(/[{}|]/);
  }
});

test('there are words for everything that is pointed at by a key', () => {
  const keys = [
    ...SIDES.map((side) => `side.${side}`),
    ...WEAPONS.map((weapon) => `kind.${weapon}`),
    ...LEADERS.map((leader) => `kind.${leader}`),
    ...QUALITIES.map((quality) => `quality.${quality}`),
    ...FEATURES.map((feature) => `terrain.${feature}`),
    ...EDGES.map((edge) => `edge.${edge}`),
    ...flow.types.filter((frame) => frame !== 'result').map((frame) => `ask.${frame}`),
    'ask.result.pinned',
    'ask.result.scattered',
    'ask.pick.leader',
    ...LEADER_ACTIONS.flatMap((action) => [`move.lead.${action}`, `event.led.${action}`]),
    ...browning.options.flatMap(({ id, values }) => [
      `option.${id}`,
      ...values.map((value) => `option.${id}.${value}`),
    ]),
    ...browning.rulebook.map(({ id }) => `section.${id.slice(0, id.indexOf('.'))}`),
    'measure.pinned',
    'measure.scattered',
    'ruleset.title',
    'ruleset.about',
    'ruleset.facts',
  ];
  for (const key of keys) expect(texts[key], key).toBeTypeOf('string');
});

test('every refusal cites a rule of the book and has words, and no words are left over', () => {
  const sources = join(import.meta.dirname, '..', 'src');
  expect(refusalProblems(browning, sources)).toEqual([]);
});

test('every rule has a card, in the order of the book', () => {
  const numbers = browning.rulebook.map(({ id }) => id.replace('BB-', '').split('.').map(Number));
  const sorted = numbers.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  expect(numbers).toEqual(sorted);
  expect(numbers.length).toBe(40);
  expect(new Set(numbers.map(String)).size).toBe(40);
});

const FACING: Sketch = {
  teams: { A1: { at: row(1000, 1000, 4), quality: 'elite' }, D1: row(1000, 2000, 4) },
  leaders: { 'Lt Harris': '1' },
};

const asked = (g: Game): string => {
  const [decision] = browning.pending(g.state).decisions;
  return inWords(browning.ask(browning.view(g.state, g.side), decision));
};

test('an activation in questions, choices and lines of the log', () => {
  const g = game({ ...FACING, figures: { 'A1-4': 'pinned' } });
  const choices = (): string[] => g.moves.map((move) => inWords(browning.label(g.state, move)));
  const lines = (...played: Parameters<Game['play']>): string[] =>
    g.play(...played).map((event) => inWords(browning.tell(event)));

  expect(asked(g)).toBe('Who acts? Up to 2 in this pick.');
  expect(choices()).toEqual(['A1 (elite, 4 figures)', 'Lt Harris rallies']);
  expect(lines({ type: 'activate', team: 'A1' })).toEqual(['A1 is activated.']);
  expect(asked(g)).toBe('Where does the leader of A1 go?');
  expect(choices()[0]).toBe('The leader next to A1-1: one pinned man in reach, at 10″, 10″');
  expect(lines({ type: 'place', at: [1000, 1000] }, 2)).toEqual([
    'A1 has a control of 3 (2 rolled and 1 for an elite team).',
  ]);
  expect(asked(g)).toBe('Whom do you rally? 3 points of control left.');
  expect(choices()).toEqual(['Rally rifleman A1-4', 'Done rallying']);
  expect(lines({ type: 'rally', figure: 'A1-4' }, 5)).toEqual(['A1-4 is rallied: 5.']);
  expect(asked(g)).toBe('Does A1 move?');
  expect(lines({ type: 'advance' }, 1, 4)).toEqual(['A1 may move 4″ in the open, 1″ elsewhere.']);
  expect(asked(g)).toBe('Where does A1 move? 4″ in the open, 1″ elsewhere.');
  expect(choices().at(-1)).toBe('Nobody moves');
  expect(lines({ type: 'walk', figure: 'A1-1', path: [[1000, 1025]] })).toEqual(['A1-1 moves.']);
  expect(choices().at(-1)).toBe('Nobody else moves');
  g.play({ type: 'halt' });
  expect(asked(g)).toBe('Where does A1 fire?');
  expect(choices()).toEqual([
    'Fire at D1-1 and 3 more (4 firing, incidental cover), around 11″, 20″',
    'Fire at D1-2 and 2 more (4 firing, limited cover), around 13.6″, 17″',
    'Fire at D1-3 and one more (4 firing, limited cover), around 14.2″, 17″',
    'Fire at D1-4 (4 firing, limited cover), around 14.8″, 17″',
    'Hold fire',
  ]);
  expect(lines({ type: 'fire', at: [1200, 2200] }, 2)).toEqual([
    'A1 fires with 4 at 4 targets: 2 against 1 (2 rolled and −1 for incidental cover). One point over.',
    'D1-1 is pinned.',
    'A1 is done.',
  ]);
});

test('one of a thing is said as one', () => {
  const g = game({
    ...FACING,
    teams: { A1: [[1000, 1000]], D1: [[1000, 2000]] },
    stack: acting('fire', 'A1'),
  });
  expect(inWords(browning.label(g.state, g.moves[0]))).toBe(
    'Fire at D1-1 (1 firing, scattered fire), around 10″, 20″',
  );
  const [fire] = g.play({ type: 'fire', at: [1000, 2000] }, 6, 1);
  expect(inWords(browning.tell(fire))).toBe('A1 fires scattered shots with 1: 6 1. One is pinned.');
});

test('places are told as they are typed, so that no two choices are called alike', () => {
  const g = game(FACING);
  const told = (x: number, y: number): string =>
    inWords(browning.label(g.state, { type: 'place', at: [x, y] }));
  expect(told(1012, 1013)).toBe('The leader next to A1-1: nobody to rally, at 10.12″, 10.13″');
  expect(told(0, 4790)).toBe('The leader next to D1-1: nobody to rally, at 0″, 47.9″');
});

test('where somebody goes is told by how far, which way and what is there', () => {
  const g = game({ ...FACING, features: [['wall', [1200, 1200], [1200, 1600]]] });
  const told = (to: readonly [number, number]): string =>
    inWords(browning.label(g.state, { type: 'march', figure: 'A1-1', to }));
  expect(told([1000, 1300])).toMatch(/^The team moves 3″ north; A1-1 ends in the open/);
  expect(told([1150, 1300])).toMatch(/^The team moves 3\.4″ north-east; A1-1 ends at a wall/);
});

test('a choice that no list has is put into words all the same', () => {
  const g = game(FACING);
  expect(inWords(browning.label(g.state, { type: 'activate', team: 'Z9' }))).toMatch(/^Z9/);
  expect(inWords(browning.label(g.state, { type: 'fire', at: [300, 300] }))).toMatch(/^Fire/);
  expect(inWords(browning.label(g.state, { type: 'rally', figure: 'Z9' }))).toMatch(/Z9$/);
  expect(inWords(message('event.ended.draw'))).toBe('The game is a draw.');
});

test('[BB-5.4] scattered fire that finds everybody pinned pins nobody', () => {
  const told = (figures: NonNullable<Sketch['figures']>): string => {
    const g = game({
      teams: { A1: [[1000, 1000]], D1: row(1000, 2000, 2), E1: row(4000, 4000, 2) },
      figures,
      stack: acting('fire', 'A1'),
    });
    const [fire] = g.play({ type: 'fire', at: [1000, 2000] }, 6, 6);
    return inWords(browning.tell(fire)).replace(/.*: 6 6\. /, '');
  };
  expect(told({})).toBe('2 are pinned.');
  expect(told({ 'D1-1': 'pinned' })).toBe('One is pinned.');
  expect(told({ 'D1-1': 'pinned', 'D1-2': 'pinned' })).toBe('Everybody is pinned already.');
});

test('[BB-5.10] what befalls the one who is chosen is said', () => {
  const g = game({
    teams: { A1: row(1000, 1000, 4), D1: row(1000, 1600, 4), E1: row(4000, 4000, 2) },
    stack: acting('fire', 'A1'),
  });
  g.play({ type: 'fire', at: [1000, 1600] }, 2, 2);
  expect(asked(g)).toBe('Which of these is pinned? They are equally close.');
  g.play({ type: 'choose', figure: 'D1-1' });
  expect(asked(g)).toBe('Which of these scatters? They are equally close.');
});

test('[BB-2.3] what declining comes to is said', () => {
  const labels = (sketch: Partial<Sketch>): string | undefined => {
    const g = game({ ...FACING, done: ['A1'], leaders: { Harris: '1', Brandt: '2' }, ...sketch });
    const rest = g.moves.find(({ type }) => type === 'rest');
    return rest && inWords(browning.label(g.state, rest));
  };
  expect(labels({})).toBe(
    'Nobody this pick (you are asked again, unless the other side declines too)',
  );
  const card = { ...picking('attacker', 1), called: ['Harris'] };
  expect(
    labels({ options: { activation: 'cards' }, leaderCards: [{ name: 'Harris' }], stack: [card] }),
  ).toBe('Nobody (the card comes again once somebody else has acted)');
  expect(labels({ done: ['A1', 'D1'], leadersDone: ['Brandt'] })).toBe('Nobody: end the turn');
  expect(labels({ stack: [{ ...picking('attacker'), declines: 1 }] })).toBe('Nobody: end the turn');
  const acted = { ...picking('attacker', 1), taken: ['A1'] };
  expect(labels({ stack: [acted] })).toBe('Nobody else this pick');
});

test('[BB-8.3] those who can come back are not said to have come', () => {
  const told = (back: number): string =>
    inWords(
      browning.tell({
        type: 'regrouped',
        rule: 'BB-8.3',
        side: 'attacker',
        leader: 'Harris',
        dice: [back],
        tried: 3,
        back,
      }),
    );
  expect(told(1)).toBe('Harris looks for 3 figures: 1. One can come back.');
  expect(told(2)).toBe('Harris looks for 3 figures: 2. 2 can come back.');
});

test('[BB-8.3] a figure goes by the weapon of the team it belongs to', () => {
  const g = game({
    teams: {
      A1: row(1000, 1000, 3),
      B1: { at: row(1500, 1000, 3), weapon: 'lmg' },
      D1: row(1000, 3500, 3),
    },
    leaders: { Harris: '1' },
    figures: { 'B1-3': 'scattered' },
  });
  const words = (): string => inWords(browning.label(g.state, { type: 'choose', figure: 'B1-3' }));
  g.play({ type: 'lead', leader: 'Harris', action: 'regroup' });
  g.play({ type: 'gather', figure: 'B1-3' });
  expect(words()).toBe('LMG man B1-3');
  g.play({ type: 'regroup' }, 1);
  g.play({ type: 'bring', figure: 'B1-3', team: 'A1', at: [1000, 1100] });
  expect(words()).toBe('rifleman B1-3');
  const piece = browning.scene(g.state).pieces.find(({ id }) => id === 'B1-3');
  expect(piece && inWords(piece.label)).toBe('rifleman B1-3');
});

test('no two choices of a march are called alike', () => {
  const g = game({
    teams: { A1: row(1003, 1007, 6), D1: row(1000, 3500, 1) },
    features: [
      ['wall', [900, 1200], [1300, 1190]],
      ['hedge', [900, 1210], [1300, 1205]],
    ],
    stack: acting('march', 'A1', { high: 5, low: 3 }),
  });
  const labels = g.moves.map((move) => inWords(browning.label(g.state, move)));
  expect(new Set(labels).size).toBe(labels.length);
});

test('[BB-2.2] by cards nobody is said to pick first', () => {
  const told = (side: 'attacker' | null): string =>
    inWords(browning.tell({ type: 'turnBegan', rule: 'BB-9.2', turn: 2, side }));
  expect(told('attacker')).toBe('Turn 2: the attacker picks first.');
  expect(told(null)).toBe('Turn 2: the cards are shuffled.');
});
