import { readArmies, type Armies, type Muster } from '@sandtable/kernel';
import { ADDRESS } from '../app/address.ts';
import type { Game } from '../games/games.ts';
import { inLetters, outOfLetters, type LinkRead } from './letters.ts';
import { problemLines } from './problemLines.ts';

const NAME = '#armies=';

/** The address at which these armies can be looked at, changed and played. */
export async function armiesLink(armies: Armies): Promise<string> {
  return `${ADDRESS.armies(armies.ruleset)}${NAME}${await inLetters(armies)}`;
}

/** The armies in the last part of an address, whatever they go against; undefined where there are none. */
export async function armiesIn(
  hash: string,
  { ruleset, words }: Game,
  muster: Muster,
): Promise<LinkRead<Armies> | undefined> {
  if (!hash.startsWith(NAME)) return undefined;
  const read = await outOfLetters(hash.slice(NAME.length));
  if (!read.ok) return read;
  const armies = readArmies(ruleset, muster, read.value);
  return armies.ok ? armies : { ok: false, problems: problemLines(armies.problems, words) };
}
