import type { Side } from '@sandtable/kernel';
import type { ReactNode } from 'react';

/** What a table has around it that is not played at by this screen alone, each in a place that it keeps. */
export interface Extras {
  /** What is played, where that is nothing ready-made that everybody knows. */
  readonly title?: string | undefined;
  /** In the line at the top, beside how it stands. */
  readonly bar?: ReactNode;
  /** Beside a side, where it says how it stands: who plays it. */
  readonly who?: Readonly<Record<Side, ReactNode>>;
  /** In the menu of the match. */
  readonly menu?: readonly MenuItem[];
  /** Beside the board, above what is asked. */
  readonly panel?: ReactNode;
  /** Below all that can be answered: what can wait. */
  readonly below?: ReactNode;
  /** When it is over: who has won, where they have names. */
  readonly won?: string | undefined;
  /** When it is over: what is shown of it. */
  readonly views?: ReactNode;
  /** Among the ways to go on when it is over. */
  readonly ended?: ReactNode;
}

/** Something that can be done from the menu of a match. */
export interface MenuItem {
  readonly label: string;
  readonly act: () => void;
}
