import { asSentence, type OptionValues } from '@sandtable/kernel';
import type { Rules } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './StartPage.module.css';

interface OptionsProps {
  readonly game: Rules;
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}

/** The rules that a match can switch, each with what it does and how it usually is. */
export function Options({ game: { ruleset, words }, values, onChange }: OptionsProps) {
  const valueText = (id: string, value: boolean | string): string => {
    if (typeof value === 'boolean') return text(value ? 'start.option.on' : 'start.option.off');
    return words.word(`option.${id}`, value);
  };
  return (
    <fieldset className={styles['group']}>
      <legend>{text('start.options')}</legend>
      {ruleset.options.length === 0 && <p>{text('start.options.none')}</p>}
      {ruleset.options.map(({ id, rule, values: possible, default: usual }) => {
        const value = values[id] ?? usual;
        const change = (next: boolean | string): void => onChange({ ...values, [id]: next });
        return (
          <div key={id} className={styles['option']}>
            {typeof usual === 'boolean' ? (
              <label className={styles['radio']}>
                <input
                  type="checkbox"
                  checked={value === true}
                  aria-describedby={`about-${id}`}
                  onChange={(event) => change(event.currentTarget.checked)}
                />
                {words.word('option', id)}
              </label>
            ) : (
              <label>
                {words.word('option', id)}{' '}
                <select
                  value={String(value)}
                  aria-describedby={`about-${id}`}
                  onChange={(event) => change(event.currentTarget.value)}
                >
                  {possible.map((each) => (
                    <option key={String(each)} value={String(each)}>
                      {valueText(id, each)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <p id={`about-${id}`} className={styles['about']}>
              {asSentence(words.text(`rule.${rule}.option`))} ({text('start.option.rule', { rule })}
              , {text('start.option.usual', { value: valueText(id, usual) })})
            </p>
          </div>
        );
      })}
    </fieldset>
  );
}
