import type { OptionValues } from '@sandtable/kernel';
import type { Rules } from '../../games/games.ts';
import { text } from '../words.ts';

interface OptionsToldProps {
  readonly game: Rules;
  readonly options: OptionValues;
}

/** Which options are other than usual; nothing where none is. */
export function OptionsTold({ game: { ruleset, words }, options }: OptionsToldProps) {
  const changed = ruleset.options
    .filter(({ id, default: usual }) => (options[id] ?? usual) !== usual)
    .map(({ id }) => words.word('option', id));
  return changed.length === 0 ? null : (
    <p>{text('join.options', { options: changed.join(', ') })}</p>
  );
}
