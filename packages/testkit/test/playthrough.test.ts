import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ambush } from '../src/ambush/ambush.ts';
import { playthrough, type Choose } from '../src/playthrough.ts';
import { comparePlaythrough } from '../src/recording.ts';

const [stream, gorge] = ambush.scenarios;
const first: Choose = (_match, _side, moves) => moves[0];

describe('a play-through', () => {
  test.each(ambush.scenarios)('of Ambush, $id, is as it was recorded', (scenario) => {
    const file = fileURLToPath(new URL(`playthroughs/${scenario.id}.txt`, import.meta.url));
    comparePlaythrough(file, playthrough(ambush, scenario, {}, 'recorded'));
  });

  test('is the same for the same seed and another for another', () => {
    const text = playthrough(ambush, stream, {}, 'a');
    expect(playthrough(ambush, stream, {}, 'a')).toBe(text);
    expect(playthrough(ambush, stream, {}, 'b')).not.toBe(text);
  });

  test('shows moves, dice, events with their rules, the board and the outcome', () => {
    const lines = playthrough(ambush, gorge, { flight: false }, 'a', first).split('\n');
    expect(lines[0]).toBe('ambush 1, scenario gorge, seed a');
    expect(lines[1]).toBe('options {"flight":false}');
    expect(lines[3]).toBe('-- Night 1; Red: 2 men; Blue: 4 men');
    expect(lines[5]).toBe('1 red {"type":"hide","at":1}');
    expect(lines[6]).toBe('    AM-2  Red hides in thicket 1.');
    expect(lines[7]).toMatch(/^2 blue \{"type":"hide","at":3\} {2}dice [12]$/);
    expect(lines.at(-2)).toMatch(/^winner \w+ by AM-8: red \d, blue \d$/);
  });

  test('of a scenario that is refused, or with a move that is, says so', () => {
    expect(() => playthrough(ambush, {}, {}, 'a')).toThrow('the scenario is refused');
    const wrong: Choose = () => ({ type: 'pass' });
    expect(() => playthrough(ambush, stream, {}, 'a', wrong)).toThrow('a chosen move is refused');
  });
});

describe('comparing with a recording', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'recording-')), 'deep', 'play.txt');
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('says when there is none', () => {
    vi.stubEnv('SANDTABLE_RECORD', '');
    expect(() => comparePlaythrough(file, 'a\n')).toThrow('has not been recorded');
  });

  test('records when it is told to', () => {
    vi.stubEnv('SANDTABLE_RECORD', '1');
    comparePlaythrough(file, 'a\nb\nc\n');
    expect(readFileSync(file, 'utf8')).toBe('a\nb\nc\n');
  });

  test('names the first line that differs', () => {
    vi.stubEnv('SANDTABLE_RECORD', '');
    writeFileSync(file, 'a\nb\nc\n');
    expect(() => comparePlaythrough(file, 'a\nb\nc\n')).not.toThrow();
    expect(() => comparePlaythrough(file, 'a\nx\ny\n')).toThrow(
      /play\.txt:2 differs\n {2}recorded: b\n {2}played: {3}x/,
    );
    expect(() => comparePlaythrough(file, 'a\nb')).toThrow(/play\.txt:3 differs.*\(the end\)/s);
  });
});
