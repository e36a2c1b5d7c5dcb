import { ambush } from '@sandtable/testkit';
import { describe, expect, test } from 'vitest';
import { KERNEL_ENGLISH } from '../src/english.ts';
import { load } from '../src/load.ts';
import type { FileStep, MatchFile } from '../src/matchFile.ts';
import { mergeCatalogues, render } from '../src/message.ts';
import { committedDice } from '../src/seal.ts';
import { seededDice } from '../src/seeded.ts';
import {
  COMMITTED,
  COMMITTING,
  fileOf,
  foundMatch,
  newMatch,
  picture,
  play,
  playOut,
  SEALED,
  SECRET,
  SEEDED,
} from './ambushMatch.ts';

const english = mergeCatalogues(KERNEL_ENGLISH, ambush.catalogue);
const whole = fileOf(playOut(newMatch(SEEDED)));
/** The first step that rolled dice and the first that rolled six or so. */
const rolled = whole.steps.findIndex(({ dice }) => dice !== undefined);
const fought = whole.steps.findIndex(({ dice = [] }) => dice.length > 1);

/** What loading says: nothing when it is content, or every problem as a line. */
function problems(file: unknown): string[] {
  const loaded = load(file, [ambush]);
  if (loaded.ok) return [];
  return loaded.problems.map(({ path, message }) => `${path}: ${render(message, english)}`);
}

function change(file: MatchFile, changes: object): unknown {
  return { ...file, ...changes };
}

function changeStep(file: MatchFile, at: number, changes: Partial<FileStep>): unknown {
  return change(file, { steps: file.steps.with(at, { ...file.steps[at], ...changes }) });
}

function otherFace(face: number, sides: number): number {
  return (face % sides) + 1;
}

describe('a match that is loaded', () => {
  test.each([
    ['seeded', SEEDED, 'seeded'],
    ['committed', COMMITTED, 'proved'],
  ] as const)('with %s dice is the one that was saved', (_, dice, proof) => {
    const match = playOut(newMatch(dice));
    const loaded = load(fileOf(match), [ambush]);
    expect(loaded).toMatchObject({ ok: true, value: { proofs: [proof], verdict: proof } });
    if (!loaded.ok) return;
    expect(picture(loaded.value.match)).toBe(picture(match));
    expect(loaded.value.match.events(1, 'red')).toEqual(match.events(1, 'red'));
  });

  test('in the middle goes on as the saved one does', () => {
    for (let steps = 0; steps < whole.steps.length; steps++) {
      const match = playOut(newMatch(SEEDED), 'choices', steps);
      const loaded = load(fileOf(match), [ambush]);
      if (!loaded.ok) throw new Error('refused');
      playOut(match, 'on');
      playOut(loaded.value.match, 'on');
      expect(picture(loaded.value.match)).toBe(picture(match));
    }
  });

  test('with scripted dice takes more of them by hand', () => {
    const loaded = load(fileOf(foundMatch()), [ambush]);
    if (!loaded.ok) throw new Error('refused');
    expect(loaded.value.proofs).toEqual(['scripted']);
    play(loaded.value.match, 'blue', { type: 'stand' }, [1, 1, 1, 6, 6, 6]);
    expect(loaded.value.match.pending.outcome?.winner).toBe('blue');
  });

  test('without its secret is sealed, and its dice are taken as they are', () => {
    const match = playOut(newMatch(COMMITTED), 'choices', 4);
    const file = fileOf(match);
    const loaded = load(file, [ambush]);
    expect(loaded).toMatchObject({ ok: true, value: { proofs: ['sealed'] } });
    expect(file.dice).toEqual([{ from: 0, ...SEALED }]);
  });

  test('and was forked has a proof for each source of dice', () => {
    const match = playOut(newMatch(COMMITTED));
    const fork = match.fork(2, committedDice(match, 2, COMMITTING));
    const again = playOut(fork, 'a', 3).fork(4, SEEDED);
    const loaded = load(fileOf(playOut(again, 'b')), [ambush]);
    expect(loaded).toMatchObject({
      ok: true,
      value: { proofs: ['sealed', 'sealed', 'seeded'], verdict: 'mixed' },
    });
    const proved = load(fileOf(playOut(fork, 'c')), [ambush]);
    expect(proved).toMatchObject({ ok: true, value: { proofs: ['sealed', 'proved'] } });
  });

  test('is small', () => {
    expect(JSON.stringify(whole).length).toBeLessThan(10_000);
  });
});

