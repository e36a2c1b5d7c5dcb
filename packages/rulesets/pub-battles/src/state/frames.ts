import type { Assign } from '../rules/02-pieces/deployment.ts';
import type { Order } from '../rules/03-turn/acting.ts';
import type { Alter } from '../rules/03-turn/alter.ts';
import type { Begin, Draw } from '../rules/03-turn/turn.ts';
import type { Relieve } from '../rules/06-attack/changeOver.ts';
import type { Combat } from '../rules/10-combat/combat.ts';
import type { Stand } from '../rules/10-combat/holdGround.ts';
import type { Aim, Volley } from '../rules/10-combat/volley.ts';
import type { Withdraw } from '../rules/10-combat/withdraw.ts';
import type { Aftermath } from '../rules/11-retreat/aftermath.ts';
import type { GiveWay } from '../rules/11-retreat/giveWay.ts';
import type { Deploy, Edge, Muster } from '../rules/12-victory/freeGame.ts';
import type { Nightfall, Recover } from '../rules/12-victory/night.ts';

/**
 * What can be waiting for a decision. The lowest frame of the stack is the turn; what is being
 * resolved inside it lies on top. Pieces and Commands are numbers.
 */
export type Frame =
  | Muster
  | Edge
  | Deploy
  | Assign
  | Begin
  | Draw
  | Alter
  | Order
  | Combat
  | Withdraw
  | Volley
  | Aim
  | Relieve
  | Stand
  | GiveWay
  | Aftermath
  | Nightfall
  | Recover;

export type FrameType = Frame['type'];
export type FrameOf<T extends FrameType> = Extract<Frame, { type: T }>;
