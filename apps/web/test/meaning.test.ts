import { message, type Match, type Pick, type Scene } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { Meaning } from '../src/play/meaning.ts';

test('a button that a ruleset goes on naming after it was pressed is tried once', () => {
  const refusal = { rule: 'X-1', message: message('x') };
  const match = {
    check: () => refusal,
    ruleset: {
      attempt: (_view: object, _decision: object, picks: readonly Pick[]) =>
        'point' in picks[picks.length - 1] ? { type: 'go' } : undefined,
      guide: () => ({ shapes: [], lines: [], begins: true, buttons: ['this', 'that'] }),
    },
  } as unknown as Match;
  const piece = { id: 'A', at: { x: 0, y: 0 } };
  const scene = { inch: 10, pieces: [piece] } as unknown as Scene;
  const meaning = new Meaning(match, {}, { side: 'a', kind: 'k', rule: 'X-1' }, scene);
  expect(meaning.whyNotGoOn([{ piece: 'A' }])).toBe(refusal);
});
