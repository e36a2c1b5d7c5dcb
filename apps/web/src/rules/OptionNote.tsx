import type { Option, Words } from '@sandtable/kernel';
import { text } from '../words/words.ts';
import styles from './RulesPage.module.css';

interface OptionNoteProps {
  readonly option: Option;
  readonly words: Words;
}

/** What a match can switch about a rule, and how it is played when nobody does. */
export function OptionNote({ option, words }: OptionNoteProps) {
  const said = (value: boolean | string): string =>
    typeof value === 'string'
      ? words.word(`option.${option.id}`, value)
      : text(value ? 'rules.value.true' : 'rules.value.false');
  return (
    <dl className={styles['option']}>
      <div>
        <dt>{text('rules.option')}</dt>
        <dd>{words.word('option', option.id)}</dd>
      </div>
      <div>
        <dt>{text('rules.option.values')}</dt>
        <dd>
          {option.values.map((value) => (
            <span key={String(value)} data-usual={value === option.default || undefined}>
              {value === option.default
                ? text('rules.option.usual', { value: said(value) })
                : said(value)}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}
