import { ambush } from '@sandtable/testkit';
import { describe, expect, test } from 'vitest';
import { KERNEL_ENGLISH } from '../src/english.ts';
import { message, type Catalogue } from '../src/message.ts';
import type { Move } from '../src/ruleset.ts';
import { asSentence, describeProblems, problemTexts, Words } from '../src/words.ts';

const OWN: Catalogue = {
  language: 'en',
  form: (count) => (count === 1 ? 0 : 1),
  texts: { 'button.go': 'Go on, {side}', 'undo.nothing': 'Nothing there.', 'move.stand': 'wait' },
};
const words = new Words(ambush, OWN);

describe('the words of a game', () => {
  test('are those of the kernel, of the client and of the ruleset, the later ones first', () => {
    expect(words.text('undo.dice')).toBe(KERNEL_ENGLISH.texts['undo.dice']);
    expect(words.text('undo.nothing')).toBe('Nothing there.');
    expect(words.text('button.go', { side: message('side.red') })).toBe('Go on, Red');
    expect(words.render(message('move.stand'))).toBe('stand');
  });

  test('name a thing of the ruleset, or leave it as it is', () => {
    expect(words.side('blue')).toBe('Blue');
    expect(words.word('kind', 'party')).toBe('party');
    expect(words.sideFirst('green')).toBe('Green');
  });

  test('have an article for sides that are called by their role, and none for names', () => {
    expect(words.the('red')).toBe('Red');
    expect(words.theFirst('red')).toBe('Red');
    const { 'side.the': _, ...texts } = ambush.catalogue.texts;
    const roles = { ...texts, 'side.red': 'attacker', 'side.blue': 'defender' };
    const named = { ...ambush, catalogue: { ...ambush.catalogue, texts: roles } };
    const byRole = new Words(named, OWN);
    expect(byRole.the('red')).toBe('the attacker');
    expect(byRole.theFirst('blue')).toBe('The defender');
    expect(byRole.sideFirst('blue')).toBe('Defender');
    const won = { winner: 'blue', scores: { red: 1, blue: 3 }, rule: 'AM-8' };
    expect(byRole.result(won)).toBe('The defender wins, 3 to 1.');
    expect(byRole.result({ ...won, rule: 'resignation' })).toBe(
      'The attacker gives up, so the defender wins.',
    );
    expect(byRole.decided('red', 'hidden')).toBe('The attacker decides something in secret.');
  });

  test('name a scenario in its own words, or in those of the catalogue', () => {
    const [stream] = ambush.scenarios;
    expect(words.battle(stream)).toEqual({ title: 'The stream' });
    expect(words.battle({ ...stream, title: 'Mine', setting: 'Here.' })).toEqual({
      title: 'Mine',
      setting: 'Here.',
    });
    expect(words.battle({ ...stream, id: 'nowhere' })).toEqual({ title: 'nowhere' });
    expect(words.battle({ ...stream, title: 'The stream', isOwn: true })).toEqual({
      title: 'A position of their own: The stream',
    });
    expect(words.battle({ ...stream, id: 'position', isOwn: true })).toEqual({
      title: 'A position of their own',
    });
  });

  test('say in one line what a move costs and risks, and that it stands', () => {
    const cost = { rule: 'AM-6', message: message('stakes.man') };
    const risk = { rule: 'AM-7', message: message('stakes.struck', { men: 2, needs: 4 }) };
    const stakes = { costs: [cost], risks: [risk] };
    expect(words.stakes(stakes)).toBe('leaves a man behind · 2 men strike back, each on 4+');
    expect(words.stakes({ costs: [], risks: [] })).toBe('');
    const sum = { what: message('side.red'), total: 3, reasons: [] };
    expect(words.stakes({ costs: [cost], risks: [], sums: [sum] })).toBe(
      'Red: 3 · leaves a man behind',
    );
    expect(words.stakes({ costs: [cost], risks: [] }, true)).toBe(
      'leaves a man behind · cannot be taken back',
    );
  });

  test('ask and offer in sentences, and leave out what is seen beside them', () => {
    const texts = {
      ...ambush.catalogue.texts,
      'ask.hide': 'where?',
      'move.stand': 'stand[[ at a]]',
      'move.flee': 'c{to} is where to flee',
    };
    const lower = new Words({ ...ambush, catalogue: { ...ambush.catalogue, texts } }, OWN);
    expect(lower.question({}, { side: 'red', kind: 'hide', rule: 'AM-3' })).toBe('Where?');
    expect(lower.choice({}, { type: 'stand' })).toBe('Stand at a');
    expect(lower.choiceBriefly({}, { type: 'stand' })).toBe('Stand');
    expect(lower.choice({}, { type: 'flee', to: 4 } as object as Move)).toBe('c4 is where to flee');
  });

  test('tell an event as a sentence', () => {
    expect(words.tell({ type: 'lot', rule: 'AM-3', side: 'red' } as object as never)).toBe(
      'Red searches first.',
    );
  });

  test('say in one sentence how a game came out, the winner’s score first', () => {
    const rule = 'AM-8';
    const won = { winner: 'blue', scores: { red: 1, blue: 3 }, rule };
    expect(words.result(won)).toBe('Blue wins, 3 to 1.');
    expect(words.result({ ...won, winner: 'red', scores: { red: 2, blue: 0 } })).toBe(
      'Red wins, 2 to 0.',
    );
    expect(words.result({ winner: undefined, scores: { red: 3, blue: 3 }, rule })).toBe(
      'A draw, 3 to 3.',
    );
  });

  test('say how a scenario came out between equal players', () => {
    const [scenario] = ambush.scenarios;
    expect(words.balance(scenario)).toBeUndefined();
    const measured = { players: 'random', wins: { red: 190, blue: 200 }, draws: 10 };
    expect(words.balance({ ...scenario, measured })).toBe(
      'Of 400 games between equal computer players (random), Red won 48 %, Blue 50 %, and 2 % were drawn.',
    );
    const thought = { ...measured, players: 'general@60' };
    expect(words.balance({ ...scenario, measured: thought })).toContain(
      'between equal computer players (general with 60 play-outs a decision), Red won',
    );
    const none = { players: 'random', wins: { red: 0, blue: 0 }, draws: 0 };
    expect(words.balance({ ...scenario, measured: none })).toContain('Red won 0 %');
  });

  test('[resignation] say who gave up, and who wins by it', () => {
    const given = (winner: string): string =>
      words.result({ winner, scores: {}, rule: 'resignation' });
    expect(given('red')).toBe('Blue gives up, so Red wins.');
    expect(given('blue')).toBe('Red gives up, so Blue wins.');
  });

  test('[time] [agreement] say whose time ran out, and that both agreed', () => {
    expect(words.result({ winner: 'red', scores: {}, rule: 'time' })).toBe(
      'Blue has run out of time, so Red wins.',
    );
    expect(words.result({ winner: undefined, scores: {}, rule: 'agreement' })).toBe(
      'A draw: both sides agreed on it.',
    );
  });
});

test('a sentence begins with a capital letter', () => {
  expect(asSentence('attacker wins')).toBe('Attacker wins');
  expect(asSentence('')).toBe('');
});

test('problems are described with their paths', () => {
  const problems = [
    { path: 'edge', message: message('problem.missing') },
    { path: '', message: message('problem.json', { reason: 'end of input' }) },
  ];
  expect(describeProblems(problems, KERNEL_ENGLISH)).toEqual([
    'edge: is missing',
    'is not JSON: end of input',
  ]);
  expect(problemTexts(problems, KERNEL_ENGLISH)[0]).toEqual({
    path: 'edge',
    message: 'is missing',
  });
});
