import { join } from 'node:path';
import { cardKeys, message, render, renderBriefly } from '@sandtable/kernel';
import { refusalProblems } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { squareBashing } from '../src/ruleset.ts';
import { DEVIATIONS, GAS_ROLLS, LOSS_REASONS, type SquareEvent } from '../src/state/events.ts';
import { FLAGS, MARKS } from '../src/state/state.ts';
import { ASSETS, GROUNDS, KINDS, ORDERS, SIDES } from '../src/rules/tables.ts';
import { game, type Game } from './support/game.ts';

const { texts } = squareBashing.catalogue;

test('no text is empty, and every gap is written as one', () => {
  for (const [key, text] of Object.entries(texts)) {
    // Open ground is the board itself, so nothing is written on it.
    expect(text === '', key).toBe(key === 'short.open');
    expect(text.replaceAll(/\{\w+(?::[^{}|]*\|[^{}|]*)?\}/g, ''), key).not.toMatch(/[{}|]/);
  }
});

test('there are words for everything that is pointed at by a key', () => {
  const keys = [
    ...squareBashing.rulebook.flatMap(cardKeys),
    ...SIDES.map((side) => `side.${side}`),
    ...KINDS.flatMap((kind) => [`kind.${kind}`, `unit.${kind}`]),
    ...GROUNDS.map((ground) => `ground.${ground}`),
    ...ASSETS.map((asset) => `asset.${asset}`),
    ...ORDERS.map((order) => `order.${order}`),
    ...FLAGS.map((flag) => `mark.${flag}`),
    ...MARKS.map((mark) => `marker.${mark}`),
    ...LOSS_REASONS.map((why) => `event.lost.${why}`),
    ...[...GAS_ROLLS, 'lost'].map((how) => `event.gasRolled.${how}`),
    ...[...DEVIATIONS, 'lost'].map((how) => `event.shellsFell.${how}`),
  ];
  expect(keys.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
});

test('every refusal cites a rule of the book and has a sentence, and no sentence is left over', () => {
  expect(refusalProblems(squareBashing, join(import.meta.dirname, '..', 'src'))).toEqual([]);
});

test('choices are told with the scores that they need', () => {
  const g = game({
    ground: { d2: 'woods' },
    attacker: { d2: 'infantry' },
  });
  const said = (move: Parameters<typeof squareBashing.label>[1]): string =>
    render(squareBashing.label(g.state, move), squareBashing.catalogue);
  expect(said({ type: 'march', unit: 'A-infantry1', to: 'd3' })).toBe(
    'infantry A1 to d3 (leaves on 3+)',
  );
  expect(said({ type: 'extra', unit: 'A-infantry1', to: 'd3' })).toBe(
    'infantry A1 to d3 by its extra square',
  );
});

test('a placement of hits is proposed in words, and what has been placed is told', () => {
  const g = game({ step: 'shooting', attacker: { d3: 'infantry, mg' }, defender: { d4: 'mg' } });
  g.play({ type: 'shoot', from: 'd4', to: 'd3' }, 6, 6);
  const { catalogue } = squareBashing;
  expect(render(squareBashing.label(g.state, { type: 'deal' }), catalogue)).toBe(
    'As proposed: 1 on infantry A1',
  );
  const [decision] = squareBashing.pending(g.state).decisions;
  expect(render(squareBashing.ask(g.state, decision), catalogue)).toBe(
    'One hit on d3 from the shooting. Where do you place it? So far infantry A1 has none and machine gun A1 has none.',
  );
});

test('hits say what they come from', () => {
  const whence = (g: Game): string => {
    const [decision] = squareBashing.pending(g.state).decisions;
    const asked = render(squareBashing.ask(g.state, decision), squareBashing.catalogue);
    return asked.replace(/\. .*/, '');
  };
  const line = { attacker: { d3: 'infantry, mg' }, defender: { d4: 'infantry, mg' } };
  const fought = game({ ...line, step: 'assaults' });
  fought.play({ type: 'assault', from: 'd3', to: 'd4' });
  fought.play({ type: 'stand' }, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
  expect(whence(fought)).toBe('One hit on d4 from the fight');
  const gone = game({ ...line, step: 'assaults' });
  gone.play({ type: 'assault', from: 'd3', to: 'd4' });
  gone.play({ type: 'retire' });
  expect(whence(gone)).toBe('2 hits on d4 for giving way');
});

test('a roll without dice is told as such', () => {
  const told = squareBashing.tell({
    type: 'moraleTest',
    rule: 'SB-3.1',
    side: 'attacker',
    square: 'd3',
    dice: [],
    needs: 4,
    fails: 0,
    reasons: [],
  });
  expect(told.with?.['dice']).toEqual(message('event.noDice'));
});

const told = (event: SquareEvent): string =>
  render(squareBashing.tell(event), squareBashing.catalogue);

test.each<{ event: SquareEvent; words: string }>([
  {
    event: { type: 'deployed', rule: 'SB-11.1', unit: 'A-mg1', square: 'd1' },
    words: 'machine gun A1 deploys in d1.',
  },
  {
    event: {
      type: 'gasRolled',
      rule: 'SB-2.1',
      side: 'attacker',
      square: 'd3',
      dice: [1],
      how: 'disperses',
      to: null,
    },
    words: 'The gas in d3 disperses (1).',
  },
  {
    event: {
      type: 'gasRolled',
      rule: 'SB-2.1',
      side: 'attacker',
      square: 'd6',
      dice: [3],
      how: 'forward',
      to: null,
    },
    words: 'The gas in d6 drifts off the board (3).',
  },
  {
    event: {
      type: 'gasRolled',
      rule: 'SB-2.1',
      side: 'attacker',
      square: 'd3',
      dice: [3],
      how: 'forward',
      to: 'd4',
    },
    words: 'The gas in d3 drifts forward to d4 (3).',
  },
  {
    event: {
      type: 'shellsFell',
      rule: 'SB-8.5',
      side: 'attacker',
      artillery: 'good',
      asset: 'gas',
      aimed: 'd3',
      dice: [2],
      how: 'on',
      square: 'd3',
    },
    words: 'Aimed at d3, the shells are on target (2).',
  },
  {
    event: {
      type: 'shellsFell',
      rule: 'SB-8.5',
      side: 'attacker',
      artillery: 'good',
      asset: 'gas',
      aimed: 'd6',
      dice: [6],
      how: 'over',
      square: null,
    },
    words: 'Aimed at d6, the shells fall off the board (6).',
  },
  {
    event: {
      type: 'barrageRolled',
      rule: 'SB-8.3',
      side: 'attacker',
      square: 'd3',
      dice: [3],
      needs: 3,
      to: 'd4',
      success: true,
    },
    words: 'The barrage walks on from d3 to d4: 3, needing 3+.',
  },
  {
    event: {
      type: 'barrageRolled',
      rule: 'SB-8.3',
      side: 'attacker',
      square: 'd6',
      dice: [3],
      needs: 3,
      to: null,
      success: true,
    },
    words: 'The barrage walks off the board from d6: 3, needing 3+.',
  },
  {
    event: {
      type: 'barrageRolled',
      rule: 'SB-8.3',
      side: 'attacker',
      square: 'd3',
      dice: [2],
      needs: 3,
      to: null,
      success: false,
    },
    words: 'The barrage goes no further than d3: 2, needing 3+.',
  },
  {
    event: {
      type: 'moraleTest',
      rule: 'SB-3.1',
      side: 'attacker',
      square: 'd3',
      dice: [1, 2],
      needs: 4,
      fails: 0,
      reasons: [
        { rule: 'SB-3.1', key: 'casualties', count: 3 },
        { rule: 'SB-3.1', key: 'professional', count: -1 },
      ],
    },
    words:
      'Morale of d3: 1 2 (3 for casualties and −1 for professionals), failing on 4+. None fails.',
  },
  {
    event: {
      type: 'moraleTest',
      rule: 'SB-3.1',
      side: 'attacker',
      square: 'd3',
      dice: [4],
      needs: 4,
      fails: 1,
      reasons: [],
    },
    words: 'Morale of d3: 4 (no dice), failing on 4+. One fails.',
  },
  {
    event: { type: 'displaced', rule: 'SB-1.5', unit: 'A-command1', square: 'd1' },
    words: 'higher command A1 flees to d1.',
  },
  {
    event: { type: 'displaced', rule: 'SB-1.5', unit: 'A-command1', square: null },
    words: 'higher command A1 has nowhere to flee to.',
  },
  {
    event: {
      type: 'save',
      rule: 'SB-7.1',
      side: 'attacker',
      strength: 2,
      unit: 'A-mg1',
      dice: [4],
      needs: 3,
      reasons: [],
      failed: 0,
      lost: 0,
    },
    words: 'machine gun A1 saves: 4, needing 3+ (no dice).',
  },
  {
    event: { type: 'ended', rule: 'SB-11.2', winner: null, decisive: false },
    words: 'The game is a draw.',
  },
  {
    event: { type: 'ended', rule: 'SB-11.2', winner: 'attacker', decisive: false },
    words: 'The attacker wins.',
  },
  {
    event: { type: 'ended', rule: 'SB-11.2', winner: 'attacker', decisive: true },
    words: 'The attacker wins decisively.',
  },
  {
    event: {
      type: 'save',
      rule: 'SB-7.1',
      side: 'attacker',
      strength: 2,
      unit: 'A-mg1',
      dice: [1],
      needs: 3,
      reasons: [],
      failed: 1,
      lost: 1,
    },
    words: 'machine gun A1 loses half a base: 1, needing 3+ (no dice).',
  },
  {
    event: {
      type: 'save',
      rule: 'SB-7.1',
      side: 'attacker',
      strength: 2,
      unit: 'A-mg1',
      dice: [1],
      needs: 3,
      reasons: [],
      failed: 1,
      lost: 0,
    },
    words: 'machine gun A1 has nothing left to lose: 1, needing 3+ (no dice).',
  },
  {
    event: { type: 'scored', rule: 'SB-11.2', side: 'attacker', points: 0, reasons: [] },
    words: 'The attacker has no points.',
  },
])('an event is told: $words', ({ event, words }) => {
  expect(told(event)).toBe(words);
});

test('[SB-11.2] of the points that add up to a score none is left out where there is little room', () => {
  const event: SquareEvent = {
    type: 'scored',
    rule: 'SB-11.2',
    side: 'attacker',
    points: 12,
    reasons: [
      { rule: 'SB-11.2', key: 'objectives', count: 5 },
      { rule: 'SB-11.2', key: 'destroyed', count: 4 },
      { rule: 'SB-11.2', key: 'breakthrough', count: 3 },
    ],
  };
  expect(renderBriefly(squareBashing.tell(event), squareBashing.catalogue, 2)).toBe(
    render(squareBashing.tell(event), squareBashing.catalogue),
  );
});

test('choices have the words of what they are about', () => {
  const said = (
    g: ReturnType<typeof game>,
    move: Parameters<typeof squareBashing.label>[1],
  ): string => render(squareBashing.label(g.state, move), squareBashing.catalogue);
  const asset = game({ step: 'asset', assets: { gas: 1 }, attacker: { d3: 'infantry' } });
  expect(said(asset, { type: 'asset', asset: 'gas' })).toBe('Roll for your gas (4+)');
  const order = game({ step: 'command', attacker: { d3: 'infantry, command', h1: 'infantry' } });
  expect(said(order, { type: 'order', square: 'd3', order: 'hold' })).toBe(
    'd3: hold the line (3+)',
  );
  expect(said(order, { type: 'order', square: 'h1', order: 'drive' })).toBe('h1: drive on (4+)');
  const march = game({ attacker: { d3: 'infantry' } });
  expect(said(march, { type: 'march', unit: 'A-infantry1', to: 'd4' })).toBe('infantry A1 to d4');
  expect(said(march, { type: 'turn', square: 'd3', face: 'east' })).toBe('d3 faces east');
  const storm = game({
    step: 'assaults',
    ground: { d4: 'woods' },
    attacker: { d3: 'infantry' },
    defender: { d4: 'infantry, mg', h6: 'mg' },
  });
  expect(said(storm, { type: 'endAssaults' })).toBe('No more assaults');
  storm.play({ type: 'assault', from: 'd3', to: 'd4' });
  expect(said(storm, { type: 'retire' })).toBe('Retire (2 hits)');
  storm.play({ type: 'stand' }, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1);
  // An MG in woods saves as anywhere, but infantry there is in cover.
  expect(said(storm, { type: 'hit', unit: 'D-infantry1' })).toBe('Hit infantry D1 (saves on 3+)');
  storm.play({ type: 'hit', unit: 'D-mg1' });
  expect(said(storm, { type: 'deal' })).toMatch(/^As proposed: 1 on (infantry|machine gun) D1$/u);
});
