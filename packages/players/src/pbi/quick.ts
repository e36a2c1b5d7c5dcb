import { SETTING, type Dice, type Move, type Ruleset, type SideNumber } from '@sandtable/kernel';
import {
  ACTED,
  ATTACKER,
  BOARD,
  COMMANDER_AP,
  COMMANDER_OF,
  DIAGONAL,
  END,
  FIRST,
  groundOf,
  GROUPS_A_SQUARE,
  HIGHEST_NEED,
  IDLE,
  KIND_OF,
  ON_BOARD,
  PINNED,
  PLATOONS_OF,
  RESIDUAL_AP,
  SIDE_OF,
  WITHOUT_AP,
  type PbiMove,
  type PbiState,
} from '@sandtable/pbi';
import { motivationChance } from './danger.ts';
import { deployBy } from './deployment.ts';
import { layoutPlans } from './design.ts';
import { field } from './field.ts';
import { landscapeOf } from './landscape.ts';
import { pbiMind } from './mind.ts';
import { bestCourse, bestTarget, clearance, firstStep, Party } from './quickActions.ts';
import { QUICK_DEPLOYMENT } from './quickWeights.ts';
import { split, splits, volley } from './quickVolley.ts';
import { prize } from './standing.ts';

const party = new Party();
/** What a piece is worth beside others when hits are dealt. */
const VALUE = KIND_OF.map((kind) => ({ commander: 3, lmg: 2, rifle: 1 })[kind]);

/** A fair answer, quickly. */
export function quickAnswer(ruleset: Ruleset, state: PbiState, us: SideNumber, dice: Dice): Move {
  const frame = state.stack[state.stack.length - 1];
  const { make } = state[SETTING];
  switch (frame.type) {
    case 'motivate':
      field.take(state, us);
      prize();
      return motivation();
    case 'residual':
      field.take(state, us);
      prize();
      return residual();
    case 'activate':
      field.take(state, us);
      prize();
      return activation();
    case 'march':
      return march(state, us, frame.from, frame.to, frame.party);
    case 'volley':
      field.take(state, us);
      prize();
      return volley(frame.from, frame.target, frame.party);
    case 'assault':
      return make.all;
    case 'opportunity':
      return make.snap(frame.squares[0]);
    case 'allocate': {
      const own = SIDE_OF[frame.targets[0]] === us;
      return make.hit(chosen(frame.targets, frame.dealt, own));
    }
    case 'losses':
      return make.lose(cheapestIn(state, us, frame.square));
    case 'extend':
      return isAhead(state, us) ? make.decline : make.extend;
    case 'morale':
    case 'retreat':
      return ruleset.moves(state, ruleset.sides[us])[0];
    case 'deploy': {
      const moves = ruleset.moves(state, ruleset.sides[us]) as readonly PbiMove[];
      const question = { state, us, frame, moves, dice, because: undefined };
      return deployBy(QUICK_DEPLOYMENT[us], question);
    }
    case 'layout':
    case 'lay':
    case 'edge': {
      const [plan] = layoutPlans(ruleset, state, us);
      return plan?.moves[0] ?? pbiMind.answer(ruleset, state, ruleset.sides[us], dice);
    }
    case 'alone':
      return pbiMind.answer(ruleset, state, ruleset.sides[us], dice);
  }
}

function chosen(targets: readonly number[], dealt: readonly number[], own: boolean): number {
  let best = -1;
  for (const group of targets) {
    if (dealt.includes(group)) continue;
    if (best === -1 || (own ? VALUE[group] < VALUE[best] : VALUE[group] > VALUE[best])) {
      best = group;
    }
  }
  return best;
}

function cheapestIn(state: PbiState, side: SideNumber, square: number): number {
  let best = -1;
  for (let g = FIRST[side]; g < END[side]; g++) {
    if (state.at[g] !== square || state.status[g] !== ON_BOARD) continue;
    if (best === -1 || VALUE[g] < VALUE[best]) best = g;
  }
  return best;
}

/** Everybody who can goes along; but of those in a house one stays. */
function march(
  state: PbiState,
  us: SideNumber,
  from: number,
  to: number,
  gone: readonly number[],
): PbiMove {
  const { make } = state[SETTING];
  field.take(state, us);
  const { land } = field;
  const cost = land.ground.leave[from];
  const bars = BOARD.isDiagonal(from, to) ? PINNED | DIAGONAL : PINNED;
  if (field.count[us][from] > 1) prize();
  const isSplit = field.count[us][from] > 1 && splits(from);
  let here = 0;
  let able = 0;
  let next = -1;
  for (let g = FIRST[us]; g < END[us]; g++) {
    if (state.at[g] !== from || state.status[g] !== ON_BOARD) continue;
    here++;
    const flags = state.flags[g];
    if (state.ap[g] < cost || (flags & bars) !== 0) continue;
    if (isSplit && KIND_OF[g] === 'lmg') continue;
    able++;
    if (!gone.includes(g) && next === -1) next = g;
  }
  const room = GROUPS_A_SQUARE - field.count[us][to];
  const holds = land.houses.are[from] && !land.houses.are[to] && able === here && here > 1;
  const wanted = Math.min(room, holds ? able - 1 : able);
  if (able === 0 || (wanted === able && !isSplit)) return make.all;
  return gone.length < wanted && next !== -1 ? make.join(next) : make.go;
}

