import { Match } from '@sandtable/kernel';
import { COURSE } from '@sandtable/lessons/pbi';
import { pbi } from '@sandtable/pbi';
import { describe, expect, test } from 'vitest';
import { plainLook } from '../src/games/plainLook.tsx';
import { whereAgain } from '../src/learn/again.ts';
import { Commentary } from '../src/learn/commentary.ts';
import { loadCourse } from '../src/learn/courses.ts';
import { sitDown } from '../src/learn/lessonTable.ts';
import { TAUGHT } from '../src/learn/taught.ts';
import { Attention } from '../src/play/attention.ts';
import { nextPick } from '../src/play/nextPick.ts';
import { wordsOf } from '../src/words/words.ts';
import { sit } from './seated.ts';

const game = { ruleset: pbi, look: plainLook, words: wordsOf(pbi) };

function lesson(id: string) {
  const found = COURSE.lessons.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return sitDown(game, found, 'A lesson', () => Promise.resolve());
}

test('what is said to be taught is taught', async () => {
  for (const taught of TAUGHT) expect((await loadCourse(taught)).ruleset).toBe(taught);
});

describe('at a lesson', () => {
  test('the other side answers as it is written, and then it is to be tried again', async () => {
    const { sitting, table } = lesson('watch');
    sitting.open();
    expect(sitting.title).toBe('A lesson');
    expect(sitting.moment().decision?.kind).toBe('activate');
    expect(sitting.moment().whyNotUndo?.key).toBe('undo.nothing');
    const near = { type: 'march', from: 'b1', to: 'b2' };
    await sitting.play(near);
    expect(table.lecture.stage).toMatchObject({ due: [], noted: 'near', astray: true });
    expect(sitting.moment().step).toBe(2);
    // Nothing is asked until then.
    expect(sitting.moment().decision).toBe(undefined);
    expect(sitting.moment().thinking).toBe(undefined);
    await sitting.undo();
    expect(sitting.moment().step).toBe(0);
    expect(sitting.moment().decision?.kind).toBe('activate');
  });

  test('something else changes nothing, and what the rules forbid they refuse', async () => {
    const { sitting, table } = lesson('watch');
    await sitting.play({ type: 'close' });
    expect(table.lecture.stage.noted).toBe('other');
    expect(sitting.moment().step).toBe(0);
    const far = { type: 'march', from: 'b1', to: 'b5' };
    await sitting.play(far);
    expect(sitting.moment().refusal?.rule).toBe('QS-6.1');
  });

  test('every step can be taken back, whatever was rolled', async () => {
    const { sitting, table } = lesson('orders');
    await sitting.play(table.lecture.lesson.steps[0].model);
    expect(sitting.moment().step).toBe(1);
    expect(sitting.moment().whyNotUndo).toBe(undefined);
    await sitting.undo();
    expect(sitting.moment().step).toBe(0);
  });

  test('when it is done nobody is asked, and nobody has won', async () => {
    const { sitting, table } = lesson('score');
    for (const { model } of table.lecture.lesson.steps) await sitting.play(model);
    expect(table.lecture.isDone).toBe(true);
    expect(table.lecture.match.pending.outcome).toBeDefined();
    const { decision, thinking, outcome } = sitting.moment();
    expect([decision, thinking, outcome]).toEqual([undefined, undefined, undefined]);
  });
});

test('what is to be pointed at next is lit, and the first thing again after anything else', () => {
  const move = { type: 'motivate', commander: 'A', square: 'b2' } as const;
  const [commander, square] = pbi.gesture(move);
  expect(nextPick(pbi, move, [])).toEqual(commander);
  expect(nextPick(pbi, move, [commander])).toEqual(square);
  expect(nextPick(pbi, move, [{ square: 'e3' }])).toEqual(commander);
  expect(nextPick(pbi, move, [commander, square])).toBe(undefined);
});

test('the button of what is wanted is lit, and nothing is drawn for it', () => {
  const attention = new Attention();
  const move = { type: 'close' };
  const regarded = { since: undefined, picks: [{ button: 'close' }], move };
  attention.advise(regarded, false);
  expect(attention.isAdvised(regarded)).toBe(true);
  expect(attention.listed()).toBe(undefined);
  attention.advise(regarded);
  expect(attention.listed()).toBe(regarded);
});

test('a guided battle is begun again with its advice', () => {
  const { kept } = sit(pbi, { attacker: 'person', defender: 'person' });
  expect(whereAgain(kept[0])).toBe('/new/pbi?scenario=village');
  expect(whereAgain({ ...kept[0], guided: true })).toBe('/learn/pbi/battle');
});

test('a battle is commented on from the side that learns', async () => {
  const { battle } = COURSE;
  const scenario = battle.scenario as Parameters<typeof sit>[3];
  expect(Match.start(pbi, scenario, {}, { kind: 'seeded', seed: '1' }).ok).toBe(true);
  const seats = { attacker: 'person', defender: 'computer:x' } as const;
  const { sitting } = sit(pbi, seats, {}, scenario);
  const commentary = new Commentary(sitting, battle);
  expect(commentary.now()).toBe('aim');
  expect(commentary.now()).toBe('aim');
  const own = { type: 'motivate', commander: 'A', square: 'b3' };
  await sitting.play(own);
  expect(commentary.now()).toBe('activate');
});
