import type { OptionValues, Ruleset, Scenario } from '@sandtable/kernel';
import { ADDRESS } from '../app/address.ts';
import { damaged, inLetters, outOfLetters, type LinkRead } from './letters.ts';

/** What travels in a link: a position, and the options it is played with. */
interface SharedPosition {
  readonly scenario: Scenario;
  readonly options: OptionValues;
}

/** A position out of a link, or what is wrong with the link. */
export type PositionRead = LinkRead<SharedPosition>;

const NAME = '#position=';

/** The address at which a match can be started from this very position. */
export function positionLink(ruleset: Ruleset, state: object): Promise<string> {
  return scenarioLink({ scenario: ruleset.position(state), options: ruleset.optionsOf(state) });
}

/** The address at which a match can be started from this scenario. */
export async function scenarioLink(shared: SharedPosition): Promise<string> {
  return `${ADDRESS.start(shared.scenario.ruleset)}${NAME}${await inLetters(shared)}`;
}

/**
 * The position in the last part of an address; undefined where there is none. Whether its rules
 * accept it is for their `setup` to say.
 */
export async function positionIn(hash: string): Promise<PositionRead | undefined> {
  if (!hash.startsWith(NAME)) return undefined;
  const read = await outOfLetters(hash.slice(NAME.length));
  if (!read.ok) return read;
  return isShared(read.value) ? { ok: true, value: read.value } : damaged('foreign');
}

function isShared(value: unknown): value is SharedPosition {
  if (!isObject(value) || !isObject(value['scenario']) || !isObject(value['options'])) return false;
  const { format, ruleset } = value['scenario'];
  return format === 1 && typeof ruleset === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
