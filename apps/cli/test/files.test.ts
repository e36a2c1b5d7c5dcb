import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeJson } from '../src/files.ts';
import { folder } from './folder.ts';

test('a file is replaced by a whole one, and nothing else is left beside it', () => {
  const place = folder();
  const file = join(place, 'game.json');
  writeJson(file, { one: 1 });
  writeJson(file, { two: 2 });
  expect(readFileSync(file, 'utf8')).toBe('{"two":2}\n');
  expect(readdirSync(place)).toEqual(['game.json']);
});

test('what cannot be written changes nothing', () => {
  const place = folder();
  const file = join(place, 'game.json');
  writeFileSync(file, 'as it was');
  const endless: object[] = [];
  endless.push(endless);
  expect(() => writeJson(file, endless)).toThrow();
  expect(readFileSync(file, 'utf8')).toBe('as it was');
  mkdirSync(join(place, 'a folder'));
  expect(() => writeJson(join(place, 'a folder'), {})).toThrow('it is a folder');
  expect(() => writeJson(join(place, 'nowhere', 'game.json'), {})).toThrow('no such file');
  expect(readdirSync(place).toSorted()).toEqual(['a folder', 'game.json']);
});

test('what a link points at is written, and the link stays', () => {
  const place = folder();
  writeFileSync(join(place, 'real.json'), '');
  symlinkSync(join(place, 'real.json'), join(place, 'link.json'));
  writeJson(join(place, 'link.json'), 7);
  expect(readFileSync(join(place, 'real.json'), 'utf8')).toBe('7\n');
});
