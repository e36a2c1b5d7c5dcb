import type {
  Decision,
  Guide,
  GuideShape,
  Move,
  Pick,
  Piece,
  Pose,
  Refusal,
  Ruleset,
  Scene,
} from '@sandtable/kernel';
import { keyOf } from '../board/picks.ts';
import type { Ghost } from '../board/touch.ts';
import type { Choice, Picker } from './picker.ts';

/** What has been pointed at means a move already, which pointing somewhere else changes. */
export interface Aim {
  /** Set where only the way that this one faces is left open. */
  readonly ghost: Ghost | undefined;
}

/** What was pointed at, as far as it is meant, and what the ruleset says to it. */
interface Meant {
  readonly picks: readonly Pick[];
  readonly guide: Guide;
}

export const NOTHING: ReadonlySet<string> = new Set();

/** So many guides are kept: a pointer comes back to where it was. */
const KEPT = 50;

/** What the ruleset says to somebody who points. It is asked once for the same picks, and nothing is tried out. */
export class Guiding {
  readonly #ruleset: Ruleset;
  readonly #view: object;
  readonly #scene: Scene;
  readonly #decision: Decision;
  readonly #kept = new Map<string, Guide>();
  /** Keys of the pieces that can be moved about on a free table. */
  readonly handles: ReadonlySet<string>;

  constructor(ruleset: Ruleset, view: object, scene: Scene, decision: Decision) {
    this.#ruleset = ruleset;
    this.#view = view;
    this.#scene = scene;
    this.#decision = decision;
    const { pieces = [] } = this.to([]).next ?? {};
    this.handles = new Set(pieces.map((piece) => keyOf({ piece })));
  }

  to(picks: readonly Pick[]): Guide {
    const key = picks.map(keyOf).join(' ');
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const guide = this.#ruleset.guide(this.#view, this.#decision, picks);
    if (this.#kept.size >= KEPT) this.#kept.clear();
    this.#kept.set(key, guide);
    return guide;
  }

  /** What is meant by pointing at the last of these: a move that can be made, or the beginning of one. */
  meant(picks: readonly Pick[]): Meant | undefined {
    return this.#read(picks, (guide) => leadsOn(guide) || moveOf(guide) !== undefined);
  }

  /** Why the move that is meant by pointing at the last of these cannot be made. */
  whyNot(picks: readonly Pick[]): Refusal | undefined {
    const refused = this.#read(picks, ({ means, refusal }) => (means && refusal) !== undefined);
    return refused?.guide.refusal;
  }

  /** The same; or where no move is meant, why nothing is done with it. */
  whyNothing(picks: readonly Pick[]): Refusal | undefined {
    return this.whyNot(picks) ?? this.to(picks.slice(-1)).refusal ?? this.to(picks).refusal;
  }

  /** What was pointed at last may be meant after all picks before it, after fewer of them, or alone. */
  #read(picks: readonly Pick[], isMeant: (guide: Guide) => boolean): Meant | undefined {
    for (let before = picks.length - 1; before >= 0; before--) {
      const some = [...picks.slice(0, before), picks[picks.length - 1]];
      const guide = this.to(some);
      if (isMeant(guide)) return { picks: some, guide };
      // A button that was pressed is meant: without it this would be something else.
      const isPressed = before > 0 && 'button' in picks[before - 1];
      if (isPressed && guide.refusal !== undefined) return undefined;
    }
    return undefined;
  }

  /** Whether what is held would do something with that piece, or is only put down where it lies. */
  meets(path: readonly Pick[], piece: Pick): boolean {
    if (path.length === 0 || path.some((pick) => keyOf(pick) === keyOf(piece))) return false;
    const guide = this.to([...path, piece]);
    return guide.means !== undefined || leadsOn(guide);
  }

  aimAfter(path: readonly Pick[]): Aim | undefined {
    const { means, next, shapes } = this.to(path);
    if (next?.facing !== undefined) {
      const ghost = this.#ghost(next.facing);
      return ghost && { ghost };
    }
    const isChosen = means !== undefined && next?.place === true && shapes.some(isGhost);
    return isChosen ? { ghost: undefined } : undefined;
  }

  #ghost({ piece, at, facing, size = pieceIn(this.#scene, piece)?.size }: Pose): Ghost | undefined {
    return size && { piece, at, facing, size };
  }

  /** Buttons after what was pointed at freely, beside those of the listed moves. */
  further({ path, buttons }: Picker): Choice[] {
    const listed = new Set(buttons.map(({ key }) => key));
    return (this.to(path).next?.buttons ?? []).flatMap(({ button, means }): Choice[] => {
      const key = keyOf(button);
      if (listed.has(key)) return [];
      const moves = means === undefined ? [] : [means];
      return [{ key, pick: button, moves, completes: means, depth: path.length }];
    });
  }
}

/** The move that can be made with what was pointed at. */
export function moveOf({ means, refusal }: Guide): Move | undefined {
  return refusal === undefined ? means : undefined;
}

/** The same, where there is nothing left to decide about it. */
export function wholeMoveOf(guide: Guide): Move | undefined {
  const { facing, buttons = [] } = guide.next ?? {};
  return facing === undefined && buttons.length === 0 ? moveOf(guide) : undefined;
}

/** Whether something may be pointed at next. */
export function leadsOn({ next }: Guide): boolean {
  return next !== undefined;
}

export function isGhost(shape: GuideShape): shape is Extract<GuideShape, { kind: 'ghost' }> {
  return shape.kind === 'ghost';
}

/** A piece on the table or beside it. */
export function pieceIn({ pieces, trays = [] }: Scene, id: string): Piece | undefined {
  const named = (piece: Piece): boolean => piece.id === id;
  return pieces.find(named) ?? trays.flatMap((tray) => tray.pieces).find(named);
}
