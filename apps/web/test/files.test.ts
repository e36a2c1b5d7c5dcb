import { usualArmies, type MatchFile, type Muster } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { squareBashing } from '@sandtable/square-bashing';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { deflated, toLetters } from '../src/files/deflate.ts';
import { fileName } from '../src/files/fileName.ts';
import { LARGEST_FILE, openFile, openKept } from '../src/files/openFile.ts';
import { LARGEST_LINK } from '../src/files/letters.ts';
import { positionIn, positionLink } from '../src/files/positionLink.ts';
import { duel, otherwise } from './duel.ts';

// The addresses of the app ask the page where it is.
vi.hoisted(() => vi.stubGlobal('location', new URL('http://localhost/')));

/** A file of a whole match, to be spoiled in one place. */
let file: MatchFile;

beforeAll(() => {
  file = duel('files').save();
});

async function problemsOf(value: unknown): Promise<readonly string[]> {
  const opened = await openFile(JSON.stringify(value));
  if (opened.kind !== 'problem') throw new Error(`opened as a ${opened.kind}`);
  return opened.problems;
}

describe('a file that can be opened', () => {
  test('a saved match is the same match again', async () => {
    const opened = await openFile(JSON.stringify(file));
    if (opened.kind !== 'match') throw new Error(JSON.stringify(opened));
    expect(opened.match.save()).toEqual(file);
    expect(opened.game.ruleset).toBe(pbi);
  });

  test('a match that a side gave up is over', async () => {
    const match = duel('resigned', 30);
    match.end({ how: 'resigned', side: 'attacker' });
    const opened = await openKept(match.save());
    if (opened.kind !== 'match') throw new Error(JSON.stringify(opened));
    expect(opened.match.pending.outcome?.winner).toBe('defender');
  });

  test('every ready-made scenario, and a position out of a match, is a scenario', async () => {
    const match = duel('position', 120);
    for (const scenario of [...pbi.scenarios, pbi.position(match.state as never)]) {
      expect(await openFile(JSON.stringify(scenario))).toMatchObject({
        kind: 'scenario',
        scenario,
      });
    }
  });

  test('armies are armies, whatever they go against', async () => {
    const armies = usualArmies(squareBashing, squareBashing.muster as Muster);
    expect(await openFile(JSON.stringify(armies))).toEqual({ kind: 'armies', armies });
    const many = { ...armies.armies['attacker'], counts: { gun: 99 } };
    const wrong = { ...armies, armies: { ...armies.armies, attacker: many } };
    expect(await openFile(JSON.stringify(wrong))).toEqual({ kind: 'armies', armies: wrong });
  });

  test('a mark at the beginning of the file does not matter', async () => {
    const content = `\uFEFF${JSON.stringify(pbi.scenarios[0])}\r\n`;
    expect((await openFile(content)).kind).toBe('scenario');
  });
});

describe('a match of earlier rules', () => {
  test('says which step and which rule differ, brought or kept', async () => {
    const old = otherwise(file, 9);
    for (const opened of [await openFile(JSON.stringify(old)), await openKept(old)]) {
      if (opened.kind !== 'match') throw new Error(JSON.stringify(opened));
      expect(opened.changed).toMatchObject({ step: 10, rule: 'QS-8.1', dropped: 0 });
      expect(opened.match.steps).toHaveLength(old.steps.length);
    }
  });

  test('is taken up without a word where every step comes out the same', async () => {
    const opened = await openKept({ ...file, version: 1 });
    expect(opened).toMatchObject({ kind: 'match' });
    expect(opened).not.toHaveProperty('changed');
  });
});

test('a kept match is taken up from its record, and a brought one is verified', async () => {
  const forged = { ...otherwise(file, 9), version: pbi.version };
  expect((await openKept(forged)).kind).toBe('match');
  expect((await openFile(JSON.stringify(forged))).kind).toBe('problem');
});

