import {
  facesAgainst,
  message,
  NO_STAKES,
  SETTING,
  topFrame,
  type Cited,
  type Part,
  type SideNumber,
  type Stakes,
  type Sum,
} from '@sandtable/kernel';
import { assaultMeant } from '../advice/fightOdds.ts';
import { faceTo } from '../rules/01-board/field.ts';
import { nameOf } from '../rules/01-board/occupation.ts';
import { OFF_THE_TABLE, otherThen } from '../rules/03-morale/fallBack.ts';
import { exitScore, needsRoll, speedOf } from '../rules/04-movement/steps.ts';
import {
  ASSAULT_MODIFIERS,
  fightDice,
  fightReasons,
  TARGET_MODIFIERS,
  type Clash,
} from '../rules/05-assault/assaultDice.ts';
import { retiringHits } from '../rules/05-assault/retiring.ts';
import { shootersAt, shotReasons } from '../rules/06-shooting/shooting.ts';
import { savesOn } from '../rules/07-saves/saves.ts';
import { orderScore } from '../rules/09-command/command.ts';
import { flow } from '../rules/flow.ts';
import type { Modifier } from '../rules/modifiers.ts';
import {
  ARRIVES_ON,
  ASSET_ON,
  DEVIATION,
  EXTRA_SQUARES,
  FIGHT_HITS_ON,
  FLANK_DICE,
  ROAD_ROLLS,
  SHOT_HITS_ON,
  SIDES,
} from '../rules/tables.ts';
import type { MoveOf, SquareMove } from '../state/moves.ts';
import { BOARD, unitWords } from '../state/names.ts';
import { WAITING, type State } from '../state/state.ts';
import { actorOf, openActors, type Deed } from './columns.ts';
import { assetGain, orderGain } from './gains.ts';

/** What a move brings, costs and risks, by the figures that the rules play it with. */
export function stakes(state: State, side: SideNumber, move: SquareMove): Stakes {
  const { roster } = state[SETTING];
  switch (move.type) {
    case 'asset':
      return {
        gains: [assetGain(move.asset)],
        costs: [cite('SB-9.1', 'asset')],
        risks: facesAgainst('SB-9.1', ASSET_ON - 1),
      };
    case 'noAsset':
      return costing(cite('SB-9.1', 'noAsset'));
    case 'order':
      return ordering(state, move);
    case 'noOrders':
      return costing(cite('SB-9.2', 'attempts', { count: attemptsLeft(state) }));
    case 'fallBack':
      return fallingBack(state, roster.named(move.unit));
    case 'march':
    case 'extra':
      return { costs: passedOver(state, side, move), risks: marching(state, move) };
    case 'mount':
    case 'dismount':
      return costing(cite('SB-4.4', 'noMove'), ...passedOver(state, side, move));
    case 'halt':
      return halting(state);
    case 'endMovement':
      return ending(state, side, 'move');
    case 'endAssaults':
      return ending(state, side, 'assault');
    case 'cease':
      return ending(state, side, 'shoot');
    case 'stay':
      return giving('SB-5.12', 'behind', flow.listMoves(state, side).length - 1);
    case 'enough': {
      const frame = topFrame(state);
      return giving('SB-10.1', 'rolls', frame.type === 'byRoad' ? frame.left : 0);
    }
    case 'assault':
    case 'join':
    case 'shock':
    case 'go':
    case 'stand':
    case 'retire':
      return fighting(state, side, move);
    case 'shoot':
      return shooting(state, side, move);
    case 'hit': {
      const frame = topFrame(state);
      const unit = roster.named(move.unit);
      if (frame.type !== 'hits' || roster.sideOf[unit] !== side) return NO_STAKES;
      return { costs: [], risks: facesAgainst('SB-7.1', savesOn(state, unit, frame.saving) - 1) };
    }
    case 'arrive':
      return topFrame(state).type === 'reinforce' ? comingAlone(state) : NO_STAKES;
    case 'byRoad':
      return comingByRoad(state);
    case 'rollAll':
    case 'roll':
      return { costs: [], risks: facesAgainst('SB-10.1', ARRIVES_ON - 1) };
    case 'row':
    case 'arms':
      return { costs: [], risks: [deviating(state, side)] };
    case 'turn':
      return { costs: [], risks: [cite('SB-5.3', 'flank', { dice: FLANK_DICE })] };
    case 'deploy':
    case 'corner':
    case 'dig':
    case 'advance':
    case 'award':
    case 'deal':
    case 'displace':
      return NO_STAKES;
  }
}

/** SB-3.3: what becomes of the other that wanted the same place. */
function fallingBack(state: State, unit: number): Stakes {
  const frame = topFrame(state);
  const then = frame.type === 'fallBack' ? otherThen(state, frame, unit) : undefined;
  if (then === undefined) return NO_STAKES;
  const other = unitWords(state[SETTING].roster.ids[then.other]);
  if (then.to >= 0) return costing(cite('SB-3.3', 'other.goes', { other, to: nameOf(then.to) }));
  return costing(
    cite('SB-3.3', `other.${then.to === OFF_THE_TABLE ? 'leaves' : 'lost'}`, { other }),
  );
}

/** SB-9.2: one of the attempts, and what the square may then not do. */
function ordering(state: State, { square, order }: MoveOf<'order'>): Stakes {
  return {
    gains: [orderGain(order)],
    costs: [
      cite('SB-9.2', 'attempt', { left: attemptsLeft(state) }),
      ...(order === 'hold' ? [cite('SB-9.2', 'holding')] : []),
    ],
    risks: facesAgainst('SB-9.2', orderScore(state, BOARD.named(square)) - 1),
  };
}

