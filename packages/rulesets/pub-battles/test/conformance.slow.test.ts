import type { Scenario } from '@sandtable/kernel';
import { conformance } from '@sandtable/testkit';
import { pubBattles } from '../src/ruleset.ts';
import { moving, openingOf, scenarioOf, type Sketch } from './support/sketch.ts';
import { swap, vary } from './support/vary.ts';

/** A small piece of ground with something of everything. */
const GROUND: Sketch['map'] = {
  width: 14_000,
  height: 12_000,
  woods: [
    [
      [1000, 5000],
      [3500, 5200],
      [3300, 6800],
      [900, 6600],
    ],
  ],
  towns: [
    {
      outline: [
        [9000, 5200],
        [11_500, 5200],
        [11_500, 6200],
        [9000, 6200],
      ],
    },
  ],
  hills: [
    {
      level: 1,
      outline: [
        [4200, 6500],
        [8200, 6500],
        [8200, 8800],
        [4200, 8800],
      ],
      crest: [
        [4800, 7600],
        [7600, 7600],
      ],
    },
  ],
  streams: [
    {
      line: [
        [0, 4600],
        [8000, 4400],
      ],
    },
  ],
  rivers: [
    {
      line: [
        [12_600, 0],
        [12_400, 12_000],
      ],
      width: 300,
      bridges: [[12_500, 6000]],
      fords: [],
    },
  ],
  marshes: [
    [
      [200, 8000],
      [2500, 8000],
      [2500, 9500],
      [200, 9500],
    ],
  ],
  roads: [
    {
      name: 'High Road',
      line: [
        [3800, 0],
        [3800, 12_000],
      ],
    },
  ],
};

const LINES: Sketch['lines'] = {
  red: [
    [
      [3800, 2000],
      [3800, 0],
    ],
  ],
  blue: [
    [
      [3800, 10_000],
      [3800, 12_000],
    ],
  ],
};

/** Two armies face to face, with a commander, a reserve and a Command on its way. */
const CLOSE: Sketch = {
  map: GROUND,
  lines: LINES,
  firstTurn: 7,
  red: [
    { name: 'Red Marshal', army: true, chit: false, rating: 3, hq: [6000, 1500, 0] },
    {
      name: 'Ney',
      rating: 4,
      hq: [5200, 3000, 0],
      steadfast: ['Old Guard'],
      pieces: {
        'Ney 1': ['elite', 4800, 3900, 0],
        'Ney 2': ['militia', 7000, 3900, 0],
        'Old Guard': ['guard', 4800, 3400, 0],
        'Ney guns': ['artillery', 9200, 3900, 0],
        'Ney horse': ['cavalry', 1600, 3900, 0],
        'Ney wagons': ['train', 4400, 900, 0],
        'Ney 3': ['regular', 'reserve'],
      },
    },
    {
      name: 'Lannes',
      rating: 2,
      arrives: 8,
      entry: [3800, 0],
      facing: 0,
      pieces: { 'Lannes 1': ['regular', 'due'], 'Lannes 2': ['dragoons', 'due'] },
    },
  ],
  blue: [
    {
      name: 'Hill',
      rating: 3,
      hq: [6000, 8000, 180],
      pieces: {
        'Hill 1': ['regular', 5400, 6300, 180],
        'Hill 2': ['militia', 7600, 6300, 180],
        'Hill 3': ['regular', 5400, 6800, 180],
        'Hill guns': ['artillery', 9900, 6700, 180],
        'Hill dragoons': ['dragoons', 2200, 7400, 180],
        'Hill wagons': ['train', 4600, 11_000, 180],
      },
    },
    {
      name: 'Picton',
      rating: 5,
      hq: [11_000, 9000, 180],
      pieces: {
        'Picton 1': ['elite', 10_000, 8200, 180],
        'Picton 2': ['cavalry', 'reserve'],
      },
    },
  ],
  detachments: [
    { side: 'red', name: 'Voltigeurs', at: [11_400, 3900], facing: 0 },
    { side: 'blue', name: 'Rifles', at: [3000, 7900], facing: 180 },
  ],
};

const CLOSE_QUARTERS: Scenario = { ...openingOf(CLOSE), id: 'close-quarters' };

/** Random players seldom come to blows: here they have, in every way there is. */
const AT_GRIPS: Scenario = {
  ...scenarioOf({
    map: GROUND,
    lines: LINES,
    turn: 6,
    chooser: 'blue',
    red: [
      {
        name: 'Ney',
        hq: [5200, 2000, 0, 'moved'],
        pieces: {
          'Ney 1': ['regular', 2200, 5312, 0, 'moved'],
          'Ney 2': ['regular', 2200, 4936, 0, 'moved'],
          'Ney 3': ['elite', 6000, 4000, 0, 'moved'],
          'Ney 4': ['militia', 6600, 2900, 0, 'spent'],
          'Ney 5': ['regular', 10_000, 3100, 0],
          'Ney 7': ['regular', 4000, 3600, 0, 'spent'],
          'Ney 6': ['cavalry', 9000, 9000, 270, 'moved'],
          'Ney 8': ['militia', 2600, 2400, 0, 'spent'],
          'Ney 9': ['regular', 7200, 1700, 0, 'spent'],
          'Ney wagons': ['train', 4600, 2800, 0, 'unpacked'],
        },
      },
    ],
    blue: [
      {
        name: 'Hill',
        hq: [6000, 8000, 180],
        pieces: {
          'Hill 1': ['regular', 2200, 5687, 180],
          'Hill 2': ['militia', 2200, 6062, 180],
          'Hill 3': ['cavalry', 6000, 4375, 180],
          'Hill 4': ['elite', 8000, 10_400, 180],
          'Hill 5': ['regular', 'destroyed'],
          'Hill wagons': ['train', 8342, 9000, 0],
          'Hill guns': ['artillery', 10_200, 8200, 180],
        },
      },
    ],
    contacts: [
      { attacker: 'Ney 1', defender: 'Hill 1', edge: 'front' },
      { attacker: 'Ney 3', defender: 'Hill 3', edge: 'front' },
      { attacker: 'Ney 6', defender: 'Hill wagons', edge: 'right' },
    ],
    stack: moving('Ney', { inRange: [] }),
  }),
  id: 'at-grips',
};

