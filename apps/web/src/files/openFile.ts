import {
  loadSteps,
  MATCH_FORMAT,
  type Match,
  type MatchFile,
  type Scenario,
} from '@sandtable/kernel';
import { loadGame, type Game } from '../games/games.ts';
import { hasRuleset } from '../games/rulesets.ts';
import { text } from '../words/words.ts';
import { problemLines, reasonOf } from './problemLines.ts';
import { unhurried } from './unhurried.ts';

/** What a file turns out to be. */
export type Opened =
  | {
      readonly kind: 'match';
      readonly game: Game;
      readonly match: Match;
      readonly file: MatchFile;
    }
  | { readonly kind: 'scenario'; readonly game: Game; readonly scenario: Scenario }
  | { readonly kind: 'problem'; readonly problems: readonly string[] };

/** A match of ten thousand steps has less than 2 MB. */
export const LARGEST_FILE = 5_000_000;

/** What somebody dropped on the page or chose: a match or a scenario, or all that is wrong with it. */
export async function openFile(content: string): Promise<Opened> {
  if (content.length > LARGEST_FILE) return tooLarge();
  if (content.trim() === '') return problem(text('files.problem.empty'));
  let value: unknown;
  try {
    // Some editors begin a file with a mark that is not part of the JSON.
    value = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    return problem(text('files.problem.json', { reason: reasonOf(error) }));
  }
  return openValue(value);
}

export function tooLarge(): Opened {
  return problem(text('files.problem.large', { limit: LARGEST_FILE / 1_000_000 }));
}

/** The same for what has been parsed already, such as a match kept on this device. */
export async function openValue(value: unknown): Promise<Opened> {
  const head = headOf(value);
  if (head === undefined) return problem(text('files.problem.foreign'));
  const newest = head.kind === 'match' ? MATCH_FORMAT : 1;
  if (!(head.format >= 1 && head.format <= newest)) {
    return problem(text('files.problem.format', { found: head.format, known: newest }));
  }
  if (!hasRuleset(head.ruleset)) {
    return problem(text('files.problem.game', { id: head.ruleset.slice(0, 60) }));
  }
  let game: Game;
  try {
    game = await loadGame(head.ruleset);
  } catch (error) {
    return problem(text('files.problem.unloaded', { reason: reasonOf(error) }));
  }
  try {
    return head.kind === 'match' ? await openMatch(game, value) : openScenario(game, value);
  } catch (error) {
    return problem(text('files.problem.fault', { reason: reasonOf(error) }));
  }
}

interface Head {
  readonly kind: 'match' | 'scenario';
  readonly format: number;
  readonly ruleset: string;
}

/** What every file of ours says of itself; undefined where it is none of ours. */
function headOf(value: unknown): Head | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { sandtable, format, ruleset } = value as Record<string, unknown>;
  if (typeof format !== 'number' || typeof ruleset !== 'string') return undefined;
  if (sandtable === 'match') return { kind: 'match', format, ruleset };
  return sandtable === undefined ? { kind: 'scenario', format, ruleset } : undefined;
}

async function openMatch(game: Game, value: unknown): Promise<Opened> {
  const { ruleset, words } = game;
  const { version: found } = value as { readonly version: unknown };
  if (typeof found === 'number' && found > ruleset.version) {
    const parts = { found, known: ruleset.version, game: words.text('ruleset.title') };
    return problem(text('files.problem.version', parts));
  }
  const loaded = await unhurried(loadSteps(value, [ruleset]));
  if (!loaded.ok) return { kind: 'problem', problems: problemLines(loaded.problems, words) };
  return { kind: 'match', game, match: loaded.value.match, file: value as MatchFile };
}

function openScenario(game: Game, value: unknown): Opened {
  const opening = game.ruleset.setup(value, {});
  if (opening.ok) return { kind: 'scenario', game, scenario: value as Scenario };
  return { kind: 'problem', problems: problemLines(opening.problems, game.words) };
}

function problem(what: string): Opened {
  return { kind: 'problem', problems: [what] };
}
