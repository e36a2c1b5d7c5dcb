import type { Order } from '../rules/03-turn/acting.ts';
import { judgeAttack, judgeMarch, judgeRoad, judgeSupport } from '../rules/04-movement/marching.ts';
import type { PubMove } from '../state/moves.ts';
import { isRefusal } from '../rules/refusal.ts';
import { judgeHide } from '../rules/08-reserves/hiding.ts';
import type { State } from '../state/state.ts';
import { tagOf } from '../state/tags.ts';
import { thinkOfMarches, type MarchThought, type Thought } from './thoughts.ts';

/** PB-4 to PB-6: the places that are thought of to which a piece may go. */
export function marchCandidates(state: State, frame: Order, piece: number, list: PubMove[]): void {
  for (const thought of thinkOfMarches(state, frame, piece)) {
    const move = candidateOf(state, frame, piece, thought);
    if (move !== undefined && !isListed(list, move)) list.push(move);
  }
}

/** PB-4 to PB-6: whether a piece may go to any of the places that are thought of, or attack; support does not count. */
export function canGoAnywhere(state: State, frame: Order, piece: number): boolean {
  return thinkOfMarches(state, frame, piece).some(
    (thought) =>
      thought.type !== 'support' && candidateOf(state, frame, piece, thought) !== undefined,
  );
}

/** The move that a thought comes to; undefined where it may not be made. */
export function candidateOf(
  state: State,
  frame: Order,
  piece: number,
  thought: Thought,
): PubMove | undefined {
  switch (thought.type) {
    case 'march':
      return marchOf(state, piece, thought);
    case 'attack': {
      const { target, edge } = thought;
      const against = { edge, aside: 0 };
      const attack = judgeAttack(state, piece, target, against, frame.inRange, 'plain');
      if (isRefusal(attack)) return undefined;
      return {
        type: 'attack',
        piece: tagOf(state, piece),
        target: tagOf(state, target),
        ...against,
      };
    }
    case 'support': {
      const { lead } = thought;
      if (isRefusal(judgeSupport(state, piece, lead, 'plain'))) return undefined;
      return { type: 'support', piece: tagOf(state, piece), lead: tagOf(state, lead) };
    }
    case 'road': {
      const { road, to, form, facing } = thought.march;
      const move = { type: 'road', piece: tagOf(state, piece), road, to, form, facing } as const;
      return isRefusal(judgeRoad(state, piece, move, 'plain')) ? undefined : move;
    }
    case 'hide': {
      const { hq } = thought;
      if (isRefusal(judgeHide(state, piece, hq, 'plain'))) return undefined;
      return { type: 'hide', piece: tagOf(state, piece), hq: tagOf(state, hq) };
    }
  }
}

function marchOf(state: State, piece: number, thought: MarchThought): PubMove | undefined {
  const { to, facing, instead } = thought;
  if (isRefusal(judgeMarch(state, piece, to, facing, 'plain'))) {
    return instead === undefined ? undefined : marchOf(state, piece, instead);
  }
  return { type: 'march', piece: tagOf(state, piece), to, facing };
}

/** Short of the edge of the map several marches may be the same. */
function isListed(list: readonly PubMove[], move: PubMove): boolean {
  if (move.type !== 'march') return false;
  for (const other of list) {
    if (other.type !== 'march' || other.facing !== move.facing) continue;
    if (other.to[0] === move.to[0] && other.to[1] === move.to[1]) return true;
  }
  return false;
}
