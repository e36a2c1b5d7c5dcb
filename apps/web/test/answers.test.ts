import { pbi, type PbiMove } from '@sandtable/pbi';
import type { Move } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { answersIn } from '../src/play/answers.ts';
import type { Moment } from '../src/play/moment.ts';
import { Picker } from '../src/play/picker.ts';
import { wholeMove } from '../src/play/touching.ts';
import { FIREFIGHT } from './browser/positions.ts';

/** What can be answered when one group may shoot once or twice, or everybody fires. */
function volley(picked: readonly { readonly piece: string }[] = []) {
  return answersTo(
    [
      { type: 'add', group: 'A-lmg1', shots: 1 },
      { type: 'add', group: 'A-lmg1', shots: 2 },
      ...picked.map((): PbiMove => ({ type: 'add', group: 'A-rifle1', shots: 1 })),
      { type: 'all' },
      { type: 'close' },
    ],
    picked,
  );
}

function answersTo(moves: readonly PbiMove[], picked: readonly { readonly piece: string }[] = []) {
  const start = pbi.setup(FIREFIGHT, {});
  if (!start.ok) throw new Error('the position is refused');
  const scene = pbi.scene(pbi.view(start.value, 'attacker'));
  const gesture = (move: Move) => pbi.gesture(move as never);
  const picker = Picker.of(moves, gesture, scene).after(picked);
  const moment = { picker, scene, toward: [], others: [], further: [] } as unknown as Moment;
  const answers = answersIn(moment, gesture);
  if (answers === undefined) throw new Error('nothing is asked');
  return answers;
}

test('the key for ending takes what ends something, and nothing else', () => {
  const { first, last, ending, usual } = volley();
  expect(first.map(({ completes }) => completes?.type)).toEqual(['add', 'add', 'all']);
  expect(last.map(({ completes }) => completes)).toEqual([{ type: 'close' }]);
  expect(ending?.completes).toEqual({ type: 'close' });
  expect(usual).toBeUndefined();
});

test('after a pick, what belongs to the question before comes last, without that key', () => {
  const { first, last, ending } = volley([{ piece: 'A-lmg1' }]);
  expect(first.map(({ completes }) => completes?.type)).toEqual(['add', 'add']);
  expect(last.map(({ completes }) => completes?.type)).toEqual(['all', 'close']);
  expect(ending?.completes).toEqual({ type: 'close' });
});

test('where nothing else can be done Enter ends it, too', () => {
  const { last, ending, usual } = answersTo([{ type: 'close' }]);
  expect(last).toHaveLength(1);
  expect([ending, usual]).toEqual([last[0], last[0]]);
});

test('what is done to a square is an answer of its own, and not a name of the square', () => {
  const shots: PbiMove[] = [
    { type: 'aim', from: 'c2', to: 'c4' },
    { type: 'assault', from: 'c2', to: 'c4' },
    { type: 'march', from: 'c2', to: 'c3' },
  ];
  const { listed } = answersTo(shots);
  const gesture = (move: Move) => pbi.gesture(move as never);
  expect(listed.map((choice) => choice.completes ?? wholeMove(choice, gesture))).toEqual([
    shots[2],
    shots[0],
    shots[1],
  ]);
  // One of several values is chosen for itself.
  const { listed: cleared } = answersTo([
    { type: 'clear', square: 'c2', platoon: 'A' },
    { type: 'clear', square: 'c3', platoon: 'A' },
  ]);
  expect(cleared.map((choice) => wholeMove(choice, gesture))).toEqual([undefined, undefined]);
});
