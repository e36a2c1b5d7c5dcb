import {
  SPECTATOR,
  type Decision,
  type Match,
  type Move,
  type Pick,
  type Ruleset,
  type Scene,
  type Side,
  type Step,
  type Viewer,
} from '@sandtable/kernel';
import { NOTHING, type Meaning } from './meaning.ts';
import { Picker } from './picker.ts';

/** The table as a viewer sees it. */
interface Seen {
  readonly match: Match;
  readonly last: Step | undefined;
  readonly viewer: Viewer;
  readonly view: object;
  readonly scene: Scene;
}

/** What could be chosen, after what had been pointed at. */
interface Choosing {
  readonly scene: Scene;
  readonly side: Side;
  readonly handles: ReadonlySet<string>;
  readonly picked: readonly Pick[];
  readonly picker: Picker;
}

/** Looks at a match, and sees the very same as before as long as nothing has happened. */
export class Looking {
  readonly #ruleset: Ruleset;
  #seen: Seen | undefined;
  #handles: { readonly view: object; readonly keys: ReadonlySet<string> } | undefined;
  #choosing: Choosing | undefined;

  constructor(ruleset: Ruleset) {
    this.#ruleset = ruleset;
  }

  at(match: Match, viewer: Viewer): Seen {
    const last = match.steps.at(-1);
    const before = this.#seen;
    if (before?.match === match && before.last === last && before.viewer === viewer) return before;
    const view = match.view(viewer);
    this.#seen = { match, last, viewer, view, scene: this.#ruleset.scene(view) };
    return this.#seen;
  }

  handles(meaning: Meaning, view: object): ReadonlySet<string> {
    if (this.#handles?.view !== view) this.#handles = { view, keys: meaning.handles() };
    return this.#handles.keys;
  }

  /** What can be chosen now, after what has been pointed at. */
  picker(
    match: Match,
    { side }: Decision,
    scene: Scene,
    handles: ReadonlySet<string>,
    picked: readonly Pick[],
  ): Picker {
    const before = this.#choosing;
    const isSame = before?.scene === scene && before.side === side && before.picked === picked;
    if (isSame && before.handles === handles) return before.picker;
    // Who can choose between several pieces is not told that the one with proposals is the only one.
    const free = handles.size > 1 ? handles : NOTHING;
    const gesture = (move: Move): readonly Pick[] => this.#ruleset.gesture(move);
    const picker = Picker.of(match.moves(side), gesture, scene, free).after(picked);
    this.#choosing = { scene, side, handles, picked, picker };
    return picker;
  }
}

/** Where two share the screen it is handed over, if what they see differs. */
export function handOverTo(
  asked: Side | undefined,
  at: Side | undefined,
  own: readonly Side[],
  match: Match,
): Side | undefined {
  if (asked === undefined || own.length < 2 || at === asked) return undefined;
  const [first, second] = own.map((side) => JSON.stringify(match.view(side)));
  return first === second ? undefined : asked;
}

/** Who looks at the table: whoever sits here alone, or whoever of two is there. */
export function viewerAt(there: Side | undefined, own: readonly Side[]): Viewer {
  if (own.length === 1) return own[0];
  return own.length === 0 ? SPECTATOR : (there ?? SPECTATOR);
}
