import { SETTING, type SideNumber } from '@sandtable/kernel';
import { ATTACKER, buildingSquares, DICE_A_BUILDING, POINTS_A_GROUP, SIDES } from '@sandtable/pbi';
import {
  countIn,
  groupsAboard,
  LIGHT_WEAPONS,
  pbiBoats,
  shotDice,
  TROOPS_SHOOTING,
  weaponsOf,
  type BoatState as State,
} from '@sandtable/pbi-boats';
import { best } from '../best.ts';
import { Places } from './places.ts';
import {
  boatMoves,
  bookMoves,
  frameOf,
  type Answer,
  type BoatAnswer,
  type Chosen,
} from './question.ts';
import type { Reason } from './reasons.ts';

/** As the rules propose it: the cheapest of ours, the dearest of theirs, everybody who can. */
export function asProposed({
  state,
  us,
}: {
  readonly state: State;
  readonly us: SideNumber;
}): Chosen {
  return pbiBoats.fallback(state, SIDES[us]);
}

/** QS-8.4: as the rules propose it. */
export const answerAllocate: Answer<'allocate'> = ({ state, us, frame, because }) => {
  because?.(whyAllocate(state, us, frame.targets));
  return asProposed({ state, us });
};

/** QS-8.4: some hits are dealt among one's own. */
export function whyAllocate(state: State, us: SideNumber, targets: readonly number[]): Reason {
  return state[SETTING].roster.sideOf[targets[0]] === us ? 'allocate.ours' : 'allocate.theirs';
}

/** BT-6.7: whoever may shoot does, at what costs the enemy most. */
export const answerWatch: BoatAnswer = ({ state, us, frame, moves, dice }) => {
  const { square, hulls } = frameOf(frame, 'boats:watch');
  const places = new Places(state, us);
  const { board, roster, ours } = places.situation;
  const [hull = -1] = hulls;
  const snaps = boatMoves(moves, 'boats:snap');
  return best(
    snaps,
    ({ by, using, what }) => {
      const boat = roster.named(by);
      const from = boat === -1 ? board.named(by) : state.at[boat];
      const near = boat === -1 ? ours[from] : groupsAboard(state, boat);
      const troops = near
        .filter((group) => LIGHT_WEAPONS.has(roster.kindOf[group].name))
        .map((group) => shotDice(roster.kindOf[group], 1))
        .toSorted((a, b) => b - a)
        .slice(0, boat === -1 ? near.length : TROOPS_SHOOTING)
        .reduce((sum, each) => sum + each, 0);
      const guns = weaponsOf(state, boat).map((weapon) => (weapon.cost === 1 ? weapon.dice : 0));
      const count = using === 'gun' ? Math.max(0, ...guns) : troops;
      return places.targets.volley(from, { what, square, hull }, count);
    },
    dice,
  );
};

/** QS-4.7: back where it is best to be. */
export const answerRetreat: Answer<'retreat'> = ({ state, us, moves, dice }) => {
  const places = new Places(state, us);
  const { board, roster } = places.situation;
  return best(
    bookMoves(moves, 'retreat'),
    ({ group, to }) => -places.fear(roster.named(group), board.named(to)),
    dice,
  );
};

/** BT-7.4: those who are saved swim to where they have most of it. */
export const answerRescue: BoatAnswer = ({ state, us, moves, dice }) => {
  const places = new Places(state, us);
  const { board, roster } = places.situation;
  const swims = boatMoves(moves, 'boats:swim');
  if (swims.length === 0) return moves[0];
  return best(swims, ({ group, to }) => places.at(roster.named(group), board.named(to)), dice);
};

/** QS-3.2: rolls for another turn where the game as it stands is rather lost than won. */
export const answerExtend: Answer<'extend'> = ({ state, us, moves }) => {
  const lead = leadOf(state);
  const ahead = us === ATTACKER ? lead > 0 : lead < 0;
  return (ahead ? undefined : bookMoves(moves, 'extend')[0]) ?? bookMoves(moves, 'decline')[0];
};

/** QS-12.3: undisturbed, the attacker plays on while there is something left to take. */
export const answerAlone: Answer<'alone'> = ({ state, moves }) => {
  const held = buildingSquares(state).filter((square) => countIn(state, ATTACKER, square) > 0);
  const all = held.length === buildingSquares(state).length;
  return bookMoves(moves, all ? 'score' : 'playOn')[0] ?? moves[0];
};

/** QS-12: what the attacker would be ahead by now, on average. */
function leadOf(state: State): number {
  const { roster, book } = state[SETTING];
  const held = buildingSquares(state).filter((square) => countIn(state, ATTACKER, square) > 0);
  let lost = book.extension?.alsoLost?.(state) ?? 0;
  for (let group = roster.first[ATTACKER]; group < roster.end[ATTACKER]; group++) {
    if (!roster.kindOf[group].isGear && !book.statuses[state.status[group]].inPlay) lost++;
  }
  return held.length * DICE_A_BUILDING * 3.5 - lost * POINTS_A_GROUP;
}
