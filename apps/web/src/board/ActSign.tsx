import type { Act } from '@sandtable/kernel';
import styles from './Act.module.css';

/** Feet that go, a sight that aims, swords that cross. */
const SIGNS: Readonly<Record<Act, string>> = {
  move: 'M-4.5 1.5L0 -4L4.5 1.5M-4.5 5.5L0 0L4.5 5.5',
  shoot:
    'M0 -6.5V-2.5M0 6.5V2.5M-6.5 0H-2.5M6.5 0H2.5M-4.2 0A4.2 4.2 0 1 0 4.2 0A4.2 4.2 0 1 0 -4.2 0',
  assault: 'M-5 -5L5 5M5 -5L-5 5M-6 2L-2 6M6 2L2 6',
};

/** What is done there, as a sign on a disc, around 0, 0. */
export function ActSign({ act }: { readonly act: Act }) {
  return (
    <g className={styles['sign']} data-act={act}>
      <circle r={9} />
      <path d={SIGNS[act]} />
    </g>
  );
}
