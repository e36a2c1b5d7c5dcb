import { framed, SETTING, refuse, type FrameFlow, type SideNumber } from '@sandtable/kernel';
import type { Definition, PbiGame } from '../state/definition.ts';
import type { Frame, FrameType } from '../state/frames.ts';
import { ATTACKER, DEFENDER } from '../state/groups.ts';
import type { PbiMove } from '../state/moves.ts';
import type { State } from '../state/state.ts';
import type { Book } from './book.ts';
import { activate, activateWith } from './activation.ts';
import { alone, destroyDefence } from './alone.ts';
import { assault } from './assault.ts';
import { deploy, edge } from './deployment.ts';
import { extend } from './extension.ts';
import { allocate } from './hits.ts';
import { losses } from './losses.ts';
import { morale } from './morale.ts';
import { motivate } from './motivation.ts';
import { march } from './movement.ts';
import { opportunity } from './opportunity.ts';
import { retreat } from './retreat.ts';
import { lay, layout } from './scenery.ts';
import { volley } from './shooting.ts';
import { SIDES } from './tables.ts';
import { residual } from './turn.ts';
import { isWipedOut, score } from './victory.ts';

const REFUSED = {
  otherSide: refuse('QS-3.1', 'otherSide'),
  over: refuse('QS-12.3', 'over'),
} as const;

const FRAMES = {
  layout,
  lay,
  edge,
  deploy,
  morale,
  motivate,
  residual,
  extend,
  alone,
  activate,
  march,
  volley,
  allocate,
  opportunity,
  assault,
  losses,
  retreat,
} as const;

/** The flow of the game under a book: its frames, those of an extension, and what that adds to the book's. */
function makeFlow({ extension, actions }: Book): FrameFlow<PbiGame> {
  const frames = { ...FRAMES, activate: activateWith(actions), ...extension?.frames };
  for (const type of Object.keys(FRAMES) as FrameType[]) {
    const [under, own] = [extension?.under?.[type] ?? [], extension?.answers?.[type]];
    // A frame that nothing is added to stays as it is, and as fast.
    if (under.length === 0 && own === undefined) continue;
    const base = frames[type] as Definition<Frame>;
    Reflect.set(frames, type, {
      ...base,
      on: [...base.on, ...under],
      answers: { ...base.answers, ...own?.answers },
      // What is added is only in the list.
      draw: own?.list === undefined ? base.draw : undefined,
      moves(state: State, frame: Frame, list: PbiMove[], side: SideNumber) {
        base.moves(state, frame, list, side);
        own?.list?.(state, frame, list);
      },
      possible: (state: State, frame: Frame, below: Frame | undefined) =>
        base.possible?.(state, frame, below) !== false ||
        own?.possible?.(state, frame, below) === true,
    });
  }
  const endsAtOnce = new Set(
    Object.entries(frames).flatMap(([type, definition]) => (definition.endsAtOnce ? type : [])),
  );
  return framed<PbiGame>({
    sides: SIDES,
    moveSchema: (state) => state[SETTING].moveSchema,
    over: REFUSED.over,
    otherSide: REFUSED.otherSide,
    frames,
    ends(state, frame, dice, report) {
      const attackers = !isWipedOut(state, ATTACKER);
      if (attackers && (state.alone || !isWipedOut(state, DEFENDER))) return false;
      // QS-12.3: in the middle of something the game does not end.
      if (!endsAtOnce.has(frame.type)) return false;
      if (attackers) destroyDefence(state, dice, report);
      else score(state, dice, report);
      return true;
    },
  });
}

const flows = new WeakMap<Book, FrameFlow<PbiGame>>();

export function flowOf(book: Book): FrameFlow<PbiGame> {
  const flow = flows.get(book) ?? makeFlow(book);
  flows.set(book, flow);
  return flow;
}
