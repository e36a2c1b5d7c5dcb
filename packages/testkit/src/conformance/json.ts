/** JSON with its fields in the order of their names: equal things give equal texts. */
export function canonical(value: unknown): string {
  const text: string | undefined = JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    const entries = Object.entries(part);
    return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
  return text ?? 'nothing';
}

/** What a state, a view or a move is after it has been saved and read again. */
export function reread<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Where two texts part, with a little of what stands around it. */
export function difference(first: string, second: string): string {
  let at = 0;
  while (at < first.length && first[at] === second[at]) at++;
  const from = Math.max(0, at - 40);
  return `…${first.slice(from, at + 40)}… against …${second.slice(from, at + 40)}…`;
}
