import { topFrame, type Dice, type Ruleset } from '@sandtable/kernel';
import {
  kindOf,
  pieceTagged,
  SIDES,
  type PubMove,
  type SideIndex,
  type State,
} from '@sandtable/pub-battles';

/** PB-12.8, PB-2.3: nobody is careless while armies are raised and set up: that would be the battle. */
const PREPARING: ReadonlySet<string> = new Set(['muster', 'edge', 'deploy', 'assign']);
/** So often something else comes to his mind. */
const TRIES = 4;

/**
 * Whatever comes to mind. A few ideas and a picture of each would be as good as what is done off the cuff, since one piece more or
 * less hardly shows. But nobody packs, which loses the battle (PB-12.4), or plays about with the baggage.
 */
export function whim(
  ruleset: Ruleset,
  state: State,
  us: SideIndex,
  dice: Dice,
): PubMove | undefined {
  if (PREPARING.has(topFrame(state).type)) return undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const move = ruleset.draw(state, SIDES[us], dice) as PubMove;
    if (!isAboutBaggage(state, move)) return move;
  }
  return undefined;
}

function isAboutBaggage(state: State, move: PubMove): boolean {
  if (move.type === 'pack' || move.type === 'unpack') return true;
  if (!('piece' in move)) return false;
  const piece = pieceTagged(state, move.piece);
  return piece >= 0 && kindOf(state, piece) === 'train';
}
