import type { TurnFrame } from '../rules/02-turn/turn.ts';
import type { FallBack } from '../rules/03-morale/fallBack.ts';
import type { Morale } from '../rules/03-morale/morale.ts';
import type { March } from '../rules/04-movement/march.ts';
import type { Movement } from '../rules/04-movement/movement.ts';
import type { Displace } from '../rules/01-board/higherCommand.ts';
import type { Advance, Award, Facing } from '../rules/05-assault/advance.ts';
import type { Assault } from '../rules/05-assault/assault.ts';
import type { Assaults } from '../rules/05-assault/assaults.ts';
import type { Shooting } from '../rules/06-shooting/shooting.ts';
import type { Hits } from '../rules/05-assault/hits.ts';
import type { LayBarrage } from '../rules/08-barrages/barrage.ts';
import type { Impacts } from '../rules/08-barrages/impacts.ts';
import type { ChooseAsset, Dig } from '../rules/09-command/assets.ts';
import type { Command } from '../rules/09-command/command.ts';
import type { Arrivals, ByRoad, Reinforce } from '../rules/10-reinforcements/reinforcements.ts';
import type { Deploy } from '../rules/11-victory/deployment.ts';

/**
 * What can be waiting for a decision. The lowest frame of the stack is the turn, or the deployment before the
 * first; on it lies the step of the turn, and on that what is being resolved. What each is stands in the rules.
 */
export type Frame =
  | Deploy
  | TurnFrame
  // Steps of the turn
  | Impacts
  | ChooseAsset
  | LayBarrage
  | Dig
  | Command
  | Morale
  | Movement
  | Assaults
  | Shooting
  | Reinforce
  // Inside a step
  | Hits
  | FallBack
  | March
  | Displace
  | Assault
  | Advance
  | Facing
  | Award
  | Arrivals
  | ByRoad;

export type FrameType = Frame['type'];
