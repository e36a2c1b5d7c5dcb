/**
 * A value of JSON as text in the one form that RFC 8785 gives it: no blanks, and the fields of every
 * object in the order of their names. The same content has the same text, whoever wrote it down.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const content = value as Readonly<Record<string, unknown>>;
  const fields = Object.keys(content)
    .filter((name) => content[name] !== undefined)
    .toSorted()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(content[name])}`);
  return `{${fields.join(',')}}`;
}
