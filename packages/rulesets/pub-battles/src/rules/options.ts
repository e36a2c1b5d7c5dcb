import { optionsSchema, type Option } from '@sandtable/kernel';

/** The rulings that a match can switch. */
export const OPTIONS: readonly Option[] = [
  { id: 'bitterEnd', rule: 'PB-12.10', values: [false, true], default: false },
];

export interface Options {
  readonly bitterEnd: boolean;
}

export const OPTIONS_SCHEMA = optionsSchema(OPTIONS);
