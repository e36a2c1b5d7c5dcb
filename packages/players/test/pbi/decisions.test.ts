import { BOARD, GROUP_IDS, groupNamed, type PbiState } from '@sandtable/pbi';
import { describe, expect, test } from 'vitest';
import { answer, playWhile, table } from '../support/table.ts';

const where = (state: PbiState, id: string): string => BOARD.names[state.at[groupNamed(id)]];
const activation = new Set(['activate', 'march', 'volley', 'assault', 'opportunity', 'allocate']);

describe('with AP to spend', () => {
  test('a machine gun with a clear shot shoots', () => {
    const state = table({
      groups: {
        'A-lmg1': { at: 'd2', ap: 3 },
        'D-rifle1': 'd5',
        'D-rifle2': 'd5',
        'D-rifle3': 'h8',
      },
      houses: ['d2', 'b8', 'c8', 'd8', 'e8', 'f8'],
    });
    expect(answer(state)).toEqual({ type: 'aim', from: 'd2', to: 'd5' });
  });

  test('it fires all the shots that it meant to', () => {
    const state = table({
      groups: {
        'A-lmg1': { at: 'd2', ap: 3 },
        'A-rifle1': { at: 'd2', ap: 3 },
        'D-rifle1': 'd5',
        'D-rifle2': 'd5',
        'D-rifle3': 'd5',
      },
      houses: ['d2', 'b8', 'c8', 'd8', 'e8', 'f8'],
      stack: [
        { type: 'motivate' },
        { type: 'activate' },
        { type: 'volley', from: 'd2', target: 'd5', party: [], shots: [] },
      ],
    });
    expect(answer(state)).toEqual({ type: 'all' });
  });

  test('the attacker walks into an empty house at the end', () => {
    const state = table({
      groups: { 'A-rifle1': { at: 'd2', ap: 2 }, 'D-rifle1': 'h8' },
      houses: ['d4', 'b8', 'c8', 'd8', 'e8', 'f8'],
      turn: 4,
    });
    playWhile(state, (kind) => activation.has(kind));
    expect(where(state, 'A-rifle1')).toBe('d4');
  });

  test('who is in a house at the end is in a house when he is done', () => {
    const state = table({
      groups: { 'A-rifle1': { at: 'd4', ap: 6 }, 'D-rifle1': 'h8' },
      houses: ['d4', 'd5', 'c8', 'd8', 'e8', 'f8'],
      turn: 4,
    });
    playWhile(state, (kind) => activation.has(kind));
    expect(state.terrain[state.at[groupNamed('A-rifle1')]]).toBe('b');
  });

  test('a commander does not walk into the open next to enemies', () => {
    const state = table({
      groups: {
        'A-commander': { at: 'd1', ap: 7 },
        'A-rifle1': 'd1',
        'A-rifle2': 'c1',
        'D-lmg1': 'd5',
        'D-lmg2': 'd5',
        'D-rifle1': 'e5',
      },
      houses: ['d6', 'b8', 'c8', 'd8', 'e8', 'f8'],
      hedges: ['d1'],
    });
    playWhile(state, (kind) => activation.has(kind));
    const at = state.at[groupNamed('A-commander')];
    const ranges = ['d5', 'e5'].map((enemy) => BOARD.range(at, BOARD.named(enemy)));
    expect(Math.min(...ranges)).toBeGreaterThan(1);
  });

  test('it rolls for the marker that threatens its platoon', () => {
    const fallen = { at: 'c2', status: 'casualty' } as const;
    const state = table({
      groups: {
        'A-rifle1': { at: 'c2', ap: 1 },
        'A-lmg1': 'a1',
        'A-lmg2': 'a1',
        'A-commander': 'a1',
        'A-rifle3': fallen,
        'A-rifle4': fallen,
        'A-rifle5': fallen,
        'A-rifle6': fallen,
        'D-rifle1': 'h8',
      },
    });
    expect(answer(state)).toEqual({ type: 'clear', square: 'c2', platoon: 'A' });
  });
});

describe('next to an enemy-held house', () => {
  // No other empty house can be reached with six AP.
  const houses = ['d4', 'a8', 'b8', 'g8', 'h7', 'h8'];

  test('it shoots with what it can spare, and then assaults', () => {
    const state = table({
      groups: {
        'A-rifle1': { at: 'd3', ap: 6 },
        'A-rifle2': { at: 'd3', ap: 6 },
        'A-rifle3': { at: 'd3', ap: 6 },
        'A-rifle4': { at: 'd3', ap: 6 },
        'D-rifle1': 'd4',
        'D-rifle2': 'b8',
        'D-rifle3': 'b8',
        'D-rifle4': 'h8',
      },
      houses,
      turn: 3,
    });
    expect(answer(state)).toEqual({ type: 'aim', from: 'd3', to: 'd4' });
    for (let g = groupNamed('A-rifle1'); g <= groupNamed('A-rifle4'); g++) state.ap[g] = 5;
    expect(answer(state)).toEqual({ type: 'assault', from: 'd3', to: 'd4' });
  });

  test('one group does not assault four', () => {
    const state = table({
      groups: {
        'A-rifle1': { at: 'd3', ap: 5 },
        'D-rifle1': 'd4',
        'D-rifle2': 'd4',
        'D-rifle3': 'd4',
        'D-lmg1': 'd4',
      },
      houses,
    });
    expect(answer(state).type).not.toBe('assault');
  });
});

