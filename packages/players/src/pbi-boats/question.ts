import type { ExtendedGame, OwnFrame, OwnName } from '@sandtable/pbi-boats';
import type { Answers, Question } from '../mind.ts';
import type { Reason } from './reasons.ts';

/** How one kind of question of the book is answered. */
export type Answer<T extends Exclude<keyof Answers<ExtendedGame>, OwnName>> = Required<
  Answers<ExtendedGame, Reason>
>[T];

/** How one kind of question of boats is answered. */
export type BoatAnswer = (question: Question<ExtendedGame, OwnName, Reason>) => Chosen;

/** What is chosen among: moves of the book, and moves of boats. */
export type Chosen = ExtendedGame['Move'];

/** The moves of boats that this player looks into, with what they are about. */
export interface BoatMoves {
  'boats:lay': { readonly square: string };
  'boats:place': { readonly boat: string; readonly square: string; readonly facing: string };
  'boats:enter': { readonly boat: string; readonly square: string; readonly facing: string };
  'boats:load': { readonly group: string; readonly boat: string };
  'boats:arrive': { readonly group: string; readonly square: string };
  'boats:start': { readonly boat: string; readonly throttle: boolean };
  'boats:go': { readonly boat: string; readonly to: string };
  'boats:turn': { readonly boat: string; readonly hand: 'left' | 'right' };
  'boats:disarm': { readonly boat: string };
  'boats:done': object;
  'boats:land': { readonly boat: string; readonly to: string; readonly group: string };
  'boats:landAll': { readonly boat: string; readonly to: string };
  'boats:embark': { readonly boat: string; readonly group: string };
  'boats:embarkAll': { readonly boat: string; readonly from: string };
  'boats:change': { readonly boat: string; readonly into: string; readonly group: string };
  'boats:changeAll': { readonly boat: string; readonly into: string };
  'boats:aim': { readonly from: string; readonly what: What; readonly at: string };
  'boats:gun': { readonly group: string; readonly what: What; readonly at: string };
  'boats:fire': {
    readonly boat: string;
    readonly weapon: number;
    readonly what: What;
    readonly at: string;
  };
  'boats:snap': { readonly by: string; readonly using: 'groups' | 'gun'; readonly what: What };
  'boats:board': { readonly from: string; readonly boat: string };
  'boats:storm': { readonly from: string; readonly to: string };
  'boats:swim': { readonly group: string; readonly to: string };
  'boats:join': { readonly group: string };
  'boats:add': { readonly group: string; readonly shots: number };
  'boats:everybody': object;
}

/** BT-6.6: what a shot is at. */
export type What = 'ashore' | 'troops' | 'hull';

type Listed<T extends keyof BoatMoves> = Chosen & { readonly type: T } & BoatMoves[T];

/** The moves of one type among those that are listed. */
export function boatMoves<T extends keyof BoatMoves>(
  moves: readonly Chosen[],
  type: T,
): Listed<T>[] {
  return moves.filter((move) => move.type === type) as Listed<T>[];
}

/** The moves of the book of one type among those that are listed. */
export function bookMoves<T extends Exclude<Chosen['type'], OwnName>>(
  moves: readonly Chosen[],
  type: T,
): Extract<Chosen, { readonly type: T }>[] {
  return moves.filter((move): move is Extract<Chosen, { readonly type: T }> => move.type === type);
}

/** What the frames of boats that this player looks into are about. */
interface BoatFrames {
  'boats:sail': { readonly boat: number };
  'boats:volley': { readonly from: string };
  'boats:watch': { readonly square: number; readonly hulls: readonly number[] };
  'boats:reserves': { readonly pieces: readonly number[] };
  'boats:assault': {
    readonly from: number;
    readonly to: number;
    readonly boat: number;
    readonly stage: string;
  };
}

/** A frame of boats with the fields that it has. */
export function frameOf<T extends keyof BoatFrames>(frame: OwnFrame, _type: T): BoatFrames[T] {
  return frame as object as BoatFrames[T];
}
