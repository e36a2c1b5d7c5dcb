import type { Lesson } from '../../lesson.ts';
import type { Example, Notes } from '../../notes.ts';
import aim from '../aim.json' with { type: 'json' };
import chits from '../chits.json' with { type: 'json' };
import fighting from '../combat.json' with { type: 'json' };
import flank from '../flank.json' with { type: 'json' };
import fog from '../fog.json' with { type: 'json' };
import guns from '../guns.json' with { type: 'json' };
import march from '../march.json' with { type: 'json' };
import rally from '../rally.json' with { type: 'json' };
import attack from './attack.json' with { type: 'json' };
import combat from './combat.json' with { type: 'json' };
import { ENGLISH } from './english.ts';
import fields from './fields.json' with { type: 'json' };
import movement from './movement.json' with { type: 'json' };
import order from './order.json' with { type: 'json' };
import pieces from './pieces.json' with { type: 'json' };
import reserves from './reserves.json' with { type: 'json' };
import retreat from './retreat.json' with { type: 'json' };
import sight from './sight.json' with { type: 'json' };
import supply from './supply.json' with { type: 'json' };
import victory from './victory.json' with { type: 'json' };

/** What each rule leads on to. */
const AROUND = {
  'PB-1.1': ['PB-4.3', 'PB-10.4', 'PB-7.2', 'PB-7.4'],
  'PB-1.2': ['PB-3.1', 'PB-12.5', 'PB-12.9'],
  'PB-1.3': ['PB-4.1', 'PB-4.6', 'PB-5.1', 'PB-6.1'],
  'PB-1.4': ['PB-1.5', 'PB-4.6', 'PB-7.4'],
  'PB-1.5': ['PB-4.4', 'PB-4.5', 'PB-6.2'],
  'PB-1.6': ['PB-7.3', 'PB-10.4', 'PB-4.3'],
  'PB-2.1': ['PB-10.5', 'PB-9.1', 'PB-11.3'],
  'PB-2.2': ['PB-10.6', 'PB-10.3', 'PB-12.1', 'PB-9.2'],
  'PB-2.3': ['PB-3.1', 'PB-2.5', 'PB-9.6'],
  'PB-2.4': ['PB-6.1', 'PB-8.3', 'PB-4.7'],
  'PB-2.5': ['PB-3.6', 'PB-6.1', 'PB-8.1'],
  'PB-3.1': ['PB-3.3', 'PB-3.4', 'PB-10.1', 'PB-2.3'],
  'PB-3.2': ['PB-3.7', 'PB-7.5', 'PB-3.1'],
  'PB-3.3': ['PB-3.4', 'PB-3.5', 'PB-3.6'],
  'PB-3.4': ['PB-3.3', 'PB-3.5', 'PB-3.6'],
  'PB-3.5': ['PB-3.6', 'PB-3.3', 'PB-3.4'],
  'PB-3.6': ['PB-2.5', 'PB-3.5'],
  'PB-3.7': ['PB-3.3', 'PB-3.4', 'PB-3.2'],
  'PB-4.1': ['PB-4.2', 'PB-1.3', 'PB-4.3'],
  'PB-4.2': ['PB-4.1', 'PB-6.5', 'PB-5.4'],
  'PB-4.3': ['PB-4.4', 'PB-4.6', 'PB-1.6'],
  'PB-4.4': ['PB-6.7', 'PB-9.2', 'PB-10.4', 'PB-1.5'],
  'PB-4.5': ['PB-1.5', 'PB-11.2', 'PB-6.3'],
  'PB-4.6': ['PB-1.3', 'PB-6.5', 'PB-10.7', 'PB-8.1'],
  'PB-4.7': ['PB-6.1', 'PB-2.5'],
  'PB-5.1': ['PB-5.2', 'PB-5.3', 'PB-11.4'],
  'PB-5.2': ['PB-5.1', 'PB-6.2', 'PB-5.3'],
  'PB-5.3': ['PB-5.1', 'PB-10.4', 'PB-11.4'],
  'PB-5.4': ['PB-6.5', 'PB-6.3', 'PB-10.7'],
  'PB-6.1': ['PB-4.7', 'PB-2.5', 'PB-6.2'],
  'PB-6.2': ['PB-6.1', 'PB-6.5', 'PB-10.2'],
  'PB-6.3': ['PB-6.6', 'PB-8.4', 'PB-11.2'],
  'PB-6.4': ['PB-7.1', 'PB-6.3', 'PB-11.1'],
  'PB-6.5': ['PB-6.6', 'PB-10.4', 'PB-4.2'],
  'PB-6.6': ['PB-6.3', 'PB-6.5', 'PB-10.8'],
  'PB-6.7': ['PB-4.4', 'PB-6.5'],
  'PB-7.1': ['PB-7.2', 'PB-10.4', 'PB-10.5', 'PB-6.4'],
  'PB-7.2': ['PB-7.3', 'PB-7.4', 'PB-5.1'],
  'PB-7.3': ['PB-7.2', 'PB-1.6', 'PB-7.1'],
  'PB-7.4': ['PB-7.5', 'PB-8.3', 'PB-7.2'],
  'PB-7.5': ['PB-7.4', 'PB-3.2', 'PB-8.1'],
  'PB-8.1': ['PB-8.2', 'PB-8.3', 'PB-8.4'],
  'PB-8.2': ['PB-8.1', 'PB-8.3', 'PB-1.3'],
  'PB-8.3': ['PB-7.4', 'PB-8.1', 'PB-2.4'],
  'PB-8.4': ['PB-6.3', 'PB-8.1'],
  'PB-9.1': ['PB-9.3', 'PB-9.2', 'PB-9.5', 'PB-9.6'],
  'PB-9.2': ['PB-9.1', 'PB-4.4', 'PB-10.7'],
  'PB-9.3': ['PB-9.1', 'PB-12.4', 'PB-9.4'],
  'PB-9.4': ['PB-12.3', 'PB-9.3'],
  'PB-9.5': ['PB-9.1', 'PB-12.7'],
  'PB-9.6': ['PB-9.1', 'PB-2.3', 'PB-12.2'],
  'PB-10.1': ['PB-10.2', 'PB-10.8', 'PB-11.4'],
  'PB-10.2': ['PB-10.3', 'PB-10.5', 'PB-11.3', 'PB-6.4'],
  'PB-10.3': ['PB-10.4', 'PB-6.5', 'PB-10.5'],
  'PB-10.4': ['PB-6.5', 'PB-10.3', 'PB-4.4', 'PB-1.6'],
  'PB-10.5': ['PB-10.6', 'PB-11.1', 'PB-2.1', 'PB-7.1'],
  'PB-10.6': ['PB-10.5', 'PB-2.2', 'PB-7.4'],
  'PB-10.7': ['PB-11.3', 'PB-9.2', 'PB-2.2'],
  'PB-10.8': ['PB-10.9', 'PB-6.3', 'PB-6.5'],
  'PB-10.9': ['PB-10.8', 'PB-10.2', 'PB-6.4'],
  'PB-11.1': ['PB-11.2', 'PB-11.3', 'PB-6.4'],
  'PB-11.2': ['PB-11.1', 'PB-6.3'],
  'PB-11.3': ['PB-10.2', 'PB-11.1', 'PB-10.7'],
  'PB-11.4': ['PB-5.1', 'PB-5.3', 'PB-11.1'],
  'PB-12.1': ['PB-12.2', 'PB-12.5', 'PB-2.2'],
  'PB-12.2': ['PB-12.1', 'PB-12.3', 'PB-12.10'],
  'PB-12.3': ['PB-9.4', 'PB-12.1', 'PB-12.4'],
  'PB-12.4': ['PB-9.3', 'PB-12.3', 'PB-12.1'],
  'PB-12.5': ['PB-12.6', 'PB-12.7', 'PB-12.1'],
  'PB-12.6': ['PB-12.5', 'PB-1.2'],
  'PB-12.7': ['PB-9.5', 'PB-12.1'],
  'PB-12.8': ['PB-12.9', 'PB-2.3', 'PB-7.5'],
  'PB-12.9': ['PB-1.2', 'PB-12.8', 'PB-12.2'],
  'PB-12.10': ['PB-12.2', 'PB-12.7', 'PB-12.9'],
};

/** What there is to say about the rules of Pub Battles. */
export const NOTES = {
  ruleset: 'pub-battles',
  lessons: [
    aim,
    chits,
    fighting,
    flank,
    fog,
    guns,
    march,
    rally,
  ] as readonly object[] as readonly Lesson[],
  examples: [
    ...pieces,
    ...order,
    ...movement,
    ...fields,
    ...attack,
    ...sight,
    ...reserves,
    ...supply,
    ...combat,
    ...retreat,
    ...victory,
  ] as readonly object[] as readonly Example[],
  around: AROUND,
  undrawn: [],
  catalogue: ENGLISH,
} satisfies Notes;
