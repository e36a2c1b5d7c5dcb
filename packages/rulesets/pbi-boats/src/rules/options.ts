import type { Option } from '@sandtable/kernel';

/** The rulings that a match can switch. */
export const OPTIONS: readonly Option[] = [
  { id: 'shotsEachWeapon', rule: 'BT-3.3', values: [false, true], default: false },
  { id: 'minimumMove', rule: 'BT-3.7', values: [false, true], default: false },
];
