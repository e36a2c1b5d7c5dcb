import type { EventOf, PubEvent, Ref, Standing } from '../../src/state/events.ts';
import type { FrameOf, FrameType } from '../../src/state/frames.ts';
import type { MoveOf, MoveType } from '../../src/state/moves.ts';
import type { View, ViewPiece } from '../../src/secrets/view.ts';
import { KINDS, MAP_EDGES } from '../../src/rules/tables.ts';

/** One of everything that is put into words, in each of its shades. */

export const GREENE: Ref = {
  tag: 'R7',
  side: 'red',
  name: 'Greene 2',
  kind: 'regular',
  open: false,
  out: false,
};
export const HQ: Ref = { ...GREENE, tag: 'R1', name: 'Greene', kind: 'hq' };
export const ARMY: Ref = { ...HQ, tag: 'R2', name: 'Slocum' };
const BLOCK: Ref = { ...GREENE, tag: 'B3', side: 'blue', name: null, kind: null };
const MILITIA: Ref = { ...BLOCK, kind: 'militia', open: true };
const HIDDEN: Ref = { ...GREENE, tag: 'Greene 3', name: 'Greene 3' };

const HERE: Standing = { at: [1000, 2000], facing: 0 };
const THERE: Standing = { at: [4260, 3100], facing: 133 };

type Content<E> = E extends unknown ? Omit<E, 'type' | 'rule'> : never;
type EventSamples = { readonly [T in PubEvent['type']]: readonly Content<EventOf<T>>[] };

const shot = { side: 'red', from: HERE.at, to: THERE.at, dice: [4, 6, 1], needs: 4 };
const piece = GREENE;

const EVENT_SAMPLES: EventSamples = {
  turnBegan: [
    { day: 1, turn: 3, fog: false, chits: [3, 2] },
    { day: 1, turn: 2, fog: true, chits: [3, 2] },
  ],
  nightBegan: [{ day: 1, chits: [3, 2] }],
  drawn: [
    { side: 'red', command: 'Greene' },
    { side: 'blue', command: null },
  ],
  delayed: [
    { side: 'red', by: HQ, after: 0, rating: 3, success: true, dice: [2] },
    { side: 'red', by: HQ, after: 0, rating: 3, success: false, dice: [5] },
    { side: 'red', by: HQ, after: 0, rating: null, success: false, dice: [5] },
  ],
  jumped: [
    { side: 'red', by: HQ, hq: HQ, rating: 3, success: true, dice: [2] },
    { side: 'red', by: HQ, hq: HQ, rating: 3, success: false, dice: [5] },
    { side: 'red', by: ARMY, hq: HQ, rating: 3, success: true, dice: [2] },
    { side: 'red', by: ARMY, hq: HQ, rating: 3, success: false, dice: [5] },
    { side: 'red', by: ARMY, hq: null, rating: null, success: true, dice: [2] },
    { side: 'red', by: ARMY, hq: null, rating: null, success: false, dice: [5] },
  ],
  orderEnded: [{ side: 'red' }],
  moved: [
    { piece, from: HERE, to: THERE, way: [], column: false },
    { piece, from: HERE, to: THERE, way: [], column: true },
    { piece, from: HERE, to: { ...HERE, facing: 90 }, way: [], column: false },
  ],
  attacked: [
    { piece, target: BLOCK, flank: false, from: HERE, to: THERE, way: [] },
    { piece, target: MILITIA, flank: true, from: HERE, to: THERE, way: [] },
  ],
  appeared: [{ piece, to: THERE, size: [1875, 375] }],
  vanished: [
    { piece, from: HERE, where: 'reserve' },
    { piece, from: HERE, where: 'off' },
  ],
  hqPushed: [{ piece: HQ, to: THERE }],
  spotted: [{ piece, arm: 'foot', at: [1000, 2000] }],
  passed: [{ side: 'red' }],
  rallied: [{ piece }],
  unpacked: [{ piece }],
  packed: [{ piece }],
  scattered: [{ piece }],
  bombarded: [
    { ...shot, piece, target: BLOCK, hits: 2 },
    { ...shot, piece, target: BLOCK, hits: 0 },
  ],
  met: [{ pieces: [GREENE, MILITIA] }],
  combatBegan: [{ pieces: [GREENE, BLOCK], at: HERE.at }],
  roundBegan: [{ round: 2 }],
  withdrew: [{ piece }],
  fired: [
    { ...shot, piece, target: BLOCK, hits: 1 },
    { ...shot, piece, target: BLOCK, hits: 0 },
    ...(['', 'Self'] as const).map((self) => ({
      ...shot,
      piece,
      target: BLOCK,
      needs: 5,
      hits: 1,
      reasons: ['cover', ...['flank', 'enveloped', 'column', 'river'].map((key) => key + self)].map(
        (key) => ({ rule: 'PB-10.4', key, count: self === '' && key !== 'cover' ? 1 : -1 }),
      ),
    })),
  ],
  shrugged: [{ piece }],
  shaken: [{ piece: MILITIA }],
  becameSpent: [{ piece, at: HERE.at }],
  destroyed: [{ piece: HIDDEN, at: HERE.at }],
  retreated: [
    { piece, from: HERE, to: THERE, willing: true },
    { piece, from: HERE, to: THERE, willing: false },
  ],
  pushed: [{ piece, from: HERE, to: THERE }],
  stood: [{ piece }],
  relieved: [{ piece, to: THERE }],
  combatEnded: [{}],
  chose: [{ side: 'red' }],
  revealed: [{ stays: [] }, { stays: ['blue'] }, { stays: ['red', 'blue'] }],
  recovered: [{ piece, to: THERE }],
  won: (['rout', 'broken', 'forcedBack', 'points'] as const).map((by) => ({ side: 'red', by })),
  ended: [
    ...(['rout', 'broken', 'forcedBack', 'points', 'withdrawal', 'unsupplied'] as const).map(
      (by) => ({ winner: 'blue' as const, by, red: 3, blue: 24 }),
    ),
    { winner: null, by: 'points', red: 3, blue: 3 },
  ],
  arranged: [{ piece }],
  assigned: [{ piece, command: 'Greene' }],
  raised: [{ side: 'red', command: 'Greene', rating: 3 }],
  enlisted: [{ side: 'red', name: 'Greene 4', kind: 'guard' }],
  mustered: [{ side: 'red' }],
  edgeChosen: [{ side: 'blue', edge: 'west' }],
};

