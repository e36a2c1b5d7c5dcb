import { CLOCK_PRESETS, OVERSTAYS, USUAL_TERMS, type Terms } from '@sandtable/wire';
import { useId } from 'react';
import page from '../../start/StartPage.module.css';
import { text } from '../../words/words.ts';
import styles from './Matters.module.css';

interface TermsFieldsProps {
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
}

type Preset = keyof typeof CLOCK_PRESETS;
const PRESETS = Object.keys(CLOCK_PRESETS) as Preset[];
/** Days off that can be agreed on. */
const HOLIDAYS = [0, 7, 14, 30];

/** What is agreed on about a match before it begins: without a clock there is little to agree on. */
export function TermsFields({ terms, onChange }: TermsFieldsProps) {
  const group = useId();
  const { clock, overstay, takeBacks, spectators, holidays } = { ...USUAL_TERMS, ...terms };
  const change = (part: Partial<Terms>): void => onChange({ ...terms, ...part });
  return (
    <>
      <fieldset className={page['group']}>
        <legend>{text('terms.clock')}</legend>
        {PRESETS.map((preset) => (
          <label key={preset} className={page['radio']}>
            <input
              type="radio"
              name={group}
              checked={clock?.kind === CLOCK_PRESETS[preset]?.kind}
              onChange={() => {
                const { clock: _, ...rest } = terms;
                const chosen = CLOCK_PRESETS[preset];
                onChange({ ...rest, ...(chosen !== undefined && { clock: chosen }) });
              }}
            />
            {text(`terms.clock.${preset}`)}
          </label>
        ))}
        {clock !== undefined && (
          <>
            <label className={styles['field']}>
              {text('terms.overstay')}
              <select
                value={overstay}
                onChange={({ target }) =>
                  change({ overstay: OVERSTAYS.find((each) => each === target.value) ?? 'claim' })
                }
              >
                {OVERSTAYS.map((each) => (
                  <option key={each} value={each}>
                    {text(`terms.overstay.${each}`)}
                  </option>
                ))}
              </select>
            </label>
            {clock.kind === 'move' && (
              <label className={styles['field']}>
                {text('terms.holidays')}
                <select
                  value={holidays}
                  onChange={({ target }) => change({ holidays: Number(target.value) })}
                >
                  {HOLIDAYS.map((days) => (
                    <option key={days} value={days}>
                      {days === 0
                        ? text('terms.holidays.none')
                        : text('terms.holidays.days', { days })}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </>
        )}
      </fieldset>
      <fieldset className={page['group']}>
        <legend>{text('terms.more')}</legend>
        <label className={page['radio']}>
          <input
            type="checkbox"
            checked={takeBacks}
            onChange={({ target }) => change({ takeBacks: target.checked })}
          />
          {text('terms.takeBacks')}
        </label>
        <label className={page['radio']}>
          <input
            type="checkbox"
            checked={spectators}
            onChange={({ target }) => change({ spectators: target.checked })}
          />
          {text('terms.spectators')}
        </label>
      </fieldset>
    </>
  );
}
