import { EDGES } from '@sandtable/board';
import { otherSide } from '@sandtable/kernel';
import { ATTACKER, BLOCKED, GROUPS_A_SQUARE, nextToDeploy } from '@sandtable/pbi';
import { isBoat, nextBoat } from '@sandtable/pbi-boats';
import { best } from '../best.ts';
import { motivationChance } from './danger.ts';
import { walkTo } from './goals.ts';
import { Places } from './places.ts';
import { boatMoves, bookMoves, frameOf, type Answer, type BoatAnswer } from './question.ts';
import type { Situation } from './situation.ts';
import { Voyage } from './voyage.ts';
import { deploying } from './weights.ts';

/** QS-2.4: defenders in cover, where they see what will be landed on, about their commander. */
export const answerDeploy: Answer<'deploy'> = ({ state, us, frame, moves, dice }) => {
  const { situation } = new Places(state, us);
  const group = nextToDeploy(state, frame.side) ?? 0;
  const fields = fieldsOf(situation);
  return best(
    bookMoves(moves, 'deploy'),
    ({ square }) => placeOf(situation, fields, group, situation.board.named(square)),
    dice,
  );
};

function placeOf(
  situation: Situation,
  fields: readonly number[],
  group: number,
  square: number,
): number {
  const { state, ground, roster, ours, board } = situation;
  const { name, commands } = roster.kindOf[group];
  const field = (deploying.by.field[name] ?? 1) * fields[square];
  let value = deploying.by.cover[ground.cover[square]] + field;
  if (commands) {
    // He is where the others will stand: as many good squares about him as can be.
    const about = board.neighbours[square]
      .map((near) => deploying.by.cover[ground.cover[near]] + fields[near])
      .toSorted((a, b) => b - a);
    return value + deploying.by.about * (about[0] + about[1] + about[2]);
  }
  const commander = roster.commanderOf[roster.platoonOf[group]];
  if (commander !== -1 && state.at[commander] !== -1) {
    value += deploying.by.command * motivationChance(ground.need(state.at[commander], square));
  }
  const isHouse = ground.kinds[square].objective === true;
  if (isHouse && ours[square].length === 0) value += deploying.by.house;
  const crowd = ours[square].length;
  value += crowd < GROUPS_A_SQUARE ? deploying.by.crowd * crowd : 0;
  return value;
}

/** What the enemy will want of each square of shore or water: to land near something. */
function shoresOf(situation: Situation): number[] {
  const { waters, board, ground } = situation;
  const houses = [...board.names.keys()].filter((square) => ground.kinds[square].objective);
  return board.names.map((_, square) => {
    if (!waters.isShore[square]) return waters.isWater[square] ? deploying.by.water : 0;
    let near = 0;
    for (const house of houses) near += 0.8 ** Math.min(20, walkTo(situation, house)[square]);
    return deploying.by.shore + near;
  });
}

/** How much of that is seen from each square ashore, beside the square that sees the most. */
function fieldsOf(situation: Situation): number[] {
  const { ground, board, fleet, waters } = situation;
  const { sight } = fleet.plan;
  const shores = shoresOf(situation);
  const fields = board.names.map((_, from) => {
    if (waters.isWater[from]) return 0;
    let field = 0;
    for (const [square, worth] of shores.entries()) {
      if (worth === 0 || square === from) continue;
      if (sight > 0 && board.range(from, square) > sight) continue;
      if (ground.sight(from, square) !== BLOCKED) field += worth;
    }
    return field;
  });
  const most = Math.max(1, ...fields);
  return fields.map((field) => (deploying.by.sees * field) / most);
}

/** BT-8.1: mines where the ways to the best landings lead through. */
export const answerMines: BoatAnswer = ({ state, us, moves, dice }) => {
  const places = new Places(state, otherSide(us));
  const { board, roster } = places.situation;
  const his = [...roster.ids.keys()].filter((piece) => roster.sideOf[piece] === ATTACKER);
  // Any of his boats, with any of his groups.
  const boat = his.find((piece) => isBoat(state, piece));
  const group = his.find((piece) => !roster.kindOf[piece].isGear);
  if (boat === undefined || group === undefined) return best(moves, () => 0, dice);
  const voyage = new Voyage(places, boat, [group]);
  const lays = boatMoves(moves, 'boats:lay').map((move) => ({
    move,
    ahead: voyage.ahead(board.named(move.square)),
  }));
  const most = Math.max(1e-9, ...lays.map(({ ahead }) => ahead));
  // What is about as good is as good: he must not be sure of where they lie.
  return best(lays, ({ ahead }) => Math.round((deploying.by.mine * ahead) / most), dice).move;
};

/** BT-1.5: boats side by side, each where it will land soonest and safest. */
export const answerFleet: BoatAnswer = ({ state, us, moves, dice }) => {
  // The defender's have better places ashore.
  const load = us === ATTACKER ? boatMoves(moves, 'boats:load') : [];
  if (load.length > 0) return load[0];
  const places = new Places(state, us);
  const { board, ownHulls } = places.situation;
  const boat = nextBoat(state, us);
  const voyage = new Voyage(places, boat);
  return best(
    boatMoves(moves, 'boats:place'),
    ({ square, facing }) => {
      const at = board.named(square);
      const score = voyage.promise(at, EDGES.indexOf(facing as 'north'));
      let crowd = 0;
      for (const other of ownHulls) {
        crowd += Math.max(0, deploying.by.apart - board.range(state.at[other], at));
      }
      return score - deploying.by.jam * crowd;
    },
    dice,
  );
};

/** BT-4.4: reserves come in where they will land soonest. */
export const answerReserves: BoatAnswer = ({ state, us, frame, moves, dice }) => {
  const places = new Places(state, us);
  const { board, roster } = places.situation;
  const [piece] = frameOf(frame, 'boats:reserves').pieces;
  const enter = boatMoves(moves, 'boats:enter');
  if (enter.length === 0) {
    return best(
      boatMoves(moves, 'boats:arrive'),
      ({ group, square }) => places.at(roster.named(group), board.named(square)),
      dice,
    );
  }
  const voyage = new Voyage(places, piece);
  return best(
    enter,
    ({ square, facing }) => voyage.promise(board.named(square), EDGES.indexOf(facing as 'north')),
    dice,
  );
};