describe('loading names the step of', () => {
  test('every die that was changed', () => {
    for (const [at, { dice = [] }] of whole.steps.entries()) {
      dice.forEach((face, i) => {
        const sides = dice.length === 1 ? 2 : 6;
        const other = otherFace(face, sides);
        expect(problems(changeStep(whole, at, { dice: dice.with(i, other) }))).toEqual([
          `steps[${at}]: step ${at + 1}: the dice are ${other}, but the source gives ${face}`,
        ]);
      });
    }
  });

  test('a die that was changed where the secret proves the dice', () => {
    const file = fileOf(playOut(newMatch(COMMITTED)));
    const at = file.steps.findIndex(({ dice = [] }) => dice.length > 1);
    const dice = file.steps[at].dice ?? [];
    const changed = changeStep(file, at, { dice: dice.with(0, otherFace(dice[0], 6)) });
    expect(problems(changed)).toEqual([expect.stringContaining('but the source gives')]);
  });

  test('a die that was changed where somebody wrote the dice down', () => {
    const file = fileOf(foundMatch());
    expect(problems(changeStep(file, 1, { dice: [2] }))).toEqual([
      'steps[1]: step 2: what happened is not what was recorded',
    ]);
  });

  test('a face that the die does not have', () => {
    expect(problems(changeStep(whole, rolled, { dice: [3] }))).toEqual([
      `steps[${rolled}]: step ${rolled + 1}: a die of 2 sides cannot show 3`,
    ]);
  });

  test('a die that is missing', () => {
    const expected = `steps[${fought}]: step ${fought + 1}: the move rolls more dice than the file has for it`;
    const { dice: _, ...without } = whole.steps[fought];
    expect(problems(change(whole, { steps: whole.steps.with(fought, without) }))).toEqual([
      expected,
    ]);
    const last = whole.steps[fought].dice?.slice(0, -1) ?? [];
    expect(problems(changeStep(whole, fought, { dice: last }))).toEqual([expected]);
  });

  test('a die too many', () => {
    const dice = [...(whole.steps[fought].dice ?? []), 1];
    expect(problems(changeStep(whole, fought, { dice }))).toEqual([
      `steps[${fought}]: step ${fought + 1}: the file has one die more than the move rolls`,
    ]);
    expect(problems(changeStep(whole, 0, { dice: [1, 2] }))).toEqual([
      'steps[0]: step 1: the file has 2 dice more than the move rolls',
    ]);
  });

  test('a move that was changed for another legal one', () => {
    const { move } = whole.steps[0];
    for (const other of newMatch().moves(whole.steps[0].side ?? '')) {
      if (JSON.stringify(other) === JSON.stringify(move)) continue;
      expect(problems(changeStep(whole, 0, { move: other }))).toEqual([
        'steps[0]: step 1: what happened is not what was recorded',
      ]);
    }
  });

  test('a move that was changed for an illegal one, with the rule', () => {
    expect(problems(changeStep(whole, 0, { move: { type: 'stand' } }))).toEqual([
      'steps[0]: step 1: this move is not allowed (AM-2): Something else is asked of you.',
    ]);
  });

  test('every position that was changed', () => {
    whole.steps.forEach((_, at) => {
      expect(problems(changeStep(whole, at, { change: { night: [99] } }))).toEqual([
        `steps[${at}]: step ${at + 1}: the position after it is not the one that was recorded`,
      ]);
    });
  });

  test('a side that is not asked, or that is not named where two are', () => {
    expect(problems(changeStep(whole, 0, { side: 'green' }))).toEqual([
      'steps[0]: step 1: no side called green is asked to decide here',
    ]);
    const { side: _, ...nameless } = whole.steps[0];
    expect(problems(change(whole, { steps: whole.steps.with(0, nameless) }))).toEqual([
      'steps[0]: step 1: no side called  is asked to decide here',
    ]);
    expect(problems(changeStep(whole, 2, { side: 'green' }))).toHaveLength(1);
  });

  test('a step that was taken out, put in or exchanged', () => {
    whole.steps.slice(0, -1).forEach((step, at) => {
      const next = whole.steps[at + 1];
      expect(problems(change(whole, { steps: whole.steps.toSpliced(at, 1) })), 'out').toHaveLength(
        1,
      );
      expect(problems(change(whole, { steps: whole.steps.toSpliced(at, 0, step) }))).toHaveLength(
        1,
      );
      const exchanged = whole.steps.with(at, next).with(at + 1, step);
      expect(problems(change(whole, { steps: exchanged }))).toHaveLength(1);
    });
  });

  test('a step after the end', () => {
    const last = whole.steps.length;
    expect(problems(change(whole, { steps: [...whole.steps, whole.steps[0]] }))).toEqual([
      `steps[${last}]: step ${last + 1}: the match had already ended`,
    ]);
  });
});

