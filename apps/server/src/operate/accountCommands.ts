import type { Account } from '../accounts/personal.ts';
import { endSessions } from '../accounts/sessions.ts';
import { tellNodes } from '../host/rooms.ts';
import { Complaint, type Command, type Operated } from './command.ts';

/** What whoever runs a host can do about names and accounts. */
export const ACCOUNT_COMMANDS: Readonly<Record<string, Command>> = {
  'bar-name': {
    takes: ['NAME'],
    deed: 'bars a name',
    about: 'nobody may be called so; whoever is gets another name',
    async run({ accounts }, [name]) {
      const renamed = await accounts.bar(name);
      const barred = `Nobody can be called ${name} any more.`;
      return renamed === undefined ? barred : `${barred} Whoever was is ${renamed} now.`;
    },
  },
  'allow-name': {
    takes: ['NAME'],
    deed: 'allows a name',
    about: 'takes that back',
    async run({ accounts }, [name]) {
      await accounts.unbar(name);
      return `${name} is a name like any other.`;
    },
  },
  'sign-out': {
    takes: ['NAME'],
    deed: 'signs an account out everywhere',
    about: 'ends all sessions of an account',
    async run(host, [name]) {
      const account = await known(host, name);
      const { count, matches } = await endSessions(host.store.db, account.id);
      await tellNodes(host.store, matches);
      return `${account.name} is signed out on ${count} devices.`;
    },
  },
  'reset-account': {
    takes: ['NAME'],
    deed: 'resets an account',
    about: 'takes away its password and passkeys, and gives new recovery codes',
    async run(host, [name]) {
      const account = await known(host, name);
      const codes = await host.accounts.reset(account);
      return [`${account.name} can sign in with one of these, once each:`, ...codes].join('\n');
    },
  },
  'delete-account': {
    takes: ['NAME'],
    deed: 'deletes an account',
    about: 'deletes an account and all that is kept of its owner',
    async run(host, [name]) {
      const account = await known(host, name);
      await tellNodes(host.store, await host.accounts.forget(account));
      return `${account.name} is forgotten.`;
    },
  },
};

async function known({ accounts }: Operated, name: string): Promise<Account> {
  const account = await accounts.accountNamed(name);
  if (account === undefined) throw new Complaint(`There is no account called ${name}.`);
  return account;
}
