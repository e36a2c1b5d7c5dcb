/**
 * What a move or an event may look like: every field that is named must fit, others do not matter. A list fits one of
 * the same length, entry by entry. In place of a value:
 *
 * - `{ "oneOf": […] }`: one of these fits
 * - `{ "least": 3, "most": 8 }`: a number from and to; of a point `{ "x": {…}, "y": {…} }`, so that it lies in a box
 * - `{ "begins": "A-" }`: a text that begins so
 * - `{ "last": … }`: the last entry of a list fits
 * - `{ "has": … }`: some entry of a list fits
 */
export type Pattern = Readonly<Record<string, unknown>>;

/** The words that are no fields. */
const WORDS: Readonly<Record<string, (wanted: unknown, found: unknown) => boolean>> = {
  oneOf: (wanted, found) => (wanted as readonly unknown[]).some((each) => fits(each, found)),
  least: (wanted, found) => typeof found === 'number' && found >= Number(wanted),
  most: (wanted, found) => typeof found === 'number' && found <= Number(wanted),
  begins: (wanted, found) => typeof found === 'string' && found.startsWith(String(wanted)),
  last: (wanted, found) => Array.isArray(found) && found.length > 0 && fits(wanted, found.at(-1)),
  has: (wanted, found) => Array.isArray(found) && found.some((each) => fits(wanted, each)),
};

/** Whether something is as the pattern says. */
export function fits(pattern: unknown, found: unknown): boolean {
  if (Array.isArray(pattern)) {
    if (!Array.isArray(found) || found.length !== pattern.length) return false;
    return pattern.every((each, i) => fits(each, found[i]));
  }
  if (typeof pattern !== 'object' || pattern === null) return pattern === found;
  return Object.entries(pattern).every(([name, wanted]) => {
    if (Object.hasOwn(WORDS, name)) return WORDS[name](wanted, found);
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return false;
    return fits(wanted, (found as Record<string, unknown>)[name]);
  });
}
