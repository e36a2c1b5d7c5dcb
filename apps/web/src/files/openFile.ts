import { MATCH_FORMAT, readArmies, type Armies, type Scenario } from '@sandtable/kernel';
import { loadGame, type Game } from '../games/games.ts';
import { hasRuleset } from '../games/rulesets.ts';
import { text } from '../words/words.ts';
import { problemLines, reasonOf } from './problemLines.ts';
import { takeUp, verified, type TakenUp } from './takeUp.ts';

/** What a file turns out to be. */
export type Opened =
  | ({ readonly kind: 'match'; readonly game: Game } & TakenUp)
  | { readonly kind: 'scenario'; readonly game: Game; readonly scenario: Scenario }
  | { readonly kind: 'armies'; readonly armies: Armies }
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
  return openValue(value, verified);
}

/** The same for a match that is kept on this device. */
export function openKept(file: unknown): Promise<Opened> {
  return openValue(file, takeUp);
}

/**
 * A match that is kept on this device, with every step played again. From the record alone it would be quicker,
 * but what was written under earlier rules may lack what events tell today.
 */
export async function openPlayed(file: unknown): Promise<Opened> {
  const opened = await openKept(file);
  const isOld = opened.kind === 'match' && opened.match.eras.length > 1;
  return isOld ? openValue(file, verified) : opened;
}

export function tooLarge(): Opened {
  return problem(text('files.problem.large', { limit: LARGEST_FILE / 1_000_000 }));
}

async function openValue(value: unknown, read: typeof verified): Promise<Opened> {
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
    if (head.kind === 'match') return await openMatch(game, value, read);
    return head.kind === 'armies' ? openArmies(game, value) : openScenario(game, value);
  } catch (error) {
    return problem(text('files.problem.fault', { reason: reasonOf(error) }));
  }
}

interface Head {
  readonly kind: 'match' | 'scenario' | 'armies';
  readonly format: number;
  readonly ruleset: string;
}

/** What every file of ours says of itself; undefined where it is none of ours. */
function headOf(value: unknown): Head | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { sandtable, format, ruleset } = value as Record<string, unknown>;
  if (typeof format !== 'number' || typeof ruleset !== 'string') return undefined;
  if (sandtable === 'match' || sandtable === 'armies') return { kind: sandtable, format, ruleset };
  return sandtable === undefined ? { kind: 'scenario', format, ruleset } : undefined;
}

async function openMatch(game: Game, value: unknown, read: typeof verified): Promise<Opened> {
  const { ruleset, words } = game;
  const { version: found } = value as { readonly version: unknown };
  if (typeof found === 'number' && found > ruleset.version) {
    const parts = { found, known: ruleset.version, game: words.text('ruleset.title') };
    return problem(text('files.problem.version', parts));
  }
  const taken = await read(value, ruleset);
  if (!taken.ok) return { kind: 'problem', problems: problemLines(taken.problems, words) };
  return { kind: 'match', game, ...taken.value };
}

function openScenario(game: Game, value: unknown): Opened {
  const opening = game.ruleset.setup(value, {});
  if (opening.ok) return { kind: 'scenario', game, scenario: value as Scenario };
  return { kind: 'problem', problems: problemLines(opening.problems, game.words) };
}

/** Whatever they go against is mended where armies are chosen. */
function openArmies({ ruleset, words }: Game, value: unknown): Opened {
  const { muster } = ruleset;
  const game = words.text('ruleset.title');
  if (muster === undefined) return problem(text('missing.armies', { game }));
  const read = readArmies(ruleset, muster, value);
  if (read.ok) return { kind: 'armies', armies: read.value };
  return { kind: 'problem', problems: problemLines(read.problems, words) };
}

function problem(what: string): Opened {
  return { kind: 'problem', problems: [what] };
}
