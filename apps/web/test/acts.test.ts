// What is done by choosing something, as it is lit on the board.
import type { Acts, Move, Pick, Scene } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { actsOf } from '../src/play/acts.ts';
import { Picker } from '../src/play/picker.ts';

interface Step extends Move {
  readonly from: string;
  readonly to: string;
}

const ACTS: Acts = { march: 'move', aim: 'shoot', storm: 'assault' };
const MOVES: readonly Step[] = [
  { type: 'march', from: 'a1', to: 'a2' },
  { type: 'aim', from: 'a1', to: 'a3' },
  { type: 'storm', from: 'a1', to: 'a3' },
  { type: 'look', from: 'b1', to: 'b2' },
];
const SCENE: Scene = { width: 1, height: 1, areas: [], pieces: [], markers: [], status: [] };

function gesture(move: Move): readonly Pick[] {
  const { type, from, to } = move as Step;
  return [{ square: from }, { square: to }, { button: type, implied: true }];
}

function shown(picker: Picker): Record<string, readonly string[]> {
  return Object.fromEntries(
    picker.onBoard.map((choice) => [choice.key, actsOf(choice, ACTS, gesture)]),
  );
}

test('what leads on to something is not lit as that, and the last thing pointed at is', () => {
  const picker = Picker.of(MOVES, gesture, SCENE);
  expect(shown(picker)).toEqual({ 'square:a1': [], 'square:b1': [] });
  expect(shown(picker.after([{ square: 'a1' }]))).toEqual({
    'square:a2': ['move'],
    'square:a3': ['shoot', 'assault'],
  });
});

test('what is neither a move nor a shot nor an assault has no sign', () => {
  const [look] = Picker.of([MOVES[3]], gesture, SCENE).after([{ square: 'b1' }]).onBoard;
  expect(actsOf(look, ACTS, gesture)).toEqual([]);
});
