import { expect, test } from 'vitest';
import { REFUSED } from '../src/rules/refusals.ts';
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
