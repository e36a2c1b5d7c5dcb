import type { Activate } from '../rules/activation.ts';
import type { Alone } from '../rules/alone.ts';
import type { Assault } from '../rules/assault.ts';
import type { ChooseEdge, Deploy } from '../rules/deployment.ts';
import type { Extend } from '../rules/extension.ts';
import type { Allocation } from '../rules/hits.ts';
import type { Losses } from '../rules/losses.ts';
import type { Morale } from '../rules/morale.ts';
import type { Motivate } from '../rules/motivation.ts';
import type { March } from '../rules/movement.ts';
import type { Opportunity } from '../rules/opportunity.ts';
import type { Retreat } from '../rules/retreat.ts';
import type { Lay, Layout } from '../rules/scenery.ts';
import type { Volley } from '../rules/shooting.ts';
import type { Residual } from '../rules/turn.ts';

/**
 * What can be waiting for a decision. The lowest frame of the stack is a phase of the game; what is
 * being resolved inside it lies on top. What each is and does stands in the rules.
 */
export type Frame =
  // Phases
  | Layout
  | Lay
  | ChooseEdge
  | Deploy
  | Morale
  | Motivate
  | Residual
  | Extend
  | Alone
  // Inside a phase
  | Activate
  | March
  | Volley
  | Allocation
  | Opportunity
  | Assault
  | Losses
  | Retreat;

export type FrameType = Frame['type'];
