import {
  message,
  otherSide,
  standingAtEnd,
  type Cited,
  type Part,
  type SideStanding,
  type Standing,
  type SideNumber,
} from '@sandtable/kernel';
import type { Objective, Victory } from '../state/field.ts';
import type { State } from '../state/state.ts';
import { sideFigures } from '../rules/teams.ts';
import { BREAKS_AT, SIDES } from '../rules/tables.ts';
import { holderOf, isBroken, leavers, losses, scoresNow } from '../rules/victory.ts';

/** BB-9.3: what the scenario is won by, and how far each side is. */
export function standing(state: State): Standing {
  const { outcome } = state;
  const scores = scoresNow(state);
  return SIDES.map((side, i) => {
    const { aim, now, needed } = linesOf(state, i as SideNumber, scores);
    const isWiped = sideFigures(state, i as SideNumber).length === 0;
    const all = isWiped ? [...now, cite('wiped')] : now;
    const { lost: count, all: of } = losses(state, i as SideNumber);
    const here = { side, aim, score: scores[i], losses: { count, of }, now: all, needed };
    return outcome === null ? here : standingAtEnd(here, outcome, over(state));
  });
}

/** BB-9.3: what ended the game, in the order in which it is judged. */
function over(state: State): Cited {
  const {
    field: { victory, turns },
  } = state;
  const sides = [0, 1] as const;
  const broken = sides.find((side) => isBroken(state, side));
  if (victory.kind === 'break' && broken !== undefined) {
    return cite('over.broken', { side: nameOf(broken) });
  }
  if (victory.kind === 'exit' && leavers(state, victory.side) >= victory.figures) {
    return cite('over.left', { side: nameOf(victory.side), figures: victory.figures });
  }
  const gone = sides.find((side) => sideFigures(state, side).length === 0);
  return gone === undefined
    ? cite('over.turns', { turns })
    : cite('over.wiped', { side: nameOf(gone) });
}

type Lines = Pick<SideStanding, 'aim' | 'now' | 'needed'>;

function linesOf(state: State, side: SideNumber, scores: readonly number[]): Lines {
  const { victory } = state.field;
  switch (victory.kind) {
    case 'hold':
      return holding(state, side, victory.objectives, scores);
    case 'exit':
      return side === victory.side ? leaving(state, victory) : barring(state, victory);
    case 'break':
      return breaking(state, side, scores);
  }
}

function holding(
  state: State,
  side: SideNumber,
  objectives: readonly Objective[],
  scores: readonly number[],
): Lines {
  const { turns } = state.field;
  const held = objectives.filter((objective) => holderOf(state, objective) === side);
  const names = held.map(({ name }) => name);
  const others = scores[otherSide(side)];
  return {
    aim: cite('aim.hold', { objectives: objectives.map(({ name }) => name), turns }),
    now: [names.length > 0 ? cite('holds', { objectives: names }) : cite('holdsNone')],
    needed: [
      scores[side] > others
        ? cite('keep', { turns })
        : cite('holdMore', { count: others, side: nameOf(otherSide(side)) }),
    ],
  };
}

type Exit = Extract<Victory, { kind: 'exit' }>;

function leaving(state: State, { side, figures, edge }: Exit): Lines {
  const left = leavers(state, side);
  return {
    aim: cite('aim.exit', { figures, edge: message(`edge.${edge}`), turns: state.field.turns }),
    now: [cite('left', { left, figures })],
    needed: left < figures ? [cite('leave', { count: figures - left })] : [],
  };
}

function barring(state: State, { side, figures, edge }: Exit): Lines {
  const left = leavers(state, side);
  return {
    aim: cite('aim.bar', { figures, side: nameOf(side), edge: message(`edge.${edge}`) }),
    now: [cite('left', { left, figures })],
    needed: left < figures ? [cite('bar', { count: figures - left - 1 })] : [],
  };
}

function breaking(state: State, side: SideNumber, scores: readonly number[]): Lines {
  const { lost, all } = losses(state, otherSide(side));
  const missing = Math.ceil(all / BREAKS_AT) - lost;
  const enemy = nameOf(otherSide(side));
  return {
    aim: cite('aim.break', { side: enemy }),
    now: [cite('lost', { lost, all, side: enemy })],
    needed: [
      ...(missing > 0 ? [cite('break', { count: missing, side: enemy })] : []),
      ...(scores[side] > scores[otherSide(side)] ? [] : [cite('share')]),
    ],
  };
}

function nameOf(side: SideNumber): Part {
  return message(`side.${SIDES[side]}`);
}

function cite(key: string, parts?: Readonly<Record<string, Part>>): Cited {
  return { rule: 'BB-9.3', message: message(`standing.${key}`, parts) };
}
