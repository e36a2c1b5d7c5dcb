import type { Catalogue, Message, Part, RuleId } from '@sandtable/kernel';

/** A game's quick reference sheet. Its figures are those of the tables that the rules go by. */
export interface Reference {
  readonly sections: readonly ReferenceSection[];
  /** Whether it is printed in smaller letters: else it would take more than a page. */
  readonly dense?: true;
  /** Whether it is printed in three columns: lists of short lines leave two half empty. */
  readonly narrow?: true;
  /** The texts of the sheet, on top of those of the ruleset. */
  readonly catalogue: Catalogue;
}

export interface ReferenceSection {
  readonly title: Message;
  /** Where it is written at length. */
  readonly rules: readonly RuleId[];
  /** Whether it takes the whole width of the sheet. */
  readonly wide?: true;
  /** At most one of each kind. */
  readonly blocks: readonly Block[];
}

export type Block =
  /** What is done one after another. */
  | { readonly kind: 'steps'; readonly steps: readonly Row[] }
  /** Names with their figures. */
  | { readonly kind: 'list'; readonly rows: readonly Row[] }
  /** The first heading is that of the names. */
  | { readonly kind: 'table'; readonly head: readonly Message[]; readonly rows: readonly Row[] }
  | { readonly kind: 'notes'; readonly notes: readonly Message[] };

/** In steps and lists there is one cell at most. */
export interface Row {
  readonly name: Message;
  readonly cells: readonly Cell[];
}

/** `score`: what a die has to show. `figure`: so many of something. `words`: neither. */
export interface Cell {
  readonly kind: 'score' | 'figure' | 'words';
  readonly text: Part;
}
