import {
  render,
  ScriptedDice,
  SETTING,
  type GameEvent,
  type Guide,
  type Move,
  type Pick,
} from '@sandtable/kernel';
import { conformance } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { asMove } from '../src/extension.ts';
import type { PbiMove } from '../src/state/moves.ts';
import { extendPbi, pbi } from '../src/ruleset.ts';
import type { State } from '../src/state/state.ts';
import { PASS, SNOW } from './snow/snow.ts';

const snow = extendPbi(SNOW);

/** A sledge and some groups at b1, which have AP. */
const LOADING = {
  ...PASS,
  groups: [
    { id: 'A-commander', at: 'c1' },
    { id: 'A-rifle1', at: 'b1', ap: 4 },
    { id: 'A-rifle2', at: 'b1', ap: 4 },
    { id: 'A-rifle3', at: 'b1', ap: 4 },
    { id: 'A-sledge1', at: 'b1' },
    { id: 'D-rifle1', at: 'b5' },
  ],
  position: {
    turn: 1,
    side: 'attacker',
    attempts: { A: 3 },
    stack: [{ type: 'motivate' }, { type: 'activate' }],
  },
} as const;

class Table {
  readonly state: State;

  constructor(scenario: object) {
    const result = snow.setup(scenario, {});
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    this.state = result.value;
  }

  get side(): string {
    return snow.pending(this.state).decisions[0].side;
  }

  why(move: PbiMove): string | undefined {
    return snow.check(this.state, this.side, move)?.rule;
  }

  play(move: PbiMove, ...dice: readonly number[]): GameEvent[] {
    expect(snow.check(this.state, this.side, move)).toBeUndefined();
    const events: GameEvent[] = [];
    const rolled = new ScriptedDice(dice);
    snow.play(this.state, this.side, move, rolled, (event) => events.push(event));
    rolled.finish();
    return events;
  }

  ap(id: string): number {
    return this.state.ap[this.state[SETTING].roster.named(id)];
  }

  at(id: string): string {
    const { roster, board } = this.state[SETTING];
    return board.names[this.state.at[roster.named(id)]];
  }
}

const board = (group: string): PbiMove =>
  asMove({ type: 'snow:board', group, sledge: 'A-sledge1' });
const drive = (to: string): PbiMove => asMove({ type: 'snow:drive', sledge: 'A-sledge1', to });
const leave = (group: string): PbiMove => asMove({ type: 'snow:leave', group });

test('an extension adds to the cost of leaving a square (SN-1), and the book knows nothing of it', () => {
  const table = new Table(LOADING);
  table.play({ type: 'march', from: 'b1', to: 'b2' });
  table.play({ type: 'join', group: 'A-rifle1' });
  expect(table.play({ type: 'go' })).toMatchObject([{ type: 'moved', cost: 2 }]);
  expect(table.ap('A-rifle1')).toBe(2);
  const { position: _, ...start } = LOADING;
  expect(pbi.setup(start, {}).ok).toBe(false);
});

test('what a march costs is told with what an extension adds (SN-1), and what its own moves cost', () => {
  const table = new Table(LOADING);
  const costs = (move: PbiMove): string[] =>
    snow
      .stakes(table.state, 'attacker', move)
      .costs.map(({ rule, message }) => `${rule} ${render(message, snow.catalogue)}`);
  expect(costs({ type: 'march', from: 'b1', to: 'b2' })).toEqual(['QS-5.8 2 AP each']);
  expect(costs(board('A-rifle1'))).toEqual(['SN-4 1 AP']);
  table.play(board('A-rifle1'));
  table.play(board('A-rifle2'));
  expect(costs(drive('b2'))).toEqual(['SN-6 1 AP each']);
});

test('an extension adds to a figure and to its reasons in one place (SN-1)', () => {
  const table = new Table({
    ...LOADING,
    groups: LOADING.groups.map(({ id, at }) => ({ id, at })),
    position: { ...LOADING.position, stack: [{ type: 'motivate' }] },
  });
  expect(table.play({ type: 'motivate', commander: 'A', square: 'b1' }, 2)).toMatchObject([
    {
      needs: 3,
      reasons: [
        { key: 'path', count: 2 },
        { rule: 'SN-1', key: 'snow:cold', count: 1 },
      ],
    },
  ]);
});

