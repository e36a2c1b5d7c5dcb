import type { Decision, Move, Side } from '@sandtable/kernel';
import type { Odds } from '@sandtable/lab';

/** What the worker is asked. It gets views only: what a side may not know never reaches it. */
export type Request =
  | {
      readonly kind: 'choose';
      readonly ruleset: string;
      readonly player: string;
      readonly view: object;
      readonly decision: Decision;
      readonly seed: string;
    }
  | {
      readonly kind: 'odds';
      readonly ruleset: string;
      readonly view: object;
      readonly side: Side;
      readonly move: Move;
    };

export interface Answers {
  choose: Move;
  odds: Odds | undefined;
}

export interface Envelope {
  readonly id: number;
  readonly request: Request;
}

export type Reply =
  | { readonly id: number; readonly ok: true; readonly answer: unknown }
  | { readonly id: number; readonly ok: false; readonly error: string };
