import type { Activation } from '../rules/acting.ts';
import type { Rally } from '../rules/control.ts';
import type { Nerves } from '../rules/endOfTurn.ts';
import type { Leadership } from '../rules/leaders.ts';
import type { Next, Pick } from '../rules/picks.ts';
import type { Comeback, Regroup } from '../rules/regroup.ts';
import type { Result } from '../rules/results.ts';

/**
 * What can be waiting for a decision. The lowest frame of the stack is the pick of a side, or the end
 * of a turn; what is being resolved inside it lies on top. Teams, leaders and figures are numbers.
 */
export type Frame =
  | Next
  | Pick
  | Activation
  | Rally
  | Leadership
  | Regroup
  | Comeback
  | Result
  | Nerves;
