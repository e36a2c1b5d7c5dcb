import { SETTING, type Dice, type Move, type Ruleset, type SideNumber } from '@sandtable/kernel';
import type { BoatState as State } from '@sandtable/pbi-boats';
import { boatsMind } from '../mind.ts';
import { activate, joinVolley, march } from './ashore.ts';
import { arrive, sail } from './afloat.ts';
import { motivate, residual } from './command.ts';
import { deployingBy } from '../weights.ts';
import { isNight, look, type Look } from './look.ts';
import { QUICK_DEPLOYMENT } from './deployment.ts';
import { manner } from './going.ts';

/** Before the game somebody may take his time. */
const BEFOREHAND: ReadonlySet<string> = new Set([
  'deploy',
  'boats:mines',
  'boats:defenders',
  'extend',
  'alone',
]);

/** What a frame may have, whichever it is. */
interface Frames {
  readonly from: number;
  readonly to: number;
  readonly target: number;
  readonly boat: number;
  readonly stage: string;
  readonly party: readonly number[];
  readonly targets: readonly number[];
  readonly dealt: readonly number[];
  readonly squares: readonly number[];
}

/** What was last thought of, and in which game: whoever is told that a turn goes on asks next how. */
let thought: { readonly state: State; readonly move: Move } | undefined;

/** QS-3.4: whether a side has nothing more to do in its turn. */
export function endsTurn(state: State): boolean {
  thought = undefined;
  const { type } = state.stack[state.stack.length - 1];
  if (type !== 'residual') return type === 'extend';
  const move = residual(look(state, state.side));
  thought = { state, move };
  return move.type === 'endTurn';
}

/** A fair answer to whatever is asked, without a list of moves wherever it can be helped. */
export function quick(ruleset: Ruleset, state: State, us: SideNumber, dice: Dice): Move {
  const top = state.stack[state.stack.length - 1];
  const type: string = top.type;
  if (type !== 'residual') thought = undefined;
  const frame = top as unknown as Frames;
  const { make } = state[SETTING];
  switch (type) {
    case 'motivate':
      return motivate(look(state, us));
    case 'residual': {
      const known = thought;
      thought = undefined;
      return known?.state === state ? known.move : residual(look(state, us));
    }
    case 'activate':
      return activate(look(state, us));
    case 'march':
      return march(look(state, us), frame.from, frame.to, frame.party);
    case 'volley':
      return joinVolley(look(state, us), frame.from, frame.target, frame.party);
    case 'boats:volley':
      return { type: 'boats:everybody' };
    case 'boats:sail':
      return sail(look(state, us), frame.boat);
    case 'opportunity':
      return make.snap(frame.squares[0]);
    case 'allocate':
      return make.hit(struck(look(state, us), frame));
    case 'assault':
      return make.all;
    case 'boats:reserves':
    case 'boats:attackers':
      return arrive(look(state, us), ruleset.moves(state, ruleset.sides[us]));
    default:
      return BEFOREHAND.has(type)
        ? deployingBy(QUICK_DEPLOYMENT[manner(us, isNight(state))], () =>
            boatsMind.answer(ruleset, state, ruleset.sides[us], dice),
          )
        : ruleset.fallback(state, ruleset.sides[us]);
  }
}

/** QS-8.4: the cheapest of ours, the dearest of theirs, with what one more marker does to their platoon. */
function struck({ state, stand }: Look, { targets, dealt }: Frames): number {
  const sign = state[SETTING].roster.sideOf[targets[0]] === stand.us ? -1 : 1;
  let found = -1;
  let most = -Infinity;
  for (const group of targets) {
    const worth = sign * stand.loss(state, group);
    if (worth <= most || dealt.includes(group)) continue;
    most = worth;
    found = group;
  }
  return found;
}