describe('loading refuses', () => {
  test('another seed', () => {
    const dice = [{ from: 0, kind: 'seeded', seed: 'other' }];
    expect(problems(change(whole, { dice }))).toEqual([
      expect.stringMatching(/^steps\[\d+\]: .* but the source gives/),
    ]);
  });

  test('another scenario, and other options', () => {
    const [, scenario] = ambush.scenarios;
    expect(problems(change(whole, { scenario }))).toHaveLength(1);
    expect(problems(change(whole, { options: { flight: false } }))).toHaveLength(1);
    expect(problems(change(whole, { scenario: {} })).length).toBeGreaterThan(3);
    expect(problems(change(whole, { options: { fly: true } }))).toEqual([
      'options.fly: is not a known field',
    ]);
  });

  test('rules that are not known, or of another version', () => {
    expect(problems(change(whole, { ruleset: 'chess' }))).toEqual([
      'ruleset: names the rules chess, which are not known here; the known ones are ambush',
    ]);
    expect(problems(change(whole, { version: 2 }))).toEqual([
      'version: was played under version 2 of these rules; only versions up to 1 are known here',
    ]);
  });

  const unopened = expect.stringContaining(
    'dice[0].secret: does not belong to the commitment',
  ) as string;

  test('a secret that does not open the commitment', () => {
    const file = fileOf(playOut(newMatch(COMMITTED)));
    const secret = SECRET.replace('00', '01');
    expect(problems(change(file, { dice: [{ ...file.dice[0], secret }] }))).toEqual([unopened]);
  });

  test('a commitment that was made for another game, match number or number of the host', () => {
    const file = fileOf(playOut(newMatch(COMMITTED)));
    const [source] = file.dice;
    const { numbers } = COMMITTED;
    for (const changed of [
      { matchNumber: 'kernel-2' },
      { host: 'blue' },
      { host: undefined },
      { numbers: { ...numbers, red: '0202030405060708' } },
      { commitment: 'ab'.repeat(32) },
    ]) {
      const dice = [JSON.parse(JSON.stringify({ ...source, ...changed }))];
      expect(problems(change(file, { dice }))).toEqual([unopened]);
    }
    const scenario = { ...file.scenario, title: 'Another' };
    expect(problems(change(file, { scenario }))).toEqual([unopened]);
    expect(problems(change(file, { options: { flight: false } }))).toEqual([unopened]);
  });

  test('another number of somebody who is not the host', () => {
    const file = fileOf(playOut(newMatch(COMMITTED)));
    const numbers = { ...COMMITTED.numbers, blue: 'feeeddccbbaa9988' };
    expect(problems(change(file, { dice: [{ ...file.dice[0], numbers }] }))).toEqual([
      expect.stringContaining('but the source gives'),
    ]);
  });

  test('dice of a fork that were committed to after other steps', () => {
    const match = playOut(newMatch(SEEDED), 'choices', 12);
    const fork = playOut(match.fork(8, committedDice(match, 8, COMMITTING)), 'on');
    const file = fileOf(fork);
    expect(problems(file)).toEqual([]);
    expect(() => match.fork(7, committedDice(match, 8, COMMITTING))).toThrow('another match');
    const [first, second] = file.dice;
    const other = { ...second, matchNumber: 'kernel-2' };
    expect(problems(change(file, { dice: [first, other] }))).toEqual([
      expect.stringContaining('dice[1].secret: does not belong'),
    ]);
  });

  test('a host who is no side', () => {
    const file = fileOf(playOut(newMatch(COMMITTED)));
    expect(problems(change(file, { dice: [{ ...file.dice[0], host: 'green' }] }))).toEqual([
      'dice[0].host: must be one of the sides (red and blue), or left out',
    ]);
  });

  test('committed dice of format 1, and takes its other dice', () => {
    expect(problems(change(whole, { format: 1 }))).toEqual([]);
    const { numbers, commitment, secret } = COMMITTED;
    const dice = [{ from: 0, kind: 'committed', commitment, numbers, secret }];
    expect(problems(change(whole, { format: 1, dice }))).toEqual([
      expect.stringContaining('dice[0]: are dice of format 1'),
    ]);
    expect(problems({ format: 1, dice: [null] }).length).toBeGreaterThan(1);
  });

  test('a commitment without a number from each side, or with one that could be tried out', () => {
    const file = fileOf(playOut(newMatch(COMMITTED)));
    const numbers = { red: '0102030405060708', blue: 'ffeeddccbbaa9988' };
    const withNumbers = (given: object): string[] =>
      problems(change(file, { dice: [{ ...file.dice[0], numbers: given }] }));
    const wanted = 'dice[0].numbers: must have a number from each side (red and blue)';
    for (const given of [{}, { red: numbers.red }, { ...numbers, green: numbers.red }]) {
      expect(withNumbers(given)).toEqual([expect.stringContaining(wanted)]);
    }
    expect(withNumbers({ ...numbers, red: '00' })).toEqual([
      expect.stringContaining('dice[0].numbers.red: is "00"'),
    ]);
  });

  test('a scenario that is wrong, with the place of it in the file', () => {
    const scenario = { ...whole.scenario, ruleset: 'chess' };
    expect(problems(change(whole, { scenario }))).toEqual([
      'scenario.ruleset: must be "ambush", not "chess"',
    ]);
  });

  test('half a character, which has no canonical form, with the place of it', () => {
    const broken = 'has a broken character: half of a pair of surrogates';
    const scenario = { ...whole.scenario, title: 'x\uD800y' };
    expect(problems(change(whole, { scenario }))).toEqual([`scenario.title: ${broken}`]);
    const dice = [{ from: 0, kind: 'seeded', seed: '\uDC00' }];
    expect(problems(change(whole, { dice }))).toEqual([`dice[0].seed: ${broken}`]);
  });

  test('sources of dice that do not follow each other', () => {
    const source = (from: number): object => ({ from, kind: 'scripted' });
    const from = (...steps: number[]): string[] =>
      problems(change(whole, { dice: steps.map(source) }));
    const last = whole.steps.length;
    expect(from(1)).toEqual(['dice[0].from: must be from 0 to 0']);
    expect(from(0, 0)).toEqual([`dice[1].from: must be from 1 to ${last}`]);
    expect(from(0, 3, 2)).toEqual([`dice[2].from: must be from 4 to ${last}`]);
    expect(from(0, last + 1)).toEqual([`dice[1].from: must be from 1 to ${last}`]);
    expect(from()).toEqual(['dice: must have at least one entry']);
    expect(from(0, 2, last)).toEqual([]);
  });

  test('another kind or format of file, and fields nobody knows', () => {
    expect(problems(change(whole, { sandtable: 'scenario' }))).toEqual([
      'sandtable: must be "match", not "scenario"',
    ]);
    expect(problems(change(whole, { format: 0 }))).toEqual(['format: must be 4, not 0']);
    expect(problems(change(whole, { format: 5, later: true }))).toEqual([
      'format: is 5, of a newer Sandtable: this one reads up to format 4',
    ]);
    expect(problems(change(whole, { author: 'me' }))).toEqual(['author: is not a known field']);
    expect(problems({})).toHaveLength(8);
  });

  test('a file cut off anywhere, but takes a match that is not over', () => {
    for (let length = 0; length < whole.steps.length; length++) {
      expect(problems(change(whole, { steps: whole.steps.slice(0, length) }))).toEqual([]);
    }
    for (const name of Object.keys(whole)) {
      if (name === 'drawn') continue;
      const { [name as 'steps']: _, ...cut } = whole;
      expect(problems(cut)).toEqual([`${name}: is missing`]);
    }
  });
});

