import type { Lesson } from '../../lesson.ts';
import type { Example, Notes } from '../../notes.ts';
import gun from '../gun.json' with { type: 'json' };
import land from '../land.json' with { type: 'json' };
import mines from '../mines.json' with { type: 'json' };
import sail from '../sail.json' with { type: 'json' };
import shoot from '../shoot.json' with { type: 'json' };
import throttle from '../throttle.json' with { type: 'json' };
import assault from './assault.json' with { type: 'json' };
import boats from './boats.json' with { type: 'json' };
import damage from './damage.json' with { type: 'json' };
import { ENGLISH } from './english.ts';
import fire from './fire.json' with { type: 'json' };
import landing from './landing.json' with { type: 'json' };
import morale from './morale.json' with { type: 'json' };
import sailing from './sailing.json' with { type: 'json' };
import water from './water.json' with { type: 'json' };

/** What each rule leads on to. */
const AROUND = {
  'BT-1.1': ['BT-3.2', 'BT-1.2', 'BT-8.1'],
  'BT-1.2': ['BT-4.1', 'BT-9.1', 'BT-3.4'],
  'BT-1.3': ['BT-1.2', 'BT-3.4', 'BT-4.3'],
  'BT-1.4': ['QS-7.5', 'BT-6.6', 'BT-10.1'],
  'BT-1.5': ['BT-2.2', 'BT-8.1', 'QS-2.4', 'QS-2.5'],
  'BT-2.1': ['BT-2.3', 'BT-4.4', 'BT-6.1'],
  'BT-2.2': ['BT-4.1', 'BT-7.4', 'BT-3.5', 'QS-2.6'],
  'BT-2.3': ['BT-2.1', 'BT-2.4', 'BT-6.2'],
  'BT-2.4': ['BT-5.2', 'BT-3.3', 'BT-8.3'],
  'BT-3.1': ['BT-3.2', 'BT-3.4', 'BT-7.1', 'QS-5.6'],
  'BT-3.2': ['BT-1.1', 'BT-3.7', 'BT-3.3'],
  'BT-3.3': ['BT-5.1', 'BT-3.2', 'BT-2.4'],
  'BT-3.4': ['BT-1.2', 'BT-3.1', 'BT-5.1'],
  'BT-3.5': ['BT-2.2', 'BT-4.1', 'BT-6.2', 'BT-9.2'],
  'BT-3.6': ['BT-7.2', 'BT-7.3', 'BT-10.1', 'QS-3.4'],
  'BT-3.7': ['BT-3.2', 'BT-1.1'],
  'BT-4.1': ['BT-6.7', 'BT-9.5', 'BT-4.2', 'BT-2.2'],
  'BT-4.2': ['BT-4.1', 'BT-7.1', 'BT-10.1'],
  'BT-4.3': ['BT-2.3', 'BT-1.3', 'BT-4.1'],
  'BT-4.4': ['BT-2.1', 'BT-1.5', 'BT-3.6'],
  'BT-4.5': ['QS-4.7', 'QS-10.8', 'BT-10.1'],
  'BT-5.1': ['BT-5.2', 'BT-5.3', 'BT-3.3'],
  'BT-5.2': ['BT-2.4', 'BT-6.6', 'QS-8.1'],
  'BT-5.3': ['BT-3.1', 'BT-5.1', 'QS-5.1'],
  'BT-6.1': ['BT-6.4', 'BT-7.1', 'BT-2.1'],
  'BT-6.2': ['BT-6.3', 'BT-7.1', 'BT-2.3'],
  'BT-6.3': ['BT-7.4', 'BT-6.2'],
  'BT-6.4': ['BT-6.5', 'BT-6.6', 'QS-8.5'],
  'BT-6.5': ['BT-6.4', 'BT-6.1'],
  'BT-6.6': ['BT-6.4', 'BT-5.2', 'BT-1.4', 'QS-8.4'],
  'BT-6.7': ['BT-4.1', 'BT-6.6', 'QS-9.1'],
  'BT-7.1': ['BT-7.2', 'BT-7.3', 'BT-7.4'],
  'BT-7.2': ['BT-7.1', 'BT-3.6'],
  'BT-7.3': ['BT-7.1', 'BT-4.2', 'BT-8.2'],
  'BT-7.4': ['BT-6.3', 'BT-8.2', 'BT-2.2'],
  'BT-8.1': ['BT-8.2', 'BT-8.3', 'BT-1.5'],
  'BT-8.2': ['BT-8.3', 'BT-7.4', 'BT-8.1'],
  'BT-8.3': ['BT-8.1', 'BT-2.4', 'BT-3.2'],
  'BT-9.1': ['BT-9.2', 'BT-9.5', 'QS-10.2'],
  'BT-9.2': ['BT-9.3', 'QS-10.3', 'QS-9.3'],
  'BT-9.3': ['BT-9.4', 'BT-4.5', 'QS-10.7'],
  'BT-9.4': ['BT-9.3', 'BT-11.1', 'BT-9.1'],
  'BT-9.5': ['BT-9.1', 'BT-4.1', 'QS-10.1'],
  'BT-10.1': ['BT-10.2', 'BT-7.4', 'QS-4.2'],
  'BT-10.2': ['BT-10.1', 'QS-4.1', 'BT-9.4'],
  'BT-11.1': ['QS-12.1', 'QS-12.2', 'BT-4.1'],
};

/** What is said and shown beside the rules of Boats for PBI. */
export const NOTES = {
  ruleset: 'pbi-boats',
  base: 'pbi',
  examples: [
    ...water,
    ...boats,
    ...sailing,
    ...landing,
    ...fire,
    ...damage,
    ...assault,
    ...morale,
  ] as readonly object[] as readonly Example[],
  lessons: [gun, land, mines, sail, shoot, throttle] as readonly object[] as readonly Lesson[],
  around: AROUND,
  undrawn: [],
  catalogue: ENGLISH,
} satisfies Notes;
