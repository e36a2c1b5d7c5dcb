import {
  deploymentWorth,
  BOARD,
  nextToDeploy,
  worthOf,
  type SquareGame,
} from '@sandtable/square-bashing';
import { SETTING } from '@sandtable/kernel';
import { best } from '../best.ts';
import { framedMind } from '../mind.ts';
import { answerAdvance, answerAssault, answerAssaults, answerAward } from './assaults.ts';
import { answerAsset, answerBarrage, answerDig } from './barrages.ts';
import { answerCommand } from './command.ts';
import { answerFacing } from './facing.ts';
import { answerMarch, answerMovement } from './movement.ts';
import { groundOf, placeWorth } from './places.ts';
import type { Answer } from './question.ts';
import { REASONS, type Reason } from './reasons.ts';
import { answerArrivals, answerByRoad, answerReinforce } from './reinforcing.ts';
import { answerShooting } from './shooting.ts';

/** SB-11.1 */
const answerDeploy: Answer<'deploy'> = ({ state, us, moves, dice }) => {
  const unit = nextToDeploy(state, us);
  return best(
    moves,
    (move) => (move.type === 'deploy' ? deploymentWorth(state, unit, BOARD.named(move.square)) : 0),
    dice,
  );
};

/** SB-5.7: as the rules propose it. */
const answerHits: Answer<'hits'> = ({ state }) => state[SETTING].make.deal;

/** SB-3.3: the best of those that want the same place has it. */
const answerFallBack: Answer<'fallBack'> = ({ state, moves, dice }) => {
  const { roster } = state[SETTING];
  const able = moves.filter((move) => move.type === 'fallBack');
  return best(able, ({ unit }) => worthOf(state, roster.named(unit)), dice);
};

/** SB-1.5: a higher command that is driven off goes where it is heard by most, and safe. */
const answerDisplace: Answer<'displace'> = ({ state, us, frame, moves, dice }) => {
  const ground = groundOf(state, us);
  const able = moves.filter((move) => move.type === 'displace');
  return best(
    able,
    ({ square }) => placeWorth(state, ground, frame.unit, BOARD.named(square)),
    dice,
  );
};

/** Barrage, orders and converging assaults, reckoned in points of SB-11.2 with the dice of the rules. */
export const squareBashingMind = framedMind<SquareGame, Reason>(
  'square-bashing',
  {
    deploy: answerDeploy,
    asset: answerAsset,
    barrage: answerBarrage,
    dig: answerDig,
    command: answerCommand,
    displace: answerDisplace,
    fallBack: answerFallBack,
    movement: answerMovement,
    march: answerMarch,
    assaults: answerAssaults,
    assault: answerAssault,
    hits: answerHits,
    advance: answerAdvance,
    facing: answerFacing,
    award: answerAward,
    shooting: answerShooting,
    reinforce: answerReinforce,
    arrivals: answerArrivals,
    byRoad: answerByRoad,
  },
  REASONS,
);
