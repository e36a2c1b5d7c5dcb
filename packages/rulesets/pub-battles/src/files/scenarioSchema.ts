import { KNOBS_SCHEMA, measuredSchema, type Schema } from '@sandtable/kernel';
import { BLOCK_EDGES } from '@sandtable/table';
import { flow } from '../rules/flow.ts';
import { MAP_SCHEMA } from './mapSchema.ts';
import {
  bySide,
  facing,
  flag,
  line,
  list,
  LONGEST,
  name,
  number,
  object,
  oneOfWords,
  outline,
  place,
  side,
  text,
} from './schemaParts.ts';
import { PLACES } from '../state/state.ts';
import { MOST_BLOCKS } from '../state/tags.ts';
import { KINDS, MAP_EDGES, MULTIPLIERS, NIGHT, SIDES, TURNS_A_DAY } from '../rules/tables.ts';

const MOST_COMMANDS = 30;
/** Of a side, HQs apart. */
export const MOST_PIECES = 40;
const MOST_DAYS = 5;
const LAST_TURN = MOST_DAYS * NIGHT;

export const MARKS = [
  'spent',
  'column',
  'unpacked',
  'moved',
  'stood',
  'known',
  'spotted',
  'fallen',
  'fought',
] as const;
export type Mark = (typeof MARKS)[number];

const EVERY_PIECE = 2 * MOST_PIECES + MOST_COMMANDS;

/** PB-2.3: an HQ comes with its Command. */
const PIECE_KINDS = KINDS.filter((kind) => kind !== 'hq');

const STANDING = {
  at: place('The middle of its block: across, up.'),
  facing: facing('Degrees clockwise from the top of the map.'),
};

const PIECE = object(
  'A piece of a Command: with a place and a facing, in reserve, or, where the Command arrives later, neither.',
  {
    name: name('What it is called; nothing else in the battle is called so.'),
    kind: oneOfWords('What it is (PB-2.2).', PIECE_KINDS),
    ...STANDING,
    reserve: flag('Hidden behind its HQ at the beginning (PB-8.1).'),
    column: flag('In road column at the beginning (PB-4.6).'),
    steadfast: flag('The second hit of each combat has no effect either (PB-2.2).'),
  },
  'at',
  'facing',
  'reserve',
  'column',
  'steadfast',
);

const COMMAND = object(
  'A Command: an HQ, its chit and its pieces (PB-2.3).',
  {
    side: side('Whose it is.'),
    name: name('What the Command and its HQ are called.'),
    rating: number('To alter the order, at most this must be rolled (PB-3.3).', 1, 6),
    chit: flag('False for an army commander without one (PB-2.5).'),
    army: flag('Whether it commands the whole army (PB-2.5).'),
    arrives: number(
      'The turn on which it arrives, nights counted: 9 is the first (PB-12.9).',
      1,
      LAST_TURN,
    ),
    entry: place('Where it then enters, at an edge of the map.'),
    facing: facing('Which way it faces when it enters.'),
    hq: object('Where its HQ stands, unless it arrives later.', STANDING),
    pieces: list('Its pieces besides the HQ.', PIECE, 0, MOST_PIECES),
  },
  'chit',
  'army',
  'arrives',
  'entry',
  'facing',
  'hq',
);

const DETACHMENT = object('A detachment that its side assigns to a Command (PB-2.3).', {
  ...STANDING,
  side: side('Whose it is.'),
  name: name('What it is called.'),
});

const SIZE = list('Front and depth.', number('Thousandths of an inch.', 100, 6000), 2, 2);

const FREE = object('Both sides write their own orders of battle (PB-12.8).', {
  host: side('Who sets up on the map; then the other names the edge that he comes from.'),
  zone: outline('Where the host may set up.'),
  entries: object(
    'Where each edge is entered, and where lines of communication end.',
    Object.fromEntries(MAP_EDGES.map((edge) => [edge, place(`A point on the ${edge} edge.`)])),
  ),
});

const PIECE_POSITION = object(
  'Where a piece is, and how it is with it.',
  {
    name: name('The piece; HQs are called like their Commands.'),
    place: oneOfWords('Where it is.', PLACES),
    ...STANDING,
    block: number('The number of its block; without it, one is given.', 1, MOST_BLOCKS),
    command: name('The Command that a detachment has been assigned to.'),
    behind: name('The army commander behind whom a piece in reserve is, not its own HQ.'),
    rank: number('Its place in the reserve, from the foremost (PB-8.1).', 1, EVERY_PIECE),
    carried: name('The Command along whose way it came out of reserve in this turn (PB-8.2).'),
    marks: list('What is true of it.', oneOfWords('A mark.', MARKS), 0, MARKS.length),
  },
  'at',
  'facing',
  'block',
  'command',
  'behind',
  'rank',
  'carried',
  'marks',
);

const CONTACT = object(
  'A piece that moved into contact with another (PB-10.2).',
  {
    attacker: name('The piece that moved.'),
    defender: name('The piece that it touches.'),
    edge: oneOfWords('The edge of the defender that its front lies against.', BLOCK_EDGES),
    river: flag('It came over a river (PB-6.7).'),
    uphill: flag('It came from lower ground (PB-10.4).'),
    enveloped: flag('Its defender is attacked from front and rear (PB-6.6).'),
    since: number('Its first round, in a combat that it came into later (PB-6.4).', 2, 100_000),
  },
  'river',
  'uphill',
  'enveloped',
  'since',
);

