import type { Lesson } from '../../lesson.ts';
import type { Example, Notes } from '../../notes.ts';
import assaultLesson from '../assault.json' with { type: 'json' };
import barrage from '../barrage.json' with { type: 'json' };
import march from '../march.json' with { type: 'json' };
import orders from '../orders.json' with { type: 'json' };
import score from '../score.json' with { type: 'json' };
import shootingLesson from '../shooting.json' with { type: 'json' };
import assault from './assault.json' with { type: 'json' };
import barrages from './barrages.json' with { type: 'json' };
import board from './board.json' with { type: 'json' };
import command from './command.json' with { type: 'json' };
import end from './end.json' with { type: 'json' };
import { ENGLISH } from './english.ts';
import morale from './morale.json' with { type: 'json' };
import movement from './movement.json' with { type: 'json' };
import shooting from './shooting.json' with { type: 'json' };
import turn from './turn.json' with { type: 'json' };

/** What each rule leads on to. */
const AROUND = {
  'SB-1.1': ['SB-4.4', 'SB-5.10', 'SB-6.1'],
  'SB-1.2': ['SB-4.2', 'SB-5.3', 'SB-1.1'],
  'SB-1.3': ['SB-4.1', 'SB-5.4', 'SB-6.1', 'SB-1.4'],
  'SB-1.4': ['SB-3.5', 'SB-1.3', 'SB-11.2'],
  'SB-1.5': ['SB-4.1', 'SB-9.2', 'SB-10.2'],
  'SB-1.6': ['SB-5.3', 'SB-5.12'],
  'SB-2.1': ['SB-2.2', 'SB-3.1', 'SB-5.1', 'SB-6.2'],
  'SB-2.2': ['SB-11.2', 'SB-2.1'],
  'SB-3.1': ['SB-3.2', 'SB-3.3', 'SB-3.5', 'SB-9.2'],
  'SB-3.2': ['SB-3.6', 'SB-3.1'],
  'SB-3.3': ['SB-3.4', 'SB-4.5', 'SB-5.11'],
  'SB-3.4': ['SB-3.3', 'SB-3.1', 'SB-9.2'],
  'SB-3.5': ['SB-3.1', 'SB-7.1', 'SB-1.4'],
  'SB-3.6': ['SB-3.2', 'SB-5.10', 'SB-5.1'],
  'SB-4.1': ['SB-4.2', 'SB-4.3', 'SB-1.5'],
  'SB-4.2': ['SB-4.3', 'SB-1.2', 'SB-9.2'],
  'SB-4.3': ['SB-4.1', 'SB-4.4', 'SB-8.4'],
  'SB-4.4': ['SB-5.1', 'SB-4.3', 'SB-5.5'],
  'SB-4.5': ['SB-3.3', 'SB-5.1'],
  'SB-5.1': ['SB-5.3', 'SB-5.10', 'SB-3.6', 'SB-8.1'],
  'SB-5.2': ['SB-5.8', 'SB-5.11', 'SB-3.3'],
  'SB-5.3': ['SB-5.4', 'SB-1.6', 'SB-5.10', 'SB-9.1'],
  'SB-5.4': ['SB-5.3', 'SB-8.2', 'SB-5.10'],
  'SB-5.5': ['SB-5.3', 'SB-4.4', 'SB-1.2'],
  'SB-5.6': ['SB-5.8', 'SB-5.9', 'SB-7.1'],
  'SB-5.7': ['SB-7.1', 'SB-7.2', 'SB-8.7'],
  'SB-5.8': ['SB-5.11', 'SB-5.12', 'SB-5.9'],
  'SB-5.9': ['SB-5.8', 'SB-5.13', 'SB-5.6'],
  'SB-5.10': ['SB-8.6', 'SB-5.3', 'SB-5.4'],
  'SB-5.11': ['SB-3.3', 'SB-5.8', 'SB-5.2'],
  'SB-5.12': ['SB-1.6', 'SB-5.8', 'SB-11.2'],
  'SB-5.13': ['SB-5.9', 'SB-5.10'],
  'SB-6.1': ['SB-6.2', 'SB-6.3'],
  'SB-6.2': ['SB-6.1', 'SB-7.1', 'SB-5.7'],
  'SB-6.3': ['SB-8.2', 'SB-8.4', 'SB-6.1'],
  'SB-7.1': ['SB-7.2', 'SB-5.7', 'SB-1.4'],
  'SB-7.2': ['SB-7.1', 'SB-5.6', 'SB-1.4'],
  'SB-8.1': ['SB-8.5', 'SB-5.1', 'SB-10.2'],
  'SB-8.2': ['SB-5.4', 'SB-3.1', 'SB-8.5'],
  'SB-8.3': ['SB-8.5', 'SB-8.7', 'SB-9.1'],
  'SB-8.4': ['SB-2.1', 'SB-7.1', 'SB-8.6'],
  'SB-8.5': ['SB-8.7', 'SB-8.2', 'SB-8.3'],
  'SB-8.6': ['SB-5.10', 'SB-5.4', 'SB-8.2'],
  'SB-8.7': ['SB-5.7', 'SB-7.1', 'SB-8.5'],
  'SB-9.1': ['SB-8.2', 'SB-8.1', 'SB-9.3', 'SB-5.3'],
  'SB-9.2': ['SB-3.1', 'SB-5.3', 'SB-1.5'],
  'SB-9.3': ['SB-9.1', 'SB-7.1', 'SB-5.3'],
  'SB-10.1': ['SB-10.2', 'SB-3.3', 'SB-1.2'],
  'SB-10.2': ['SB-10.1', 'SB-1.5', 'SB-8.1'],
  'SB-11.1': ['SB-11.2', 'SB-10.1', 'SB-1.5'],
  'SB-11.2': ['SB-2.2', 'SB-11.1', 'SB-1.4'],
};

/** What is said and shown beside the rules of Square Bashing. */
export const NOTES = {
  ruleset: 'square-bashing',
  examples: [
    ...board,
    ...turn,
    ...morale,
    ...movement,
    ...assault,
    ...shooting,
    ...barrages,
    ...command,
    ...end,
  ] as readonly object[] as readonly Example[],
  lessons: [
    assaultLesson,
    barrage,
    march,
    orders,
    score,
    shootingLesson,
  ] as readonly object[] as readonly Lesson[],
  around: AROUND,
  undrawn: [],
  catalogue: ENGLISH,
} satisfies Notes;
