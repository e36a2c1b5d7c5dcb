import { randomBytes } from 'node:crypto';
import {
  commit,
  sourceProblems,
  type Match,
  type NewDice,
  type Ruleset,
  type Schema,
  type Side,
} from '@sandtable/kernel';
import { text } from '../words.ts';
import { failureOf } from './failure.ts';
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
        secret: { type: 'string', pattern: '^([0-9a-f]{2}){16,64}$' },
        numbers: { type: 'object' },
      },
    },
  ],
};

/** The source of dice that is asked for; a seed of our own where nothing is. */
export function diceFor(ruleset: Ruleset, wanted: WantedDice = { kind: 'seeded' }): NewDice {
  const dice = newDice(wanted);
  const problems = sourceProblems([{ from: 0, ...dice }], ruleset.sides, 0);
  if (problems.length === 0) return dice;
  const inRequest = problems.map(({ path, ...rest }) => ({
    path: path.replace('dice[0]', 'dice'),
    ...rest,
  }));
  throw failureOf('dice', text('engine.dice'), inRequest);
}

function newDice(wanted: WantedDice): NewDice {
  switch (wanted.kind) {
    case 'seeded':
      return { kind: 'seeded', seed: wanted.seed ?? randomBytes(8).toString('hex') };
    case 'scripted':
      return { kind: 'scripted' };
    case 'committed': {
      const { secret, numbers } = wanted;
      return { kind: 'committed', commitment: commit(secret), numbers, secret };
    }
  }
}

/** Puts the faces that came with a request into a match whose dice are scripted. */
export function giveFaces(match: Match, wanted: WantedDice | undefined): void {
  if (wanted?.kind === 'scripted') match.script(wanted.faces ?? []);
}
