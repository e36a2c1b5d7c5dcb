import { message, type Ruleset } from '@sandtable/kernel';
import type { GameSense } from './game.ts';
import { levelName, misnomerAmong, playerNames, stylesOf } from './names.ts';
import { playOutBudget, type PlayerKind } from './player.ts';
import { random } from './random.ts';
import { Coach } from './search/coach.ts';
import type { Term } from './search/doctrine.ts';
import { LEVELS, type Level } from './search/effort.ts';
import { Searcher } from './search/searcher.ts';
import { styledTerms, type Style } from './search/styles.ts';

/** All who can play a game, strongest first. */
export function kindsFor(sense: GameSense): PlayerKind[] {
  const levels = LEVELS.flatMap((level) =>
    stylesOf(level).map((style) => levelKind(sense, level, style)),
  );
  return [...levels, greedyKind(() => sense), random];
}

/** Takes what promises the most, looking no further than what it is asked. */
export function greedyKind(senseOf: (ruleset: Ruleset) => GameSense): PlayerKind {
  return {
    name: 'greedy',
    plays: (ruleset) => playerNames(ruleset).includes('greedy'),
    reasons: (ruleset) => keyed(senseOf(ruleset).mind.reasons),
    make(ruleset) {
      const { mind } = senseOf(ruleset);
      return {
        name: 'greedy',
        choose: (view, { side }, dice, because) =>
          mind.answer(
            ruleset,
            ruleset.imagine(view, side, dice),
            side,
            dice,
            because && ((name) => because(message(keyOf(name)))),
          ),
      };
    },
  };
}

/** A level, in one of the styles: `general`, `general:bold`. */
export function levelKind(sense: GameSense, level: Level, style: Style): PlayerKind {
  const { doctrine, efforts } = sense;
  const mind = sense.routine ?? sense.mind;
  const name = levelName(level, style);
  const terms = styledTerms(doctrine.terms, style);
  const effort = efforts[level];
  return {
    name,
    plays: ({ id }) => id === doctrine.ruleset,
    reasons: () => ({
      ...keyed(mind.reasons),
      ...keyed(Object.fromEntries(terms.flatMap(wordsOf))),
    }),
    make: (ruleset, budget) =>
      new Searcher(ruleset, { name, mind, doctrine, terms, effort }, budget),
    ...(effort.playOuts > 0 && {
      coach: (ruleset: Ruleset) => new Coach(ruleset, { mind, doctrine, terms, effort }),
    }),
  };
}

/** The sentences of a term by their names. */
function wordsOf({ name, words, second }: Term): [name: string, sentence: string][] {
  const first = [`term.${name}`, words] as [string, string];
  return second === undefined ? [first] : [first, [`term.${name}.second`, second]];
}

function keyed(words: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [keyOf(name), text]));
}

function keyOf(reason: string): string {
  return `advice.${reason}`;
}

/**
 * The one of a name; undefined where there is none. Whoever thinks ahead may be told how many play-outs to spend on a decision:
 * `general@2000`.
 */
export function kindNamed(kinds: readonly PlayerKind[], name: string): PlayerKind | undefined {
  const known = kinds.map((each) => each.name);
  if (misnomerAmong(known, name) !== undefined) return undefined;
  const [first, playOuts] = name.split('@');
  const kind = kinds[known.indexOf(first)];
  if (playOuts === undefined) return kind;
  const budget = playOutBudget(Number(playOuts));
  return { ...kind, name, make: (ruleset) => kind.make(ruleset, budget) };
}
