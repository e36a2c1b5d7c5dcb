import { describe, expect, test } from 'vitest';
import { game, only, sailing, type AnyMove, type Game, type Sketch } from './support/game.ts';

const go = (to: string): AnyMove => ({ type: 'boats:go', boat: 'A-tank1', to });

/** A tank at d5, on land, that faces north and acts. */
function driving(hull: object = {}, sketch: Partial<Sketch> = {}): Game {
  return game({
    ...sketch,
    hulls: {
      'A-tank1': { at: 'd5', facing: 'north', ap: 7, marks: ['started'], ...hull },
      ...sketch.hulls,
    },
    stack: sailing('A-tank1'),
  });
}

describe('BT-3.5 vehicles', () => {
  test.each([
    ['.', 1],
    ['p', 2],
    ['w', 6],
    ['b', 6],
    ['_', 1],
    ['=', 1],
  ])('[BT-3.5] to leave %s costs %i', (letter, cost) => {
    const played = driving({}, { ground: { d5: letter } });
    expect(only(played.play(go('d6')), 'boats:drove')).toMatchObject({ cost });
    expect(played.hull('A-tank1')).toMatchObject({ at: 'd6', ap: 7 - cost });
    played.isKept();
  });

  test('[BT-3.5] it acts as a hull does: 2D6 AP, facing, reversing', () => {
    const played = game({ hulls: { 'A-tank1': { at: 'd5', facing: 'north' } } });
    played.play({ type: 'boats:start', boat: 'A-tank1', throttle: false }, 2, 3);
    expect(played.offered('boats:go').map(({ to }) => to)).toEqual(['d6', 'd4']);
    expect(only(played.play(go('d4')), 'boats:drove')).toMatchObject({ cost: 2, astern: true });
  });

  test('[BT-3.4] there is no full throttle on land', () => {
    const played = game({ hulls: { 'A-tank1': 'd5' } });
    played.refuses({ type: 'boats:start', boat: 'A-tank1', throttle: true }, 'BT-3.4');
  });

  test('[BT-3.5] it keeps to land, beach and pier, and out of burning woods', () => {
    const played = driving({ at: 'd4', facing: 'south' });
    played.refuses(go('d3'), 'BT-3.5');
    driving({}, { ground: { d6: 'f' } }).refuses(go('d6'), 'BT-1.5');
  });

  test.each([
    ['d8', 'north', ['d7']],
    ['a6', 'west', ['b6']],
    ['a6', 'east', ['b6']],
  ])('[BT-3.5] at %s, facing %s, it is not offered to leave the board', (at, facing, squares) => {
    const played = driving({ at, facing });
    expect(played.offered('boats:go').map(({ to }) => to)).toEqual(squares);
  });

  test('[BT-2.2] it does not enter the square of an enemy', () => {
    driving({}, { groups: { 'D-rifle1': 'd6' } }).refuses(go('d6'), 'BT-2.2');
    driving({}, { hulls: { 'D-tank1': 'd6' } }).refuses(go('d6'), 'BT-2.2');
  });

  test('[BT-3.5] it is outside the four', () => {
    const four = Object.fromEntries([1, 2, 3, 4].map((n) => [`A-rifle${n}`, 'd6']));
    const played = driving({}, { groups: four });
    played.play(go('d6'));
    expect(played.hull('A-tank1').at).toBe('d6');
    played.isKept();
  });

  test('[BT-3.5] it is shot at by nobody who is quick: small arms do not harm it (BT-6.1)', () => {
    const played = driving({}, { groups: { 'D-rifle1': 'd7' } });
    played.play(go('d6'));
    expect(played.asked).toBe('attacker boats:sail');
  });

  test('[BT-4.1] it lands on beach or pier for nothing, and does nothing more this turn', () => {
    const played = game({
      ground: { e3: '=' },
      hulls: {
        'A-landingcraft1': { at: 'd3', facing: 'north', aboard: ['A-tank1', 'A-rifle1'] },
        'A-tank1': {},
      },
    });
    expect(played.offered('boats:land').filter(({ group }) => group === 'A-tank1')).toEqual([
      { boat: 'A-landingcraft1', to: 'd4', group: 'A-tank1' },
      { boat: 'A-landingcraft1', to: 'e3', group: 'A-tank1' },
    ]);
    const move = { type: 'boats:land', boat: 'A-landingcraft1', to: 'e3', group: 'A-tank1' };
    expect(only(played.play(move), 'boats:landed')).toMatchObject({ square: 'e3' });
    expect(played.hull('A-tank1')).toMatchObject({ at: 'e3', facing: 'east' });
    expect(played.hull('A-landingcraft1').aboard).toEqual(['A-rifle1']);
    played.refuses({ type: 'boats:start', boat: 'A-tank1', throttle: false }, 'BT-3.1');
    played.isKept();
  });

  test('[BT-3.5] a boat that touches land lands groups there, but no vehicle', () => {
    const played = game({
      board: ['........', '........', ...Array.from({ length: 6 }, () => '~~~~~~~~')],
      hulls: {
        'A-landingcraft1': { at: 'd6', aboard: ['A-tank1', 'A-rifle1'], beached: 'd7', damage: 2 },
        'A-tank1': {},
      },
    });
    const land = (piece: string): AnyMove => {
      return { type: 'boats:land', boat: 'A-landingcraft1', to: 'd7', group: piece };
    };
    played.refuses(land('A-tank1'), 'BT-3.5');
    played.play(land('A-rifle1'));
    expect(played.where('A-rifle1')).toBe('d7');
  });

  test('[BT-2.2] it takes the room of four groups aboard, where there is a deck for it', () => {
    const full = (groups: number): Game =>
      game({
        groups: { 'Z-rifle1': 'h8' },
        hulls: {
          'A-landingcraft1': {
            at: 'd3',
            aboard: Array.from({ length: groups }, (_, i) => `A-rifle${i + 1}`),
          },
          'A-mtb1': 'd3',
          'A-tank1': 'd4',
        },
      });
    const on = (boat: string): AnyMove => {
      return { type: 'boats:embark', boat, group: 'A-tank1' };
    };
    full(7).refuses(on('A-landingcraft1'), 'BT-2.2');
    const played = full(6);
    played.refuses(on('A-mtb1'), 'BT-2.2');
    played.play(on('A-landingcraft1'));
    expect(played.where('A-tank1')).toBe('stowed d3');
    expect(played.hull('A-landingcraft1').marks).toEqual(['tookOn']);
    // It has embarked, and lands next turn.
    played.refuses(
      { type: 'boats:land', boat: 'A-landingcraft1', to: 'd4', group: 'A-tank1' },
      'BT-4.1',
    );
    played.isKept();
  });
});
