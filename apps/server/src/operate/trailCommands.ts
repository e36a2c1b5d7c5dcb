import { trail } from '../guard/audit.ts';
import type { Command } from './command.ts';

const MOST = 200;

export const TRAIL_COMMANDS: Readonly<Record<string, Command>> = {
  trail: {
    takes: [],
    about: 'who has founded, taken, signed in and the like, the last first',
    run: async ({ store: { db } }) => (await trail(db, MOST)).join('\n'),
  },
};