describe('a file that cannot be opened says why', () => {
  test('it is cut off, or not JSON at all', async () => {
    const whole = JSON.stringify(file);
    for (const content of [whole.slice(0, whole.length / 2), 'Dear diary', '{', '\0\0']) {
      expect(await openFile(content)).toEqual({
        kind: 'problem',
        problems: [expect.stringMatching(/^It is not JSON/)],
      });
    }
  });

  test('it is empty', async () => {
    expect(await openFile(' \n')).toEqual({ kind: 'problem', problems: ['It is empty.'] });
  });

  test('it is too large, and is not even parsed', async () => {
    const opened = await openFile('['.repeat(LARGEST_FILE + 1));
    expect(opened).toEqual({
      kind: 'problem',
      problems: ['It is larger than 5 MB. No match or scenario is that large.'],
    });
  });

  test('it is nested as deep as its size allows', async () => {
    const depth = 1_000_000;
    const opened = await openFile(
      `{"format":1,"ruleset":"pbi","board":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    );
    expect(opened.kind).toBe('problem');
  });

  test('it is JSON, but none of ours', async () => {
    for (const value of [null, 3, 'x', [], {}, { format: 1 }, { ...file, sandtable: 'song' }]) {
      expect(await problemsOf(value)).toEqual([
        expect.stringMatching(/not a saved match, a scenario/),
      ]);
    }
  });

  test('it has armies of an unknown list, or of a game in which none are chosen', async () => {
    const armies = usualArmies(squareBashing, squareBashing.muster as Muster);
    const pirates = { list: 'pirates', budget: 1, counts: {} };
    const unknown = { ...armies, armies: { ...armies.armies, attacker: pirates } };
    expect(await problemsOf(unknown)).toEqual([
      expect.stringMatching(/^armies\.attacker\.list: must be one of "bef-1914"/),
    ]);
    expect(await problemsOf({ ...armies, ruleset: 'pbi' })).toEqual([
      'PBI Quick Start has no armies to choose.',
    ]);
    expect(await problemsOf({ ...armies, format: 2 })).toEqual([
      expect.stringMatching(/in format 2 .* reads format 1/),
    ]);
  });

  test('it is in another format', async () => {
    expect(await problemsOf({ ...file, format: 5 })).toEqual([expect.stringMatching(/format 5/)]);
    const scenario = { ...file.scenario, format: 2 };
    expect(await problemsOf(scenario)).toEqual([expect.stringMatching(/format 2 .* format 1\./)]);
  });

  test('its game is not here', async () => {
    for (const ruleset of ['chess', 'toString', '__proto__']) {
      expect(await problemsOf({ ...file, ruleset })).toEqual([
        `It is for the game “${ruleset}”, which is not here.`,
      ]);
    }
  });

  test('its rules have another version', async () => {
    expect(await problemsOf({ ...file, version: 99 })).toEqual([
      expect.stringMatching(/^It was played under version 99 of the rules of PBI Quick Start;/),
    ]);
  });

  test('a move in it is not allowed, under which rule', async () => {
    const steps = file.steps.with(40, { move: { type: 'endTurn' } });
    const [problem] = await problemsOf({ ...file, steps });
    expect(problem).toMatch(/^Step 41: this move is not allowed \(QS-[\d.]+\): ./);
  });

  test('a die was altered', async () => {
    const at = file.steps.findIndex(({ dice = [] }) => dice.length > 0);
    const { dice = [], ...step } = file.steps[at];
    const steps = file.steps.with(at, { ...step, dice: dice.with(0, (dice[0] % 6) + 1) });
    const [problem] = await problemsOf({ ...file, steps });
    expect(problem).toMatch(new RegExp(`^Step ${at + 1}: the dice are .*, but the source gives`));
  });

  test('a die shows what no die can', async () => {
    const at = file.steps.findIndex(({ dice = [] }) => dice.length > 0);
    const { dice = [], ...step } = file.steps[at];
    const steps = file.steps.with(at, { ...step, dice: dice.with(0, 7) });
    expect(await problemsOf({ ...file, steps })).toEqual([
      `Step ${at + 1}: a die of 6 sides cannot show 7`,
    ]);
  });

  test('every problem of a scenario is listed, with where it is', async () => {
    const problems = await problemsOf({
      format: 1,
      ruleset: 'pbi',
      title: '',
      id: 5,
      edge: 'up',
      tanks: 3,
    });
    expect(problems.map((line) => line.split(':')[0]).toSorted()).toEqual([
      'edge',
      'id',
      'tanks',
      'title',
    ]);
  });
});

test('of a long list of what could be there, a few are named', async () => {
  const [problem] = await problemsOf({ ...pbi.scenarios[0], groups: [{ id: 'tank' }] });
  expect(problem).toMatch(
    /^groups\[0\]\.id: must be one of ("[\w-]+",? ){6}and 24 others; it is "tank"$/,
  );
});

describe('a link to a position', () => {
  const state = duel('link', 150).state as never;

  test('leads to the very same position, with its options', async () => {
    const link = await positionLink(pbi, state);
    expect(link).toMatch(/^\/new\/pbi#position=[\w-]+$/);
    expect(link.length).toBeLessThan(2000);
    const read = await positionIn(link.slice(link.indexOf('#')));
    if (read?.ok !== true) throw new Error(JSON.stringify(read));
    expect(pbi.setup(read.value.scenario, read.value.options)).toEqual({ ok: true, value: state });
  });

  test('an address without a position has none', async () => {
    expect(await positionIn('')).toBeUndefined();
    expect(await positionIn('#QS-8.3')).toBeUndefined();
  });

  test('wherever it is cut off, it is refused', async () => {
    const link = await positionLink(pbi, state);
    const hash = link.slice(link.indexOf('#'));
    for (let end = '#position='.length; end < hash.length; end += 37) {
      expect(await positionIn(hash.slice(0, end))).toMatchObject({ ok: false });
    }
  });

  test('with other characters in it, it is refused', async () => {
    expect(await positionIn('#position=a%20b')).toEqual({
      ok: false,
      problems: ['The link is damaged: it has characters in it that no link has.'],
    });
  });

  test('one letter altered leads to a refusal or to other contents, never to a fault', async () => {
    const link = await positionLink(pbi, state);
    const hash = link.slice(link.indexOf('#'));
    for (let at = '#position='.length; at < hash.length; at += 11) {
      const altered = `${hash.slice(0, at)}${hash[at] === 'A' ? 'B' : 'A'}${hash.slice(at + 1)}`;
      const read = await positionIn(altered);
      if (read?.ok) pbi.setup(read.value.scenario, read.value.options);
    }
  });

  test('what inflates to more than a position needs is not inflated to its end', async () => {
    const zeros = await deflated(new Uint8Array(100 * LARGEST_LINK));
    expect(zeros.length).toBeLessThan(LARGEST_LINK);
    const started = performance.now();
    expect(await positionIn(`#position=${toLetters(zeros)}`)).toEqual({
      ok: false,
      problems: ['The link holds more than any position could need.'],
    });
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('something else in it is refused', async () => {
    for (const value of [null, [], { scenario: 3, options: {} }, { scenario: pbi.scenarios[0] }]) {
      const bytes = await deflated(new TextEncoder().encode(JSON.stringify(value)));
      expect(await positionIn(`#position=${toLetters(bytes)}`)).toEqual({
        ok: false,
        problems: ['The link holds something, but not a position of Sandtable.'],
      });
    }
  });
});

test('a file is named by its game, its title and the day', () => {
  const day = new Date(2026, 10, 5, 23, 59);
  expect(fileName('pbi', 'The Crossroads', day)).toBe(
    'pbi-the-crossroads-2026-11-05.sandtable.json',
  );
  expect(fileName('pbi', 'Fôrêt d’Écouves: №1/2', day)).toBe(
    'pbi-foret-d-ecouves-no1-2-2026-11-05.sandtable.json',
  );
  expect(fileName('pbi', '砂の卓', day)).toBe('pbi-2026-11-05.sandtable.json');
  expect(fileName('pbi', 'x'.repeat(300), day).length).toBeLessThan(100);
});
