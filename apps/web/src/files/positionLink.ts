import type { OptionValues, Ruleset, Scenario } from '@sandtable/kernel';
import { ADDRESS } from '../app/address.ts';
import { text } from '../words/words.ts';
import { deflated, fromLetters, inflated, TooLarge, toLetters } from './deflate.ts';

/** What travels in a link: a position, and the options it is played with. */
interface SharedPosition {
  readonly scenario: Scenario;
  readonly options: OptionValues;
}

/** A position out of a link, or what is wrong with the link. */
export type PositionRead =
  | { readonly ok: true; readonly value: SharedPosition }
  | { readonly ok: false; readonly problems: readonly string[] };

const NAME = '#position=';
/** No position needs as much; what inflates to more is somebody’s joke. */
export const LARGEST_POSITION = 1_000_000;

/** The address at which a match can be started from this very position. */
export function positionLink(ruleset: Ruleset, state: object): Promise<string> {
  return scenarioLink({ scenario: ruleset.position(state), options: ruleset.optionsOf(state) });
}

/** The address at which a match can be started from this scenario. */
export async function scenarioLink(shared: SharedPosition): Promise<string> {
  const bytes = await deflated(new TextEncoder().encode(JSON.stringify(shared)));
  return `${ADDRESS.start(shared.scenario.ruleset)}${NAME}${toLetters(bytes)}`;
}

/**
 * The position in the last part of an address; undefined where there is none. Whether its rules
 * accept it is for their `setup` to say.
 */
export async function positionIn(hash: string): Promise<PositionRead | undefined> {
  if (!hash.startsWith(NAME)) return undefined;
  const code = hash.slice(NAME.length);
  if (code.length > LARGEST_POSITION) return damaged('large');
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = fromLetters(code);
  } catch {
    return damaged('letters');
  }
  let value: unknown;
  try {
    const content = await inflated(bytes, LARGEST_POSITION);
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch (error) {
    return damaged(error instanceof TooLarge ? 'large' : 'damaged');
  }
  return isShared(value) ? { ok: true, value } : damaged('foreign');
}

function damaged(how: 'letters' | 'damaged' | 'large' | 'foreign'): PositionRead {
  return { ok: false, problems: [text(`link.problem.${how}`)] };
}

function isShared(value: unknown): value is SharedPosition {
  if (!isObject(value) || !isObject(value['scenario']) || !isObject(value['options'])) return false;
  const { format, ruleset } = value['scenario'];
  return format === 1 && typeof ruleset === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
