import { makeBot } from '../bots/bots.ts';
import { Complaint, type Command } from './command.ts';

export const BOT_COMMANDS: Readonly<Record<string, Command>> = {
  bot: {
    takes: ['NAME'],
    about: 'makes a program that plays, and shows its token',
    async run({ store: { db }, accounts }, [name]) {
      const made = await makeBot({ db, accounts, now: Date.now }, name, undefined);
      if (!made.ok) throw new Complaint(`That cannot be its name: ${made.problem}.`);
      return `The token of ${made.value.name}, shown now and never again: ${made.value.token}`;
    },
  },
};
