import type { Course, Lesson } from '../lesson.ts';
import aim from './aim.json' with { type: 'json' };
import battle from './battle.json' with { type: 'json' };
import chits from './chits.json' with { type: 'json' };
import combat from './combat.json' with { type: 'json' };
import { ENGLISH } from './english.ts';
import flank from './flank.json' with { type: 'json' };
import fog from './fog.json' with { type: 'json' };
import guns from './guns.json' with { type: 'json' };
import march from './march.json' with { type: 'json' };
import rally from './rally.json' with { type: 'json' };

/** What is taught of Pub Battles, in the order in which it is best learnt. */
export const COURSE = {
  ruleset: 'pub-battles',
  lessons: [
    aim,
    chits,
    march,
    combat,
    flank,
    guns,
    rally,
    fog,
  ] as readonly object[] as readonly Lesson[],
  battle: battle as object as Course['battle'],
  catalogue: ENGLISH,
} satisfies Course;
