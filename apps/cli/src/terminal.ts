/** What goes to the screen. Results go to standard output, everything else to standard error. */

export const STYLES = {
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

/** The text in a style, where the screen has styles. */
export function paint(style: Style, content: string): string {
  const [on, off] = STYLES[style];
  return coloured ? `\u001B[${on}m${content}\u001B[${off}m` : content;
}

export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, undefined, 2));
}

export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** How many letters fit in a line. */
export function lineWidth(): number {
  return process.stdout.columns || 80;
}

/** Breaks a text into lines between words. */
export function wrap(content: string, width: number, indent = ''): string {
  const lines: string[] = [];
  for (const paragraph of content.split('\n')) {
    let line = indent;
    for (const word of paragraph.split(' ')) {
      if (line.length + word.length > width && line.trim() !== '') {
        lines.push(line.trimEnd());
        line = indent;
      }
      line += `${word} `;
    }
    lines.push(line.trimEnd());
  }
  return lines.join('\n');
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
