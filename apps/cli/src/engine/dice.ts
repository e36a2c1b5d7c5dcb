import { randomBytes } from 'node:crypto';
import {
  commit,
  type Match,
  type NewDice,
  type Ruleset,
  type Schema,
  type Side,
} from '@sandtable/kernel';
import { text } from '../words.ts';
import { Failure } from './failure.ts';
import { FACES } from './request.ts';

/** Dice as a request asks for them. */
export type WantedDice =
  | { readonly kind: 'seeded'; readonly seed?: string }
  | { readonly kind: 'scripted'; readonly faces?: readonly number[] }
  | {
      readonly kind: 'committed';
      readonly secret: string;
      readonly numbers: Readonly<Record<Side, string>>;
    };

const HEX = '[0-9a-f]{2}';

export const DICE: Schema = {
  oneOf: [
    {
      type: 'object',
      required: ['kind'],
      additionalProperties: false,
      properties: { kind: { const: 'seeded' }, seed: { type: 'string', maxLength: 200 } },
    },
    {
      type: 'object',
      required: ['kind'],
      additionalProperties: false,
      properties: { kind: { const: 'scripted' }, faces: FACES },
    },
    {
      type: 'object',
      required: ['kind', 'secret', 'numbers'],
      additionalProperties: false,
      properties: {
        kind: { const: 'committed' },
        secret: { type: 'string', pattern: `^(${HEX}){16,64}$` },
        numbers: {
          type: 'object',
          additionalProperties: { type: 'string', pattern: `^(${HEX}){1,64}$` },
        },
      },
    },
  ],
};

/** The source of dice that is asked for; a seed of our own where nothing is. */
export function diceFor(ruleset: Ruleset, wanted: WantedDice = { kind: 'seeded' }): NewDice {
  switch (wanted.kind) {
    case 'seeded':
      return { kind: 'seeded', seed: wanted.seed ?? randomBytes(8).toString('hex') };
    case 'scripted':
      return { kind: 'scripted' };
    case 'committed': {
      const { secret, numbers } = wanted;
      const given = Object.keys(numbers);
      if (
        given.length === ruleset.sides.length &&
        ruleset.sides.every((side) => given.includes(side))
      ) {
        return { kind: 'committed', commitment: commit(secret), numbers, secret };
      }
      throw new Failure('dice', text('engine.numbers', { sides: [...ruleset.sides] }));
    }
  }
}

/** Puts the faces that came with a request into a match whose dice are scripted. */
export function giveFaces(match: Match, wanted: WantedDice | undefined): void {
  if (wanted?.kind === 'scripted') match.script(wanted.faces ?? []);
}
