import { describe, expect, test } from 'vitest';
import { squareBashing } from '../src/ruleset.ts';
import type { SquareScenario } from '../src/files/scenarioFile.ts';
import { game, Game, scenarioOf, type Sketch } from './support/game.ts';

/** A position with something of everything. */
const EVERYTHING: Sketch = {
  step: 'reinforcements',
  side: 'defender',
  ground: { c3: 'woods' },
  defences: { d4: 'fort', e4: 'trenches', c4: 'hasty' },
  countdown: 7,
  shock: 'd4',
  attacker: { d3: 'infantry, cavalry', e3: 'mg' },
  defender: { d4: 'infantry, gun', h6: 'command' },
  waiting: { attacker: 'gun', defender: 'infantry' },
  holders: ['attacker', 'defender', 'defender', 'attacker'],
  assets: { point: 2, digIn: 1 },
  units: {
    'A-cavalry1': { lost: 3, casualties: 2, flags: ['dismounted', 'winning'] },
    'A-gun1': { lost: 1 },
    'D-command1': { flags: ['displaced'] },
  },
  squares: {
    b2: { gas: 'attacker' },
    c2: { gas: 'defender' },
    d4: { barrage: { attacker: 2, defender: 1 }, suppression: ['attacker'], marks: ['hold'] },
    e5: { barrage: { defender: 3 }, suppression: ['attacker', 'defender'] },
  },
};

describe('a position that is written', () => {
  test('says what there is, and nothing else', () => {
    const { state } = game(EVERYTHING);
    const { position, ...field } = squareBashing.position(state) as SquareScenario;
    expect([field.ruleset, field.id, field.countdown, field.defences]).toEqual([
      'square-bashing',
      'position',
      7,
      { c4: 'hasty', d4: 'fort', e4: 'trenches' },
    ]);
    expect(position).toEqual({
      turn: 1,
      side: 'defender',
      shock: 'd4',
      stack: [{ type: 'turn', next: 'countdown' }, { type: 'reinforce' }],
      units: [
        { id: 'A-infantry1', at: 'd3' },
        { id: 'A-cavalry1', at: 'd3', lost: 3, casualties: 2, flags: ['dismounted', 'winning'] },
        { id: 'A-mg1', at: 'e3' },
        { id: 'A-gun1', status: 'waiting', lost: 1 },
        { id: 'D-infantry1', at: 'd4' },
        { id: 'D-infantry2', status: 'waiting' },
        { id: 'D-gun1', at: 'd4' },
        { id: 'D-command1', at: 'h6', flags: ['displaced'] },
      ],
      squares: [
        { at: 'b2', gas: 'attacker' },
        { at: 'c2', gas: 'defender' },
        {
          at: 'd4',
          facing: 'south',
          marks: ['hold'],
          barrage: { attacker: 2, defender: 1 },
          suppression: ['attacker'],
        },
        { at: 'e5', barrage: { defender: 3 }, suppression: ['attacker', 'defender'] },
        { at: 'h6', facing: 'south' },
      ],
      holders: ['attacker', 'defender', 'defender', 'attacker'],
      assets: { attacker: {}, defender: { point: 2, digIn: 1 } },
    });
  });

  test('has a shock assault that is ready, the assets of the attacker, and no lost units', () => {
    const sketch = scenarioOf({
      step: 'assaults',
      shock: 'ready',
      assets: { gas: 1 },
      attacker: { d3: 'infantry, mg' },
      defender: { d4: 'infantry' },
    });
    const units = sketch.position?.units.filter(({ id }) => id !== 'A-mg1');
    const g = new Game({ ...sketch, position: { ...sketch.position, units } });
    const { position } = squareBashing.position(g.state) as SquareScenario;
    expect(position).toMatchObject({ shock: 'ready', assets: { attacker: { gas: 1 } } });
    expect(position?.units.map(({ id }) => id)).toEqual(['A-infantry1', 'D-infantry1']);
    expect([g.where('A-mg1'), g.lost('A-mg1')]).toEqual(['lost', 2]);
  });

  test('is the same game when it is read', () => {
    const g = game(EVERYTHING);
    expect(JSON.stringify(g.writtenAndRead())).toBe(JSON.stringify(g.state));
  });

  test('has the outcome of a game that is over', () => {
    const g = game({ side: 'defender', countdown: 1 });
    g.play({ type: 'endMovement' }, 6);
    expect(g.asked).toBe('over');
    const { position } = squareBashing.position(g.state) as SquareScenario;
    expect(position?.outcome).toEqual({ scores: { attacker: 0, defender: 20 } });
    const read = g.writtenAndRead();
    expect(squareBashing.pending(read).outcome).toMatchObject({ winner: 'defender' });
  });
});

test('a copy of a game shares nothing with it that changes', () => {
  const g = game(EVERYTHING);
  const before = JSON.stringify(g.state);
  const copy = squareBashing.clone(g.state);
  expect(JSON.stringify(copy)).toBe(before);
  for (const part of Object.values(copy)) if (Array.isArray(part)) part.length = 0;
  expect(JSON.stringify(g.state)).toBe(before);
});

test('who knows the setting has the game from what is public of it', () => {
  const g = game(EVERYTHING);
  const published = squareBashing.published(scenarioOf(EVERYTHING));
  const view = JSON.parse(JSON.stringify(squareBashing.view(g.state, 'attacker'))) as object;
  const furnished = squareBashing.furnish(view, published, {});
  expect(squareBashing.moves(furnished, 'defender')).toEqual(g.moves);
});
