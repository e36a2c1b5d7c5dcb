import type { Lesson } from '../../lesson.ts';
import type { Example, Notes } from '../../notes.ts';
import act from '../act.json' with { type: 'json' };
import aim from '../aim.json' with { type: 'json' };
import close from '../close.json' with { type: 'json' };
import firing from '../fire.json' with { type: 'json' };
import push from '../push.json' with { type: 'json' };
import rally from '../rally.json' with { type: 'json' };
import regroup from '../regroup.json' with { type: 'json' };
import assault from './assault.json' with { type: 'json' };
import cover from './cover.json' with { type: 'json' };
import end from './end.json' with { type: 'json' };
import { ENGLISH } from './english.ts';
import fire from './fire.json' with { type: 'json' };
import leader from './leader.json' with { type: 'json' };
import leaders from './leaders.json' with { type: 'json' };
import movement from './movement.json' with { type: 'json' };
import teams from './teams.json' with { type: 'json' };

/** What each rule leads on to. */
const AROUND = {
  'BB-1.1': ['BB-2.1', 'BB-1.4', 'BB-1.2'],
  'BB-1.2': ['BB-4.3', 'BB-5.1', 'BB-3.3'],
  'BB-1.3': ['BB-3.1', 'BB-8.2', 'BB-4.2'],
  'BB-1.4': ['BB-5.4', 'BB-5.5', 'BB-1.5', 'BB-5.2'],
  'BB-1.5': ['BB-1.4', 'BB-3.2', 'BB-5.6', 'BB-5.3'],
  'BB-1.6': ['BB-4.3', 'BB-8.5'],
  'BB-1.7': ['BB-4.1', 'BB-5.8', 'BB-7.1'],
  'BB-2.1': ['BB-2.4', 'BB-2.3', 'BB-2.2', 'BB-8.1'],
  'BB-2.2': ['BB-2.1', 'BB-2.3'],
  'BB-2.3': ['BB-2.5', 'BB-8.2', 'BB-2.1'],
  'BB-2.4': ['BB-3.1', 'BB-4.1', 'BB-5.1', 'BB-8.1'],
  'BB-2.5': ['BB-9.1', 'BB-9.2', 'BB-8.1'],
  'BB-3.1': ['BB-3.3', 'BB-1.3'],
  'BB-3.2': ['BB-3.3', 'BB-8.1', 'BB-1.5'],
  'BB-3.3': ['BB-3.4', 'BB-3.1', 'BB-8.2'],
  'BB-3.4': ['BB-3.3', 'BB-9.1', 'BB-9.3'],
  'BB-4.1': ['BB-4.3', 'BB-1.7', 'BB-4.2'],
  'BB-4.2': ['BB-3.3', 'BB-5.2', 'BB-5.9'],
  'BB-4.3': ['BB-4.1', 'BB-1.6', 'BB-5.8'],
  'BB-5.1': ['BB-5.7', 'BB-5.2', 'BB-7.1'],
  'BB-5.2': ['BB-1.4', 'BB-5.4', 'BB-7.1'],
  'BB-5.3': ['BB-7.1', 'BB-5.6', 'BB-6.1'],
  'BB-5.4': ['BB-1.4', 'BB-5.10', 'BB-6.2'],
  'BB-5.5': ['BB-5.7', 'BB-5.9', 'BB-5.6', 'BB-1.4'],
  'BB-5.6': ['BB-5.5', 'BB-6.1', 'BB-1.5'],
  'BB-5.7': ['BB-5.8', 'BB-5.1', 'BB-5.9'],
  'BB-5.8': ['BB-1.7', 'BB-7.1', 'BB-5.7'],
  'BB-5.9': ['BB-5.10', 'BB-8.3', 'BB-3.3', 'BB-6.1'],
  'BB-5.10': ['BB-5.9', 'BB-5.4', 'BB-6.2'],
  'BB-6.1': ['BB-6.2', 'BB-5.9', 'BB-5.7'],
  'BB-6.2': ['BB-6.1', 'BB-5.10', 'BB-5.4'],
  'BB-7.1': ['BB-5.8', 'BB-1.7', 'BB-5.3'],
  'BB-8.1': ['BB-3.2', 'BB-8.4', 'BB-2.1'],
  'BB-8.2': ['BB-8.3', 'BB-8.4', 'BB-3.3', 'BB-2.3'],
  'BB-8.3': ['BB-8.2', 'BB-5.9', 'BB-8.5', 'BB-9.3'],
  'BB-8.4': ['BB-8.2', 'BB-8.1', 'BB-2.1'],
  'BB-8.5': ['BB-8.3', 'BB-9.3'],
  'BB-9.1': ['BB-2.5', 'BB-3.3', 'BB-8.3'],
  'BB-9.2': ['BB-2.3', 'BB-8.2', 'BB-9.1'],
  'BB-9.3': ['BB-9.1', 'BB-8.3', 'BB-2.5'],
};

/** What there is to say about the rules of Bring the Browning. */
export const NOTES = {
  ruleset: 'browning',
  lessons: [
    act,
    aim,
    close,
    firing,
    push,
    rally,
    regroup,
  ] as readonly object[] as readonly Lesson[],
  examples: [
    ...teams,
    ...leader,
    ...movement,
    ...fire,
    ...cover,
    ...assault,
    ...leaders,
    ...end,
  ] as readonly object[] as readonly Example[],
  around: AROUND,
  undrawn: [],
  catalogue: ENGLISH,
} satisfies Notes;
