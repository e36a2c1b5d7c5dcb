import { EDGES, type Edge } from '@sandtable/board';
import { SETTING, type Move } from '@sandtable/kernel';
import { fleetOf, whyNotMove } from '@sandtable/pbi-boats';
import { motivationChance } from './danger.ts';
import type { BoatMoves } from './question.ts';
import { outlookAt } from './quick/outlooks.ts';
import { chargeOn } from './quick/ashore.ts';
import { clearanceIn } from './quick/clearing.ts';
import { valueOfActing } from './quick/command.ts';
import type { Look } from './quick/look.ts';
import { groupsAshore, worthOfDice, worthOfGun } from './quick/shots.ts';
import { aboardOf } from './quick/stand.ts';
import { FACINGS } from './ways.ts';

/**
 * What is never thought of: the same again in other words, or too small to matter; and to do nothing, which is always
 * nearly as good as the best, so that chance alone would choose it.
 */
const NEVER = -Infinity;
/** Dice of a usual volley: what targets are compared by. */
const VOLLEY = 5;

type Named<T extends keyof BoatMoves> = BoatMoves[T];
type Prior = (look: Look, move: never) => number;

/** How likely a move is to be the best, beside the others of its list. */
export function priorOf(look: Look, frame: string, move: Move): number {
  const prior = PRIORS[move.type];
  // What has no prior is thought of last where there is little else to do.
  if (prior === undefined) return SMALL.has(frame) ? 0 : NEVER;
  return prior(look, move as never);
}

/** Questions with few answers. */
const SMALL: ReadonlySet<string> = new Set(['extend', 'alone', 'march']);

const PRIORS: Readonly<Record<string, Prior>> = {
  motivate(look, { commander, square }: Record<'commander' | 'square', string>) {
    const { state, survey } = look;
    const { roster, board } = state[SETTING];
    const at = board.named(square);
    const leader = roster.commanderOf[roster.platoonNamed(commander)];
    const chance = motivationChance(survey.ground.need(state.at[leader], at));
    return chance * valueOfActing(look, at);
  },
  'boats:place': (look, move: Named<'boats:place'>) => begun(look, move),
  'boats:enter': (look, move: Named<'boats:enter'>) => begun(look, move),
  use(look, { square }: Record<'square', string>) {
    return 0.2 + 0.3 * valueOfActing(look, look.state[SETTING].board.named(square));
  },
  march({ state, field }, { from, to }: Record<'from' | 'to', string>) {
    const { board } = state[SETTING];
    return 0.4 + field.worth[board.named(to)] - field.worth[board.named(from)];
  },
  aim: (look, { to }: Record<'to', string>) => aimed(look, 'ashore', to),
  'boats:aim': (look, { what, at }: Named<'boats:aim'>) => aimed(look, what, at),
  'boats:gun': (look, { what, at }: Named<'boats:gun'>) => aimed(look, what, at),
  'boats:fire': (look, { what, at }: Named<'boats:fire'>) => aimed(look, what, at),
  assault(look, { from, to }: Record<'from' | 'to', string>) {
    const { state, stand } = look;
    const { board } = state[SETTING];
    const square = board.named(from);
    return 0.5 + chargeOn(look, square, board.named(to), groupsAshore(state, stand.us, square), 0);
  },
  'boats:board': () => 1,
  'boats:storm': () => 0.6,
  clear: (look, { square }: Record<'square', string>) =>
    0.2 + clearanceIn(look, look.state[SETTING].board.named(square)).value,
  'boats:clear': () => 0.8,
  'boats:start'({ state }, { boat, throttle }: Named<'boats:start'>) {
    const { roster } = state[SETTING];
    const hull = roster.named(boat);
    const groups = aboardOf(state, hull).length;
    if (throttle) return groups === 0 || whyNotMove(state, hull) !== undefined ? NEVER : 0.4;
    return groups === 0 ? 0.15 : 1.5 + 0.05 * groups;
  },
  'boats:landAll': (look, { boat, to }: Named<'boats:landAll'>) => landed(look, boat, to),
  'boats:land'(look, { boat, to }: Named<'boats:land'>) {
    const alone = aboardOf(look.state, look.state[SETTING].roster.named(boat)).length === 1;
    return alone ? landed(look, boat, to) : NEVER;
  },
  'boats:embarkAll': () => -0.5,
  'boats:changeAll': () => -0.6,
  'boats:disarm': () => 5,
};

/** What a boat has before it that begins there. */
function begun(look: Look, { boat, square, facing }: Named<'boats:place'>): number {
  const { state, stand } = look;
  const { board, roster } = state[SETTING];
  const at = board.named(square);
  const load = Math.max(1, fleetOf(state).aboard.filter((on) => on === roster.named(boat)).length);
  let value = outlookAt(look, load, at * FACINGS + EDGES.indexOf(facing as Edge));
  for (const other of stand.ownHulls) if (state.at[other] === at) value -= 1;
  return value;
}

function aimed({ state, survey, preys }: Look, what: string, at: string): number {
  const { board, roster } = state[SETTING];
  const prey = preys.find((each) =>
    what === 'ashore'
      ? each.what === 'ashore' && board.names[each.square] === at
      : each.what === what && roster.ids[each.hull] === at,
  );
  if (prey === undefined) return 0;
  return prey.what === 'hull'
    ? worthOfGun(state, survey, prey, VOLLEY)
    : worthOfDice(survey, prey, VOLLEY);
}

function landed({ state, field }: Look, boat: string, to: string): number {
  const { board, roster } = state[SETTING];
  const groups = aboardOf(state, roster.named(boat)).length;
  return 0.3 + 0.1 * groups + 0.2 * field.worth[board.named(to)];
}
