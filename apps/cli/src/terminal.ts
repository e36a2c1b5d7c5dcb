import { randomBytes } from 'node:crypto';

/** What goes to the screen. Results go to standard output, everything else to standard error. */

const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  underline: [4, 24],
  inverse: [7, 27],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
  onGreen: [42, 49],
  onYellow: [43, 49],
  onGrey: [100, 49],
  onBlue: [44, 49],
} as const;
export type Style = keyof typeof STYLES;

/** Colours are for people: not for files, pipes or those who ask for none (no-color.org). */
const coloured =
  process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb';

/** Stands before our own styles until they are written. No file can know it and bring its own. */
const OWN = `\u001B${randomBytes(6).toString('hex')}`;

/** The text in a style, where the screen has styles. */
export function paint(style: Style, content: string): string {
  const [on, off] = STYLES[style];
  return coloured ? `${OWN}[${on}m${content}${OWN}[${off}m` : content;
}

/**
 * What would act on a screen instead of being shown on it: control characters, separators of lines,
 * marks that turn the direction of writing, and the old ones that change how what follows is written.
 */
const ACTING = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u206A-\u206F]/gu;

/** A text that somebody else wrote, in one line: whatever would act on the screen is written out. */
export function inert(content: string): string {
  return content
    .split(OWN)
    .map((part) => part.replaceAll(ACTING, escaped))
    .join(OWN);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** What may be written: nothing in it acts on the screen but new lines and our own styles. */
function screened(content: string): string {
  const lines = content.split('\n').map((line) => inert(line).replaceAll(OWN, '\u001B'));
  return `${lines.join('\n')}\n`;
}

export function print(line = ''): void {
  process.stdout.write(screened(line));
}

export function printJson(value: unknown): void {
  process.stdout.write(`${plainJson(value, 2)}\n`);
}

/** JSON in which nothing acts on a screen, or ends a line for those who take it for a script. */
export function plainJson(value: unknown, indent?: number): string {
  const json = JSON.stringify(value, undefined, indent);
  return json.replaceAll(ACTING, (character) =>
    character === '\n' ? character : escaped(character),
  );
}

export function complain(line: string): void {
  process.stderr.write(screened(line));
}

/** How many letters fit in a line. */
export function lineWidth(): number {
  return process.stdout.columns || 80;
}

const STYLED = new RegExp(`${OWN}\\[\\d+m`, 'g');

/** How much room a text takes on the screen: styles take none. */
function widthOf(content: string): number {
  return content.replaceAll(STYLED, '').length;
}

/**
 * Breaks a text into lines between words, and a word that is longer than a line: else the screen would
 * break it, and go on without the indent.
 */
export function wrap(content: string, width: number, indent = ''): string {
  const lines: string[] = [];
  const room = Math.max(width - indent.length, 1);
  for (const paragraph of content.split('\n').map(inert)) {
    let line = indent;
    for (const word of paragraph.split(' ').flatMap((each) => broken(each, room))) {
      if (widthOf(line) + widthOf(word) > width && line.trim() !== '') {
        lines.push(line.trimEnd());
        line = indent;
      }
      line += `${word} `;
    }
    lines.push(line.trimEnd());
  }
  return lines.join('\n');
}

function broken(word: string, room: number): string[] {
  if (word.length <= room || word.includes(OWN)) return [word];
  return word.match(new RegExp(`.{1,${room}}`, 'gu')) ?? [word];
}

/** A table with columns as wide as their widest entry; numbers to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, `${cell}`.length);
  }
  const align = (cell: string | number, i: number): string =>
    typeof cell === 'number' ? `${cell}`.padStart(widths[i]) : cell.padEnd(widths[i]);
  return rows.map((row) => row.map(align).join('  ').trimEnd()).join('\n');
}
