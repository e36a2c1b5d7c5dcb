import type { Course, Lesson } from '../lesson.ts';
import assault from './assault.json' with { type: 'json' };
import barrage from './barrage.json' with { type: 'json' };
import battle from './battle.json' with { type: 'json' };
import { ENGLISH } from './english.ts';
import march from './march.json' with { type: 'json' };
import orders from './orders.json' with { type: 'json' };
import score from './score.json' with { type: 'json' };
import shooting from './shooting.json' with { type: 'json' };

/** What is taught of Square Bashing, in the order in which it is best learnt. */
export const COURSE = {
  ruleset: 'square-bashing',
  lessons: [
    march,
    assault,
    shooting,
    orders,
    barrage,
    score,
  ] as readonly object[] as readonly Lesson[],
  battle: battle as object as Course['battle'],
  catalogue: ENGLISH,
} satisfies Course;