/** SB-8.5: how often a square of a barrage falls a row short, and a row over. */
function deviating(state: State, side: SideNumber): Cited {
  const { artillery } = state[SETTING].fields.forces[SIDES[side]];
  const short = DEVIATION[artillery].filter((rows) => rows < 0).length;
  const beyond = DEVIATION[artillery].filter((rows) => rows > 0).length;
  return cite('SB-8.5', 'deviates', { short, beyond });
}

function attemptsLeft(state: State): number {
  const frame = topFrame(state);
  return frame.type === 'command' ? frame.left : 0;
}

/** SB-4.2, SB-2.1: that it does not get away, and who may shoot where it arrives. */
function marching(state: State, move: MoveOf<'march' | 'extra'>): Cited[] {
  const unit = state[SETTING].roster.named(move.unit);
  const to = BOARD.named(move.to);
  const face = faceTo(state.at[unit], to);
  const mayFail = move.type === 'march' && needsRoll(state, unit, face);
  const faces = mayFail ? exitScore(state, unit) - 1 : 0;
  return [...facesAgainst('SB-4.2', faces), ...shots(state, to)];
}

/** SB-4.1, SB-4.3: the squares that it could still go, and who may shoot where it stops. */
function halting(state: State): Stakes {
  const frame = topFrame(state);
  if (frame.type !== 'march') return NO_STAKES;
  const { unit, steps, failed } = frame;
  const count = EXTRA_SQUARES + (failed ? 0 : speedOf(state, unit) - steps);
  return {
    costs: [cite(failed ? 'SB-4.3' : 'SB-4.1', 'halts', { count })],
    risks: shots(state, state.at[unit]),
  };
}

/** SB-10.1 (B): all others go on waiting. */
function comingAlone(state: State): Stakes {
  return giving('SB-10.1', 'waitOn', countWaiting(state) - 1);
}

/** SB-10.1 (C): some may follow, and the others go on waiting. */
function comingByRoad(state: State): Stakes {
  const others = countWaiting(state) - 1;
  const count = Math.min(others, ROAD_ROLLS);
  return {
    ...giving('SB-10.1', 'waitOn', others - count),
    risks: count > 0 ? [cite('SB-10.1', 'follow', { count, needs: ARRIVES_ON })] : [],
  };
}

function countWaiting({ side, status, [SETTING]: { roster } }: State): number {
  return status.filter((each, unit) => each === WAITING && roster.sideOf[unit] === side).length;
}

/** SB-2.1: who is done with when a step of the turn is ended. */
function ending(state: State, side: SideNumber, deed: Deed): Stakes {
  return giving('SB-2.1', `open.${deed}`, openActors(state, side).length);
}

/** SB-2.1: who is done with further to the right when a column acts. */
function passedOver(state: State, side: SideNumber, move: SquareMove): Cited[] {
  const actor = actorOf(state, side, move);
  if (actor === undefined) return [];
  const count = openActors(state, side, actor.place).length;
  return count === 0 ? [] : [cite('SB-2.1', `passed.${actor.deed}`, { count })];
}

/** SB-6: which squares may shoot there at the end of the turn, and with how many dice. */
function shots(state: State, to: number): Cited[] {
  const shooters = shootersAt(state, to);
  if (shooters.length === 0) return [];
  return [
    cite('SB-6.2', 'shots', {
      squares: shooters.map(({ from }) => nameOf(from)),
      count: shooters.length,
      dice: shooters.reduce((sum, { dice }) => sum + dice, 0),
      needs: SHOT_HITS_ON,
    }),
  ];
}

/** SB-6.2 */
function shooting(state: State, side: SideNumber, move: MoveOf<'shoot'>): Stakes {
  const reasons = shotReasons(state, BOARD.named(move.from), BOARD.named(move.to));
  const total = reasons.reduce((sum, { count }) => sum + count, 0);
  return {
    costs: passedOver(state, side, move),
    risks: [],
    sums: [{ what: message('stakes.shotDice', { needs: SHOT_HITS_ON }), total, reasons }],
  };
}

/** SB-5.3, SB-5.4: the dice of both sides as the odds have them: with everybody who can still join. */
function fighting(state: State, side: SideNumber, move: SquareMove): Stakes {
  const clash = assaultMeant(state, move);
  if (clash === undefined) return NO_STAKES;
  if (move.type === 'retire') {
    const hits = retiringHits(state, clash.to);
    return costing(cite('SB-5.2', 'retiring', { hits }));
  }
  const sumOf = (what: string, modifiers: readonly Modifier<Clash>[]): Sum => ({
    what: message(`stakes.${what}`, { needs: FIGHT_HITS_ON }),
    total: fightDice(modifiers, state, clash),
    reasons: fightReasons(modifiers, state, clash),
  });
  const frame = topFrame(state);
  const named = frame.type === 'assault' ? frame.joiners.length : 0;
  const count = clash.joiners.length - named;
  return {
    costs: [
      ...(count > 0 ? [cite('SB-5.1', 'everybody', { count })] : []),
      ...passedOver(state, side, move),
    ],
    risks: [],
    sums: [sumOf('assaultDice', ASSAULT_MODIFIERS), sumOf('targetDice', TARGET_MODIFIERS)],
  };
}

function costing(...costs: readonly Cited[]): Stakes {
  return { costs, risks: [] };
}

/** What is given up, if there is any of it. */
function giving(rule: string, key: string, count: number): Stakes {
  return count > 0 ? costing(cite(rule, key, { count })) : NO_STAKES;
}

function cite(rule: string, key: string, parts?: Readonly<Record<string, Part>>): Cited {
  return { rule, message: message(`stakes.${key}`, parts) };
}
