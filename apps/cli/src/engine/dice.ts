import { randomBytes } from 'node:crypto';
import {
  committedDice,
  COMMITTING_FIELDS,
  sourceProblems,
  type CommittedSource,
  type Committing,
  type Match,
  type NewDice,
  type Schema,
} from '@sandtable/kernel';
import { text } from '../words.ts';
import { failureOf } from './failure.ts';
import { FACES } from './request.ts';

/** Dice as a request asks for them. */
export type WantedDice =
  | { readonly kind: 'seeded'; readonly seed?: string }
  | { readonly kind: 'scripted'; readonly faces?: readonly number[] }
  | WantedCommitment;

/** The number of the match is made up where it is left out. */
export interface WantedCommitment extends Committing {
  readonly kind: 'committed';
  readonly matchNumber?: string;
}

export const COMMITTED_DICE: Schema = {
  type: 'object',
  required: ['kind', 'secret', 'numbers'],
  additionalProperties: false,
  properties: COMMITTING_FIELDS,
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
    COMMITTED_DICE,
  ],
};

/** The dice that a match goes on with after so many steps; a seed of our own where none are asked for. */
export function diceFor(
  match: Match,
  step: number,
  wanted: WantedDice = { kind: 'seeded' },
): NewDice {
  switch (wanted.kind) {
    case 'seeded':
      return { kind: 'seeded', seed: wanted.seed ?? randomBytes(8).toString('hex') };
    case 'scripted':
      return { kind: 'scripted' };
    case 'committed': {
      const dice = sealedDice(match, step, wanted);
      refuseProblems(match, dice);
      return dice;
    }
  }
}

/** The dice with their commitment, which needs no number but the host’s. */
export function sealedDice(
  match: Match,
  step: number,
  wanted: WantedCommitment,
): Omit<CommittedSource, 'from'> {
  const { matchNumber = randomBytes(8).toString('hex') } = wanted;
  return committedDice(match, step, { ...wanted, matchNumber });
}

function refuseProblems(match: Match, dice: NewDice): void {
  const problems = sourceProblems([{ from: 0, ...dice }], match.ruleset.sides, 0);
  if (problems.length === 0) return;
  const inRequest = problems.map(({ path, ...rest }) => ({
    path: path.replace('dice[0]', 'dice'),
    ...rest,
  }));
  throw failureOf('dice', text('engine.dice'), inRequest);
}

/** Puts the faces that came with a request into a match whose dice are scripted. */
export function giveFaces(match: Match, wanted: WantedDice | undefined): void {
  if (wanted?.kind === 'scripted') match.script(wanted.faces ?? []);
}
