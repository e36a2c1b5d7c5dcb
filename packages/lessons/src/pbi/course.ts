import type { Course, Lesson } from '../lesson.ts';
import assault from './assault.json' with { type: 'json' };
import battle from './battle.json' with { type: 'json' };
import { ENGLISH } from './english.ts';
import ground from './ground.json' with { type: 'json' };
import lines from './lines.json' with { type: 'json' };
import morale from './morale.json' with { type: 'json' };
import orders from './orders.json' with { type: 'json' };
import score from './score.json' with { type: 'json' };
import shooting from './shooting.json' with { type: 'json' };
import watch from './watch.json' with { type: 'json' };

/** What is taught of PBI, in the order in which it is best learnt. */
export const COURSE = {
  ruleset: 'pbi',
  lessons: [
    orders,
    ground,
    shooting,
    lines,
    watch,
    assault,
    morale,
    score,
  ] as readonly object[] as readonly Lesson[],
  battle: battle as object as Course['battle'],
  catalogue: ENGLISH,
} satisfies Course;
