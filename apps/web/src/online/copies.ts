import {
  Match,
  resume,
  seededDice,
  type MatchFile,
  type Known,
  type Premises,
  type Ruleset,
} from '@sandtable/kernel';
import { freshName } from '../store/fresh.ts';

/** A match of its own that goes on from where one elsewhere stands, with dice of this device. */
export function copyOf(ruleset: Ruleset, file: MatchFile): MatchFile {
  const resumed = resume(file, [ruleset]);
  if (!resumed.ok) throw new Error('the match cannot be read');
  const { value: match } = resumed;
  return match.fork(match.steps.length, { kind: 'seeded', seed: freshName() }).save();
}

/**
 * The same of a game with secrets: a match that begins with what one side knows, and with something made up for what it
 * does not. What is true elsewhere is nowhere in it.
 */
export function exerciseOf(
  ruleset: Ruleset,
  { view, viewer }: Pick<Known, 'view' | 'viewer'>,
  { options }: Pick<Premises, 'options'>,
  title: string,
): MatchFile {
  const world = ruleset.imagine(view, viewer, seededDice(freshName()));
  const position = { ...ruleset.position(world), title };
  const dice = { kind: 'seeded' as const, seed: freshName() };
  const started = Match.start(ruleset, position, options, dice);
  if (!started.ok) throw new Error('the position is refused');
  return started.value.save();
}
