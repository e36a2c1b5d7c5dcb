import { BATTLE_KEY, type Course } from '@sandtable/lessons';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import type { Sitting } from '../play/sitting.ts';
import { text } from '../words/words.ts';
import { Coach } from './Coach.tsx';
import { Commentary } from './commentary.ts';
import { said } from './courses.ts';
import { keepLearnt } from './progress.ts';
import { BATTLE } from './taught.ts';

interface BattleCoachProps {
  readonly course: Course;
  readonly sitting: Sitting;
}

/** A remark now and then in a guided battle. It is there until it is put away, or the next one comes. */
export function BattleCoach({ course, sitting }: BattleCoachProps) {
  const { outcome } = useSyncExternalStore(sitting.subscribe, sitting.moment);
  const [commentary] = useState(() => new Commentary(sitting, course.battle));
  const remark = useSyncExternalStore(sitting.subscribe, commentary.now);
  const [read, setRead] = useState<string>();
  const isOver = outcome !== undefined;
  useEffect(() => {
    if (isOver) keepLearnt(course.ruleset, BATTLE);
  }, [isOver, course]);
  if (remark === undefined || remark === read) return null;
  return (
    <Coach title={said(course, BATTLE_KEY.title)} next={said(course, BATTLE_KEY.remark(remark))}>
      {isOver ? (
        <Link to={ADDRESS.learn(course.ruleset)} className="button">
          {text('learn.all')}
        </Link>
      ) : (
        <button type="button" className="quiet" onClick={() => setRead(remark)}>
          {text('learn.read')}
        </button>
      )}
    </Coach>
  );
}
