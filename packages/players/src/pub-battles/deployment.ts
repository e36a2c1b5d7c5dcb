import { SETTING } from '@sandtable/kernel';
import {
  groundOf,
  hqOf,
  isOnMap,
  kindOf,
  pieceTagged,
  sideOfPiece,
  type Kind,
  type Place,
  type PubMove,
  type PubMoveOf,
  type State,
} from '@sandtable/pub-battles';
import { cosine, distance, sine, UNIT } from '@sandtable/table';
import { best } from '../best.ts';
import type { Answer } from './question.ts';
import { routesOf } from './routes.ts';

/** PB-12.8: an order of battle for a free game, Command by Command. */
type OrderOfBattle = readonly { readonly rating: number; readonly kinds: readonly Kind[] }[];

/** A line, a second one, horse and guns, and the baggage. */
const ORDER_OF_BATTLE: OrderOfBattle = [
  { rating: 4, kinds: ['elite', 'regular', 'regular', 'regular', 'artillery', 'train'] },
  { rating: 3, kinds: ['elite', 'regular', 'regular', 'regular', 'artillery'] },
  { rating: 3, kinds: ['guard', 'regular', 'regular', 'artillery', 'detachment'] },
  { rating: 4, kinds: ['cavalry', 'cavalry', 'dragoons', 'train'] },
];

/** The book sets no total: whoever wants to win brings all who are any good. */
const FULL_ORDER_OF_BATTLE: OrderOfBattle = [
  { rating: 4, kinds: ['elite', 'elite', 'regular', 'regular', 'regular', 'artillery', 'train'] },
  { rating: 4, kinds: ['elite', 'elite', 'regular', 'regular', 'regular', 'artillery'] },
  { rating: 4, kinds: ['guard', 'guard', 'elite', 'elite', 'regular', 'artillery'] },
  { rating: 4, kinds: ['guard', 'elite', 'regular', 'regular'] },
  { rating: 4, kinds: ['cavalry', 'cavalry', 'cavalry', 'dragoons', 'dragoons', 'train'] },
];

/** Writes a list down, line by line. Where somebody has begun another one, what is there has to do. */
function musterOf(order: OrderOfBattle): Answer<'muster'> {
  return ({ us, frame, moves }) => {
    const next = nextLine(order, frame.drafts[us]);
    const isListed = moves.some(
      (move) =>
        move.type === next.type &&
        (move.type !== 'enlist' || next.type !== 'enlist' || move.kind === next.kind),
    );
    return isListed ? next : (moves.find(({ type }) => type === 'ready') ?? moves[0]);
  };
}

export const answerMuster = musterOf(ORDER_OF_BATTLE);
export const musterInFull = musterOf(FULL_ORDER_OF_BATTLE);

function nextLine(
  order: OrderOfBattle,
  drafts: readonly Drafted[],
): PubMoveOf<'raise' | 'enlist' | 'ready'> {
  const last = drafts.length - 1;
  if (last >= order.length) return { type: 'ready' };
  if (last >= 0) {
    const { kinds } = order[last];
    const kind = kinds[drafts[last].kinds.length];
    if (kind !== undefined) return { type: 'enlist', kind };
  }
  if (drafts.length === order.length) return { type: 'ready' };
  return { type: 'raise', rating: order[drafts.length].rating, arrives: 0 };
}

/** A Command as far as it is written. */
interface Drafted {
  readonly kinds: readonly Kind[];
}

/** Farther than this from those who come in, in Foot moves, nobody stands in their way. */
const CLEAR = 1.5;

/** How much longer a way is on which all have to file over a bridge or ford. */
const DEFILE = 2;
/** How far apart water is looked for. */
const LOOK = 100;

