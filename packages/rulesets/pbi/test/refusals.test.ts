import { expect, test } from 'vitest';
import { malformed, notAsked, REFUSED } from '../src/refusals.ts';
import { pbi } from '../src/ruleset.ts';

test('every refusal has words of its own', () => {
  for (const [name, refusal] of Object.entries(REFUSED)) {
    expect(refusal.message).toEqual({ key: `refusal.${name}` });
    expect(pbi.catalogue.texts[refusal.message.key], name).toMatch(/^[A-Z].*\.$/);
  }
});

test('refusals are shared, so nobody can change them', () => {
  for (const refusal of Object.values(REFUSED)) {
    expect(Object.isFrozen(refusal)).toBe(true);
    expect(Object.isFrozen(refusal.message)).toBe(true);
  }
});

test('a move that answers another question, or none, is refused under the rule asked about', () => {
  expect(notAsked('QS-6.1')).toEqual({ rule: 'QS-6.1', message: { key: 'refusal.notAsked' } });
  expect(malformed('QS-6.1')).toEqual({ rule: 'QS-6.1', message: { key: 'refusal.malformed' } });
});
