import { SPECTATOR, type Match, type Ruleset, type Side, type Viewer } from '@sandtable/kernel';
import { RULESETS } from '../rulesets.ts';
import { text } from '../words.ts';
import { Failure } from './failure.ts';

/** As many matches an engine keeps open: whoever forgets to close them should hear of it. */
export const MOST_OPEN = 1000;

/** The matches an engine has open. */
export class Desk {
  readonly #matches = new Map<string, Match>();
  #opened = 0;
  #latest = '';

  /** Puts a match on the desk under a name, its own or a new one. */
  open(match: Match, name?: string): string {
    if (this.#matches.size >= MOST_OPEN) {
      throw new Failure('limit', text('engine.mostOpen', { limit: MOST_OPEN }));
    }
    const handle = name ?? this.#newName();
    if (this.#matches.has(handle)) {
      throw new Failure('match', text('engine.matchTaken', { handle }));
    }
    this.#matches.set(handle, match);
    this.#latest = handle;
    return handle;
  }

  /** The match of this name; the one opened last where there is none. */
  match(name: string = this.#latest): Match {
    const match = this.#matches.get(name);
    if (match !== undefined) return match;
    throw new Failure(
      'match',
      text(name === '' ? 'engine.noMatch' : 'engine.unknownMatch', { name }),
    );
  }

  close(name: string): void {
    this.match(name);
    this.#matches.delete(name);
    if (name === this.#latest) this.#latest = [...this.#matches.keys()].at(-1) ?? '';
  }

  #newName(): string {
    const name = `m${++this.#opened}`;
    return this.#matches.has(name) ? this.#newName() : name;
  }
}

export function rulesetCalled(id: string): Ruleset {
  const ruleset = RULESETS.find((each) => each.id === id);
  if (ruleset !== undefined) return ruleset;
  const known = RULESETS.map((each) => each.id);
  throw new Failure('ruleset', text('error.ruleset', { id, known }));
}

/** The side that is meant: the one that is asked, where it is left out and only one is. */
export function sideIn(match: Match, side: string | undefined): Side {
  const { sides } = match.ruleset;
  if (side !== undefined) {
    if (sides.includes(side)) return side;
    throw new Failure('side', text('error.side', { side, known: [...sides] }));
  }
  const { decisions } = match.pending;
  if (decisions.length === 1) return decisions[0].side;
  const key = decisions.length === 0 ? 'engine.nobodyAsked' : 'engine.bothAsked';
  throw new Failure('side', text(key));
}

export function viewerIn(match: Match, viewer: string): Viewer {
  const known = [...match.ruleset.sides, SPECTATOR];
  if (known.includes(viewer)) return viewer;
  throw new Failure('side', text('error.viewer', { viewer, known }));
}

export function stepIn(match: Match, step: number): number {
  const last = match.steps.length;
  if (step <= last) return step;
  throw new Failure('step', text('engine.noStep', { step, last }));
}
