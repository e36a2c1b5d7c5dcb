import type { ExtendedGame } from '@sandtable/pbi-boats';
import { framedMind } from '../mind.ts';
import {
  answerActivate,
  answerAssault,
  answerBoatAssault,
  answerBoatVolley,
  answerMarch,
  answerVolley,
} from './activation.ts';
import { answerMotivate, answerResidual } from './motivation.ts';
import {
  answerAllocate,
  answerAlone,
  answerExtend,
  answerRescue,
  answerRetreat,
  answerWatch,
  asProposed,
} from './reactions.ts';
import { REASONS, type Reason } from './reasons.ts';
import { answerSail } from './sailing.ts';
import { answerDeploy, answerFleet, answerMines, answerReserves } from './setting.ts';

/** Ways over water to the best landings, and what is done there, weighed in points of QS-12. */
export const boatsMind = framedMind<ExtendedGame, Reason>(
  'pbi-boats',
  {
    deploy: answerDeploy,
    motivate: answerMotivate,
    residual: answerResidual,
    extend: answerExtend,
    alone: answerAlone,
    activate: answerActivate,
    march: answerMarch,
    volley: answerVolley,
    allocate: answerAllocate,
    opportunity: asProposed,
    assault: answerAssault,
    losses: asProposed,
    retreat: answerRetreat,
    'boats:mines': answerMines,
    'boats:defenders': answerFleet,
    'boats:attackers': answerFleet,
    'boats:reserves': answerReserves,
    'boats:sail': answerSail,
    'boats:gather': asProposed,
    'boats:rescue': answerRescue,
    'boats:assault': answerBoatAssault,
    'boats:repel': asProposed,
    'boats:losses': asProposed,
    'boats:volley': answerBoatVolley,
    'boats:watch': answerWatch,
  },
  REASONS,
);
