import { join } from 'node:path';
import { cardKeys, message, render } from '@sandtable/kernel';
import { refusalProblems } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { squareBashing } from '../src/ruleset.ts';
import { DEVIATIONS, GAS_ROLLS, LOSS_REASONS } from '../src/state/events.ts';
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
    'A hit on d3 from the shooting: where do you place it? So far infantry A1 has none and machine gun A1 has none.',
  );
});

test('hits say what they come from', () => {
  const whence = (g: Game): string => {
    const [decision] = squareBashing.pending(g.state).decisions;
    const asked = render(squareBashing.ask(g.state, decision), squareBashing.catalogue);
    return asked.replace(/:.*/, '');
  };
  const line = { attacker: { d3: 'infantry, mg' }, defender: { d4: 'infantry, mg' } };
  const fought = game({ ...line, step: 'assaults' });
  fought.play({ type: 'assault', from: 'd3', to: 'd4' });
  fought.play({ type: 'stand' }, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
  expect(whence(fought)).toBe('A hit on d4 from the fight');
  const gone = game({ ...line, step: 'assaults' });
  gone.play({ type: 'assault', from: 'd3', to: 'd4' });
  gone.play({ type: 'retire' });
  expect(whence(gone)).toBe('2 hits on d4 for giving way');
});

test('a roll without dice is told as such', () => {
  const told = squareBashing.tell({
    type: 'moraleTest',
    rule: 'SB-3.1',
    square: 'd3',
    dice: [],
    needs: 4,
    fails: 0,
    reasons: [],
  });
  expect(told.with?.['dice']).toEqual(message('event.noDice'));
});