/** An event of every type and shade. */
export const EVENTS = Object.entries(EVENT_SAMPLES).flatMap(([type, samples]) =>
  (samples as object[]).map((sample) => ({ type, rule: 'PB-1.1', ...sample }) as PubEvent),
);

const STAND = { to: [4260, 3100], facing: 271 } as const;
const attack = { piece: 'R7', target: 'B3', edge: 'front', aside: 0 } as const;
const road = { piece: 'R7', road: 'Mill Lane', ...STAND } as const;

type MoveSamples = { readonly [T in MoveType]: readonly Omit<MoveOf<T>, 'type'>[] };

const MOVE_SAMPLES: MoveSamples = {
  raise: [0, 3, 9, 12].map((arrives) => ({ rating: 3, arrives })),
  enlist: KINDS.map((kind) => ({ kind })),
  ready: [{}],
  edge: MAP_EDGES.map((edge) => ({ edge })),
  deploy: [{ piece: 'Greene 3', ...STAND }],
  keep: [{ piece: 'Greene 3' }],
  assign: [{ piece: 'R7', command: 'Greene' }],
  begin: [{}],
  delay: [{ by: 'R1' }, { by: 'R1', hq: 'R2' }],
  jump: [
    { hq: 'R1', by: 'R1' },
    { hq: 'R1', by: 'R2' },
  ],
  accept: [{}],
  march: [0, 45, 90, 135, 180, 225, 270, 315].map((facing) => ({ ...STAND, piece: 'R7', facing })),
  together: [{ pieces: ['R7', 'R2'], ...STAND }],
  road: [
    { ...road, form: 'column' },
    { ...road, form: 'line' },
  ],
  attack: [
    { ...attack, edge: 'rear' },
    { ...attack, edge: 'left', aside: 500 },
    { ...attack, edge: 'right', aside: -750 },
    attack,
  ],
  support: [{ piece: 'R7', lead: 'R2' }],
  hide: [{ piece: 'R7', hq: 'R1' }],
  first: [{ piece: 'Greene 3' }],
  bombard: [{ piece: 'R7', target: 'B4' }],
  rally: [{ piece: 'R7', facing: 0 }],
  unpack: [{ piece: 'R7' }],
  pack: [{ piece: 'R7' }],
  leave: [{ piece: 'R7' }],
  face: [{ piece: 'R7', target: 'B5' }],
  stand: [{ piece: 'R7' }],
  end: [{}],
  resolve: [{ defender: 'B3' }],
  withdraw: [{}],
  fire: ['B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9', 'B10'].map((target) => ({ target })),
  relieve: [{}],
  stay: [{}],
  retreat: [{}],
  remain: [{}],
  retire: [{}],
  recover: [{ piece: 'Greene 3' }],
};

