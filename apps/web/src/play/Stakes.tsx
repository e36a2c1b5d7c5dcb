import type { Words } from '@sandtable/kernel';
import { Icon } from '../app/Icon.tsx';
import styles from './Stakes.module.css';
import type { Foretold } from './stakes.ts';

interface StakesProps {
  readonly words: Words;
  readonly foretold: Foretold;
}

interface LineProps extends StakesProps {
  /** Only a sign where it risks something: what it costs is told for several. */
  readonly briefly?: boolean;
}

/** What a move costs and what it risks, in one quiet line. Whoever cannot see it is told in other ways. */
export function Stakes({ words, foretold: { stakes }, briefly = false }: LineProps) {
  if (briefly) {
    const isRisky = stakes.risks.length > 0;
    return isRisky ? <Risky what={words.stakes({ costs: [], risks: stakes.risks })} /> : null;
  }
  const line = words.stakes(stakes);
  return line === '' ? null : <span aria-hidden="true">{line}</span>;
}

/** The sign of what may go wrong. */
function Risky({ what }: { readonly what: string }) {
  return (
    <span className={styles['risky']} aria-hidden="true" title={what}>
      <Icon name="warning" />
    </span>
  );
}

/** The sign of what cannot be taken back: an arrow that turns round, crossed out. */
export function Stands({ words, foretold: { stands } }: StakesProps) {
  if (!stands) return null;
  return (
    <span className={styles['stands']} aria-hidden="true" title={words.text('stakes.stands')}>
      <svg viewBox="0 0 16 16">
        <path d="M3 6.5h6.5a3.2 3.2 0 0 1 0 6.4H6M6 3.5l-3 3 3 3M2.5 14.5l11-13" />
      </svg>
    </span>
  );
}
