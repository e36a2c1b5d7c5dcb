import { message, type Imagined, type Pick, type Ruleset, type Scene } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { Meaning } from '../src/play/meaning.ts';

test('a button that a ruleset goes on naming after it was pressed is tried once', () => {
  const refusal = { rule: 'X-1', message: message('x') };
  const imagined = { check: () => refusal } as unknown as Imagined;
  const ruleset = {
    attempt: (_view: object, _decision: object, picks: readonly Pick[]) =>
      'point' in picks[picks.length - 1] ? { type: 'go' } : undefined,
    guide: () => ({
      shapes: [],
      lines: [],
      begins: true,
      buttons: [{ button: 'this' }, { button: 'that' }],
    }),
  } as unknown as Ruleset;
  const piece = { id: 'A', at: { x: 0, y: 0 } };
  const scene = { inch: 10, pieces: [piece] } as unknown as Scene;
  const decision = { side: 'a', kind: 'k', rule: 'X-1' };
  const meaning = new Meaning(ruleset, { view: {}, scene, imagined }, decision);
  expect(meaning.whyNotGoOn([{ piece: 'A' }])).toBe(refusal);
});
