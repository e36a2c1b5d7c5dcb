import type { Entry } from '@sandtable/record';
import { randomBytes } from 'node:crypto';
import type { MatchRow } from '../../src/store/store.ts';

/** A match as its row has it, of nothing in particular. */
export function matchRow(id: string): MatchRow {
  return {
    id,
    ruleset: 'none',
    version: 1,
    scenario: '{}',
    options: '{}',
    terms: '{}',
    commitment: '',
    secret: '',
    created: 0,
    brought: null,
  };
}

/** An entry unlike any other. */
export function entryOf(number: number): Entry {
  const random = (): string => randomBytes(16).toString('hex');
  const deed = { kind: 'end', ending: { how: 'resigned', side: 'attacker' } } as const;
  return { number, at: number * 1000, deed, salt: random(), hash: random() };
}
