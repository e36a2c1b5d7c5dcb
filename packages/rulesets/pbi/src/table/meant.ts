import { EDGES, type Edge } from '@sandtable/board';
import {
  SETTING,
  otherSide,
  topFrame,
  problemsIn,
  type Button,
  type Pick,
  type SideNumber,
} from '@sandtable/kernel';
import { flowOf } from '../rules/flow.ts';
import { groundOf } from '../rules/ground.ts';
import { BUTTONS, type PbiMove } from '../state/moves.ts';
import { asMove, isOwn, type OwnMove, type OwnName } from '../extension.ts';
import type { Book } from '../rules/book.ts';
import type { Setting } from '../state/setting.ts';
import { countIn, groupsIn, isActing, type State } from '../state/state.ts';
import { SHOTS_A_TURN, TERRAINS, type Terrain } from '../rules/tables.ts';

/** What somebody has pointed at, in order, and the button he pressed at the end. */
interface Pointing {
  readonly side: SideNumber;
  readonly things: readonly Thing[];
  readonly button: Button | undefined;
}

/** A square, or a group and the square that it stands in. */
interface Thing {
  readonly square: number;
  readonly group: number | undefined;
}

/** The move that is meant by pointing at these things, legal or not: the inverse of `gesture`. */
export function meantBy(
  state: State,
  side: SideNumber,
  picks: readonly Pick[],
): PbiMove | undefined {
  const own = ownMove(state[SETTING].book, state, picks);
  if (own !== undefined) return asMove(own);
  const last = picks.at(-1);
  const button = last !== undefined && 'button' in last ? last : undefined;
  const pointed = button === undefined ? picks : picks.slice(0, -1);
  const things = pointed.map((pick) => thingAt(state, pick)).filter((thing) => thing !== undefined);
  if (things.length < pointed.length) return undefined;
  if (things.length === 0) {
    return button === undefined ? undefined : pressed(state[SETTING], button);
  }
  return meant(state, { side, things, button });
}

/** A move of the extension: what it says is meant, or a button of its own alone. */
function ownMove(
  { extension, moveSchema }: Book,
  state: State,
  picks: readonly Pick[],
): OwnMove | undefined {
  const means = extension?.pointing?.means(state, picks);
  if (means !== undefined || picks.length !== 1 || !('button' in picks[0])) return means;
  const { button, value } = picks[0];
  const move = { type: button as OwnName };
  const isKnown = isOwn(move) && value === undefined && problemsIn(moveSchema, move).length === 0;
  return isKnown ? move : undefined;
}

/** A square, or a group with its square; undefined where there is nothing of that name on the board. */
export function thingAt(state: State, pick: Pick): Thing | undefined {
  const { board, roster } = state[SETTING];
  if ('square' in pick) {
    const square = board.named(pick.square);
    return square === -1 ? undefined : { square, group: undefined };
  }
  if (!('piece' in pick)) return undefined;
  const group = roster.named(pick.piece);
  return group !== -1 && isActing(state, group) ? { square: state.at[group], group } : undefined;
}

/** A button alone means the same whatever is asked. */
function pressed({ make }: Setting, { button, value }: Button): PbiMove | undefined {
  if (value === undefined) return Object.values(BUTTONS).find(({ type }) => type === button);
  const terrain = TERRAINS.indexOf(value as Terrain);
  if (button === 'take' && terrain >= 0) return make.take(terrain);
  const edge = EDGES.indexOf(value as Edge);
  return button === 'edge' && edge >= 0 ? make.edge(edge) : undefined;
}

function meant(state: State, pointing: Pointing): PbiMove | undefined {
  const { make } = state[SETTING];
  const frame = topFrame(state);
  switch (frame.type) {
    case 'layout':
    case 'edge':
    case 'extend':
    case 'alone':
      return undefined;
    case 'lay':
      return onSquare(pointing, make.lay);
    case 'deploy':
      return onSquare(pointing, make.deploy);
    case 'morale':
      return onSquare(pointing, make.test);
    case 'opportunity':
      return onSquare(pointing, make.snap);
    case 'residual':
      return onSquare(pointing, make.use) ?? between(state, pointing);
    case 'motivate':
      return motivation(state, pointing);
    case 'activate':
      return between(state, pointing) ?? clearance(state, pointing);
    case 'march':
    case 'assault':
      return onGroup(state, pointing, make.join);
    case 'allocate':
      return onGroup(state, pointing, make.hit);
    case 'losses':
      return onGroup(state, pointing, make.lose);
    case 'volley':
      return addition(state, pointing);
    case 'retreat':
      return wayBack(state, frame.groups, pointing);
  }
}

/** The first of these that is legal, or else the first, of which `check` then says why not. */
function likeliest(state: State, moves: readonly PbiMove[]): PbiMove | undefined {
  return (
    moves.find((move) => flowOf(state[SETTING].book).judge(state, move) === undefined) ??
    moves.at(0)
  );
}

