import { useId, useState, type ReactNode } from 'react';
import { text } from '../words/words.ts';
import styles from './Chart.module.css';
import { scaleOf, tagsOf } from './scale.ts';

/** The values of one side, the first of the ruleset's sides first. */
export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

interface ChartProps {
  readonly series: readonly Series[];
  /** What is said of it to those who do not see it. */
  readonly label: string;
  /** Under the axis, one for each value; the same for those of one turn; none where there are too many to name. */
  readonly names?: readonly string[];
  readonly kind: 'lines' | 'bars';
  /** The same as a table. */
  readonly children: ReactNode;
}

/** Two sides against each other, turn by turn or roll by roll, and a table of the same behind it. */
export function Chart({ series, label, names, kind, children }: ChartProps) {
  const count = Math.max(...series.map(({ values }) => values.length));
  const { ticks, share } = scaleOf(series.flatMap(({ values }) => values));
  const title = useId();
  return (
    <figure className={styles['chart']}>
      <figcaption id={title} className={styles['legend']}>
        {series.map(({ name }, side) => (
          <span key={name}>
            <svg viewBox="0 0 24 8" width="24" height="8" aria-hidden="true">
              {kind === 'lines' ? (
                <line x1="0" x2="24" y1="4" y2="4" data-side={side} />
              ) : (
                <rect width="24" height="8" rx="2" data-side={side} />
              )}
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
      <div className={styles['plot']}>
        <div className={styles['ticks']} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${share(tick) * 100}%` }}>
              {tick}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${Math.max(count, 1)} 1`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          {ticks.map((tick) => (
            <line
              key={tick}
              className={styles[tick === 0 ? 'zero' : 'tick']}
              x1="0"
              x2={count}
              y1={1 - share(tick)}
              y2={1 - share(tick)}
            />
          ))}
          {series.map(({ name, values }, side) =>
            kind === 'lines' ? (
              <polyline
                key={name}
                data-side={side}
                points={values.map((value, i) => `${i + 0.5},${1 - share(value)}`).join(' ')}
              />
            ) : (
              values.map((value, i) => (
                <rect
                  // A turn is known by its place.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={`${name} ${i}`}
                  data-side={side}
                  x={i + 0.14 + side * 0.37}
                  width="0.35"
                  y={1 - Math.max(share(value), share(0))}
                  height={Math.abs(share(value) - share(0))}
                />
              ))
            ),
          )}
        </svg>
        {names !== undefined && (
          <div className={styles['names']} aria-hidden="true">
            {tagsOf(names).map(({ name, left }) => (
              <span key={left} style={{ left: `${left * 100}%` }}>
                {name}
              </span>
            ))}
          </div>
        )}
      </div>
      <Behind>{children}</Behind>
    </figure>
  );
}

/** The table of a chart: made when somebody opens it. */
function Behind({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('report.table')}</summary>
      {open && children}
    </details>
  );
}
