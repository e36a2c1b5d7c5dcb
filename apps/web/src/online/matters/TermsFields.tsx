import { OVERSTAYS, USUAL_TERMS, type Terms } from '@sandtable/wire';
import { useId } from 'react';
import page from '../../start/StartPage.module.css';
import { ClockFields } from './ClockFields.tsx';
import styles from './Matters.module.css';
import { termsText } from './termsText.ts';

interface TermsFieldsProps {
  readonly terms: Terms;
  /** How the other one comes to it. */
  readonly from: 'link' | 'lobby';
  readonly onChange: (terms: Terms) => void;
}

/** Days off that can be agreed on. */
const HOLIDAYS = [0, 7, 14, 30];

/** What is agreed on about a match before it begins: without a clock there is little to agree on. */
export function TermsFields({ terms, from, onChange }: TermsFieldsProps) {
  const { clock, overstay, takeBacks, help, spectators, holidays } = { ...USUAL_TERMS, ...terms };
  const who = useId();
  const change = (part: Partial<Terms>): void => onChange({ ...terms, ...part });
  return (
    <>
      <fieldset className={page['group']}>
        <legend>{termsText('terms.clock')}</legend>
        <ClockFields
          clock={clock}
          onChange={(chosen) => {
            const { clock: _, ...rest } = terms;
            onChange({ ...rest, ...(chosen !== undefined && { clock: chosen }) });
          }}
        />
        {clock !== undefined && (
          <>
            <label className={styles['field']}>
              {termsText('terms.overstay')}
              <select
                value={overstay}
                onChange={({ target }) =>
                  change({ overstay: OVERSTAYS.find((each) => each === target.value) ?? 'claim' })
                }
              >
                {OVERSTAYS.map((each) => (
                  <option key={each} value={each}>
                    {termsText(`terms.overstay.${each}`)}
                  </option>
                ))}
              </select>
            </label>
            {clock.kind === 'move' && (
              <label className={styles['field']}>
                {termsText('terms.holidays')}
                <select
                  value={holidays}
                  onChange={({ target }) => change({ holidays: Number(target.value) })}
                >
                  {HOLIDAYS.map((days) => (
                    <option key={days} value={days}>
                      {days === 0
                        ? termsText('terms.holidays.none')
                        : termsText('terms.holidays.days', { days })}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </>
        )}
      </fieldset>
      <fieldset className={page['group']}>
        <legend>{termsText('terms.more')}</legend>
        <label className={page['radio']}>
          <input
            type="checkbox"
            checked={takeBacks}
            onChange={({ target }) => change({ takeBacks: target.checked })}
          />
          {termsText('terms.takeBacks')}
        </label>
        <label className={page['radio']}>
          <input
            type="checkbox"
            checked={help}
            onChange={({ target }) => change({ help: target.checked })}
          />
          {termsText('terms.help')}
        </label>
        <label className={page['radio']}>
          <input
            type="checkbox"
            checked={spectators}
            aria-describedby={who}
            onChange={({ target }) => change({ spectators: target.checked })}
          />
          {termsText('terms.spectators')}
        </label>
        <p id={who} className={page['about']}>
          {termsText(`terms.spectators.${from}`)}
        </p>
      </fieldset>
    </>
  );
}