/** The last hour of a day on which both have lost something. */
const DUSK: Scenario = {
  ...scenarioOf({
    map: GROUND,
    turn: 8,
    red: [
      {
        name: 'Ney',
        hq: [5200, 2000, 0, 'moved'],
        pieces: {
          'Ney 1': ['cavalry', 6000, 3000, 0, 'spent'],
          'Ney 2': ['militia', 'destroyed'],
          'Ney 3': ['detachment', 'destroyed'],
        },
      },
    ],
    blue: [
      {
        name: 'Hill',
        hq: [6000, 10_500, 180],
        pieces: {
          'Hill 1': ['cavalry', 6000, 9500, 180, 'spent'],
          'Hill 2': ['regular', 8500, 9500, 180],
          'Hill 3': ['regular', 'destroyed'],
        },
      },
    ],
    stack: moving('Ney'),
  }),
  id: 'dusk',
};

/**
 * A town that holds whole blocks on both banks of a river, woods beside it and a road through it, with
 * the baggage in front of the enemy: whoever falls back, is pushed or comes out here, does so in buildings.
 */
const TOWN: Scenario = {
  ...openingOf({
    map: {
      width: 14_000,
      height: 12_000,
      woods: [
        [
          [600, 3000],
          [3000, 3000],
          [3000, 9000],
          [600, 9000],
        ],
      ],
      towns: [
        {
          outline: [
            [3600, 600],
            [9600, 600],
            [9600, 5200],
            [3600, 5200],
          ],
        },
        {
          outline: [
            [4000, 6900],
            [10_000, 6900],
            [10_000, 11_400],
            [4000, 11_400],
          ],
        },
      ],
      rivers: [
        {
          line: [
            [0, 6000],
            [14_000, 6000],
          ],
          width: 300,
          bridges: [[7000, 6000]],
          fords: [
            [2000, 6000],
            [11_500, 6000],
          ],
        },
      ],
      roads: [
        {
          name: 'High Street',
          line: [
            [7000, 0],
            [7000, 12_000],
          ],
        },
      ],
    },
    lines: {
      red: [
        [
          [7000, 1000],
          [7000, 0],
        ],
      ],
      blue: [
        [
          [7000, 11_000],
          [7000, 12_000],
        ],
      ],
    },
    firstTurn: 6,
    red: [
      {
        name: 'Ney',
        rating: 4,
        hq: [7000, 1500, 0],
        pieces: {
          'Ney 1': ['regular', 5000, 5450, 0],
          'Ney 2': ['elite', 9400, 5500, 0],
          'Ney 3': ['militia', 5000, 4900, 0],
          'Ney wagons': ['train', 7000, 5500, 180],
          'Ney dragoons': ['dragoons', 11_500, 5000, 0],
          'Ney reserve': ['regular', 'reserve'],
        },
      },
    ],
    blue: [
      {
        name: 'Hill',
        rating: 3,
        hq: [7000, 10_500, 180],
        pieces: {
          'Hill 1': ['regular', 5000, 6500, 180],
          'Hill 2': ['regular', 9400, 6550, 180],
          'Hill guns': ['artillery', 9200, 7200, 180],
          'Hill wagons': ['train', 7000, 6600, 0],
          'Hill reserve': ['cavalry', 'reserve'],
          'Hill train': ['train', 'reserve'],
        },
      },
    ],
    detachments: [
      { side: 'red', name: 'Voltigeurs', at: [2000, 5400], facing: 0 },
      { side: 'blue', name: 'Rifles', at: [2000, 6700], facing: 180 },
    ],
  }),
  id: 'two-towns',
};

/** PB-12.8 */
const FREE: Scenario = {
  ...openingOf({
    map: GROUND,
    red: [],
    blue: [],
    firstTurn: 7,
    days: 1,
    free: {
      host: 'blue',
      zone: [
        [4500, 5000],
        [11_500, 5000],
        [11_500, 11_000],
        [4500, 11_000],
      ],
      entries: {
        north: [8000, 12_000],
        east: [14_000, 6000],
        south: [3800, 0],
        west: [0, 3000],
      },
    },
  }),
  id: 'free-game',
};

conformance(pubBattles, {
  vary,
  swap,
  scenarios: [
    CLOSE_QUARTERS,
    AT_GRIPS,
    DUSK,
    TOWN,
    FREE,
    pubBattles.scenarios[0],
    pubBattles.scenarios[1],
  ],
  games: 21,
  seed: 'pub-battles g',
  maxSteps: 5000,
  mutationsPerStep: 4,
  every: 5,
  mustSee: 'all',
  timeout: 240_000,
});
