import {
  hqOf,
  isOnMap,
  kindOf,
  pieceTagged,
  sideOfPiece,
  type Kind,
  type PubMove,
  type PubMoveOf,
} from '@sandtable/pub-battles';
import { cosine, distance, sine, UNIT } from '@sandtable/table';
import { best } from '../best.ts';
import type { Answer } from './question.ts';

/** PB-12.8: an order of battle for a free game: a line, a second one, horse and guns, and the baggage. */
const ORDER_OF_BATTLE: readonly { readonly rating: number; readonly kinds: readonly Kind[] }[] = [
  { rating: 4, kinds: ['elite', 'regular', 'regular', 'regular', 'artillery', 'train'] },
  { rating: 3, kinds: ['elite', 'regular', 'regular', 'regular', 'artillery'] },
  { rating: 3, kinds: ['guard', 'regular', 'regular', 'artillery', 'detachment'] },
  { rating: 4, kinds: ['cavalry', 'cavalry', 'dragoons', 'train'] },
];

/** Writes the list down, line by line. */
export const answerMuster: Answer<'muster'> = ({ us, frame }) => {
  const drafts = frame.drafts[us];
  const last = drafts.length - 1;
  if (last >= 0) {
    const { kinds } = ORDER_OF_BATTLE[last];
    const kind = kinds[drafts[last].kinds.length];
    if (kind !== undefined) return { type: 'enlist', kind };
  }
  if (drafts.length === ORDER_OF_BATTLE.length) return { type: 'ready' };
  return { type: 'raise', rating: ORDER_OF_BATTLE[drafts.length].rating, arrives: 0 };
};

/** PB-12.8: where the host is farthest, and cannot stand in the way of those who come in. */
export const answerEdge: Answer<'edge'> = ({ state, moves, dice }) => {
  const { free } = state.field;
  const edges = moves.filter((move): move is PubMoveOf<'edge'> => move.type === 'edge');
  if (free === null) return moves[0];
  const { zone, entries } = free;
  const room = ({ edge }: PubMoveOf<'edge'>): number =>
    Math.min(...zone.map(([x, y]) => distance(x, y, entries[edge][0], entries[edge][1])));
  return best(edges, room, dice);
};

/** How far from the foremost place of the zone each kind likes to stand. */
const DEPTH: Readonly<Record<Kind, number>> = {
  detachment: 0,
  artillery: 400,
  regular: 700,
  elite: 700,
  guard: 1800,
  militia: 1400,
  dragoons: 1400,
  cavalry: 1800,
  hq: 2600,
  train: 9000,
};

/** PB-12.8: in lines, the first forward, each Command together, HQs behind it and trains in the rear. */
export const answerDeploy: Answer<'deploy'> = ({ state, moves, dice }) => {
  const spots = moves.filter((move): move is PubMoveOf<'deploy'> => move.type === 'deploy');
  if (spots.length === 0) return moves[0];
  const piece = pieceTagged(state, spots[0].piece);
  const kind = kindOf(state, piece);
  const { facing } = spots[0];
  const ahead = ([x, y]: readonly [number, number]): number =>
    (x * sine(facing) + y * cosine(facing)) / UNIT;
  const across = ([x, y]: readonly [number, number]): number =>
    (x * cosine(facing) - y * sine(facing)) / UNIT;
  const front = Math.max(...spots.map(({ to }) => ahead(to)));
  const columns = spots.map(({ to }) => across(to));
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const hq = hqOf(state, state.command[piece]);
  const commands = state.army.commands.flatMap(({ side }, command) =>
    side === sideOfPiece(state, piece) ? [command] : [],
  );
  const share = (commands.indexOf(state.command[piece]) + 0.5) / commands.length;
  const middle =
    kind !== 'hq' && isOnMap(state, hq)
      ? across([state.x[hq], state.y[hq]])
      : left + share * (right - left);
  const worth = ({ to }: PubMoveOf<'deploy'>): number =>
    -Math.abs(front - ahead(to) - DEPTH[kind]) - 0.4 * Math.abs(across(to) - middle);
  return best(spots, worth, dice);
};

/** PB-2.3: a detachment goes with the HQ that it stands nearest to. */
export const answerAssign: Answer<'assign'> = ({ state, moves, dice }): PubMove => {
  const choices = moves.filter((move): move is PubMoveOf<'assign'> => move.type === 'assign');
  const worth = ({ piece, command }: PubMoveOf<'assign'>): number => {
    const one = pieceTagged(state, piece);
    const hq = hqOf(
      state,
      state.army.commands.findIndex(({ name }) => name === command),
    );
    if (hq < 0 || !isOnMap(state, hq)) return -Infinity;
    return -distance(state.x[one], state.y[one], state.x[hq], state.y[hq]);
  };
  return best(choices, worth, dice);
};
