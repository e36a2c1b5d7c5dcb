import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { CodesTold } from '@sandtable/wire';
import { ask } from '../online/host.ts';
import { keptSeats } from '../store/online.ts';

type Making = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Showing = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const at = (id: string): string => encodeURIComponent(id);

/** What is asked of the host about accounts. */
export const ACCOUNT = {
  async createWithPasskey(name: string): Promise<CodesTold> {
    const optionsJSON = await ask<Making>('account/create/options', { body: { name } });
    const passkey = await startRegistration({ optionsJSON });
    return ask('account/create', { body: { passkey } });
  },
  createWithPassword: (name: string, password: string) =>
    ask<CodesTold>('account/create', { body: { name, password } }),

  signInWithPasskey: async () => {
    const optionsJSON = await ask<Showing>('account/sign-in/options', { body: {} });
    const passkey = await startAuthentication({ optionsJSON });
    return ask<unknown>('account/sign-in', { body: { passkey } });
  },
  signIn: (proof: { name: string; password: string } | { name: string; code: string }) =>
    ask<unknown>('account/sign-in', { body: proof }),
  /** Shows once more that it is he. */
  prove: (proof: { password: string } | { code: string }) =>
    ask<unknown>('account/prove', { body: proof }),
  proveWithPasskey: async () => {
    const optionsJSON = await ask<Showing>('account/sign-in/options', { body: {} });
    const passkey = await startAuthentication({ optionsJSON });
    return ask<unknown>('account/prove', { body: { passkey } });
  },
  signOut: (everywhere: boolean) => ask<unknown>('account/sign-out', { body: { everywhere } }),

  async addPasskey(name: string): Promise<void> {
    const optionsJSON = await ask<Making>('account/passkeys/options', { body: {} });
    const passkey = await startRegistration({ optionsJSON });
    await ask('account/passkeys', { body: { passkey, name } });
  },
  namePasskey: (id: string, name: string) =>
    ask<unknown>(`account/passkeys/${at(id)}`, { method: 'PATCH', body: { name } }),
  removePasskey: (id: string) =>
    ask<unknown>(`account/passkeys/${at(id)}`, { method: 'DELETE', body: {} }),
  setPassword: (password: string) =>
    ask<unknown>('account/password', { method: 'PUT', body: { password } }),
  removePassword: () => ask<unknown>('account/password', { method: 'DELETE', body: {} }),
  newCodes: () => ask<CodesTold>('account/codes', { body: {} }),
  rename: (name: string) => ask<unknown>('account/name', { method: 'PUT', body: { name } }),
  endSession: (id: string) =>
    ask<unknown>(`account/sessions/${at(id)}`, { method: 'DELETE', body: {} }),
  block: (name: string) => ask<unknown>('account/blocks', { body: { name } }),
  unblock: (name: string) =>
    ask<unknown>(`account/blocks/${at(name)}`, { method: 'DELETE', body: {} }),
  data: () => ask<object>('account/data'),
  deleteAll: (name: string) => ask<unknown>('account', { method: 'DELETE', body: { name } }),

  /** The seats that somebody took on this device as a guest are his account's; gives how many. */
  async adoptSeats(): Promise<number> {
    const seats = (await keptSeats()).map(({ id, key }) => ({ match: id, key })).slice(0, 50);
    if (seats.length === 0) return 0;
    const { adopted } = await ask<{ adopted: string[] }>('account/seats', { body: { seats } });
    return adopted.length;
  },
};
