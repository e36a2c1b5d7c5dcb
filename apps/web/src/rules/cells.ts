import { message, type Part } from '@sandtable/kernel';
import type { Cell, Row } from './reference.ts';

/** The highest face of a die: what needs it cannot be beaten. */
const TOP = 6;

export function figure(text: Part): Cell {
  return { kind: 'figure', text };
}

/** So many of something that has a word of its own. */
export function counted(key: string, count: number): Cell {
  return figure(message(key, { count }));
}

/** So many more or fewer. */
export function change(by: number): Cell {
  if (by === 0) return figure(message('reference.nothing'));
  return figure(by < 0 ? `−${-by}` : `+${by}`);
}

/** What a die has to show. */
export function score(least: number): Cell {
  const key = least === TOP ? 'reference.top' : 'reference.score';
  return { kind: 'score', text: message(key, { score: least }) };
}

export function words(key: string, parts?: Readonly<Record<string, Part>>): Cell {
  return { kind: 'words', text: message(key, parts) };
}

export function row(key: string, ...cells: readonly Cell[]): Row {
  return { name: message(key), cells };
}
