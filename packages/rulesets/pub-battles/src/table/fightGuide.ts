import { topFrame, type GuideShape } from '@sandtable/kernel';
import { isOnMap } from '../rules/02-pieces/blocks.ts';
import { mark } from './guideShapes.ts';
import type { State } from '../state/state.ts';
import { tagOf } from '../state/tags.ts';

/** PB-10.2: who is asked something in a combat, and the enemies it touches: to be found on a large map. */
export function fightersIn(state: State): GuideShape[] {
  const asked = askedIn(state);
  if (asked === undefined || !isOnMap(state, asked)) return [];
  const enemies = state.contacts.flatMap(({ attacker, defender }) => {
    if (attacker === asked) return [defender];
    return defender === asked ? [attacker] : [];
  });
  return [
    mark('good', tagOf(state, asked)),
    ...enemies.map((enemy) => mark('bad', tagOf(state, enemy))),
  ];
}

function askedIn(state: State): number | undefined {
  const frame = topFrame(state);
  switch (frame.type) {
    case 'withdraw':
      return frame.cavalry[0];
    case 'aim':
      return frame.piece;
    case 'relieve':
      return frame.support;
    case 'stand':
      return frame.left[0];
    case 'muster':
    case 'edge':
    case 'deploy':
    case 'assign':
    case 'begin':
    case 'draw':
    case 'alter':
    case 'order':
    case 'combat':
    case 'volley':
    case 'giveWay':
    case 'aftermath':
    case 'nightfall':
    case 'recover':
      return undefined;
  }
}
