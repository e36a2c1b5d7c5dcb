/** What a saved file is called: `pbi-the-crossroads-2026-11-15.sandtable.json`. */
export function fileName(game: string, title: string, date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  const parts = [slug(game), slug(title), day].filter((part) => part !== '');
  return `${parts.join('-')}.sandtable.json`;
}

/** Letters that every file system takes; accents are left off. */
function slug(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, 60)
    .replace(/-$/, '');
}
