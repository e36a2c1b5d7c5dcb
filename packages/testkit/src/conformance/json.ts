/** JSON with its fields in the order of their names: equal things give equal texts. */
export function canonical(value: unknown): string {
  return textOf(value) ?? 'nothing';
}

/** As `JSON.stringify` has it, which gives nothing for a function or a thing that is not there. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    return `[${value.map((part: unknown) => textOf(part) ?? 'null').join(',')}]`;
  }
  let fields = '';
  for (const name of Object.keys(value).toSorted()) {
    const text = textOf((value as Readonly<Record<string, unknown>>)[name]);
    if (text === undefined) continue;
    if (fields !== '') fields += ',';
    fields += `${JSON.stringify(name)}:${text}`;
  }
  return `{${fields}}`;
}

/** Whether two things are equal, whatever the order of their fields, which is mostly the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other) || canonical(one) === canonical(other);
}

/** Whether a text is of something equal, of which JSON was kept since it changes. */
export function isWritten(value: unknown, text: string): boolean {
  return JSON.stringify(value) === text || canonical(value) === canonical(JSON.parse(text));
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
