import type { Example, Notes } from '../../notes.ts';
import { COURSE } from '../course.ts';
import assault from './assault.json' with { type: 'json' };
import { ENGLISH } from './english.ts';
import layout from './layout.json' with { type: 'json' };
import lines from './lines.json' with { type: 'json' };
import morale from './morale.json' with { type: 'json' };
import movement from './movement.json' with { type: 'json' };
import opportunity from './opportunity.json' with { type: 'json' };
import orders from './orders.json' with { type: 'json' };
import shooting from './shooting.json' with { type: 'json' };
import turn from './turn.json' with { type: 'json' };
import victory from './victory.json' with { type: 'json' };

/** What is said and shown beside the rules of PBI. */
export const NOTES = {
  ruleset: 'pbi',
  lessons: COURSE.lessons,
  examples: [
    ...layout,
    ...turn,
    ...morale,
    ...orders,
    ...movement,
    ...lines,
    ...shooting,
    ...opportunity,
    ...assault,
    ...victory,
  ] as readonly object[] as readonly Example[],
  around: {
    'QS-1.1': ['QS-1.4', 'QS-5.8', 'QS-7.2', 'QS-8.5'],
    'QS-1.2': ['QS-1.3', 'QS-12.1', 'QS-2.3'],
    'QS-1.3': ['QS-1.2', 'QS-2.4'],
    'QS-1.4': ['QS-12.1', 'QS-7.2', 'QS-8.5'],
    'QS-1.5': ['QS-9.1', 'QS-10.2', 'QS-8.1'],
    'QS-2.1': ['QS-8.1', 'QS-5.1', 'QS-2.2'],
    'QS-2.2': ['QS-2.1', 'QS-12.2', 'QS-5.1'],
    'QS-2.3': ['QS-2.4', 'QS-2.5', 'QS-4.7'],
    'QS-2.4': ['QS-2.5', 'QS-2.6', 'QS-1.2'],
    'QS-2.5': ['QS-2.4', 'QS-2.6', 'QS-3.1'],
    'QS-2.6': ['QS-6.3', 'QS-8.2', 'QS-4.2'],
    'QS-3.1': ['QS-3.2', 'QS-3.4', 'QS-12.3'],
    'QS-3.2': ['QS-3.3', 'QS-3.1', 'QS-12.1'],
    'QS-3.3': ['QS-3.2', 'QS-12.3'],
    'QS-3.4': ['QS-4.2', 'QS-5.1', 'QS-3.5'],
    'QS-3.5': ['QS-5.4', 'QS-5.9', 'QS-12.1'],
    'QS-4.1': ['QS-8.6', 'QS-11.1', 'QS-4.2'],
    'QS-4.2': ['QS-4.3', 'QS-4.4', 'QS-4.5', 'QS-11.1'],
    'QS-4.3': ['QS-4.8', 'QS-4.2', 'QS-6.1'],
    'QS-4.4': ['QS-4.7', 'QS-4.5', 'QS-5.9'],
    'QS-4.5': ['QS-4.2', 'QS-11.1', 'QS-4.1'],
    'QS-4.6': ['QS-4.2', 'QS-8.6', 'QS-4.7'],
    'QS-4.7': ['QS-4.4', 'QS-10.8', 'QS-2.3'],
    'QS-4.8': ['QS-4.3', 'QS-10.1'],
    'QS-5.1': ['QS-5.2', 'QS-5.4', 'QS-3.5'],
    'QS-5.2': ['QS-5.3', 'QS-5.6', 'QS-5.1'],
    'QS-5.3': ['QS-5.2', 'QS-1.4'],
    'QS-5.4': ['QS-5.1', 'QS-3.5', 'QS-5.5'],
    'QS-5.5': ['QS-5.1', 'QS-5.4', 'QS-2.2'],
    'QS-5.6': ['QS-5.8', 'QS-5.7', 'QS-10.1'],
    'QS-5.7': ['QS-5.8', 'QS-8.2', 'QS-5.9'],
    'QS-5.8': ['QS-6.1', 'QS-8.1', 'QS-10.1'],
    'QS-5.9': ['QS-5.7', 'QS-11.1', 'QS-3.5'],
    'QS-6.1': ['QS-5.8', 'QS-9.1', 'QS-6.2'],
    'QS-6.2': ['QS-10.2', 'QS-5.2', 'QS-6.1'],
    'QS-6.3': ['QS-2.6', 'QS-10.1', 'QS-4.7'],
    'QS-7.1': ['QS-7.6', 'QS-9.1'],
    'QS-7.2': ['QS-7.4', 'QS-7.3', 'QS-7.6'],
    'QS-7.3': ['QS-8.5', 'QS-7.2'],
    'QS-7.4': ['QS-7.6', 'QS-7.2'],
    'QS-7.5': ['QS-7.2', 'QS-8.2'],
    'QS-7.6': ['QS-7.4', 'QS-7.2', 'QS-1.5'],
    'QS-8.1': ['QS-5.8', 'QS-8.3', 'QS-7.2'],
    'QS-8.2': ['QS-8.1', 'QS-8.3', 'QS-5.7'],
    'QS-8.3': ['QS-8.4', 'QS-8.1', 'QS-8.5'],
    'QS-8.4': ['QS-8.5', 'QS-8.3'],
    'QS-8.5': ['QS-7.3', 'QS-8.6', 'QS-10.5'],
    'QS-8.6': ['QS-4.2', 'QS-11.1', 'QS-12.2'],
    'QS-9.1': ['QS-9.2', 'QS-9.3', 'QS-1.5'],
    'QS-9.2': ['QS-9.1', 'QS-6.1', 'QS-8.2'],
    'QS-9.3': ['QS-10.1', 'QS-9.1', 'QS-8.5'],
    'QS-10.1': ['QS-9.3', 'QS-10.3', 'QS-5.8'],
    'QS-10.2': ['QS-10.4', 'QS-6.2', 'QS-2.6'],
    'QS-10.3': ['QS-10.4', 'QS-10.5', 'QS-1.1'],
    'QS-10.4': ['QS-10.3', 'QS-5.7'],
    'QS-10.5': ['QS-10.6', 'QS-8.5', 'QS-10.3'],
    'QS-10.6': ['QS-10.7', 'QS-10.8', 'QS-10.5'],
    'QS-10.7': ['QS-10.8', 'QS-10.6'],
    'QS-10.8': ['QS-4.7', 'QS-10.7', 'QS-5.9'],
    'QS-11.1': ['QS-4.2', 'QS-8.6', 'QS-5.8'],
    'QS-12.1': ['QS-12.2', 'QS-1.4', 'QS-3.2'],
    'QS-12.2': ['QS-12.1', 'QS-8.6', 'QS-2.2'],
    'QS-12.3': ['QS-12.1', 'QS-12.2', 'QS-3.3'],
  },
  undrawn: [],
  catalogue: ENGLISH,
} satisfies Notes;