/** A move of every type and shade. */
export const MOVES = Object.entries(MOVE_SAMPLES).flatMap(([type, samples]) =>
  (samples as object[]).map((sample) => ({ type, ...sample }) as MoveOf<MoveType>),
);

const fight = { leads: [2, 4], round: 1, hit: [] };

type FrameSamples = { readonly [T in FrameType]: readonly Omit<FrameOf<T>, 'type'>[] };

const FRAME_SAMPLES: FrameSamples = {
  muster: [
    { ready: [0, 0], drafts: [[], []] },
    { ready: [0, 0], drafts: [[{ rating: 3, arrives: 0, kinds: [] }], []] },
  ],
  edge: [{}],
  deploy: [{ edge: 'north' }],
  assign: [{ side: 0 }],
  begin: [{}],
  draw: [],
  alter: [
    { pulled: [-1, 0], asked: 0, declined: 0 },
    { pulled: [-1], asked: 0, declined: 0 },
    { pulled: [0, -1], asked: 0, declined: 0 },
  ],
  order: [
    { command: 0, waiting: [], inRange: null },
    { command: 0, waiting: [], inRange: [] },
  ],
  combat: [{}],
  withdraw: [{ ...fight, cavalry: [2] }],
  volley: [],
  aim: [{ ...fight, piece: 2, begun: true, left: [] }],
  relieve: [{ support: 2, lead: 3, x: 0, y: 0, facing: 0 }],
  stand: [{ ...fight, left: [2, 4] }],
  giveWay: [],
  aftermath: [],
  nightfall: [{ chosen: [0, 0] }],
  recover: [
    { side: 0, others: 1, detachments: 0 },
    { side: 0, others: 0, detachments: 2 },
    { side: 0, others: 3, detachments: 1 },
  ],
};

/** A frame of every type that asks. */
export const FRAMES = Object.entries(FRAME_SAMPLES).flatMap(([type, samples]) =>
  (samples as object[]).map((sample) => ({ type, ...sample }) as FrameOf<FrameType>),
);

/** What Red knows: three pieces and one in reserve, and blocks of the enemy's of which more and more is known. */
export function viewWith(...stack: View['stack']): View {
  const known = (tag: string, name: string | null, told: Partial<ViewPiece>): ViewPiece =>
    ({ tag, name, kind: null, arm: null, ...told }) as ViewPiece;
  const pieces = [
    known('R1', 'Greene', { kind: 'hq', command: 0, moved: 0 }),
    known('R2', 'Slocum', { kind: 'hq' }),
    known('R7', 'Greene 2', { kind: 'regular' }),
    known('Greene 3', 'Greene 3', { kind: 'militia' }),
    known('B3', null, {}),
    known('B4', null, { arm: 'foot' }),
    known('B5', null, { arm: 'foot', kind: 'elite' }),
    known('B6', null, { arm: 'mounted' }),
    known('B8', null, { arm: 'artillery' }),
    known('B9', null, { arm: 'hq' }),
    known('B10', null, { arm: 'train' }),
  ];
  return { viewer: 'red', pieces, commands: [{ name: 'Greene' }], stack } as unknown as View;
}
