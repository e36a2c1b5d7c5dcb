import { topFrame, type Next, type Refusal } from '@sandtable/kernel';
import { flow } from '../rules/flow.ts';
import { ableFigures } from '../rules/teams.ts';
import { whyNotMove } from '../rules/walks.ts';
import type { Activation } from '../rules/acting.ts';
import { PATH_CORNERS, type BrowningMove } from '../state/moves.ts';
import { figureNamed } from '../state/names.ts';
import type { State } from '../state/state.ts';
import { ALONE, FIRE } from './gesture.ts';
import { leaderName, type Pointing } from './pointing.ts';

/** Why nothing is done with a figure that was pointed at, whatever else is. */
export function whyNothing(state: State, { figure }: Pointing): Refusal | undefined {
  const frame = topFrame(state);
  if (frame.type !== 'comeback' || figure === undefined) return undefined;
  const isBack = frame.figures.includes(figureNamed(state.field, figure));
  return isBack ? undefined : flow.judge(state, { type: 'leave', figure });
}

/** What may be pointed at next; undefined where only a listed move goes on from here, or none does. */
export function nextAfter(
  state: State,
  pointing: Pointing,
  means: BrowningMove | undefined,
): Next<BrowningMove> | undefined {
  const { figure, places, buttons } = pointing;
  const frame = topFrame(state);
  switch (frame.type) {
    case 'place':
    case 'lead':
      return means === undefined && buttons.length === 0 ? { place: true } : undefined;
    case 'comeback':
      return places.length + buttons.length === 0 ? { place: true } : undefined;
    case 'fire':
      if (means?.type === 'fire' && buttons.length === 0) {
        return { buttons: [{ button: { button: FIRE }, means }] };
      }
      return figure === undefined && places.length + buttons.length === 0
        ? { place: true }
        : undefined;
    case 'march':
      return marching(state, frame, pointing, means);
    case 'next':
    case 'pick':
    case 'rally':
    case 'advance':
    case 'done':
    case 'result':
    case 'push':
    case 'regroup':
    case 'nerves':
      return undefined;
  }
}

/** BB-4.1: any figure of the team, or its leader, and where it goes; alone it may go round corners. */
function marching(
  state: State,
  frame: Activation,
  { figure, leader, places, buttons }: Pointing,
  means: BrowningMove | undefined,
): Next<BrowningMove> | undefined {
  if (means?.type === 'walk') return places.length < PATH_CORNERS ? { place: true } : undefined;
  if (means !== undefined || places.length > 0) return undefined;
  if (figure === undefined) {
    return buttons.length > 0 ? undefined : { pieces: movers(state, frame) };
  }
  const isAlone = leader === undefined && buttons.length === 0;
  return { place: true, ...(isAlone && { buttons: [{ button: { button: ALONE } }] }) };
}

function movers(state: State, frame: Activation): string[] {
  const { team } = frame;
  const able = ableFigures(state, team).filter((f) => whyNotMove(state, frame, f) === undefined);
  const names = able.map((f) => state.field.figures[f]);
  const isLed = names.length > 0 && state.leaderX[team] !== -1;
  return isLed ? [...names, leaderName(state.field.teams[team].name)] : names;
}
