import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pbi } from '@sandtable/pbi';
import { describe, expect, test, vi } from 'vitest';
import { fateOf } from '../src/rerun/fate.ts';
import { Progress } from '../src/progress.ts';
import type { Report } from '../src/rerun/report.ts';
import { DUEL, duel, otherwise } from './duel.ts';
import { fileWith, folder } from './folder.ts';
import { json, sandtable } from './program.ts';

const KEPT = join(import.meta.dirname, '../../../packages/rulesets/browning/test/kept');
const NASTY = 'a\u001B[2J\u202E\u2028b';

function folderWith(files: Readonly<Record<string, unknown>>): string {
  const path = folder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(path, name, '..'), { recursive: true });
    writeFileSync(
      join(path, name),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
  return path;
}

describe('rerun', () => {
  test('of matches that come out the same says so and ends with 0', async () => {
    const path = folderWith({ 'a.json': duel(), 'deep/er/b.json': { ...duel(), version: 1 } });
    const { code, out, err } = await sandtable(['rerun', path]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^PBI .*, version \d+: 2 matches, 2 of them the same\n2 matches: 2 the same/,
    );
  });

  test('names the step, the rule with its title and what differs, and ends with 3', async () => {
    const path = folderWith({ 'deep/old.json': otherwise(1), 'same.json': duel() });
    const { code, out } = await sandtable(['rerun', path]);
    expect(code).toBe(3);
    expect(out).toContain('  QS-8.1 (Dice for a shot): one match goes on under changed rules\n');
    const file = join(path, 'deep/old.json');
    expect(out).toContain(`    ${file}: step 2: what happened is not what was recorded\n`);
    expect(out).toContain('2 matches: one the same, one goes on under changed rules, 0 differ');
  });

  test('tells a rule that was changed without raising the version', async () => {
    const path = folderWith({ 'new.json': otherwise(pbi.version) });
    const { code, out } = await sandtable(['rerun', path]);
    expect(code).toBe(3);
    expect(out).toContain(
      '  QS-8.1 (Dice for a shot): one match differs though the version is the same: raise it\n',
    );
    expect(out).toContain('new.json: step 2: what happened is not what was recorded\n');
  });

  test('takes one that went on already under the present rules for the same', () => {
    const eras = [
      { from: 0, version: 1 },
      { from: 2, version: pbi.version },
    ];
    const file = { ...otherwise(pbi.version), eras };
    expect(fateOf(fileWith(file)).fate).toBe('same');
  });

  test('lists what cannot be read with all its problems, and ends with 1', async () => {
    const { scenario: _, ...headless } = duel();
    const path = folderWith({
      'cut.json': '{"sandtable": ',
      'headless.json': headless,
      'old.json': otherwise(1),
      'scenario.json': DUEL,
      'notes.txt': 'not even JSON',
    });
    symlinkSync(path, join(path, 'circle'));
    const { code, out } = await sandtable(['rerun', path]);
    expect(code).toBe(1);
    expect(out).toContain('Cannot be read: 2 files\n');
    expect(out).toMatch(/cut\.json: is not JSON/);
    expect(out).toMatch(/headless\.json: scenario: is missing/);
    expect(out).toContain('One match: 0 the same, one goes on under changed rules');
  });

  test('goes on with the other matches when a rule breaks down over one', () => {
    const broken = {
      ...pbi,
      play: () => {
        throw new Error('out of luck');
      },
    };
    expect(fateOf(fileWith(duel()), [broken])).toMatchObject({
      fate: 'unreadable',
      problems: [{ message: { key: 'record.fault', with: { reason: 'out of luck' } } }],
    });
  });

  test('takes a single file, which must be a match', async () => {
    expect((await sandtable(['rerun', fileWith(duel())])).code).toBe(0);
    const scenario = await sandtable(['rerun', fileWith(DUEL)]);
    expect(scenario.code).toBe(1);
    expect(scenario.out).toContain('is not a saved match');
    const nowhere = await sandtable(['rerun', join(folder(), 'nowhere')]);
    expect(nowhere.code).toBe(1);
    expect(nowhere.out).toContain('there is no such file or folder');
  });

  test('gives it all as JSON, by ruleset and by rule, with the steps that are not kept', async () => {
    const { out } = await sandtable(['rerun', KEPT, '--json']);
    const report = JSON.parse(out) as Report;
    const names = readdirSync(KEPT, { recursive: true, encoding: 'utf8' });
    const kept = names.filter((name) => name.includes('match-'));
    const [matches, others] = [kept.length, kept.length];
    expect(matches).toBeGreaterThan(3);
    expect(report).toMatchObject({ matches, unraised: 0, others, unreadable: [] });
    expect(report.rulesets).toMatchObject([{ ruleset: 'browning', matches }]);
    const [{ rule, title, files }] = report.rulesets[0].goesOn;
    expect(rule).toMatch(/^BB-/);
    expect(title).not.toBe('');
    const [{ file, step, what, dropped }] = files;
    expect(file).toContain('version-1');
    expect(what).toMatch(new RegExp(`^step ${step}: `));
    expect(dropped).toBeGreaterThan(0);
    expect(await json(['rerun', folderWith({ 'a.json': duel() })])).toMatchObject({ same: 1 });
  });

  test('writes nothing to the files', async () => {
    const path = folderWith({ 'old.json': otherwise(1) });
    const before = readFileSync(join(path, 'old.json'), 'utf8');
    await sandtable(['rerun', path]);
    expect(readFileSync(join(path, 'old.json'), 'utf8')).toBe(before);
    expect(readdirSync(path)).toEqual(['old.json']);
  });

  test('lets nothing of names and contents act on the terminal', async () => {
    const file = otherwise(1);
    const events = [...(file.steps[0].events ?? []), { type: 'cheer', rule: NASTY }];
    const path = folderWith({
      [`${NASTY}.json`]: { ...file, steps: file.steps.with(0, { ...file.steps[0], events }) },
      'foreign.json': { ...file, ruleset: NASTY },
    });
    for (const flags of [[], ['--json']]) {
      const { out, err } = await sandtable(['rerun', path, ...flags]);
      expect(out).toContain(String.raw`\u001b[2J`);
      expect(`${out}${err}`).not.toMatch(/(?!\n)[\p{Cc}\u202E\u2028]/u);
    }
  });

  test('documents its exit codes', async () => {
    const help = (await sandtable(['help', 'rerun'])).out.replaceAll(/\s+/g, ' ');
    expect(help).toContain('0 when all come out the same, 3 when some do not, 1 when some cannot');
  });
});

test('a bar that waits is shown only when time has passed', () => {
  const isTTY = process.stderr.isTTY;
  process.stderr.isTTY = true;
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  try {
    const progress = new Progress(4, 1000);
    progress.show(1);
    expect(write).not.toHaveBeenCalled();
    now.mockReturnValue(1000);
    progress.show(2);
    expect(write).toHaveBeenCalledWith(expect.stringContaining('50 %'));
  } finally {
    process.stderr.isTTY = isTTY;
    write.mockRestore();
    now.mockRestore();
  }
});
