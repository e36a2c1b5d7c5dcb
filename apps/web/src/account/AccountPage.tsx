import type { AccountTold, Whoami } from '@sandtable/wire';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../app/usePageTitle.ts';
import { HOST, HostRefusal } from '../online/host.ts';
import { accountText } from './accountText.ts';
import { text } from '../words/words.ts';
import styles from './AccountPage.module.css';
import { BlockedPanel } from './BlockedPanel.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { CodesPanel } from './CodesPanel.tsx';
import { CreatePanel } from './CreatePanel.tsx';
import { DataPanel } from './DataPanel.tsx';
import { NamePanel } from './NamePanel.tsx';
import { PasskeysPanel } from './PasskeysPanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { SignInPanel } from './SignInPanel.tsx';

/** What every part of an account needs. */
export interface AccountPart {
  readonly account: AccountTold;
  /** Something has changed: looks at it anew. */
  readonly onChanged: () => Promise<void>;
}

/** Somebody's account; or how to get one, or into it. */
export function AccountPage() {
  usePageTitle(accountText('account.title'));
  const [who, setWho] = useState<Whoami | 'loading' | 'none' | 'away'>('loading');
  const [codes, setCodes] = useState<readonly string[]>();
  useEffect(() => {
    let isWanted = true;
    void whoami().then((told) => isWanted && setWho(told));
    return () => {
      isWanted = false;
    };
  }, []);
  const look = async (): Promise<void> => setWho(await whoami());

  if (typeof who === 'string') {
    return (
      <main id="content" className={`page ${styles['page']}`} aria-busy={who === 'loading'}>
        <h1>{accountText('account.title')}</h1>
        <p role="status">
          {who === 'loading' && text('app.loading')}
          {who === 'away' && text('online.away')}
          {who === 'none' && accountText('account.noHost')}
        </p>
      </main>
    );
  }
  const { account, passkeys } = who;
  const showCodes = async (fresh: readonly string[]): Promise<void> => {
    setCodes(fresh);
    await look();
  };
  const part = account && { account, onChanged: look };
  return (
    <main id="content" className={`page ${styles['page']}`}>
      <h1>{account?.name ?? accountText('account.title')}</h1>
      {part === undefined ? (
        <>
          <p className={styles['about']}>{accountText('account.about')}</p>
          <div className={styles['door']}>
            <CreatePanel hasPasskeys={passkeys} onCreated={showCodes} />
            <SignInPanel hasPasskeys={passkeys} onSignedIn={look} />
          </div>
        </>
      ) : (
        <>
          <p className={styles['about']}>{accountText('account.yours')}</p>
          <PasskeysPanel {...part} hasPasskeys={passkeys} />
          <PasswordPanel {...part} />
          <CodesPanel {...part} onCodes={showCodes} />
          <SessionsPanel {...part} />
          <NamePanel {...part} />
          <BlockedPanel {...part} />
          <DataPanel {...part} />
        </>
      )}
      {codes !== undefined && (
        <CodesDialog codes={codes} name={account?.name ?? ''} onClose={() => setCodes(undefined)} />
      )}
    </main>
  );
}

/** Who it is; `none` where there is no host to say so, `away` where it does not answer. */
function whoami(): Promise<Whoami | 'none' | 'away'> {
  return HOST.whoami().catch((error: unknown) => {
    const isAway = error instanceof HostRefusal && error.code === 'away';
    return isAway ? 'away' : 'none';
  });
}
