import type { Cited, Standing, Words } from '@sandtable/kernel';
import { lineWidth, paint, wrap } from '../terminal.ts';

/** What each side plays for, how it stands and what it needs, each line with its rule. */
export function drawStanding(standing: Standing, words: Words): string {
  return standing
    .flatMap(({ side, aim, now, needed }) => [
      paint('bold', words.sideFirst(side)),
      ...linesOf(words, 'aim', [aim]),
      ...linesOf(words, 'now', now),
      ...linesOf(words, 'needed', needed),
    ])
    .join('\n');
}

function linesOf(words: Words, part: 'aim' | 'now' | 'needed', lines: readonly Cited[]): string[] {
  return lines.map(({ rule, message }) => {
    const line = words.text(`status.${part}`, { line: message });
    return wrap(`${line} ${paint('dim', `[${rule}]`)}`, lineWidth(), '  ');
  });
}
