import type { Course, Lesson } from '../lesson.ts';
import act from './act.json' with { type: 'json' };
import aim from './aim.json' with { type: 'json' };
import battle from './battle.json' with { type: 'json' };
import close from './close.json' with { type: 'json' };
import { ENGLISH } from './english.ts';
import fire from './fire.json' with { type: 'json' };
import move from './move.json' with { type: 'json' };
import push from './push.json' with { type: 'json' };
import rally from './rally.json' with { type: 'json' };
import regroup from './regroup.json' with { type: 'json' };

/** What is taught of Bring the Browning, in the order in which it is best learnt. */
export const COURSE = {
  ruleset: 'browning',
  lessons: [
    aim,
    act,
    move,
    fire,
    rally,
    close,
    regroup,
    push,
  ] as readonly object[] as readonly Lesson[],
  battle: battle as object as Course['battle'],
  catalogue: ENGLISH,
} satisfies Course;
