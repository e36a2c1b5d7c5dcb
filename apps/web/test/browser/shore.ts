// A landing craft before a beach, in the middle of its activation.
import type { Scenario } from '@sandtable/kernel';

type Position = Scenario & Readonly<Record<string, unknown>>;

export const SHORE = withCraftAt('c2');
/** The same, so near that everybody aboard can land. */
export const AT_THE_BEACH = withCraftAt('c3');

/** The same, with the other craft beside it. */
export const ALONGSIDE = withCraftAt('c2', 'd2');

/** The same, with the craft on the beach itself. */
export const ON_THE_BEACH = withCraftAt('c4');

function withCraftAt(at: string, other = 'f1'): Position {
  return {
    format: 1,
    ruleset: 'pbi-boats',
    id: 'shore',
    title: 'A quiet beach',
    turns: 6,
    edge: 'south',
    board: [
      '........',
      '........',
      '........',
      '........',
      '________',
      '~~~~~~~~',
      '~~~~~~~~',
      '~~~~~~~~',
    ],
    platoons: [
      { id: 'A', side: 'attacker', groups: { lmg: 1, rifle: 3, landingcraft: 2 } },
      { id: 'D', side: 'defender', groups: { rifle: 1 } },
    ],
    groups: [
      { id: 'A-landingcraft1', at },
      { id: 'A-landingcraft2', at: other },
      { id: 'A-lmg1', status: 'aboard', at },
      { id: 'A-rifle1', status: 'aboard', at },
      { id: 'A-rifle2', status: 'aboard', at },
      { id: 'A-rifle3', status: 'aboard', at: other },
      { id: 'D-rifle1', at: 'h8' },
    ],
    boats: [
      { id: 'A-landingcraft1', facing: 'north', ap: 12, marks: ['started'] },
      { id: 'A-landingcraft2', facing: 'north' },
    ],
    aboard: [
      { boat: 'A-landingcraft1', pieces: ['A-lmg1', 'A-rifle1', 'A-rifle2'] },
      { boat: 'A-landingcraft2', pieces: ['A-rifle3'] },
    ],
    position: {
      turn: 1,
      side: 'attacker',
      attempts: { A: 3, D: 3 },
      stack: [{ type: 'motivate' }, { type: 'boats:sail', boat: 'A-landingcraft1' }],
    },
  };
}
