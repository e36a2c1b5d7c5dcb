import type { Point, Scene } from '@sandtable/kernel';
import type { ReactNode, Ref } from 'react';
import type { Look } from '../games/look.ts';
import styles from './Above.module.css';
import { edgeOf, measuresOf } from './unit.ts';

/** Something that lies on the table for a while, in the page's own size however close one looks. */
export interface Laid {
  readonly key: string;
  /** In units of the scene, with y up. */
  readonly at: Point;
  readonly node: ReactNode;
}

interface AboveProps {
  readonly scene: Scene;
  readonly look: Look;
  readonly turned: boolean;
  readonly laid: readonly Laid[];
  readonly layer: Ref<HTMLDivElement>;
}

/** What lies above the drawing, which the camera moves with it: to draw it draws nothing of the table. */
export function Above({ scene, look, turned, laid, layer }: AboveProps) {
  const { width, height } = measuresOf(scene, look);
  const edge = edgeOf(scene);
  const across = (at: number, room: number): number => (turned ? room - at : at);
  return (
    <div ref={layer} className={styles['above']}>
      {laid.map(({ key, at, node }) => {
        const [x, y] = [across(at.x, scene.width), across(at.y, scene.height)];
        const left = (100 * (x + edge)) / width;
        const top = (100 * (scene.height - y + edge)) / height;
        return (
          <div
            key={key}
            className={styles['laid']}
            data-low={top < LOW}
            style={{ left: `${left}%`, top: `${top}%`, translate: `${-left}% 0` }}
          >
            {node}
          </div>
        );
      })}
    </div>
  );
}

/** Near the upper edge, in per cent, things lie below their place and not above it. */
const LOW = 22;
