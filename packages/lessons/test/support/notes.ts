import { browning } from '@sandtable/browning';
import type { Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pbiBoats } from '@sandtable/pbi-boats';
import { pubBattles } from '@sandtable/pub-battles';
import { squareBashing } from '@sandtable/square-bashing';
import { NOTES as BROWNING } from '../../src/browning/notes/notes.ts';
import type { Notes } from '../../src/index.ts';
import { NOTES as PBI } from '../../src/pbi/notes/notes.ts';
import { NOTES as PBI_BOATS } from '../../src/pbi-boats/notes/notes.ts';
import { NOTES as PUB_BATTLES } from '../../src/pub-battles/notes/notes.ts';
import { NOTES as SQUARE_BASHING } from '../../src/square-bashing/notes/notes.ts';

/** The notes on every rulebook that has some, with the rules of their game. */
export const NOTES: readonly { readonly notes: Notes; readonly ruleset: Ruleset }[] = [
  { notes: PBI, ruleset: pbi },
  { notes: BROWNING, ruleset: browning },
  { notes: PBI_BOATS, ruleset: pbiBoats },
  { notes: PUB_BATTLES, ruleset: pubBattles },
  { notes: SQUARE_BASHING, ruleset: squareBashing },
];
