import type { ReactNode } from 'react';

/** What a table has around it that is not played at by this screen alone, each in a place that it keeps. */
export interface Extras {
  /** In the line at the top, beside how it stands. */
  readonly bar?: ReactNode;
  /** In the menu of the match. What is chosen there closes it first. */
  readonly menu?: (choose: (act: () => void) => () => void) => ReactNode;
  /** Beside the board, above what is asked. */
  readonly panel?: ReactNode;
  /** Among the ways to go on when it is over. */
  readonly ended?: ReactNode;
}
