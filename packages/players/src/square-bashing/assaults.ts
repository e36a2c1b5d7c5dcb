import { otherSide, SETTING } from '@sandtable/kernel';
import {
  assaultMeant,
  damageOf,
  NEAR,
  placeFromRight,
  retiringHits,
  savesOn,
  targetsOf,
  type Clash,
  type SquareMove,
  type SquareMoveOf,
  type SquareState,
} from '@sandtable/square-bashing';
import { best } from '../best.ts';
import { assaultWorth, prospectOf, squareWorth } from './fight.ts';
import type { Answer } from './question.ts';
import { WEIGHTS } from './weights.ts';

interface Option {
  readonly move: SquareMoveOf<'assault'>;
  readonly clash: Clash;
  readonly worth: number;
}

/** SB-5.1: the best assault, but first those further to the right that do not take from it. */
export const answerAssaults: Answer<'assaults'> = ({ state, us, moves }) => {
  const options: Option[] = [];
  for (const move of moves) {
    if (move.type !== 'assault') continue;
    const clash = assaultMeant(state, move);
    if (clash === undefined) continue;
    const worth = assaultWorth(state, clash);
    if (worth > WEIGHTS.boldness) options.push({ move, clash, worth });
  }
  if (options.length === 0) return state[SETTING].make.endAssaults;
  let chosen = options.reduce((most, option) => (option.worth > most.worth ? option : most));
  // SB-2.1: what is passed over cannot be done any more.
  for (const option of options.toSorted((a, b) => b.worth - a.worth)) {
    const isBefore = placeOf(us, option) < placeOf(us, chosen);
    if (isBefore && !shares(option, chosen)) chosen = option;
  }
  return chosen.move;
};

function placeOf(us: 0 | 1, { clash }: Option): number {
  return placeFromRight(us, clash.from);
}

function shares({ clash: one }: Option, { clash: other }: Option): boolean {
  if (one.to === other.to) return true;
  const units = new Set([...one.party, ...one.joiners]);
  return [...other.party, ...other.joiners].some((unit) => units.has(unit));
}

/** SB-5.1, SB-5.2: who joins, and whether the target stands. */
export const answerAssault: Answer<'assault'> = ({ state, us, frame, moves }) => {
  const { make } = state[SETTING];
  if (frame.stage === 'answer') return stands(state, us, frame) ? make.stand : make.retire;
  let chosen: SquareMove = make.go;
  let most = assaultWorth(state, frame);
  for (const move of moves) {
    const clash = strengthened(state, frame, move);
    if (clash === undefined) continue;
    const promise = assaultWorth(state, clash);
    if (promise > most) [chosen, most] = [move, promise];
  }
  return chosen;
};

/** The assault with what a move adds to it. */
function strengthened(state: SquareState, clash: Clash, move: SquareMove): Clash | undefined {
  if (move.type === 'shock') return { ...clash, shock: true };
  if (move.type !== 'join') return undefined;
  return { ...clash, joiners: [...clash.joiners, state[SETTING].roster.named(move.unit)] };
}

/** SB-5.2: the square is given up in time where it would be lost anyhow, and those in it are worth more. */
function stands(state: SquareState, us: 0 | 1, clash: Clash): boolean {
  const { roster } = state[SETTING];
  const units = targetsOf(state, clash.to);
  const { win, killed, lost } = prospectOf(state, clash);
  const square = squareWorth(state, otherSide(us), clash.to);
  let failing = 0;
  for (const unit of units) failing += (savesOn(state, unit, 'assaulted') - 1) / 6 / units.length;
  const guns = units.filter((unit) => roster.figures[unit].arm === 'gun').length;
  const standing = -win * square - WEIGHTS.killed * killed + WEIGHTS.lost * lost;
  const saved = guns * WEIGHTS.gun;
  const retiring = -(square - saved) - WEIGHTS.killed * retiringHits(state, clash.to) * failing;
  return standing >= retiring;
}

/** SB-5.12: all go in, but somebody stays in an objective that the enemy is next to. */
export const answerAdvance: Answer<'advance'> = ({ state, us, frame, moves, dice }) => {
  const { field, roster, make } = state[SETTING];
  const { from, to } = frame;
  const able = moves.filter((move) => move.type === 'advance');
  const mains = frame.party.filter((unit) => state.at[unit] === from && roster.isMain[unit]);
  const inside = roster.ids.some(
    (_, unit) => state.at[unit] === to && roster.sideOf[unit] === us && roster.isMain[unit],
  );
  const isNeeded =
    field.objectiveAt[from] !== -1 &&
    NEAR[from].some((near) => near !== to && held(state, us, near));
  if (inside && mains.length <= 1 && isNeeded && moves.includes(make.stay)) return make.stay;
  return best(able, ({ unit }) => soundness(state, roster.named(unit)), dice);
};

function held(state: SquareState, us: 0 | 1, square: number): boolean {
  const { roster } = state[SETTING];
  return state.at.some(
    (at, unit) => at === square && roster.sideOf[unit] !== us && roster.isMain[unit],
  );
}

/** Who is the least damaged. */
function soundness(state: SquareState, unit: number): number {
  const { isMain } = state[SETTING].roster;
  return (isMain[unit] ? 10 : 0) - 5 * damageOf(state, unit) - state.lost[unit];
}

export const answerAward: Answer<'award'> = ({ state, moves, dice }) => {
  const able = moves.filter((move) => move.type === 'award');
  return best(able, ({ unit }) => soundness(state, state[SETTING].roster.named(unit)), dice);
};
