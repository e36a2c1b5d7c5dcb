import {
  difference,
  Imagined,
  SPECTATOR,
  type Decision,
  type Known,
  type Move,
  type Pick,
  type Ruleset,
  type Scene,
  type Side,
  type Viewer,
} from '@sandtable/kernel';
import type { SharedTable } from './localTable.ts';
import { Guiding, NOTHING } from './guiding.ts';
import { Picker } from './picker.ts';

/** The table as somebody sees it who may be asked. */
export interface Seen {
  readonly view: object;
  readonly scene: Scene;
  /** What follows from the view alone. */
  readonly imagined: Imagined;
}

/** What a side that is asked may be told while it points. */
interface Guided {
  readonly view: object;
  readonly side: Side;
  readonly guiding: Guiding;
}

/** What could be chosen, after what had been pointed at. */
interface Choosing {
  readonly scene: Scene;
  readonly side: Side;
  readonly handles: ReadonlySet<string>;
  readonly picked: readonly Pick[];
  readonly picker: Picker;
}

/** Looks at a table, and sees the very same as before as long as nothing has happened. */
export class Looking {
  readonly #ruleset: Ruleset;
  #seen: Seen | undefined;
  #guided: Guided | undefined;
  #choosing: Choosing | undefined;

  constructor(ruleset: Ruleset) {
    this.#ruleset = ruleset;
  }

  at({ view, viewer }: Known): Seen {
    if (this.#seen?.view === view) return this.#seen;
    const imagined = new Imagined(this.#ruleset, { view, viewer });
    this.#seen = { view, scene: this.#ruleset.scene(view), imagined };
    return this.#seen;
  }

  guiding({ view, scene }: Seen, decision: Decision): Guiding {
    const { side } = decision;
    const before = this.#guided;
    if (before?.view === view && before.side === side) return before.guiding;
    const guiding = new Guiding(this.#ruleset, view, scene, decision);
    this.#guided = { view, side, guiding };
    return guiding;
  }

  /** What can be chosen now, after what has been pointed at. */
  picker(
    { scene, imagined }: Seen,
    { side }: Decision,
    handles: ReadonlySet<string>,
    picked: readonly Pick[],
  ): Picker {
    const before = this.#choosing;
    const isSame = before?.scene === scene && before.side === side && before.picked === picked;
    if (isSame && before.handles === handles) return before.picker;
    // Who can choose between several pieces is not told that the one with proposals is the only one.
    const free = handles.size > 1 ? handles : NOTHING;
    const gesture = (move: Move): readonly Pick[] => this.#ruleset.gesture(move);
    const picker = Picker.of(imagined.moves(side), gesture, scene, free).after(picked);
    this.#choosing = { scene, side, handles, picked, picker };
    return picker;
  }
}

/** Where two share the screen it is handed over, if what they see differs. */
export function handOverTo(
  asked: Side | undefined,
  at: Side | undefined,
  own: readonly Side[],
  table: SharedTable,
): Side | undefined {
  if (asked === undefined || own.length < 2 || at === asked) return undefined;
  const [first, second] = own.map((side) => table.known(side).view);
  return difference(first, second) === undefined ? undefined : asked;
}

/** Who looks at the table: whoever sits here alone, or whoever of two is there. */
export function viewerAt(there: Side | undefined, own: readonly Side[]): Viewer {
  if (own.length === 1) return own[0];
  return own.length === 0 ? SPECTATOR : (there ?? SPECTATOR);
}
