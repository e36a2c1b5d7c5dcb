// A free table on which it is known what can be done, whatever the dice say.
import type { BrowningScenario } from '@sandtable/browning';
import type { Scenario } from '@sandtable/kernel';

/** A1 sees K1 over open ground; between it and K2 is a house. */
export const MEADOW: BrowningScenario = {
  format: 1,
  ruleset: 'browning',
  id: 'meadow',
  title: 'The Meadow',
  table: { width: 2400, height: 2400 },
  features: [
    {
      kind: 'building',
      points: [
        [200, 1100],
        [1000, 1100],
        [1000, 1900],
        [200, 1900],
      ],
    },
  ],
  platoons: [
    {
      name: '1 Platoon',
      side: 'attacker',
      squads: [{ name: 'A', teams: [rifles('A1', 1000, 400), rifles('A2', 1900, 300)] }],
    },
    {
      name: '2 Platoon',
      side: 'defender',
      squads: [{ name: 'K', teams: [rifles('K1', 1300, 1800), rifles('K2', 400, 2250)] }],
    },
  ],
  turns: 4,
  first: 'attacker',
  victory: { kind: 'break' },
};

/** Five regulars in a row. */
function rifles(
  name: string,
  x: number,
  y: number,
): BrowningScenario['platoons'][number]['squads'][number]['teams'][number] {
  const figures = [0, 1, 2, 3, 4].map((i) => [x + 100 * i, y] as const);
  return { name, quality: 'regular', weapon: 'rifle', figures };
}

/** A2 stands between the figures of A1. */
export function crowded(): BrowningScenario {
  const [own, enemy] = MEADOW.platoons;
  const teams = [rifles('A1', 1000, 400), rifles('A2', 1050, 360)];
  return { ...MEADOW, platoons: [{ ...own, squads: [{ name: 'A', teams }] }, enemy] };
}

/** A1 has rolled and may move or fire now. */
export function acting(type: 'march' | 'fire', table: BrowningScenario = MEADOW): Scenario {
  const dice = type === 'march' ? { high: 5, low: 4 } : { high: 0, low: 0 };
  return {
    ...table,
    position: {
      turn: 1,
      first: 'attacker',
      teams: [{ name: 'A1', leader: [850, 250] }],
      stack: [
        {
          type: 'pick',
          side: 'attacker',
          left: 1,
          taken: ['A1'],
          drawn: [],
          called: [],
          declines: 0,
        },
        { type, team: 'A1', control: 3, ...dice, moved: [] },
      ],
    },
  } as Scenario;
}
