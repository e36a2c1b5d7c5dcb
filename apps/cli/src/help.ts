import type { Command } from './arguments.ts';
import { lineWidth, table, wrap } from './terminal.ts';
import { text } from './words.ts';

/** Every command in a line. */
export function generalHelp(commands: readonly Command[]): string {
  const rows = commands.map(({ name, operands }) => [
    `  ${[name, ...operands].join(' ')}`,
    text(`command.${name}`),
  ]);
  return [text('help.usage'), '', table(rows), '', text('help.more')].join('\n');
}

/** One command with all its options. */
export function commandHelp({ name, operands, flags }: Command): string {
  const usage = [
    'sandtable',
    name,
    ...operands,
    ...(Object.keys(flags).length > 0 ? ['[OPTIONS]'] : []),
  ];
  const rows = Object.entries(flags).map(([flag, { value }]) => [
    `  --${flag}${value === undefined ? '' : ` ${value}`}`,
    text(`flag.${flag}`),
  ]);
  const lines = [text('help.command', { usage: usage.join(' ') }), ''];
  lines.push(wrap(text(`command.${name}`), lineWidth()));
  const more = text(`about.${name}`);
  if (more !== `about.${name}`) lines.push('', wrap(more, lineWidth()));
  if (rows.length > 0) lines.push('', table(rows));
  return lines.join('\n');
}
