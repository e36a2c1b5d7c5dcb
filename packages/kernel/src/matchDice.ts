import { committedStream } from './committed.ts';
import { RolledDice, type Draw, type Stream } from './dice.ts';
import type { DiceSource } from './diceSource.ts';
import { takeFrom } from './scripted.ts';
import { seededStream } from './seeded.ts';

/** The match cannot roll, because the secret of its dice is not here. Nothing was changed. */
export class DiceUnavailable extends Error {
  override readonly name = 'DiceUnavailable';
}

/** The dice of a match: which source is in force, and how far it has come. */
export class MatchDice {
  readonly sources: readonly DiceSource[];
  /** Dice given by hand that have not been rolled yet. */
  #script: number[] = [];
  #source: DiceSource | undefined;
  #stream: Stream = NOTHING;

  constructor(sources: readonly DiceSource[]) {
    this.sources = sources;
  }

  /** Gives dice by hand; they are rolled in this order. */
  give(faces: readonly number[]): void {
    this.#script.push(...faces);
  }

  get given(): readonly number[] {
    return this.#script;
  }

  /** How far the source in force after so many steps has come. */
  drawn(step: number): number {
    return this.#inForce(step).drawn();
  }

  /** The match stands after so many steps, and this far the source in force has come. */
  takeUp(step: number, drawn: number): void {
    const far = drawn - this.#inForce(step).drawn();
    if (far < 0) this.#source = undefined;
    // Onwards from where it is: from its beginning it would be rolled once more for each step that says how far.
    this.#inForce(step).skip(far < 0 ? drawn : far);
  }

  /** What takes back all that is rolled from now on. */
  mark(step: number): () => void {
    const script = [...this.#script];
    const drawn = this.drawn(step);
    return () => {
      this.#script = script;
      this.takeUp(step, drawn);
    };
  }

  /** Dice for the step after so many. */
  roll(step: number): RolledDice {
    return new RolledDice(this.#inForce(step).draw, true);
  }

  /** The dice recorded of a step; their source, where it can be had, rolls along with them. */
  recorded(
    left: number[],
    step: number,
    differs: (found: number, expected: number) => void,
  ): RolledDice {
    const stream = this.#inForce(step);
    const written = takeFrom(left);
    const rolls = this.#source?.kind !== 'scripted' && !isSealed(this.#source);
    return new RolledDice((sides) => {
      const found = written(sides);
      if (!rolls) {
        // Nobody knows the die, but it has been rolled.
        stream.skip(1);
        return found;
      }
      const expected = stream.draw(sides);
      if (expected !== found) differs(found, expected);
      return found;
    });
  }

  /** The source in force after so many steps; one that comes into force starts anew. */
  #inForce(step: number): Stream {
    const source = this.sources.findLast(({ from }) => from <= step);
    if (source !== undefined && source !== this.#source) {
      this.#source = source;
      this.#stream = this.#streamOf(source);
    }
    return this.#stream;
  }

  #streamOf(source: DiceSource): Stream {
    switch (source.kind) {
      case 'seeded':
        return seededStream(source.seed);
      case 'scripted':
        return { ...NOTHING, draw: (sides) => takeFrom(this.#script)(sides) };
      case 'committed':
        return source.secret === undefined
          ? sealedStream()
          : committedStream(source.secret, source);
    }
  }
}

function isSealed(source: DiceSource | undefined): boolean {
  return source?.kind === 'committed' && source.secret === undefined;
}

const noDice: Draw = () => {
  throw new DiceUnavailable('the secret of these dice is not here, so they cannot be rolled');
};

/** Of dice by hand nothing is known beforehand. */
const NOTHING: Stream = { draw: noDice, drawn: () => 0, skip: () => undefined };

/** Dice that nobody here can roll; how many have been is known all the same. */
function sealedStream(): Stream {
  let rolled = 0;
  return {
    draw: noDice,
    drawn: () => rolled,
    skip(far) {
      rolled += far;
    },
  };
}
