import { commit, type BoundGame, type Committing } from './committed.ts';
import type { CommittedSource } from './diceSource.ts';
import type { Match } from './match.ts';
import type { Era } from './matchFile.ts';
import { message } from './message.ts';
import type { Problem } from './schema.ts';

/** All that committed dice are bound to which come into force after so many steps. */
function boundGame(
  { ruleset, scenario, options, steps }: Match,
  step: number,
  matchNumber: string,
  version: number,
): BoundGame {
  const played = steps.slice(0, step);
  return { ruleset: ruleset.id, version, scenario, options, steps: played, matchNumber };
}

/** Committed dice for a fork of a match at a step, with the commitment worked out. */
export function committedDice(
  match: Match,
  step: number,
  made: Committing & { readonly matchNumber: string },
): Omit<CommittedSource, 'from'> {
  const game = boundGame(match, step, made.matchNumber, match.ruleset.version);
  return { kind: 'committed', ...made, commitment: commit(made, game) };
}

/** What is wrong with the dice that come into force now: a secret that does not open its commitment. */
export function sealProblem(match: Match): Problem | undefined {
  const { diceSources, eras } = match;
  const step = match.steps.length;
  const source = diceSources.find(({ from }) => from === step);
  if (source?.kind !== 'committed' || source.secret === undefined) return undefined;
  const { secret, commitment, matchNumber, ...rest } = source;
  const opens = ({ version }: Era): boolean =>
    commit({ secret, ...rest }, boundGame(match, step, matchNumber, version)) === commitment;
  if (eras.some((era) => era.from <= step && opens(era))) return undefined;
  const path = `dice[${diceSources.indexOf(source)}].secret`;
  return { path, message: message('problem.commitment') };
}