/** PB-12.8: the shortest way to where the host has set up, rivers counted, but not into his arms. */
export const answerEdge: Answer<'edge'> = ({ state, us, moves, dice }) => {
  const { free } = state[SETTING].field;
  const edges = moves.filter((move): move is PubMoveOf<'edge'> => move.type === 'edge');
  if (free === null) return moves[0];
  const host = [...state.place.keys()].filter(
    (piece) => isOnMap(state, piece) && sideOfPiece(state, piece) !== us,
  );
  const clear = CLEAR * state[SETTING].field.rates.foot;
  const routes = routesOf(state[SETTING].field);
  const middle = middleOfZone(free.zone);
  const far = routes.to(...middle);
  const room = ({ edge }: PubMoveOf<'edge'>): number => {
    const [x, y] = free.entries[edge];
    const near = Math.min(...host.map((piece) => distance(state.x[piece], state.y[piece], x, y)));
    return Math.min(near, clear);
  };
  const way = ({ edge }: PubMoveOf<'edge'>): number => {
    const [x, y] = free.entries[edge];
    return routes.from(far, x, y) * (isBehindWater(state, [x, y], middle) ? DEFILE : 1);
  };
  return best(edges, (move) => 3 * room(move) - way(move), dice);
};

/** Whether a river lies straight between two places. */
function isBehindWater({ [SETTING]: { field } }: State, [ax, ay]: Place, [bx, by]: Place): boolean {
  const steps = Math.ceil(distance(ax, ay, bx, by) / LOOK);
  for (let i = 0; i <= steps; i++) {
    const [x, y] = [ax + ((bx - ax) * i) / steps, ay + ((by - ay) * i) / steps];
    if (groundOf(field).isWater(Math.round(x), Math.round(y))) return true;
  }
  return false;
}

/** PB-12.8: the middle of the host's ground. */
export function middleOfZone(zone: readonly Place[]): Place {
  const mean = (axis: 0 | 1): number =>
    Math.round(zone.reduce((sum, at) => sum + at[axis], 0) / Math.max(1, zone.length));
  return [mean(0), mean(1)];
}

/** How far from the middle of the host's ground each kind likes to stand. */
const OUT: Readonly<Record<Kind, number>> = {
  detachment: 3600,
  artillery: 2900,
  regular: 2600,
  elite: 2600,
  guard: 1900,
  militia: 2200,
  dragoons: 1900,
  cavalry: 1500,
  hq: 1300,
  train: 0,
};

/**
 * PB-12.8: nobody knows from where the enemy will come. So around the middle, each Command to a side of
 * its own and looking outward, near enough to come to the help of the others; trains in the middle.
 */
export const answerDeploy: Answer<'deploy'> = ({ state, moves, dice }) => {
  const spots = moves.filter((move): move is PubMoveOf<'deploy'> => move.type === 'deploy');
  if (spots.length === 0) return moves[0];
  const piece = pieceTagged(state, spots[0].piece);
  const [middleX, middleY] = middleOfZone(state[SETTING].field.free?.zone ?? []);
  const commands = state[SETTING].army.commands.flatMap(({ side, arrives }, command) =>
    side === sideOfPiece(state, piece) && arrives === 0 ? [command] : [],
  );
  const toward = Math.round((360 * commands.indexOf(state.command[piece])) / commands.length);
  const out = OUT[kindOf(state, piece)];
  const x = middleX + (out * sine(toward)) / UNIT;
  const y = middleY + (out * cosine(toward)) / UNIT;
  return best(spots, ({ to }) => -distance(to[0], to[1], x, y), dice);
};

/** PB-2.3: a detachment goes with the HQ that it stands nearest to. */
export const answerAssign: Answer<'assign'> = ({ state, moves, dice }): PubMove => {
  const choices = moves.filter((move): move is PubMoveOf<'assign'> => move.type === 'assign');
  const worth = ({ piece, command }: PubMoveOf<'assign'>): number => {
    const one = pieceTagged(state, piece);
    const hq = hqOf(
      state,
      state[SETTING].army.commands.findIndex(({ name }) => name === command),
    );
    if (hq < 0 || !isOnMap(state, hq)) return -Infinity;
    return -distance(state.x[one], state.y[one], state.x[hq], state.y[hq]);
  };
  return best(choices, worth, dice);
};
