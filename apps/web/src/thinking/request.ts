import type { Decision, Move, Premises, Side } from '@sandtable/kernel';
import type { Fates, Odds, RunFile, RunRecord } from '@sandtable/lab';
import type { Advice } from './advise.ts';
import type { Findings, Reviewable } from './review.ts';

/** What the worker is asked. Of a match it gets views only: what a side may not know never reaches it, before it is over. */
export type Request =
  | Thought
  | {
      readonly kind: 'review';
      readonly premises: Premises;
      /** Where it begins; then it is asked to go on. */
      readonly begin?: Reviewable;
    };

type Thought =
  | {
      readonly kind: 'choose';
      readonly premises: Premises;
      readonly player: string;
      readonly view: object;
      readonly decision: Decision;
      readonly seed: string;
    }
  /** To think on the other side's time. */
  | {
      readonly kind: 'ponder';
      readonly premises: Premises;
      readonly player: string;
      readonly view: object;
      readonly side: Side;
      readonly seed: string;
    }
  | {
      readonly kind: 'advise';
      readonly premises: Premises;
      readonly view: object;
      readonly decision: Decision;
      /** So many moves ahead. */
      readonly most: number;
    }
  | {
      readonly kind: 'odds';
      readonly premises: Premises;
      readonly view: object;
      readonly side: Side;
      readonly move: Move;
    }
  | {
      readonly kind: 'ahead';
      readonly premises: Premises;
      readonly view: object;
      readonly side: Side;
      /** Which play-out. */
      readonly number: number;
    }
  | {
      readonly kind: 'games';
      readonly premises: Premises;
      readonly file: RunFile;
      /** Which games of the run. */
      readonly numbers: readonly number[];
    };

export interface Answers {
  choose: Move;
  ponder: undefined;
  advise: Advice;
  odds: Odds | undefined;
  ahead: Fates;
  games: readonly RunRecord[];
  review: Findings;
}

/** A request on its way: what it is about goes along only the first time. */
export interface Envelope {
  readonly id: number;
  /** Which match it is about. */
  readonly about: number;
  readonly premises: Premises | undefined;
  readonly request: Unfounded;
}

/** A request without the premises of its match. */
export type Unfounded = Request extends infer R
  ? R extends Request
    ? Omit<R, 'premises'>
    : never
  : never;

/** Nobody waits for that answer any more. */
export interface Cancellation {
  readonly cancelled: number;
}

export type Reply =
  | { readonly id: number; readonly ok: true; readonly answer: unknown }
  | { readonly id: number; readonly ok: false; readonly error: string };
