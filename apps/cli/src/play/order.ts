/** What a player types: the number of a choice, or a word with perhaps something after it. */
export const ORDER_WORDS = [
  'undo',
  'auto',
  'save',
  'odds',
  'rule',
  'look',
  'board',
  'help',
  'quit',
] as const;
export type OrderWord = (typeof ORDER_WORDS)[number];

export type Order =
  | { readonly order: 'choose'; readonly choice: number }
  | { readonly order: OrderWord; readonly rest: string };

/** The order in a line; undefined where there is none. A word may be cut short: `b` for `board`. */
export function orderIn(line: string): Order | undefined {
  if (/^\d+$/.test(line)) return { order: 'choose', choice: Number(line) };
  const [word, ...rest] = line.split(/\s+/);
  const order = ORDER_WORDS.find((each) => word !== '' && each.startsWith(word.toLowerCase()));
  return order && { order, rest: rest.join(' ') };
}
