/** What a player types: the number of a choice, or a word with perhaps something after it. */
const ORDER_WORDS = [
  'undo',
  'auto',
  'save',
  'odds',
  'outlook',
  'rule',
  'look',
  'board',
  'status',
  'help',
  'resign',
  'quit',
] as const;
type OrderWord = (typeof ORDER_WORDS)[number];

export function isOrderWord(word: string): word is OrderWord {
  return ORDER_WORDS.some((each) => each === word);
}

export type Order =
  | { readonly order: 'choose'; readonly choice: number }
  | { readonly order: OrderWord; readonly rest: string };

/**
 * The order in a line; undefined where there is none. A word may be cut short, `b` for `board`, but
 * not the one that ends the match for good.
 */
export function orderIn(line: string): Order | undefined {
  if (/^\d+$/.test(line)) return { order: 'choose', choice: Number(line) };
  const [word, ...rest] = line.split(/\s+/);
  const typed = word.toLowerCase();
  const order = ORDER_WORDS.find((each) =>
    each === 'resign' ? each === typed : typed !== '' && each.startsWith(typed),
  );
  return order && { order, rest: rest.join(' ') };
}
