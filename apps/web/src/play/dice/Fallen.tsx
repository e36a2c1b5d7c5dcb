import type { GameEvent, Scene } from '@sandtable/kernel';
import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { useMedia } from '../../app/useMedia.ts';
import type { Laid } from '../../board/Above.tsx';
import type { Look } from '../../games/look.ts';
import { useSettings } from '../../store/settings.ts';
import { text } from '../../words/words.ts';
import { PACE } from '../pace.ts';
import styles from './Fallen.module.css';
import { fallsIn, type Fall } from './falls.ts';
import { cameWords, diceWords, Heap } from './Heap.tsx';

/** So many rolls lie in one place; the rest is in the strip beside the table. */
const ROWS = 4;
/** So many dice of a kind are drawn. */
const DICE = 8;
/** How long they lie there, in milliseconds at the usual speed. */
const LYING = 1400;

interface FallenOptions {
  readonly look: Look;
  readonly scene: Scene;
  readonly events: readonly GameEvent[];
  /** Changes when something new has happened. */
  readonly step: number;
  /** They stay until something else happens. */
  readonly stays?: boolean;
}

/** Dice and marks on the table where something has just happened, until they have been seen or somebody goes on. */
export function useFallen({
  look,
  scene,
  events,
  step,
  stays = false,
}: FallenOptions): readonly Laid[] {
  const [seen, setSeen] = useState(step);
  const { speed } = useSettings();
  // Whoever wants nothing to move has the strip beside the table.
  const time = useMedia(STILL) ? 0 : LYING * PACE[speed];
  const stood = useRef(scene);
  const falls = useMemo(
    () => fallsIn(events, scene, look, stood.current),
    // Only what has just happened: not again when the scene is drawn anew.
    // oxlint-disable-next-line react/exhaustive-deps
    [look, step],
  );
  useEffect(() => {
    stood.current = scene;
  }, [scene]);
  useEffect(() => {
    const skip = (): void => setSeen(step);
    const timer = setTimeout(skip, time);
    for (const act of ACTS) addEventListener(act, skip, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const act of ACTS) removeEventListener(act, skip, { capture: true });
    };
  }, [step, time]);
  return useMemo(
    () =>
      (step <= seen || time === 0) && !stays
        ? []
        : falls.map((fall, i) => ({
            key: `${step} ${i}`,
            at: fall.at,
            node: <Card fall={fall} time={stays ? undefined : time} />,
          })),
    [falls, seen, step, stays, time],
  );
}

const STILL = '(prefers-reduced-motion: reduce)';
/** Whatever is done next, they are out of its way. */
const ACTS = ['keydown', 'pointerdown', 'wheel'] as const;

interface CardProps {
  readonly fall: Fall;
  /** How long it is there; as long as somebody looks where it is not said. */
  readonly time: number | undefined;
}

function Card({ fall: { rolls, marks }, time }: CardProps) {
  const lying = { '--lying': `${time ?? 0}ms` } as CSSProperties;
  return (
    <div className={styles['card']} data-stays={time === undefined} style={lying}>
      {rolls.slice(0, ROWS).map((rolled, i) => (
        <div
          // What has happened stays in its order.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          className={styles['row']}
          role="img"
          aria-label={text('dice.row', {
            dice: diceWords(rolled),
            came: rolled.came === undefined ? '' : cameWords(rolled.came),
          })}
        >
          <Heap rolled={rolled} most={DICE} mute />
          {rolled.came !== undefined && (
            <span className={styles['came']} data-tone={rolled.came.tone}>
              {cameWords(rolled.came)}
            </span>
          )}
        </div>
      ))}
      {marks.map((came) => (
        <span key={came.word} className={styles['mark']} data-tone={came.tone}>
          {cameWords(came)}
        </span>
      ))}
    </div>
  );
}