describe('garbage never makes loading throw', () => {
  const garbage: readonly unknown[] = [
    undefined,
    null,
    true,
    -1,
    0.5,
    2 ** 60,
    'x',
    '__proto__',
    'constructor',
    [],
    [[]],
    {},
    { type: 'hide' },
    JSON.parse('{ "__proto__": { "kind": "seeded" }, "kind": "toString" }'),
    [0, 0, 0],
  ];

  test('whatever is loaded', () => {
    for (const value of garbage) expect(problems(value).length).toBeGreaterThan(0);
  });

  test('wherever in a file it stands', () => {
    const files = [whole, fileOf(playOut(newMatch(COMMITTED)))];
    const chance = seededDice('garbage');
    const sound = new Set(files.map((file) => JSON.stringify(file)));
    for (let i = 0; i < 4000; i++) {
      const file = structuredClone(files[i % files.length]);
      const places = placesIn(file);
      for (let left = chance.die(2); left > 0; left--) {
        const [holder, name] = places[chance.die(places.length) - 1];
        if (chance.die(5) === 1) Reflect.deleteProperty(holder, name);
        else Reflect.set(holder, name, garbage[chance.die(garbage.length) - 1]);
      }
      const lines = problems(file);
      for (const line of lines) expect(line).not.toMatch(/problem\.|\{[a-z]/i);
      if (lines.length === 0) sound.add(JSON.stringify(file));
    }
    // What is still accepted differs only in names, in a missing secret, in how far its dice have come or in where it ends.
    expect(sound.size).toBeLessThan(200);
  });
});

/** Every field and every entry of a piece of JSON: what holds it, and its name there. */
function placesIn(value: object): [object, string][] {
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => [
    [value, name] as [object, string],
    ...(typeof part === 'object' && part !== null ? placesIn(part) : []),
  ]);
}
