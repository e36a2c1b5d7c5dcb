// Positions in which it is known what can be done, whatever the dice say.
import type { Scenario } from '@sandtable/kernel';
import { deflated, toLetters } from '../../src/files/deflate.ts';

/** The attacker's groups in c2 have action points, and see enemies in c4 over a hedge. */
export const FIREFIGHT: Scenario & Readonly<Record<string, unknown>> = {
  format: 1,
  ruleset: 'pbi',
  id: 'firefight',
  title: 'Firefight',
  turns: 4,
  board: [
    '.bb.bbp.',
    '.b...b..',
    '........',
    'wwwwwwww',
    'wwwwwwww',
    '..p.....',
    'p......p',
    '........',
  ],
  edge: 'south',
  groups: [
    { id: 'A-commander', at: 'a1' },
    { id: 'A-lmg1', at: 'c2', ap: 4 },
    { id: 'A-rifle1', at: 'c2', ap: 4 },
    { id: 'D-commander', at: 'd6' },
    { id: 'D-rifle1', at: 'c4' },
    { id: 'D-rifle2', at: 'c4' },
  ],
  position: {
    turn: 1,
    side: 'attacker',
    attempts: { A: 3, B: 3, D: 3 },
    stack: [{ type: 'motivate' }, { type: 'activate' }],
  },
};

/** The address at which a match can be started from a scenario. */
export async function linkTo(scenario: Scenario): Promise<string> {
  const shared = new TextEncoder().encode(JSON.stringify({ scenario, options: {} }));
  return `/new/${scenario.ruleset}#position=${toLetters(await deflated(shared))}`;
}
