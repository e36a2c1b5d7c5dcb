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

/** Those that think ahead in every game, and can therefore do so in one style or another. */
const STYLED: readonly Level[] = ['general'];

/** The styles that somebody of this name can have. */
export function stylesOf(level: string): readonly Style[] {
  return STYLED.some((each) => each === level) ? STYLES : ['book'];
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

/** Whether somebody of this name is among those: a level may be told how many play-outs to spend on a decision, `general@2000`. */
export function isAmong(known: readonly string[], name: string): boolean {
  const [first, ...playOuts] = name.split('@');
  if (!known.includes(first) || playOuts.length === 0) return known.includes(name);
  return levelOf(first) !== undefined && /^[1-9]\d{0,6}$/v.test(playOuts.join('@'));
}

/** Whether it is only the number of play-outs that keeps it from being a name: `general@0`. */
export function isMiscounted(known: readonly string[], name: string): boolean {
  const [first] = name.split('@');
  return known.includes(first) && levelOf(first) !== undefined && !isAmong(known, name);
}

function isKnown({ id }: Pick<Ruleset, 'id'>): boolean {
  const known: readonly string[] = KNOWN_GAMES;
  return known.includes(id);
}
