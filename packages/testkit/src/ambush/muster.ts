import { MUSTERED, seededDice, type Armies, type ArmyList, type Muster } from '@sandtable/kernel';
import { SCENARIOS, type AmbushScenario } from './scenario.ts';

/** [AM-1] Hunters are dear, and dearer with each; peasants are many, and need somebody who has lain in wait before. */
const LISTS: readonly ArmyList[] = [
  {
    id: 'hunters',
    rule: 'AM-1',
    entries: [{ id: 'hunter', points: 5, doubles: true, usual: 3, most: 5 }],
    limits: [{ id: 'somebody', rule: 'AM-8', of: { hunter: 1 }, least: 1 }],
    facts: [],
  },
  {
    id: 'peasants',
    rule: 'AM-1',
    entries: [
      { id: 'poacher', points: 10, usual: 1, most: 2 },
      { id: 'peasant', points: 4, usual: 3, most: 6 },
    ],
    limits: [
      { id: 'somebody', rule: 'AM-8', of: { poacher: 1, peasant: 1 }, least: 1 },
      { id: 'led', rule: 'AM-1', of: { poacher: -3, peasant: 1 }, most: 0 },
    ],
    facts: [{ rule: 'AM-1', message: { key: 'fact.bank' } }],
  },
];

export const muster: Muster = {
  lists: LISTS,
  usual: { red: 'hunters', blue: 'peasants' },
  grounds: [...SCENARIOS.map(({ id }) => ({ id })), { id: 'wilds', seeded: true }],

  battle({ ground, seed = '', armies }: Armies): AmbushScenario {
    const men = (side: string): number =>
      Object.values(armies[side].counts).reduce((sum, count) => sum + count, 0);
    const ready = SCENARIOS.find(({ id }) => id === ground);
    const thickets = ready?.thickets ?? 1 + seededDice(seed).die(5);
    return {
      format: 1,
      ruleset: 'ambush',
      id: MUSTERED,
      thickets,
      men: { red: men('red'), blue: men('blue') },
    };
  },
};
