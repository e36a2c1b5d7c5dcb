import type { Decision, Match, Move, Pick, Refusal, Scene } from '@sandtable/kernel';
import { keyOf } from '../board/picks.ts';
import type { Choice, Picker } from './picker.ts';

/** A move that can be made, or why it cannot; neither, where nothing is meant yet. */
export interface Meant {
  readonly move: Move | undefined;
  readonly refusal: Refusal | undefined;
}

export const NOTHING: ReadonlySet<string> = new Set();

/** What somebody means who points at something that is on no list. The ruleset says it all. */
export class Meaning {
  readonly #match: Match;
  readonly #view: object;
  readonly #decision: Decision;

  constructor(match: Match, view: object, decision: Decision) {
    this.#match = match;
    this.#view = view;
    this.#decision = decision;
  }

  of(picks: readonly Pick[]): Meant {
    let refusal: Refusal | undefined;
    // What was pointed at last may have been meant after fewer of the picks before it, or alone.
    for (let before = picks.length - 1; before >= 0; before--) {
      // A button that was pressed is meant: without it this would be something else.
      if (refusal !== undefined && 'button' in picks[before]) break;
      const move = this.#attempt([...picks.slice(0, before), ...picks.slice(-1)]);
      if (move === undefined) continue;
      const why = this.#match.check(this.#decision.side, move);
      if (why === undefined) return { move, refusal: undefined };
      refusal ??= why;
    }
    return { move: undefined, refusal };
  }

  /** Whether pointing at these is the beginning of something. */
  leadsOn(picks: readonly Pick[]): boolean {
    return this.#match.ruleset.guide(this.#view, this.#decision, picks).begins === true;
  }

  /** The pieces of the side that is asked which begin something by themselves: they can be dragged. */
  handles({ inch, pieces }: Scene): ReadonlySet<string> {
    if (inch === undefined) return NOTHING;
    const own = pieces.filter(({ side, id }) => {
      const picks = [{ piece: id }];
      if (side !== this.#decision.side || !this.leadsOn(picks)) return false;
      return this.#attempt(picks) === undefined;
    });
    return new Set(own.map(({ id }) => keyOf({ piece: id })));
  }

  /** Buttons after what was pointed at freely: those that the listed moves have at that place. */
  further(picker: Picker): Choice[] {
    const { path } = picker;
    if (path.length === 0 || picker.onBoard.length > 0) return [];
    const depth = path.length;
    const listed = new Set(picker.buttons.map(({ key }) => key));
    return picker.buttonsAt(depth).flatMap((pick) => {
      const key = keyOf(pick);
      if (listed.has(key)) return [];
      const move = this.#attempt([...path, pick]);
      if (move === undefined || this.#match.check(this.#decision.side, move) !== undefined) {
        return [];
      }
      return [{ key, pick, moves: [move], completes: move, depth }];
    });
  }

  #attempt(picks: readonly Pick[]): Move | undefined {
    return this.#match.ruleset.attempt(this.#view, this.#decision, picks);
  }
}