const BOMBARDMENT = object('Guns that fired in this move (PB-5.3).', {
  gun: name('The guns.'),
  target: name('The piece that they fired at.'),
});

const TRAIL = object('The way of an HQ in this turn, and of those whom it hides.', {
  facing: number('Which way it faced before, in degrees.', 0, 359),
  points: list('The way of its centre across country.', place('Across, up.'), 1, 200),
  road: number('How far it went along a road, in thousandths of an inch.', 0, LONGEST),
  changes: number('How often it changed into column or out of it (PB-4.6).', 0, 3),
  column: flag('Whether it was in column in the end.'),
});

const POSITION = object(
  'A battle that is under way.',
  {
    day: number('From 1.', 1, MOST_DAYS),
    turn: number('1 to 8, and 9 for the night.', 1, NIGHT),
    edge: oneOfWords('The edge that the guest of a free game comes from.', MAP_EDGES),
    pieces: list('Every piece, HQs too.', PIECE_POSITION, 0, EVERY_PIECE),
    nextBlock: list(
      'The next number for a block of each side.',
      number('A number.', 1, MOST_BLOCKS),
      2,
      2,
    ),
    trails: {
      type: 'object',
      additionalProperties: TRAIL,
      description: 'By Command, how its HQ has gone in this turn (PB-8.2).',
    },
    packed: list('Sides that have packed an unpacked train (PB-12.4).', side('A side.'), 0, 2),
    pool: list('Commands whose chits are in the pool (PB-3.1).', name('One.'), 0, MOST_COMMANDS),
    contacts: list('In the order in which they came about.', CONTACT, 0, EVERY_PIECE),
    bombarded: list('Whom this Command has bombarded.', BOMBARDMENT, 0, EVERY_PIECE),
    won: object('A battle that was won and is played on (PB-12.10).', {
      side: side('Who won.'),
      by: oneOfWords('How.', Object.keys(MULTIPLIERS)),
    }),
    stack: list('What is being resolved, the outermost first.', flow.codec.schema, 0, 20),
    outcome: object('How the battle ended.', {
      winner: { enum: [...SIDES, null], description: 'Who won; null for a draw.' },
      scores: bySide('The points of both.', number('Points.', 0, 100_000)),
      rule: text('The rule that ended it.', 10),
    }),
  },
  'edge',
  'nextBlock',
  'trails',
  'packed',
  'contacts',
  'bombarded',
  'won',
  'outcome',
);

export const SCENARIO_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A battle of Pub Battles',
  ...object(
    'A battle, before it begins or under way.',
    {
      $schema: text('The address of this schema.', 200),
      format: { const: 1, description: 'The version of this form.' },
      ruleset: { const: 'pub-battles', description: 'The game.' },
      id: { type: 'string', pattern: '^[a-z0-9-]{1,40}$', description: 'A short name for files.' },
      title: text('What the battle is called.', 100),
      setting: text('Where and when, in a few sentences.', 2000, 0),
      measured: measuredSchema(SIDES),
      knobs: KNOBS_SCHEMA,
      map: MAP_SCHEMA,
      armies: bySide('What the armies are called.', text('A name.', 60)),
      rates: object(
        'How far a piece marches in a turn, where it is not as usual (PB-1.3).',
        {
          foot: number('On foot.', 600, 30_000),
          mounted: number('Mounted.', 600, 30_000),
        },
        'foot',
        'mounted',
      ),
      sizes: object(
        'How large blocks are, where it is not as usual (PB-1.4).',
        { long: SIZE, short: SIZE, square: SIZE },
        'long',
        'short',
        'square',
      ),
      columnLength: number(
        'How long a column is, in fronts of its piece, where it is not two (PB-4.6).',
        1,
        6,
      ),
      firstTurn: number('The turn of the first day with which it begins.', 1, TURNS_A_DAY),
      weather: object('What the weather is like, where it matters (PB-1.1).', {
        fog: list(
          'The turns that have fog, which halves the range of spotting; nights are counted.',
          number('A turn.', 1, LAST_TURN),
          0,
          LAST_TURN,
        ),
      }),
      days: number('How many days are fought at most.', 1, MOST_DAYS),
      chooser: side('Who chooses in which order combats are resolved (PB-10.1).'),
      lines: bySide(
        'Lines of communication, each ending at an edge of the map (PB-9.5).',
        list('Of one side.', line('From within the map to its edge.'), 0, 10),
      ),
      commands: list('The Commands of both sides.', COMMAND, 0, MOST_COMMANDS),
      detachments: list('Detachments to be assigned.', DETACHMENT, 0, MOST_PIECES),
      free: FREE,
      position: POSITION,
    },
    '$schema',
    'title',
    'setting',
    'measured',
    'knobs',
    'rates',
    'sizes',
    'columnLength',
    'weather',
    'detachments',
    'free',
    'position',
  ),
};
