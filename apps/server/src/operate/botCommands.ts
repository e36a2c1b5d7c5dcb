import { WIRE_ENGLISH } from '@sandtable/wire';
import { PROBLEMS } from '../accounts/problems.ts';
import { makeBot, renewToken, type NewBot } from '../bots/bots.ts';
import { Complaint, type Command } from './command.ts';

export const BOT_COMMANDS: Readonly<Record<string, Command>> = {
  bot: {
    takes: ['NAME'],
    deed: 'makes a program',
    about: 'makes a program that plays, and shows its token',
    async run({ store: { db }, accounts }, [name]) {
      const made = await makeBot({ db, accounts, now: Date.now }, name, undefined);
      if (!made.ok) throw new Complaint(WIRE_ENGLISH[PROBLEMS[made.problem].key]);
      return shown(made.value);
    },
  },
  'bot-token': {
    takes: ['NAME'],
    deed: 'gives a program a new token',
    about: 'gives a program another token: the one before opens nothing any more',
    async run({ store: { db } }, [name]) {
      const renewed = await renewToken(db, name);
      if (renewed === undefined) throw new Complaint(`There is no program called ${name}.`);
      return shown(renewed);
    },
  },
};

function shown({ name, token }: NewBot): string {
  return `The token of ${name}, shown now and never again: ${token}`;
}
