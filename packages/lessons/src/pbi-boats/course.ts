import type { Course, Lesson } from '../lesson.ts';
import battle from './battle.json' with { type: 'json' };
import { ENGLISH } from './english.ts';
import gun from './gun.json' with { type: 'json' };
import land from './land.json' with { type: 'json' };
import mines from './mines.json' with { type: 'json' };
import sail from './sail.json' with { type: 'json' };
import score from './score.json' with { type: 'json' };
import shoot from './shoot.json' with { type: 'json' };
import throttle from './throttle.json' with { type: 'json' };

/** What is taught of boats, in the order in which it is best learnt. */
export const COURSE = {
  ruleset: 'pbi-boats',
  lessons: [
    sail,
    land,
    throttle,
    shoot,
    gun,
    mines,
    score,
  ] as readonly object[] as readonly Lesson[],
  battle: battle as object as Course['battle'],
  catalogue: ENGLISH,
} satisfies Course;
