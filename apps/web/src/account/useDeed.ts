import { WebAuthnError } from '@simplewebauthn/browser';
import { useState } from 'react';
import { HostRefusal, reasonOf } from '../online/host.ts';
import { accountText } from './accountText.ts';
import { said } from '../words/words.ts';

/** Something that somebody does, and what came of it. */
export interface Deed {
  readonly isUnderWay: boolean;
  readonly told: string | undefined;
  readonly failure: string | undefined;
  /** He has to show first that it is he; then it is done. Not there where nothing of the kind is asked. */
  readonly proof: { readonly isGiven: () => void; readonly isNot: () => void } | undefined;
  /** Does it; what it gives is told when it is done. */
  readonly act: (deed: () => Promise<string | undefined>) => void;
}

export function useDeed(): Deed {
  const [state, setState] = useState<Omit<Deed, 'act'>>(NOTHING);
  const act: Deed['act'] = (deed) => {
    setState({ ...NOTHING, isUnderWay: true });
    deed().then(
      (told) => setState({ ...NOTHING, told }),
      (error: unknown) => {
        if (!(error instanceof HostRefusal && error.code === 'prove')) {
          setState({ ...NOTHING, failure: failureOf(error) });
          return;
        }
        const proof = { isGiven: () => act(deed), isNot: () => setState(NOTHING) };
        setState({ ...NOTHING, proof });
      },
    );
  };
  return { ...state, act };
}

const NOTHING = { isUnderWay: false, told: undefined, failure: undefined, proof: undefined };

/** Browsers do not say why no passkey came: it was not allowed, or somebody thought better of it. */
function failureOf(error: unknown): string {
  if (
    error instanceof WebAuthnError &&
    error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  ) {
    return accountText('account.passkey.had');
  }
  const isPasskey = error instanceof WebAuthnError || error instanceof DOMException;
  return isPasskey ? accountText('account.passkey.none') : said(reasonOf(error));
}
