import { pbi } from '@sandtable/pbi';
import type { GameEvent, Ruleset, Scene } from '@sandtable/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pbiLook } from '../src/games/pbi/look.ts';
import { deedsAfter as deedsIn, deedsBefore, type Deed } from '../src/play/follow/deeds.ts';
import { partsOf } from '../src/play/follow/parts.ts';
import { LocalTable } from '../src/play/localTable.ts';
import { PACE, timeToLook } from '../src/play/pace.ts';
import { Pacer } from '../src/play/pacer.ts';
import { text, wordsOf } from '../src/words/words.ts';
import { FIREFIGHT } from './browser/positions.ts';
import { matchOf, sit } from './seated.ts';

const words = wordsOf(pbi);
const game = { ruleset: pbi as Ruleset, look: pbiLook, words };
const scene = sceneOf(pbi);

function sceneOf(ruleset: Ruleset): Scene {
  const start = ruleset.setup(ruleset.scenarios[0], {});
  if (!start.ok) throw new Error('the first scenario does not load');
  return ruleset.scene(start.value);
}

const event = (type: string, more: object = {}): GameEvent => ({ type, rule: 'QS-1', ...more });
const motivated = event('motivation', {
  commander: 'commander D',
  square: 'c7',
  success: true,
  dice: [6],
  needs: 4,
  reasons: [],
  side: 'defender',
});
const moved = event('moved', { groups: ['D1'], from: 'c7', to: 'c6', cost: 1 });
const shot = event('volley', {
  groups: ['D1'],
  from: 'c7',
  square: 'c3',
  dice: [6, 5],
  needs: 5,
  hits: 2,
  choice: 3,
  chooser: null,
  reasons: [],
  side: 'defender',
});
const fell = event('fell', { group: 'A1', square: 'c3' });

describe('the time to look', () => {
  const tell = ({ type }: GameEvent): string => type;
  test('grows with what is to be read and with the dice, within bounds', () => {
    const short = timeToLook([event('he moves')], tell);
    const long = timeToLook([event('he '.repeat(20).trim())], tell);
    expect(short).toBe(500);
    expect(long).toBe(350 + 20 * 60);
    expect(timeToLook([event('he moves', { dice: [1] })], tell)).toBeGreaterThan(short);
    const heap = (count: number) => [event('he', { dice: Array.from({ length: count }, () => 6) })];
    expect(timeToLook(heap(30), tell)).toBe(timeToLook(heap(10), tell));
    expect(timeToLook([event('he '.repeat(500).trim())], tell)).toBe(3600);
  });

  test('is next to nothing where nothing happens, and nothing where nothing moves', () => {
    expect(timeToLook([], tell)).toBe(60);
    expect(PACE.off).toBe(0);
    expect(PACE.slow).toBeGreaterThan(PACE.normal);
  });
});

describe('whoever follows the other side', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** Whether what is looked at has been looked at by now. */
  async function isSeen(look: Promise<void>): Promise<boolean> {
    let seen = false;
    void look.then(() => (seen = true));
    await vi.advanceTimersByTimeAsync(0);
    return seen;
  }

  test('sees each step for its time', async () => {
    const look = new Pacer(words).look([moved]);
    expect(await isSeen(look)).toBe(false);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await isSeen(look)).toBe(true);
  });

  test('holds it as long as he likes, and goes on step by step', async () => {
    const pacer = new Pacer(words);
    const first = pacer.look([moved]);
    pacer.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await isSeen(first)).toBe(false);
    pacer.step();
    expect(await isSeen(first)).toBe(true);
    expect(await isSeen(pacer.look([]))).toBe(true);
    const second = pacer.look([moved]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await isSeen(second)).toBe(false);
    expect(pacer.following()).toBe('paused');
    pacer.play();
    expect(await isSeen(second)).toBe(true);
  });

  test('skips the rest, until he is asked himself', async () => {
    const pacer = new Pacer(words);
    pacer.rush();
    expect(await isSeen(pacer.look([moved]))).toBe(true);
    pacer.rest();
    expect(await isSeen(pacer.look([moved]))).toBe(false);
  });

  test('is told when it changes', () => {
    const pacer = new Pacer(words);
    const told = vi.fn();
    pacer.subscribe(told)();
    pacer.pause();
    expect(told).not.toHaveBeenCalled();
    pacer.subscribe(told);
    pacer.step();
    expect(told).toHaveBeenCalled();
  });
});

