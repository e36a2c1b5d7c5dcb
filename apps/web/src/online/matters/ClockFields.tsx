import { CLOCK_PRESETS, type ClockTerms } from '@sandtable/wire';
import { useId, useState } from 'react';
import page from '../../start/StartPage.module.css';
import styles from './Matters.module.css';
import { clockWords, termsText } from './termsText.ts';

interface ClockFieldsProps {
  readonly clock: ClockTerms | undefined;
  readonly onChange: (clock: ClockTerms | undefined) => void;
}

type Kind = ClockTerms['kind'];
type Length = keyof (typeof CLOCK_PRESETS)[Kind];
const LENGTHS = ['short', 'usual', 'long'] as const satisfies readonly Length[];
const OWN = 'own';

/** Which clock is played with: one that is ready, or figures of one's own. */
export function ClockFields({ clock, onChange }: ClockFieldsProps) {
  const group = useId();
  const [isOwn, setIsOwn] = useState(false);
  const choose = (kind: Kind | undefined): void => {
    setIsOwn(false);
    onChange(kind === undefined ? undefined : CLOCK_PRESETS[kind].usual);
  };
  const ready = clock && LENGTHS.find((length) => isSame(clock, CLOCK_PRESETS[clock.kind][length]));
  return (
    <>
      {([undefined, 'bank', 'move'] as const).map((kind) => (
        <label key={kind ?? 'none'} className={page['radio']}>
          <input
            type="radio"
            name={group}
            checked={clock?.kind === kind}
            onChange={() => choose(kind)}
          />
          {termsText(`terms.clock.${kind ?? 'none'}`)}
        </label>
      ))}
      {clock !== undefined && (
        <label className={styles['field']}>
          {termsText('terms.length')}
          <select
            value={isOwn ? OWN : (ready ?? OWN)}
            onChange={({ target: { value } }) => {
              const length = LENGTHS.find((each) => each === value);
              setIsOwn(length === undefined);
              if (length !== undefined) onChange(CLOCK_PRESETS[clock.kind][length]);
            }}
          >
            {LENGTHS.map((length) => (
              <option key={length} value={length}>
                {termsText(`terms.length.${length}`, {
                  clock: clockWords(CLOCK_PRESETS[clock.kind][length]),
                })}
              </option>
            ))}
            <option value={OWN}>{termsText('terms.length.own')}</option>
          </select>
        </label>
      )}
      {clock !== undefined && (isOwn || ready === undefined) && (
        <OwnFigures key={clock.kind} clock={clock} onChange={onChange} />
      )}
    </>
  );
}

interface OwnFiguresProps {
  readonly clock: ClockTerms;
  readonly onChange: (clock: ClockTerms) => void;
}

function OwnFigures({ clock, onChange }: OwnFiguresProps) {
  return clock.kind === 'move' ? (
    <Figure
      label={termsText('terms.own.hours')}
      value={Math.round(clock.seconds / 3600)}
      least={1}
      most={720}
      onChange={(hours) => onChange({ ...clock, seconds: hours * 3600 })}
    />
  ) : (
    <>
      <Figure
        label={termsText('terms.own.minutes')}
        value={Math.round(clock.seconds / 60)}
        least={1}
        most={1440}
        onChange={(minutes) => onChange({ ...clock, seconds: minutes * 60 })}
      />
      <Figure
        label={termsText('terms.own.free')}
        value={clock.increment}
        least={0}
        most={3600}
        onChange={(increment) => onChange({ ...clock, increment })}
      />
    </>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A whole number. While what stands there is none, the last that was holds; what is left there is put right. */
function Figure({ label, value, least, most, onChange }: FigureProps) {
  const [typed, setTyped] = useState(String(value));
  return (
    <label className={styles['field']}>
      {label}
      <input
        type="number"
        min={least}
        max={most}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          const figure = Number(target.value);
          const isFit = target.value !== '' && Number.isInteger(figure);
          if (isFit && figure >= least && figure <= most) onChange(figure);
        }}
        onBlur={() => setTyped(String(value))}
      />
    </label>
  );
}

function isSame(clock: ClockTerms, other: ClockTerms): boolean {
  const free = (each: ClockTerms): number => (each.kind === 'bank' ? each.increment : 0);
  return clock.seconds === other.seconds && free(clock) === free(other);
}
