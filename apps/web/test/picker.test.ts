import type { Move, Pick, Scene } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { Picker } from '../src/play/picker.ts';

interface Pointing extends Move {
  readonly picks: readonly Pick[];
}

const square = (name: string): Pick => ({ square: name });
const piece = (name: string): Pick => ({ piece: name });
const button = (name: string): Pick => ({ button: name });

function move(type: string, ...picks: Pick[]): Pointing {
  return { type, picks };
}

function standing(id: string, place: string): Scene['pieces'][number] {
  const at = { x: 0, y: 0 };
  const label = { key: id };
  return { id, side: 'a', kind: 'k', at, facing: 0, place, marks: [], counts: {}, label };
}

const scene: Scene = {
  width: 100,
  height: 100,
  areas: [],
  pieces: [standing('one', 'a1'), standing('two', 'a1'), standing('three', 'b1')],
  markers: [],
  status: [],
};

function pickerOf(...moves: Pointing[]): Picker {
  return Picker.of(moves, (each) => (each as Pointing).picks, scene);
}

describe('what can be chosen next', () => {
  const marchA = move('march', square('a1'), square('a2'));
  const marchB = move('march', square('b1'), square('b2'));
  const aim = move('aim', square('b1'), square('b3'), button('aim'));
  const close = move('close', button('close'));
  const picker = pickerOf(marchA, marchB, aim, close);

  test('begins with the first pick of every move', () => {
    expect(picker.onBoard.map(({ key }) => key)).toEqual(['square:a1', 'square:b1']);
    expect(picker.buttons.map(({ key }) => key)).toEqual(['button:close']);
    expect(picker.canGoBack).toBe(false);
  });

  test('goes on with what the moves have after it, and keeps the earlier buttons', () => {
    const next = picker.after([square('b1')]);
    expect(next.onBoard.map(({ key }) => key)).toEqual(['square:b2', 'square:b3']);
    expect(next.buttons.map(({ key }) => key)).toEqual(['button:close']);
    expect(next.canGoBack).toBe(true);
  });

  test('of buttons that follow each other only the last are there', () => {
    const raise = ['2', '3'].map((rating) => move('raise', button('raise'), button(rating)));
    const next = pickerOf(...raise, close).after([button('raise')]);
    expect(next.buttons.map(({ key }) => key)).toEqual(['button:2', 'button:3']);
    expect(next.canGoBack).toBe(true);
  });

  test('the last pick plays the move', () => {
    expect(picker.after([square('b1')]).point(square('b2'))).toEqual({
      kind: 'play',
      move: marchB,
    });
    const aimed = picker.after([square('b1'), square('b3')]);
    expect(aimed.buttons.map(({ key }) => key)).toEqual(['button:aim', 'button:close']);
    expect(aimed.point(button('aim'))).toEqual({ kind: 'play', move: aim });
  });

  test('pointing at what could have been chosen earlier chooses that instead', () => {
    const next = picker.after([square('b1')]).point(square('a1'));
    expect(next).toEqual({ kind: 'picked', picked: [square('a1')] });
  });

  test('anything else is on no list, and is told with what was pointed at', () => {
    const next = picker.after([square('b1')]).point(square('h8'));
    expect(next).toEqual({ kind: 'unlisted', picks: [square('b1'), square('h8')] });
  });

  test('the only thing on the board counts as chosen', () => {
    const forced = pickerOf(marchB, aim, close);
    expect(forced.path).toEqual([square('b1')]);
    expect(forced.onBoard.map(({ key }) => key)).toEqual(['square:b2', 'square:b3']);
    expect(forced.canGoBack).toBe(false);
  });

  test('but a place on a free table is left to be chosen: there are others', () => {
    const aimed = pickerOf(move('fire', { point: { x: 3, y: 4 } }, button('fire')));
    expect(aimed.path).toEqual([]);
    expect(aimed.onBoard.map(({ key }) => key)).toEqual(['point:3,4']);
  });

  test('but what would play a move is left to be chosen', () => {
    const single = pickerOf(move('test', square('a1')));
    expect(single.path).toEqual([]);
    expect(single.onBoard).toHaveLength(1);
  });
});

