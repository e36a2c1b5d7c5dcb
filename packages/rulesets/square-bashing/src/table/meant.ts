import { EDGES, type Edge } from '@sandtable/board';
import { SETTING, topFrame, type Button, type Pick } from '@sandtable/kernel';
import { flow } from '../rules/flow.ts';
import { ASSETS, ORDERS, type Asset, type Order } from '../rules/tables.ts';
import { BUTTONS, type SquareMove } from '../state/moves.ts';
import { BOARD } from '../state/names.ts';
import { LOST, type State } from '../state/state.ts';

/** What somebody has pointed at, in order, and the button he pressed at the end. */
interface Pointing {
  readonly things: readonly Thing[];
  readonly button: Button | undefined;
}

/** A square, or a unit and the square that it stands in; -1 where it stands in none. */
export interface Thing {
  readonly square: number;
  readonly unit: number | undefined;
}

/** The move that is meant by pointing at these things, legal or not: the inverse of `gesture`. */
export function meantBy(state: State, picks: readonly Pick[]): SquareMove | undefined {
  const last = picks.at(-1);
  const button = last !== undefined && 'button' in last ? last : undefined;
  const pointed = button === undefined ? picks : picks.slice(0, -1);
  const things = pointed.map((pick) => thingAt(state, pick)).filter((thing) => thing !== undefined);
  if (things.length < pointed.length) return undefined;
  if (things.length === 0) return button === undefined ? undefined : pressed(state, button);
  return meant(state, { things, button });
}

/** A square, or a unit with its square; undefined where there is nothing of that name. */
export function thingAt(state: State, pick: Pick): Thing | undefined {
  if ('square' in pick) {
    const square = BOARD.named(pick.square);
    return square === -1 ? undefined : { square, unit: undefined };
  }
  if (!('piece' in pick)) return undefined;
  const unit = state[SETTING].roster.named(pick.piece);
  if (unit === -1 || state.status[unit] === LOST) return undefined;
  return { square: state.at[unit], unit };
}

/** A button alone means the same whatever is asked. */
function pressed(state: State, { button, value }: Button): SquareMove | undefined {
  if (value === undefined) return Object.values(BUTTONS).find(({ type }) => type === button);
  const which = ASSETS.indexOf(value as Asset);
  return button === 'asset' && which >= 0 ? state[SETTING].make.asset(which) : undefined;
}

function meant(state: State, pointing: Pointing): SquareMove | undefined {
  const { make } = state[SETTING];
  const frame = topFrame(state);
  switch (frame.type) {
    case 'deploy':
      return onSquare(pointing, make.deploy);
    case 'barrage':
      if (frame.asset !== 'point') return onSquare(pointing, make.row);
      return onSquare(pointing, frame.corner === -1 ? make.corner : make.arms);
    case 'dig':
      return onSquare(pointing, make.dig);
    case 'displace':
      return onSquare(pointing, make.displace);
    case 'command':
      return order(state, pointing);
    case 'movement':
    case 'march':
      return going(state, pointing) ?? turning(state, pointing);
    case 'facing':
      return turning(state, pointing);
    case 'assaults':
      return between(pointing, make.assault, 'assault');
    case 'shooting':
      return between(pointing, make.shoot);
    case 'fallBack':
      return onUnit(state, pointing, make.fallBack);
    case 'assault':
      return onUnit(state, pointing, make.join);
    case 'advance':
      return onUnit(state, pointing, make.advance);
    case 'award':
      return onUnit(state, pointing, make.award);
    case 'hits':
      return onUnit(state, pointing, make.hit);
    case 'byRoad':
      return onUnit(state, pointing, make.roll);
    case 'reinforce':
    case 'arrivals':
      return coming(state, pointing);
    case 'turn':
    case 'impacts':
    case 'asset':
    case 'morale':
      return undefined;
  }
}

/** The first of these that is legal, or else the first, of which `check` then says why not. */
function likeliest(state: State, moves: readonly SquareMove[]): SquareMove | undefined {
  return moves.find((move) => flow.judge(state, move) === undefined) ?? moves.at(0);
}

function onSquare(
  { things, button }: Pointing,
  make: (square: number) => SquareMove,
): SquareMove | undefined {
  const [{ square }] = things;
  return things.length === 1 && button === undefined && square !== -1 ? make(square) : undefined;
}

function onUnit(
  state: State,
  { things, button }: Pointing,
  make: (unit: number) => SquareMove,
): SquareMove | undefined {
  if (things.length !== 1 || button !== undefined) return undefined;
  return likeliest(state, unitsMeant(state, things[0]).map(make));
}

/** A square stands for the units in it. */
function unitsMeant(state: State, { square, unit }: Thing): number[] {
  if (unit !== undefined) return [unit];
  return state.at.flatMap((at, each) => (at === square ? [each] : []));
}

function between(
  { things, button }: Pointing,
  make: (from: number, to: number) => SquareMove,
  verb?: string,
): SquareMove | undefined {
  if (things.length !== 2 || (button !== undefined && button.button !== verb)) return undefined;
  const [{ square: from }, { square: to }] = things;
  return from === -1 || to === -1 || from === to ? undefined : make(from, to);
}

function order(state: State, { things, button }: Pointing): SquareMove | undefined {
  const which = ORDERS.indexOf(button?.value as Order);
  if (things.length !== 1 || button?.button !== 'order' || which === -1) return undefined;
  const [{ square }] = things;
  return square === -1 ? undefined : state[SETTING].make.order(square, which);
}

/** A unit and where it goes, by an extra square if it says so; or a unit that mounts or dismounts. */
function going(state: State, { things, button }: Pointing): SquareMove | undefined {
  const { make } = state[SETTING];
  const verb = button?.button;
  const units = unitsMeant(state, things[0]);
  if (things.length === 1) {
    if (verb !== 'mount' && verb !== 'dismount') return undefined;
    return likeliest(
      state,
      units.map((unit) => make[verb](unit)),
    );
  }
  const to = things[1].square;
  if (things.length !== 2 || to === -1) return undefined;
  if (verb !== undefined && verb !== 'extra') return undefined;
  return likeliest(
    state,
    units.map((unit) => make[verb ?? 'march'](unit, to)),
  );
}

function turning(state: State, { things, button }: Pointing): SquareMove | undefined {
  const face = EDGES.indexOf(button?.value as Edge);
  if (things.length !== 1 || button?.button !== 'turn' || face === -1) return undefined;
  const [{ square }] = things;
  return square === -1 ? undefined : state[SETTING].make.turn(square, face);
}

/** A unit that waits and where it arrives. */
function coming(state: State, { things, button }: Pointing): SquareMove | undefined {
  const { make } = state[SETTING];
  if (things.length !== 2) return undefined;
  const [{ unit }, { square }] = things;
  const verb = button?.button;
  if (unit === undefined || square === -1) return undefined;
  if (verb === undefined) return make.arrive(unit, square);
  return verb === 'byRoad' ? make.byRoad(unit, square) : undefined;
}
