import { browning } from '@sandtable/browning';
import type { Ruleset } from '@sandtable/kernel';
import { squareBashing } from '@sandtable/square-bashing';
import { NOTES as BROWNING } from '../../src/browning/notes/notes.ts';
import type { Notes } from '../../src/index.ts';
import { NOTES as SQUARE_BASHING } from '../../src/square-bashing/notes/notes.ts';

/** The notes on every rulebook that has some, with the rules of their game. */
export const NOTES: readonly { readonly notes: Notes; readonly ruleset: Ruleset }[] = [
  { notes: BROWNING, ruleset: browning },
  { notes: SQUARE_BASHING, ruleset: squareBashing },
];
