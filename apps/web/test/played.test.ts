// A match with secrets that is over, as either side saw it and with everything open.
import { Match, type Ruleset, type Side } from '@sandtable/kernel';
import { pubBattles } from '@sandtable/pub-battles';
import { expect, test } from 'vitest';
import { plainLook } from '../src/games/plainLook.tsx';
import { playersIn } from '../src/matches/players.ts';
import { playedAt } from '../src/online/hosted.ts';
import { PlayedTable } from '../src/online/playedTable.ts';
import type { SharedTable } from '../src/play/localTable.ts';
import { Sitting } from '../src/play/sitting.ts';
import { seenThrough } from '../src/replay/revealed.ts';
import { SeenBy } from '../src/replay/seenBy.ts';
import { stepAt } from '../src/replay/timeline.ts';
import { wordsOf } from '../src/words/words.ts';

const ruleset = pubBattles as unknown as Ruleset;
const game = { ruleset, look: plainLook, words: wordsOf(ruleset) };

function played(): Match {
  const started = Match.start(ruleset, ruleset.scenarios[0], {}, { kind: 'seeded', seed: 'eyes' });
  if (!started.ok) throw new Error('the scenario is refused');
  const match = started.value;
  for (let i = 0; i < 12; i++) {
    const [{ side }] = match.pending.decisions;
    match.play(side, match.moves(side)[0]);
  }
  match.end({ how: 'resigned', side: 'red' });
  return match;
}

const match = played();
const people = [
  { side: 'red', name: 'Anna' },
  { side: 'blue', name: 'Ben' },
];

/** The table after the end, through somebody's eyes. */
function tableAs(view: Side | undefined): Sitting {
  const before = { id: 'm', again: undefined, save: () => match.save() } as unknown as SharedTable;
  const eyes = seenThrough(game, match, view);
  return new Sitting(eyes.game, new PlayedTable(before, eyes), {
    choose: () => Promise.reject(new Error('nobody is asked')),
    advise: () => Promise.reject(new Error('nobody asks')),
    look: () => Promise.resolve(),
  });
}

test('a table that is over is seen as either side saw it, and with all that both knew', () => {
  const of = (view: Side | undefined, side: Side) =>
    tableAs(view)
      .moment()
      .scene.pieces.filter((piece) => piece.side === side);
  for (const [own, other] of [
    ['red', 'blue'],
    ['blue', 'red'],
  ]) {
    expect(of(undefined, own)).toEqual(of(own, own));
    expect(of(undefined, own)).not.toEqual(of(other, own));
  }
  const { outcome, decision, view } = tableAs(undefined).moment();
  expect(outcome?.winner).toBe('blue');
  expect(decision).toBeUndefined();
  const open = seenThrough(game, match, undefined).game.ruleset;
  expect(open.standing(view).map(({ side }) => side)).toEqual(['red', 'blue']);
});

test('it is looked at again as either side, at the step at which one was', () => {
  const saved = { ...playedAt('m', people, match.save()), over: true };
  const views = new SeenBy({ ...saved, created: 0, changed: 0, revision: 1 }, game, match);
  const ask = (search: string) => views.asked(new URL(`https://x/replay/m${search}`));
  expect(ask('?view=blue')).toBe('blue');
  expect(ask('?view=nobody')).toBeUndefined();
  const all = views.of(undefined).timeline;
  const own = views.of('red').timeline;
  expect(views.of('red').eyes.viewer).toBe('red');
  for (const { step, made } of own.steps) {
    expect(stepAt(own, made)).toBe(step);
    expect(all.steps[stepAt(all, made) - 1].made).toBe(made);
  }
  expect(stepAt(own, 0)).toBe(0);
});

test('as long as it goes on nobody may choose whose eyes he sees with', () => {
  const start = Match.start(ruleset, ruleset.scenarios[0], {}, { kind: 'seeded', seed: 'on' });
  if (!start.ok) throw new Error('the scenario is refused');
  const { file } = playedAt('m', [], start.value.save());
  const seats = { red: 'person', blue: 'computer:greedy' } as const;
  const stamps = { created: 0, changed: 0, revision: 1 };
  const saved = { id: 'm', seats, file, over: false, ...stamps };
  const views = new SeenBy(saved, game, start.value);
  expect(views.asked(new URL('https://x/replay/m?view=blue'))).toBeUndefined();
  expect(views.of(undefined).eyes.viewer).toBe('red');
});

test('those who played at a host are called by their names', () => {
  const file = match.save();
  const told = (own?: Side) => playersIn(game, playedAt('m', people, file, own)).join(', ');
  expect(told('red')).toBe('Red: you, Blue: Ben');
  expect(told()).toBe('Red: Anna, Blue: Ben');
});
