import type { Option } from '@sandtable/kernel';

/** The rulings that a match can switch. */
export const OPTIONS: readonly Option[] = [
  { id: 'steadyClock', rule: 'SB-2.2', values: [false, true], default: false },
  { id: 'cornerSupport', rule: 'SB-5.10', values: [false, true], default: false },
  { id: 'digIn', rule: 'SB-9.3', values: [false, true], default: true },
];
