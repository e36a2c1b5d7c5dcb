import type { Ruleset } from '@sandtable/kernel';
import { LEVELS, type Level } from './search/effort.ts';
import { STYLES, type Style } from './search/styles.ts';

/** The games that players know more of than their rules. */
export const KNOWN_GAMES = [
  'pbi',
  'browning',
  'pub-battles',
  'square-bashing',
  'pbi-boats',
] as const;

/** Whom somebody plays against who has not chosen: who loses to him sometimes, and not by himself. */
const USUAL_LEVEL: Level = 'captain';

/** Those that think ahead in every game, and can therefore do so in one style or another, and for as long as they are told. */
const THINKING: readonly Level[] = ['general'];

/** The styles that somebody of this name can have. */
export function stylesOf(level: string): readonly Style[] {
  return thinks(level) ? STYLES : ['book'];
}

/** What a level is called that plays in a style; `book` is the usual one, and is not said. */
export function levelName(level: Level, style: Style): string {
  return style === 'book' ? level : `${level}:${style}`;
}

/**
 * The names of those that can play these rules, strongest first: for whoever only chooses among them. Nothing of what
 * they know is loaded for that.
 */
export function playerNames(ruleset: Pick<Ruleset, 'id'>): string[] {
  if (!isKnown(ruleset)) return ['random'];
  const levels = LEVELS.flatMap((level) => stylesOf(level).map((style) => levelName(level, style)));
  return [...levels, 'greedy', 'random'];
}

/** Of these, those that people play against, in the usual style: levels where there are any. */
export function opponentNames(ruleset: Pick<Ruleset, 'id'>): string[] {
  return isKnown(ruleset) ? [...LEVELS] : ['random'];
}

/** The one that people play against who have not chosen. */
export function usualOpponent(ruleset: Pick<Ruleset, 'id'>): string {
  return isKnown(ruleset) ? USUAL_LEVEL : 'random';
}

/** The one that plays ahead, where somebody wants to know how things would go: fair, and quick. */
export function swiftPlayer(ruleset: Pick<Ruleset, 'id'>): string {
  return isKnown(ruleset) ? 'greedy' : 'random';
}

/** The level and the style of a name; undefined of those who have none. */
export function levelOf(
  name: string,
): { readonly level: Level; readonly style: Style } | undefined {
  const [first, second = 'book'] = name.split(':');
  const level = LEVELS.find((each) => each === first);
  const style = stylesOf(first).find((each) => each === second);
  return level === undefined || style === undefined ? undefined : { level, style };
}

/** Why nobody has a name: there is nobody so called, `general@0` has no such number, `colonel@5` does not think, so that it means nothing. */
export type Misnomer = 'nobody' | 'number' | 'thoughtless';

/**
 * Whether somebody of this name is among those, and why not: whoever thinks ahead may be told how many play-outs to spend on a
 * decision, `general@2000`.
 */
export function misnomerAmong(known: readonly string[], name: string): Misnomer | undefined {
  if (known.includes(name)) return undefined;
  const [first, ...playOuts] = name.split('@');
  if (!known.includes(first) || playOuts.length === 0) return 'nobody';
  if (!thinks(levelOf(first)?.level)) return 'thoughtless';
  return /^[1-9]\d{0,6}$/v.test(playOuts.join('@')) ? undefined : 'number';
}

/** Of these, those who may be told how many play-outs to spend on a decision. */
export function thinkersAmong(known: readonly string[]): string[] {
  return known.filter((name) => thinks(levelOf(name)?.level));
}

function thinks(level: string | undefined): boolean {
  return THINKING.some((each) => each === level);
}

function isKnown({ id }: Pick<Ruleset, 'id'>): boolean {
  const known: readonly string[] = KNOWN_GAMES;
  return known.includes(id);
}