describe('what the other side did', () => {
  const began = event('turnBegan');
  const moment = (
    step: number,
    chapters: number,
    thinking?: string,
    events = [moved],
    opens: GameEvent | undefined = began,
  ) => ({
    step,
    viewer: 'attacker',
    scene,
    events,
    thinking,
    log: Array.from({ length: chapters }, () => ({ step: 0, opens, lines: [] })),
  });

  type Looked = Parameters<typeof deedsIn>[2];
  const deedsAfter = (deeds: readonly Deed[], before: Looked, now: Looked) =>
    deedsIn(deeds, before, now, game, pbi.scenarios[0]);

  test('is kept step by step while it decides, as it was seen', () => {
    const theirs = deedsAfter([], moment(4, 2, 'defender'), moment(5, 2));
    expect(theirs).toMatchObject([{ step: 5, chapter: 2, events: [moved], before: scene }]);
    // One's own steps, a second look and steps that show nothing are not theirs.
    expect(deedsAfter(theirs, moment(5, 2), moment(6, 2))).toBe(theirs);
    expect(deedsAfter(theirs, moment(5, 2, 'defender'), moment(5, 2))).toBe(theirs);
    expect(deedsAfter(theirs, moment(5, 2, 'defender'), moment(6, 2, undefined, []))).toBe(theirs);
    const other = { ...moment(6, 2), viewer: 'defender' };
    expect(deedsAfter(theirs, moment(5, 2, 'defender'), other)).toBe(theirs);
  });

  test('tells of setting up in one line', () => {
    const before = moment(4, 1, 'defender', [moved]);
    const setting = { ...before, log: [{ step: 0, opens: undefined, lines: [] }] };
    const deeds = deedsAfter([], setting, moment(5, 2));
    expect(deeds).toMatchObject([{ step: 5, setsUp: true }]);
    const start = pbi.setup(FIREFIGHT, {});
    if (!start.ok) throw new Error('the position is refused');
    const full = pbi.scene(pbi.view(start.value, 'attacker'));
    const bare = { ...full, pieces: [] };
    const all = [
      { ...deeds[0], before: bare, after: bare },
      { ...deeds[0], step: 6, before: bare, after: full },
      { ...deeds[0], step: 7, before: full, after: full, setsUp: false },
    ];
    expect(partsOf(all, game).map(({ line }) => line)).toEqual([
      text('follow.placed', { count: full.pieces.length }),
      expect.stringContaining('moves from c7'),
    ]);
    expect(partsOf(all.slice(0, 1), game)).toMatchObject([{ line: text('follow.setUp') }]);
  });

  test('is found again when the match is opened anew', async () => {
    const { sitting, kept } = sit(
      pbi,
      { attacker: 'person', defender: 'computer:x' },
      {},
      FIREFIGHT,
    );
    // Gives everything up, until the computer has had its turn.
    for (let i = 0; i < 20 && sitting.moment().deeds.length === 0; i++) {
      const { imagined } = sitting.moment();
      const moves = imagined.moves('attacker');
      const ends = moves.find(({ type }) => ['close', 'rest', 'endTurn', 'hold'].includes(type));
      await sitting.play(ends ?? moves[0]);
    }
    const { deeds } = sitting.moment();
    expect(deeds.length).toBeGreaterThan(0);
    const match = matchOf(sitting);
    const again = new LocalTable(match, kept[kept.length - 1], () => Promise.reject(new Error()));
    const found = deedsBefore(sitting.moment(), again, game, ['attacker']);
    expect(JSON.stringify(found)).toBe(JSON.stringify(deeds));
  });

  test('is there until one’s own turn ends, and goes when it is taken back', () => {
    const theirs = deedsAfter([], moment(4, 2, 'defender'), moment(5, 3));
    expect(deedsAfter(theirs, moment(5, 3), moment(6, 3))).toHaveLength(1);
    expect(deedsAfter(theirs, moment(6, 3), moment(7, 4))).toHaveLength(0);
    expect(deedsAfter(theirs, moment(5, 3), moment(4, 2))).toHaveLength(0);
  });

  const deed = (step: number, ...events: GameEvent[]): Deed => ({
    step,
    chapter: 1,
    before: scene,
    after: scene,
    events,
  });

  test('is told by who acts, with what was lost by it', () => {
    const parts = partsOf([deed(1, motivated), deed(2, shot), deed(3, fell)], game);
    expect(parts).toHaveLength(1);
    expect(parts[0].line).toMatch(/c7 at c3: 2 hits\. One lost\.$/);
    expect(parts[0].deeds.map(({ step }) => step)).toEqual([1, 2, 3]);
  });

  const held = event('save', { group: 'A1', dice: [5], needs: 4, failed: 0, side: 'attacker' });

  test('has what came of it, though somebody here was asked for that', () => {
    const theirs = deedsAfter([], moment(4, 2, 'defender'), moment(5, 2, undefined, [shot]));
    const answered = deedsAfter(theirs, moment(5, 2), moment(6, 2, 'defender', [held]));
    expect(answered.map(({ step }) => step)).toEqual([5, 6]);
    expect(partsOf(answered, game).map(({ line }) => line)).toEqual([
      expect.stringMatching(/c7 at c3: 2 hits\. Saved\.$/),
    ]);
    // What belongs to one's own turn does not.
    expect(deedsAfter(theirs, moment(5, 3), moment(6, 3, undefined, [held]))).toHaveLength(1);
  });

  test('has a line for each shot, and one for moves after it', () => {
    const full = sit(pbi, {}, {}, FIREFIGHT).sitting.moment().scene;
    const walk = (step: number, x: number): Deed => ({
      ...deed(step, moved),
      before: full,
      after: { ...full, pieces: full.pieces.map((each) => ({ ...each, at: { x, y: -1 } })) },
    });
    const goes = [deed(1, motivated, shot), deed(2, held), walk(3, -2), walk(4, -3), deed(5, shot)];
    const parts = partsOf(goes, game);
    expect(parts.map(({ deeds }) => deeds.map(({ step }) => step))).toEqual([[1, 2], [3, 4], [5]]);
    expect(parts[1].line).toMatch(/from c7 to c6 .* And one more move\.$/);
  });

  test('is told by where somebody went, not by how that ended', () => {
    const full = sit(pbi, {}, {}, FIREFIGHT).sitting.moment().scene;
    const after = { ...full, pieces: full.pieces.map((each) => ({ ...each, at: { x: 0, y: 0 } })) };
    const closed = event('closed', { unused: 2, side: 'defender' });
    const walk = { ...deed(1, motivated, moved, closed), before: full, after };
    const [part] = partsOf([walk, deed(2, closed)], game);
    expect(part.line).toMatch(/from c7 to c6/);
  });

  test('is one line where nothing came to blows', () => {
    const quiet = [deed(1, motivated), deed(2, moved), deed(3, motivated), deed(4, moved)];
    const parts = partsOf([...quiet, deed(5, motivated, shot)], game);
    expect(parts.map(({ deeds }) => deeds.length)).toEqual([4, 1]);
    expect(parts[0].line).toMatch(/from c7 to c6 .* And one more move\.$/);
  });

  test('of another turn is told apart', () => {
    const parts = partsOf([deed(1, moved), { ...deed(2, moved), chapter: 2 }], game);
    expect(parts).toHaveLength(2);
  });
});
