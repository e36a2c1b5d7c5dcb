import {
  message,
  readArmies,
  reject,
  scenarioOf,
  type Armies,
  type Muster,
  type Problem,
  type Result,
  type Ruleset,
  type Scenario,
} from '@sandtable/kernel';
import { UsageError } from '../errors.ts';
import { RULESETS, rulesetNamed } from '../rulesets.ts';
import { text } from '../words.ts';

/** A game in which armies are chosen, and how. */
export interface Mustering {
  readonly ruleset: Ruleset;
  readonly muster: Muster;
}

/** The games in which armies are chosen. */
export function musterings(): Mustering[] {
  return RULESETS.flatMap((ruleset) => musteringIn(ruleset) ?? []);
}

/** How armies are chosen in the game of this name; in the first in which they are where none is named. */
export function musteringNamed(id: string | undefined): Mustering {
  const all = musterings();
  const found = id === undefined ? all.at(0) : musteringIn(rulesetNamed(id));
  if (found !== undefined) return found;
  throw new UsageError(noMuster(id ?? ''));
}

/** That no armies are chosen in the game of this name. */
export function noMuster(id: string): string {
  return text('error.muster', { id, known: knownIds() });
}

function knownIds(): string[] {
  return musterings().map(({ ruleset }) => ruleset.id);
}

function musteringIn(ruleset: Ruleset): Mustering | undefined {
  const { muster } = ruleset;
  return muster && { ruleset, muster };
}

/** Whether a file says of itself that it has the armies of a battle. */
export function isArmies(content: unknown): boolean {
  return typeof content === 'object' && content !== null && 'sandtable' in content
    ? content.sandtable === 'armies'
    : false;
}

/** The armies in a file, or what is wrong with its form. */
export function armiesIn(ruleset: Ruleset, content: unknown): Result<Armies> {
  const { muster } = ruleset;
  return muster === undefined ? reject([noArmies(ruleset)]) : readArmies(ruleset, muster, content);
}

/** The scenario of the armies in a file, or all that is wrong with them. */
export function battleIn(ruleset: Ruleset, content: unknown): Result<Scenario> {
  const { muster } = ruleset;
  if (muster === undefined) return reject([noArmies(ruleset)]);
  const read = readArmies(ruleset, muster, content);
  return read.ok ? scenarioOf(ruleset, muster, read.value) : read;
}

function noArmies({ id }: Ruleset): Problem {
  return { path: 'ruleset', message: message('error.muster', { id, known: knownIds() }) };
}