describe('squares and the pieces in them', () => {
  const inB = move('hit', piece('three'));
  const inA = [move('hit', piece('one')), move('hit', piece('two'))];

  test('a piece stands for its square', () => {
    const march = move('march', square('b1'), square('b2'));
    const other = move('march', square('a1'), square('a2'));
    expect(pickerOf(march, other).point(piece('three'))).toEqual({
      kind: 'picked',
      picked: [square('b1')],
    });
  });

  test('a square stands for the one piece in it that can be chosen', () => {
    expect(pickerOf(inB, ...inA).point(square('b1'))).toEqual({ kind: 'play', move: inB });
  });

  test('where the square itself can be chosen as well as a piece in it, one has to be named', () => {
    const turn = move('turn', square('b1'), button('north'));
    expect(pickerOf(inB, turn).point(square('b1'))).toEqual({ kind: 'several', place: 'b1' });
    expect(pickerOf(inB, turn).point(piece('three'))).toEqual({ kind: 'play', move: inB });
    // Whoever can no longer be chosen stands for its square.
    expect(pickerOf(turn, ...inA).point(piece('three'))).toEqual({
      kind: 'picked',
      picked: [square('b1')],
    });
  });

  test('where several in it can be chosen, one has to be named', () => {
    expect(pickerOf(inB, ...inA).point(square('a1'))).toEqual({ kind: 'several', place: 'a1' });
  });
});

test('a move that is complete where others go on is done by a button', () => {
  const short = move('go', square('a1'), square('a2'));
  const long = move('goOn', square('a1'), square('a2'), square('a3'));
  const other = move('go', square('b1'), square('b2'));
  const picker = pickerOf(short, long, other).after([square('a1')]);
  expect(picker.point(square('a2'))).toEqual({
    kind: 'picked',
    picked: [square('a1'), square('a2')],
  });
  const done = picker.after([square('a1'), square('a2')]);
  expect(done.take(done.buttons[0])).toEqual({ kind: 'play', move: short });
  expect(done.point(square('a3'))).toEqual({ kind: 'play', move: long });
});

test('a button that only tells a move from another is not pressed where there is no other', () => {
  const extra: Pick = { button: 'extra', implied: true };
  const step = move('step', piece('one'), square('a2'));
  const dash = move('dash', piece('one'), square('a2'), extra);
  const away = move('dash', piece('one'), square('b1'), extra);
  expect(pickerOf(dash, away).point(square('a2'))).toEqual({ kind: 'play', move: dash });
  expect(pickerOf(step, dash, away).point(square('a2'))).toEqual({
    kind: 'picked',
    picked: [piece('one'), square('a2')],
  });
});

describe('what is carried on squares', () => {
  const hold = { side: 'a', of: 'three', label: { key: 'hold' }, pieces: [aside('rifle')] };
  const go = move('go', piece('three'), square('b2'));
  const turn = move('turn', piece('three'), button('left'));
  const land = move('land', piece('three'), piece('rifle'), square('b2'), button('land'));
  const march = move('march', square('a1'), square('a2'));
  const end = move('end', button('end'));
  const all = [go, turn, land, march, end];
  const picker = Picker.of(all, (each) => (each as Pointing).picks, { ...scene, trays: [hold] });

  function aside(id: string): Scene['pieces'][number] {
    const { place: _, ...rest } = standing(id, '');
    return rest;
  }

  test('is whatever something on the board follows on, its square or what lies beside it too', () => {
    expect([...picker.carriers()].toSorted()).toEqual([
      'piece:one',
      'piece:rifle',
      'piece:three',
      'piece:two',
    ]);
    expect([...pickerOf(turn, end).carriers()]).toEqual([]);
  });

  test('leaves behind what was begun before, and brings what comes before it', () => {
    expect(picker.carried(piece('three'))).toEqual([piece('three')]);
    expect(picker.carried(piece('one'))).toEqual([square('a1')]);
    expect(picker.carried(piece('rifle'))).toEqual([piece('three'), piece('rifle')]);
    const begun = picker.after([piece('three'), piece('rifle')]);
    expect(begun.carried(piece('three'))).toEqual([piece('three')]);
    expect(begun.carried(piece('two'))).toEqual([square('a1')]);
    expect(begun.carried(piece('stranger'))).toBeUndefined();
  });

  test('is put down on what comes next, and on nothing that could begin something else', () => {
    const held = picker.after([piece('three')]);
    expect(held.point(square('a1'), 1)).toMatchObject({ kind: 'unlisted' });
    expect(held.point(square('a1'))).toMatchObject({ kind: 'picked' });
    expect(held.point(square('b2'), 1)).toEqual({ kind: 'play', move: go });
    expect(held.only).toBeUndefined();
    expect(held.after([piece('three'), piece('rifle'), square('b2')]).only).toBe(land);
  });
});
