import { ProofDialog } from './ProofDialog.tsx';
import type { Deed } from './useDeed.ts';
import styles from './AccountPage.module.css';

/** What came of what somebody did. */
export function DeedTold({ deed: { told, failure, proof } }: { readonly deed: Deed }) {
  return (
    <>
      <p role="status" className={styles['told']}>
        {told}
      </p>
      {failure !== undefined && (
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
      )}
      {proof !== undefined && <ProofDialog {...proof} />}
    </>
  );
}
