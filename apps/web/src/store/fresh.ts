/** Letters and digits that nobody has had before. Works on pages without encryption, too. */
export function freshName(bytes = 16): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
