import { useEffect, useState } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { HOST } from '../online/host.ts';
import { useFeature } from '../online/useFeature.ts';
import { text } from '../online/words.ts';
import styles from './AccountOffer.module.css';

/** Whoever has seen so much of a match wants to go on with it. */
const STEPS = 20;
const KEY = 'sandtable.account-offer';

/** Tells a guest, once he is at home at a table, that there are accounts. Whoever says no is not asked again. */
export function AccountOffer({ steps }: { readonly steps: number }) {
  const hasAccounts = useFeature('accounts');
  const [isGuest, setIsGuest] = useState(false);
  const isDue = hasAccounts && steps >= STEPS;
  useEffect(() => {
    if (!isDue || isDeclined()) return undefined;
    let isWanted = true;
    HOST.whoami().then(
      ({ account }) => isWanted && setIsGuest(account === undefined),
      // It can wait.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isDue]);
  if (!isGuest) return null;
  const decline = (): void => {
    setIsGuest(false);
    try {
      localStorage.setItem(KEY, 'no');
    } catch {
      // Without storage he is asked the next time.
    }
  };
  return (
    <p className={styles['offer']}>
      {text('offer.text')} <Link to={ADDRESS.account}>{text('offer.make')}</Link>{' '}
      <button type="button" className="quiet" onClick={decline}>
        {text('offer.no')}
      </button>
    </p>
  );
}

function isDeclined(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
