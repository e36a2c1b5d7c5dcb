type Data = Readonly<Record<string, unknown>>;

/** Whether two pieces of plain data say the same. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  for (const name of names) if (!same((a as Data)[name], (b as Data)[name])) return false;
  return true;
}