function activation(): PbiMove {
  const { state, us } = field;
  const { make } = state[SETTING];
  for (let g = FIRST[us]; g < END[us]; g++) {
    if (state.ap[g] === 0) continue;
    const square = state.at[g];
    const clears = clearance(square);
    if (clears !== undefined) return clears;
    party.take(square, undefined);
    const { kind, to, before } = bestCourse(party);
    if (kind === 'assault') return make.assault(square, to);
    if (splits(square)) {
      if (split.target !== -1) return make.aim(square, split.target);
      if (split.step !== -1) return make.march(square, split.step);
      party.take(square, undefined);
    }
    if (kind === 'aim') return make.aim(square, bestTarget(party));
    if (kind === 'march') {
      const first = before > 0 ? bestTarget(party) : -1;
      if (first !== -1) return make.aim(square, first);
      const step = firstStep(party, to);
      if (step !== -1) return make.march(square, step);
      const target = party.shots > 0 ? bestTarget(party) : -1;
      if (target !== -1) return make.aim(square, target);
    }
  }
  return make.close;
}

const gains = new Float64Array(BOARD.size);

function motivation(): PbiMove {
  const { state, us, squares, leaders, land } = field;
  const { make } = state[SETTING];
  const list = squares[us];
  for (let i = 0; i < list.length; i++) {
    const square = list[i];
    party.take(square, field.weights.averageAp + (leaders[us][square] > 0 ? COMMANDER_AP : 0));
    gains[square] = party.groups === 0 ? 0 : bestCourse(party).gain;
  }
  let best = field.weights.leastAttempt;
  let move: PbiMove = make.rest;
  for (const platoon of PLATOONS_OF[us]) {
    const commander = COMMANDER_OF[platoon];
    if (state.attempts[platoon] === 0 || state.status[commander] !== ON_BOARD) continue;
    if ((state.flags[commander] & IDLE) !== 0) continue;
    const post = state.at[commander];
    for (let i = 0; i < list.length; i++) {
      const square = list[i];
      if (gains[square] <= 0) continue;
      const need = land.ground.need(post, square);
      if (need > HIGHEST_NEED || !isOwn(platoon, square)) continue;
      const waits = square === post && state.attempts[platoon] > 1;
      const value =
        motivationChance(need) * gains[square] * (waits ? field.weights.commanderLast : 1);
      if (value > best) {
        best = value;
        move = make.motivate(platoon, square);
      }
    }
  }
  return move;
}

/** QS-5.5: whether a commander may motivate anybody there. */
export function isOwn(platoon: number, square: number): boolean {
  const { state, us } = field;
  if (!state.options.ownPlatoonOnly) return true;
  const { roster } = state[SETTING];
  for (let g = FIRST[us]; g < END[us]; g++) {
    if (state.at[g] !== square || roster.platoonOf[g] !== platoon) continue;
    if (state.status[g] === ON_BOARD && (state.flags[g] & (ACTED | WITHOUT_AP)) === 0) return true;
  }
  return false;
}

function residual(): PbiMove {
  const { state, us, squares } = field;
  const { make } = state[SETTING];
  const list = squares[us];
  let best = field.weights.leastResidual;
  let move: PbiMove = make.endTurn;
  for (let i = 0; i < list.length; i++) {
    const square = list[i];
    party.take(square, RESIDUAL_AP);
    if (party.groups === 0) continue;
    const { kind, gain, to } = bestCourse(party);
    if (kind === 'none' || gain <= best) continue;
    if (kind === 'march' && firstStep(party, to) === -1) continue;
    best = gain;
    move = make.use(square);
  }
  return move;
}

/** Whether a side would rather have the game scored as it stands. */
function isAhead(state: PbiState, us: SideNumber): boolean {
  field.take(state, us);
  const margin = marginNow(state);
  return us === ATTACKER ? margin > 0 : margin < 0;
}

/** The attacker's points less the defender's, if the game ended now and the dice fell as they do on average. */
export function marginNow(state: PbiState): number {
  const { houses } = landscapeOf(groundOf(state.terrain));
  let margin = 0;
  for (let i = 0; i < houses.squares.length; i++) {
    if (cheapestIn(state, ATTACKER, houses.squares[i]) !== -1) margin += 7;
  }
  for (let g = FIRST[ATTACKER]; g < END[ATTACKER]; g++) {
    if (state.status[g] !== ON_BOARD) margin -= 2;
  }
  return margin;
}
