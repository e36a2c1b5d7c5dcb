import { optionsSchema, type Option } from '@sandtable/kernel';
import { ACTIVATIONS, type Activation } from './tables.ts';

/** BB-9.1: one figure a side, one a platoon, or what the size of the game asks for. */
const NERVES = ['auto', 'side', 'platoon'] as const;

/** The rulings that a match can switch. */
export const OPTIONS: readonly Option[] = [
  { id: 'activation', rule: 'BB-2.2', values: ACTIVATIONS, default: 'two' },
  { id: 'nerves', rule: 'BB-9.1', values: NERVES, default: 'auto' },
];

export interface Options {
  readonly activation: Activation;
  readonly nerves: (typeof NERVES)[number];
}

export const OPTIONS_SCHEMA = optionsSchema(OPTIONS);
