import { RolledDice, type Draw } from './dice.ts';

/** A script ran out, shows an impossible face, or was not used up. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
  /** The face that is impossible; undefined where there was none. */
  readonly face: number | undefined;
  readonly sides: number;

  constructor(text: string, face?: number, sides = 0) {
    super(text);
    this.face = face;
    this.sides = sides;
  }
}

/** The faces of a list, taken from its front. */
export function takeFrom(script: number[]): Draw {
  return (sides) => {
    if (script.length === 0) throw new ScriptError('there is no die left in the script');
    const face = script[0];
    if (!Number.isInteger(face) || face < 1 || face > sides) {
      throw new ScriptError(`the script shows ${face} on a die of ${sides} sides`, face, sides);
    }
    script.shift();
    return face;
  };
}

/** Dice that fall as written, in the order they are rolled. */
export class ScriptedDice extends RolledDice {
  readonly #script: readonly number[];

  constructor(script: readonly number[] = []) {
    const queue = [...script];
    super(takeFrom(queue));
    this.#script = queue;
  }

  /** The dice that have not been rolled. */
  get left(): readonly number[] {
    return this.#script;
  }

  /** Throws unless every scripted die was rolled. */
  finish(): void {
    if (this.#script.length > 0) {
      throw new ScriptError(`scripted dice were not rolled: ${this.#script.join(' ')}`);
    }
  }
}
