import { SETTING, type Dice, type Ruleset, type SideNumber } from '@sandtable/kernel';
import {
  ASSAULT_COST,
  BOARD,
  COMMANDER_AP,
  COMMANDER_OF,
  END,
  FIRST,
  GROUPS_A_SQUARE,
  HIGHEST_NEED,
  IDLE,
  ON_BOARD,
  PLATOONS_OF,
  RESIDUAL_AP,
  type PbiMove,
  type PbiState,
} from '@sandtable/pbi';
import type { Plan } from '../search/doctrine.ts';
import { motivationChance } from './danger.ts';
import { deployments } from './deployments.ts';
import { layoutPlans } from './design.ts';
import { field } from './field.ts';
import { assaultGain, bestCourse, firstStep, marchGain, Party, shotGain } from './quickActions.ts';
import { isOwn } from './quick.ts';
import { prize, stand } from './standing.ts';

const SIZE = BOARD.size;
const party = new Party();

/** A plan, and what it seems to be worth before anybody has thought about it. */
interface Proposal {
  readonly moves: readonly PbiMove[];
  readonly gain: number;
}

/** The likeliest of what a side could do, at most so many; none where it is not worth thinking. */
export function proposals(
  ruleset: Ruleset,
  state: PbiState,
  us: SideNumber,
  dice: Dice,
  most: number,
): readonly Plan[] {
  const frame = state.stack[state.stack.length - 1];
  const { make } = state[SETTING];
  const list: Proposal[] = [];
  if (frame.type === 'deploy') return deployments(ruleset, state, us, dice);
  if (state.turn === 0) return layoutPlans(ruleset, state, us);
  field.take(state, us);
  prize();
  switch (frame.type) {
    case 'motivate':
      proposeMotivation(list);
      return likeliest(list, Math.min(most, 6), make.rest);
    case 'residual':
      proposeResidual(list);
      return likeliest(list, Math.min(most, 3), make.endTurn);
    case 'activate':
      proposeActions(list);
      return all(list, most, make.close);
    case 'march':
      return [];
    case 'assault':
      return frame.party.length > 0 ? [] : [{ moves: [make.all] }];
    case 'extend':
      return [{ moves: [make.decline] }, { moves: [make.extend] }];
    case 'alone':
      return [{ moves: [make.playOn] }, { moves: [make.score] }];
    case 'layout':
    case 'lay':
    case 'volley':
    case 'edge':
    case 'morale':
    case 'opportunity':
    case 'allocate':
    case 'losses':
    case 'retreat':
      return [];
  }
}

/** What promises less than this part of the best is not thought about. */
const NEARLY = 0.6;

/**
 * The likeliest ones. To do nothing is none of them while there is something to do: it is never much worse than the
 * next best, so that chance would choose it time and again.
 */
function likeliest(list: Proposal[], most: number, end: PbiMove): Plan[] {
  list.sort((a, b) => b.gain - a.gain);
  const least = list.length > 0 ? NEARLY * list[0].gain : 0;
  const good = list.filter(({ gain }, i) => i < most && gain > 0 && gain >= least);
  // What an assault is worth is the hardest to see at a glance.
  const assault = list.find(({ moves: [{ type }] }) => type === 'assault');
  if (assault !== undefined && most > 1 && !good.includes(assault)) good.push(assault);
  return good.length > 0 ? good : [{ moves: [end] }];
}

/** All of them, and to do nothing: far ahead even what promises little at a glance is often the best. */
function all(list: Proposal[], most: number, end: PbiMove): Plan[] {
  list.sort((a, b) => b.gain - a.gain);
  return [...list.slice(0, most), { moves: [end] }];
}

function proposeMotivation(list: Proposal[]): void {
  const { state, us, squares, leaders, land } = field;
  const { make } = state[SETTING];
  for (const square of squares[us]) {
    party.take(square, field.weights.averageAp + (leaders[us][square] > 0 ? COMMANDER_AP : 0));
    if (party.groups === 0) continue;
    const { gain } = bestCourse(party);
    for (const platoon of PLATOONS_OF[us]) {
      const commander = COMMANDER_OF[platoon];
      if (state.attempts[platoon] === 0 || state.status[commander] !== ON_BOARD) continue;
      if ((state.flags[commander] & IDLE) !== 0 || !isOwn(platoon, square)) continue;
      const need = land.ground.need(state.at[commander], square);
      if (need > HIGHEST_NEED) continue;
      list.push({
        moves: [make.motivate(platoon, square)],
        gain: motivationChance(need) * (gain + 0.2),
      });
    }
  }
}

