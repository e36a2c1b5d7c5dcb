import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spawned } from './program.ts';

const ANYTHING = '…';
const DOCUMENT = readFileSync(new URL('../../../docs/engine-protocol.md', import.meta.url), 'utf8');

/** Every example of the document: a line to the engine and the answer it says comes back. */
function examples(): { request: string; answer: string }[] {
  const blocks = [...DOCUMENT.matchAll(/^```engine\n(.*?)^```$/gms)].map(([, block]) => block);
  const lines = blocks.flatMap((block) => block.trimEnd().split('\n'));
  const found = [];
  for (let i = 0; i < lines.length; i += 2) {
    if (!lines[i].startsWith('> ') || !lines[i + 1].startsWith('< ')) {
      throw new Error(`not a request and its answer: ${lines[i]}`);
    }
    found.push({ request: lines[i].slice(2), answer: lines[i + 1].slice(2) });
  }
  return found;
}

/** What came back, cut down to what is written out, so that a difference is easy to see. */
function shortened(found: unknown, written: unknown): unknown {
  if (written === ANYTHING && found !== undefined) return ANYTHING;
  if (Array.isArray(found) && Array.isArray(written)) {
    const open = written.at(-1) === ANYTHING;
    const items = open ? found.slice(0, written.length - 1) : found;
    const short = items.map((item, i) => shortened(item, written[i]));
    return open ? [...short, ANYTHING] : short;
  }
  if (!isObject(found) || !isObject(written)) return found;
  const open = Object.hasOwn(written, ANYTHING);
  const entries = Object.entries(found).filter(([name]) => !open || Object.hasOwn(written, name));
  const short = entries.map(([name, value]) => [name, shortened(value, written[name])]);
  return Object.fromEntries(open ? [...short, [ANYTHING, ANYTHING]] : short);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

test('the engine answers every example of its protocol as written', () => {
  const written = examples();
  expect(written.length).toBeGreaterThan(25);
  const { code, out, err } = spawned(
    ['engine'],
    written.map(({ request }) => `${request}\n`).join(''),
  );
  expect(err).toBe('');
  expect(code).toBe(0);
  const answers = out.trimEnd().split('\n');
  expect(answers).toHaveLength(written.length);
  for (const [i, { request, answer }] of written.entries()) {
    const expected: unknown = JSON.parse(answer);
    expect(shortened(JSON.parse(answers[i]), expected), request).toEqual(expected);
  }
});

test('every request of the engine has an example', () => {
  const refused = spawned(['engine'], '{"request":"?"}\n').out;
  const names = [...refused.matchAll(/\\"(\w+)\\"/g)].map(([, name]) => name);
  expect(names).toContain('play');
  for (const name of names) expect(DOCUMENT).toContain(`"request":"${name}"`);
});