test('an extension objects to what the book allows (SN-2)', () => {
  const table = new Table({
    ...LOADING,
    groups: LOADING.groups.map((group) => ({ ...group, at: group.at === 'b1' ? 'b3' : group.at })),
  });
  expect(table.why({ type: 'march', from: 'b3', to: 'a3' })).toBe('SN-2');
  expect(table.why({ type: 'march', from: 'b3', to: 'c3' })).toBeUndefined();
});

test('what is pointed at in vain is told why by the extension, too (SN-3, SN-6)', () => {
  const table = new Table(LOADING);
  const [decision] = snow.pending(table.state).decisions;
  const guided = (...picks: Pick[]): Guide<PbiMove> => snow.guide(table.state, decision, picks);
  const [rifle, sledge] = [{ piece: 'A-rifle1' }, { piece: 'A-sledge1' }];
  expect(guided(rifle, rifle, { button: 'snow:board' })).toMatchObject({
    means: { type: 'snow:board', group: 'A-rifle1', sledge: 'A-rifle1' },
    refusal: { rule: 'SN-3' },
  });
  expect(guided(sledge, { square: 'b2' }, { button: 'snow:drive' })).toMatchObject({
    means: drive('b2'),
    refusal: { rule: 'SN-6' },
  });
  expect(guided(rifle, sledge, { button: 'snow:board' }).refusal).toBeUndefined();
});

test('groups board a sledge, which takes two, drive it and leave it (SN-3 to SN-6)', () => {
  const table = new Table(LOADING);
  expect(table.why(drive('b2'))).toBe('SN-6');
  expect(table.play(board('A-rifle1'))).toMatchObject([{ type: 'snow:boarded', rule: 'SN-4' }]);
  table.play(board('A-rifle2'));
  expect(table.why(board('A-rifle3'))).toBe('SN-3');
  expect(table.why(drive('c2'))).toBe('SN-6');
  expect(table.play(drive('b2'))).toMatchObject([
    { type: 'snow:drove', from: 'b1', to: 'b2', groups: ['A-rifle1', 'A-rifle2'] },
  ]);
  expect(['A-sledge1', 'A-rifle1', 'A-rifle2', 'A-rifle3'].map((id) => table.at(id))).toEqual([
    'b2',
    'b2',
    'b2',
    'b1',
  ]);
  expect(table.why(leave('A-rifle3'))).toBe('SN-5');
  table.play(leave('A-rifle1'));
  expect(table.ap('A-rifle1')).toBe(1);
});

test('an extension has a phase and a frame of its own (SN-7, SN-8)', () => {
  const table = new Table({
    ...LOADING,
    position: { ...LOADING.position, side: 'defender', stack: [{ type: 'residual' }] },
    groups: LOADING.groups.map(({ id, at }) => ({ id, at })),
  });
  const events = table.play({ type: 'endTurn' }, 6);
  expect(events.map(({ type }) => type)).toEqual(['turnBegan', 'snow:frost']);
  expect(snow.pending(table.state).decisions).toEqual([
    { side: 'attacker', kind: 'snow:dig', rule: 'SN-8' },
  ]);
  table.play(asMove({ type: 'snow:shovel' }), 3);
  expect(snow.pending(table.state).decisions[0].kind).toBe('motivate');
  expect(table.state.own).toMatchObject({ frozen: [true, false] });
});

test('a move of an extension is no move of the book', () => {
  const move: Move = { type: 'snow:stay' };
  const result = pbi.setup(pbi.scenarios[0], {});
  if (result.ok) {
    expect(pbi.check(result.value, 'defender', move)?.message.key).toBe('refusal.malformed');
  }
  expect(result.ok).toBe(true);
});

conformance(snow, {
  scenarios: [PASS, { ...LOADING, id: 'loading' }],
  games: 12,
  seed: 'snow',
  complete: true,
  mustSee: ['SN-4', 'SN-5', 'SN-6', 'SN-7', 'SN-8'],
});