describe('casualties', () => {
  const allocate = (side: 'attacker' | 'defender') =>
    table({
      groups: { 'A-commander': 'd2', 'A-lmg1': 'd2', 'A-rifle1': 'd2', 'D-lmg1': 'd5' },
      side: 'defender',
      stack: [
        { type: 'motivate' },
        { type: 'activate' },
        {
          type: 'allocate',
          side,
          cover: 'open',
          targets: ['A-commander', 'A-lmg1', 'A-rifle1'],
          rounds: 0,
          dealt: [],
          left: 1,
        },
      ],
    });

  test('the shooter hits the machine gun', () => {
    expect(answer(allocate('defender'))).toEqual({ type: 'hit', group: 'A-lmg1' });
  });

  test('the owner lets the commander, who saves best, or a rifle group take it', () => {
    const { group } = answer(allocate('attacker')) as { group: string };
    expect(['A-commander', 'A-rifle1']).toContain(group);
  });

  test('an opportunity is never let go', () => {
    const state = table({
      groups: { 'A-rifle1': { at: 'd4', ap: 1 }, 'D-lmg1': 'd5', 'D-rifle1': 'e5' },
      stack: [
        { type: 'motivate' },
        { type: 'activate' },
        { type: 'opportunity', target: 'd4', squares: ['e5', 'd5'], party: [] },
      ],
    });
    expect(answer(state)).toEqual({ type: 'snap', square: 'd5' });
  });
});

describe('an extra turn', () => {
  const houses = ['d4', 'e4', 'c8', 'd8', 'e8', 'f8'];
  const held = { 'A-rifle1': 'd4', 'A-rifle2': 'e4', 'D-rifle1': 'h8' };
  // Groups that are not on the table are lost: two houses are ahead only if most are there.
  const whole = Object.fromEntries(
    GROUP_IDS.filter((id) => !id.startsWith('D')).map((id, i) => [id, BOARD.names[i % 8]]),
  );
  const end = (side: 'attacker' | 'defender', groups: Record<string, string>) =>
    table({ groups, houses, side, turn: 4, stack: [{ type: 'extend' }] });

  test('the attacker declines it when he is ahead, and rolls for it when he is behind', () => {
    expect(answer(end('attacker', { ...whole, ...held }))).toEqual({ type: 'decline' });
    expect(answer(end('attacker', held))).toEqual({ type: 'extend' });
  });

  test('the defender declines it when he is ahead, and rolls for it when he is behind', () => {
    expect(answer(end('defender', held))).toEqual({ type: 'decline' });
    expect(answer(end('defender', { ...whole, ...held }))).toEqual({ type: 'extend' });
  });
});

describe('without a defender left', () => {
  const houses = ['d4', 'e4', 'c8', 'd8', 'e8', 'f8'];
  const alone = (groups: Parameters<typeof table>[0]['groups']) =>
    table({ groups, houses, alone: true, stack: [{ type: 'alone' }] });
  const whole = Object.fromEntries(
    GROUP_IDS.filter((id) => !id.startsWith('D')).map((id, i) => [id, BOARD.names[i % 8]]),
  );

  test('the attacker plays on while the houses he has may not be enough', () => {
    expect(answer(alone(whole))).toEqual({ type: 'playOn' });
    expect(answer(alone({ 'A-rifle1': 'd4' }))).toEqual({ type: 'playOn' });
  });

  test('he has it scored when he has won already, or has every house', () => {
    expect(answer(alone({ ...whole, 'A-rifle1': 'd4' }))).toEqual({ type: 'score' });
    const every = Object.fromEntries(houses.map((house, i) => [`A-rifle${i + 1}`, house]));
    expect(answer(alone(every))).toEqual({ type: 'score' });
  });

  test('a break test makes him content with less', () => {
    // Five groups are lost: two houses beat their ten points more often than a platoon stands.
    const fallen = { at: 'h1', status: 'casualty' } as const;
    const markers = Object.fromEntries([1, 2, 3, 4].map((i) => [`B-rifle${i}`, fallen]));
    const { 'B-rifle5': _, ...rest } = whole;
    const held = { ...rest, 'A-rifle1': 'd4', 'A-rifle2': 'e4' };
    expect(answer(alone({ ...held, ...markers }))).toEqual({ type: 'score' });
    const others = Object.fromEntries(
      Object.entries(held).filter(([id]) => !/^B-rifle[1-4]/.test(id)),
    );
    expect(answer(alone(others))).toEqual({ type: 'playOn' });
  });
});