function proposeResidual(list: Proposal[]): void {
  const { state, us, squares } = field;
  const { make } = state[SETTING];
  for (const square of squares[us]) {
    party.take(square, RESIDUAL_AP);
    if (party.groups === 0) continue;
    const { kind, gain, to } = bestCourse(party);
    if (kind === 'none' || (kind === 'march' && firstStep(party, to) === -1)) continue;
    list.push({ moves: [make.use(square)], gain });
  }
}

function proposeActions(list: Proposal[]): void {
  const { state, us } = field;
  const seen = new Set<number>();
  for (let g = FIRST[us]; g < END[us]; g++) {
    if (state.ap[g] === 0 || seen.has(state.at[g])) continue;
    seen.add(state.at[g]);
    party.take(state.at[g], undefined);
    proposeShots(list);
    proposeAssaults(list);
    proposeMarches(list);
    proposeClearing(list, state.at[g]);
  }
}

function proposeShots(list: Proposal[]): void {
  const { squares, them, state } = field;
  const { make } = state[SETTING];
  if (party.shots === 0) return;
  for (const to of squares[them]) {
    const gain = shotGain(party, to) * Math.min(party.ap, party.shots);
    if (gain > 0) list.push({ moves: [make.aim(party.from, to), make.all], gain });
  }
}

function proposeAssaults(list: Proposal[]): void {
  const { them, count, state } = field;
  const { make } = state[SETTING];
  if (party.pinned || party.steps < ASSAULT_COST) return;
  for (const to of BOARD.neighbours[party.from]) {
    if (count[them][to] === 0) continue;
    if (party.diagonal && BOARD.isDiagonal(party.from, to)) continue;
    const gain = assaultGain(party, to) + 2;
    list.push({ moves: [make.assault(party.from, to), make.all], gain });
  }
}

function proposeMarches(list: Proposal[]): void {
  const { land, us, them, count } = field;
  if (party.pinned || party.steps < land.ground.leave[party.from]) return;
  const walk = land.walk[party.diagonal ? 0 : 1];
  const here = stand(party, party.from);
  for (let to = 0; to < SIZE; to++) {
    const cost = walk[party.from * SIZE + to];
    if (cost > party.steps || cost === 0) continue;
    if (count[them][to] > 0 || count[us][to] >= GROUPS_A_SQUARE) continue;
    const moves = wayTo(to);
    if (moves.length > 0) list.push({ moves, gain: marchGain(party, here, to, cost) });
  }
}

/** The steps of a march, everybody together. */
function wayTo(to: number): PbiMove[] {
  const { make } = field.state[SETTING];
  const moves: PbiMove[] = [];
  const { from, diagonal } = party;
  while (party.from !== to) {
    const next = firstStep(party, to);
    if (next === -1) break;
    moves.push(make.march(party.from, next));
    if (party.groups > 1) moves.push(make.all);
    if (BOARD.isDiagonal(party.from, next)) party.diagonal = true;
    party.from = next;
  }
  const arrived = party.from === to;
  party.from = from;
  party.diagonal = diagonal;
  return arrived ? moves : [];
}

function proposeClearing(list: Proposal[], square: number): void {
  const { state, us, turns, markers } = field;
  const { make } = state[SETTING];
  if (turns[us] === 0) return;
  let ready = true;
  const lying = new Set<number>();
  for (let g = FIRST[us]; g < END[us]; g++) {
    if (state.at[g] !== square) continue;
    if (state.status[g] === ON_BOARD) ready &&= state.ap[g] > 0;
    else lying.add(state[SETTING].roster.platoonOf[g]);
  }
  if (!ready) return;
  for (const platoon of lying) {
    list.push({ moves: [make.clear(square, platoon)], gain: markers[platoon] - 1 });
  }
}
