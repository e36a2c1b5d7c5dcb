import type { Option } from '@sandtable/kernel';
import { ASSAULT_BONUSES } from './tables.ts';

/** The rulings that a match can switch. */
export const OPTIONS: readonly Option[] = [
  { id: 'ownPlatoonOnly', rule: 'QS-5.5', values: [false, true], default: false },
  { id: 'choiceDieHits', rule: 'QS-8.3', values: [false, true], default: false },
  { id: 'assaultBonus', rule: 'QS-10.3', values: ASSAULT_BONUSES, default: 'group' },
];
