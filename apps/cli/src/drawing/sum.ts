import type { Sum, Words } from '@sandtable/kernel';
import { lineWidth, paint, wrap } from '../terminal.ts';

/** A figure and the lines that it is made of, each with its rule. */
export function drawSum({ what, total, reasons }: Sum, words: Words): string {
  const lines = reasons.map(({ rule, key, count }) => {
    const signed = count < 0 ? `−${-count}` : `+${count}`;
    const says = `${signed.padStart(4)} ${words.word('reason', key)} ${paint('dim', `[${rule}]`)}`;
    return wrap(says, lineWidth(), '       ');
  });
  return [paint('bold', words.text('stakes.sum', { what, total })), ...lines].join('\n');
}
