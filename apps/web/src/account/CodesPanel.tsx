import { accountText } from './accountText.ts';
import styles from './AccountPage.module.css';
import type { AccountPart } from './AccountPage.tsx';
import { DeedTold } from './DeedTold.tsx';
import { ACCOUNT } from './requests.ts';
import { useDeed } from './useDeed.ts';

interface CodesPanelProps extends AccountPart {
  readonly onCodes: (codes: readonly string[]) => Promise<void>;
}

/** How many codes are left, and new ones. */
export function CodesPanel({ account: { codesLeft }, onCodes }: CodesPanelProps) {
  const deed = useDeed();
  const make = (): void => {
    deed.act(async () => {
      await onCodes((await ACCOUNT.newCodes()).codes);
      return undefined;
    });
  };
  return (
    <section className="panel" aria-labelledby="account-codes">
      <h2 id="account-codes">{accountText('account.codes')}</h2>
      <p>{accountText('account.codes.left', { count: codesLeft })}</p>
      <div className={styles['acts']}>
        <button type="button" disabled={deed.isUnderWay} onClick={make}>
          {accountText('account.codes.new')}
        </button>
        <span className={styles['note']}>{accountText('account.codes.new.note')}</span>
      </div>
      <DeedTold deed={deed} />
    </section>
  );
}