function onSquare(
  { things, button }: Pointing,
  make: (square: number) => PbiMove,
): PbiMove | undefined {
  return things.length === 1 && button === undefined ? make(things[0].square) : undefined;
}

function onGroup(
  state: State,
  { things, button }: Pointing,
  make: (group: number) => PbiMove,
): PbiMove | undefined {
  if (things.length !== 1 || button !== undefined) return undefined;
  return likeliest(state, groupsMeant(state, things[0]).map(make));
}

/** A square stands for the groups in it. */
function groupsMeant(state: State, { square, group }: Thing): number[] {
  if (group !== undefined) return [group];
  return [...groupsIn(state, 0, square), ...groupsIn(state, 1, square)];
}

/** From one square to another: as the button says, or else at enemies where some are there. */
function between(state: State, { side, things, button }: Pointing): PbiMove | undefined {
  const { make } = state[SETTING];
  if (things.length !== 2 || things[0].square === things[1].square) return undefined;
  const [{ square: from }, { square: to }] = things;
  const verb = button?.button;
  switch (verb) {
    case undefined:
      return countIn(state, otherSide(side), to) > 0 ? make.aim(from, to) : make.march(from, to);
    case 'march':
    case 'aim':
    case 'assault':
      return make[verb](from, to);
    default:
      return undefined;
  }
}

function clearance(state: State, { things, button }: Pointing): PbiMove | undefined {
  if (things.length !== 1 || button?.button !== 'clear') return undefined;
  const { make, roster } = state[SETTING];
  const platoon = roster.platoons.findIndex((each) => each === button.value);
  return platoon === -1 ? undefined : make.clear(things[0].square, platoon);
}

/** A commander and a square. A square alone is for the nearest commander who can. */
function motivation(state: State, pointing: Pointing): PbiMove | undefined {
  const { roster, make } = state[SETTING];
  const { side, things, button } = pointing;
  const [first, second] = things;
  if (button === undefined && things.length === 1) {
    // An own commander is where somebody begins who goes on to point at a square.
    const { group } = first;
    if (group !== undefined && roster.isCommander[group] && roster.sideOf[group] === side) {
      return undefined;
    }
    const platoons = commandersNear(state, side, first.square);
    return likeliest(
      state,
      platoons.map((platoon) => make.motivate(platoon, first.square)),
    );
  }
  const platoon = commandedBy(state, side, first);
  const meansCommander = button === undefined && things.length === 2 && platoon !== undefined;
  return meansCommander ? make.motivate(platoon, second.square) : between(state, pointing);
}

/** The platoon whose commander is pointed at; a square stands for an own commander in it. */
function commandedBy(state: State, side: SideNumber, { square, group }: Thing): number | undefined {
  const { roster } = state[SETTING];
  const candidates = group === undefined ? groupsIn(state, side, square) : [group];
  const commander = candidates.find((each) => roster.isCommander[each]);
  return commander === undefined ? undefined : roster.platoonOf[commander];
}

/** The platoons of a side, by how near their commanders are; those who cannot try at all come last. */
function commandersNear(state: State, side: SideNumber, square: number): number[] {
  const { roster } = state[SETTING];
  const need = (platoon: number): number => {
    const commander = roster.commanderOf[platoon];
    const isThere = commander !== -1 && isActing(state, commander);
    if (!isThere || state.attempts[platoon] === 0) return Infinity;
    return groundOf(state).need(state.at[commander], square);
  };
  return roster.platoonsOf[side].toSorted((a, b) => (need(a) === need(b) ? 0 : need(a) - need(b)));
}

/** A group and how often it shoots. One that cannot shoot even once needs no number. */
function addition(state: State, { things, button }: Pointing): PbiMove | undefined {
  const { make } = state[SETTING];
  if (things.length !== 1) return undefined;
  const shots = button === undefined ? 1 : button.value;
  if (button !== undefined && button.button !== 'shots') return undefined;
  if (typeof shots !== 'number' || !Number.isInteger(shots)) return undefined;
  if (shots < 1 || shots > SHOTS_A_TURN) return undefined;
  const groups = groupsMeant(state, things[0]);
  const move = likeliest(
    state,
    groups.map((group) => make.add(group, shots)),
  );
  const goesOn =
    button === undefined &&
    move !== undefined &&
    flowOf(state[SETTING].book).judge(state, move) === undefined;
  return goesOn ? undefined : move;
}

/** A group and where it goes back to. A square alone is for any group that goes back. */
function wayBack(
  state: State,
  retreating: readonly number[],
  { things, button }: Pointing,
): PbiMove | undefined {
  const { make } = state[SETTING];
  const [first, second] = things;
  if (button !== undefined || things.length > 2) return undefined;
  if (second === undefined && first.group !== undefined) return undefined;
  const groups = second === undefined ? retreating : groupsMeant(state, first);
  const to = (second ?? first).square;
  return likeliest(
    state,
    groups.map((group) => make.retreat(group, to)),
  );
}
