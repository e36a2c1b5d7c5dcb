import { COMMON_FLAGS, type Command } from './arguments.ts';
import { lineWidth, table, wrap } from './terminal.ts';
import { text } from './words.ts';

/** Every command in a line; `group` is the first word that all of them share, where there is one. */
export function generalHelp(commands: readonly Command[], group?: string): string {
  const rows = commands.map(({ name, operands }) => [
    `  ${[name, ...operands].join(' ')}`,
    text(`command.${name}`),
  ]);
  const usage = text(group === undefined ? 'help.usage' : 'help.group', { group: group ?? '' });
  return [usage, '', table(rows), '', text('help.more')].join('\n');
}

/** One command with all its options. */
export function commandHelp({ name, operands, flags }: Command): string {
  const usage = ['sandtable', name, ...operands, '[OPTIONS]'];
  const rows = Object.entries({ ...flags, help: COMMON_FLAGS['help'] }).map(
    ([flag, { value, short }]) => [
      `  ${short === undefined ? '' : `-${short}, `}--${flag}${value === undefined ? '' : ` ${value}`}`,
      text(`flag.${flag}`),
    ],
  );
  const lines = [text('help.command', { usage: usage.join(' ') }), ''];
  lines.push(wrap(text(`command.${name}`), lineWidth()));
  const more = text(`about.${name}`);
  if (more !== `about.${name}`) lines.push('', wrap(more, lineWidth()));
  lines.push('', table(rows));
  return lines.join('\n');
}
