import { useEffect, useState } from 'react';
import { HOST } from './host.ts';
import { useFeature } from './useFeature.ts';

/** The name of whoever is signed in here; none for a guest, or before that is known. */
export function useMember(): string | undefined {
  const hasAccounts = useFeature('accounts');
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (!hasAccounts) return undefined;
    let isWanted = true;
    HOST.whoami().then(
      ({ account }) => isWanted && setName(account?.name),
      // He is asked what he is called, as a guest is.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [hasAccounts]);
  return name;
}
