import {
  facesAgainst,
  message,
  NO_STAKES,
  SETTING,
  topFrame,
  type Cited,
  type Part,
  type Reason,
  type SideNumber,
  type Stakes,
  type Sum,
} from '@sandtable/kernel';
import { assaultMeant } from '../advice/fightOdds.ts';
import { faceTo } from '../rules/01-board/field.ts';
import { nameOf } from '../rules/01-board/occupation.ts';
import { OFF_THE_TABLE, otherThen } from '../rules/03-morale/fallBack.ts';
import { exitScore, needsRoll } from '../rules/04-movement/steps.ts';
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
import type { Modifier } from '../rules/modifiers.ts';
import { ARRIVES_ON, ASSET_ON, FIGHT_HITS_ON, SHOT_HITS_ON } from '../rules/tables.ts';
import type { SquareMove } from '../state/moves.ts';
import { BOARD, unitWords } from '../state/names.ts';
import { census, type State } from '../state/state.ts';

/** What a move costs and risks, by the figures that the rules play it with. */
export function stakes(state: State, side: SideNumber, move: SquareMove): Stakes {
  const { roster } = state[SETTING];
  switch (move.type) {
    case 'asset':
      return { costs: [], risks: facesAgainst('SB-9.1', ASSET_ON - 1) };
    case 'order': {
      const faces = orderScore(state, BOARD.named(move.square)) - 1;
      return { costs: [], risks: facesAgainst('SB-9.2', faces) };
    }
    case 'fallBack':
      return fallingBack(state, roster.named(move.unit));
    case 'march':
      return marching(state, roster.named(move.unit), BOARD.named(move.to));
    case 'extra':
      return risking(...shots(state, BOARD.named(move.to)));
    case 'assault':
    case 'join':
    case 'shock':
    case 'go':
    case 'stand':
    case 'retire':
      return fighting(state, move);
    case 'shoot':
      return shooting(shotReasons(state, BOARD.named(move.from), BOARD.named(move.to)));
    case 'hit': {
      const frame = topFrame(state);
      const unit = roster.named(move.unit);
      if (frame.type !== 'hits' || roster.sideOf[unit] !== side) return NO_STAKES;
      return { costs: [], risks: facesAgainst('SB-7.1', savesOn(state, unit, frame.saving) - 1) };
    }
    case 'rollAll':
    case 'roll':
      return { costs: [], risks: facesAgainst('SB-10.1', ARRIVES_ON - 1) };
    case 'deploy':
    case 'noAsset':
    case 'row':
    case 'corner':
    case 'arms':
    case 'dig':
    case 'noOrders':
    case 'halt':
    case 'mount':
    case 'dismount':
    case 'turn':
    case 'endMovement':
    case 'endAssaults':
    case 'advance':
    case 'stay':
    case 'award':
    case 'cease':
    case 'deal':
    case 'displace':
    case 'arrive':
    case 'byRoad':
    case 'enough':
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

/** SB-4.2, SB-2.1: that it does not get away, and who may shoot where it arrives. */
function marching(state: State, unit: number, to: number): Stakes {
  const face = faceTo(state.at[unit], to);
  const faces = needsRoll(state, census(state), unit, face) ? exitScore(state, unit) - 1 : 0;
  return { costs: [], risks: [...facesAgainst('SB-4.2', faces), ...shots(state, to)] };
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
function shooting(reasons: readonly Reason[]): Stakes {
  const total = reasons.reduce((sum, { count }) => sum + count, 0);
  return {
    ...NO_STAKES,
    sums: [{ what: message('stakes.shotDice', { needs: SHOT_HITS_ON }), total, reasons }],
  };
}

/** SB-5.3, SB-5.4: the dice of both sides as the odds have them: with everybody who can still join. */
function fighting(state: State, move: SquareMove): Stakes {
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
    costs: count > 0 ? [cite('SB-5.1', 'everybody', { count })] : [],
    risks: [],
    sums: [sumOf('assaultDice', ASSAULT_MODIFIERS), sumOf('targetDice', TARGET_MODIFIERS)],
  };
}

function costing(...costs: readonly Cited[]): Stakes {
  return { costs, risks: [] };
}

function risking(...risks: readonly Cited[]): Stakes {
  return { costs: [], risks };
}

function cite(rule: string, key: string, parts?: Readonly<Record<string, Part>>): Cited {
  return { rule, message: message(`stakes.${key}`, parts) };
}
