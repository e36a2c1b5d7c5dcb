import type { GameEvent, Point, Scene } from '@sandtable/kernel';
import type { Came, Look } from '../../games/look.ts';
import { whereOf } from '../../games/where.ts';
import { rollsIn, type Rolled } from './rolls.ts';

/** What falls on the table at one place: dice, and marks on what they hit. */
export interface Fall {
  readonly at: Point;
  readonly rolls: readonly Rolled[];
  readonly marks: readonly Came[];
}

/** What is so near, in hundredths of the table's longer edge, lies in one heap. */
const NEAR = 9;

/**
 * The dice and marks of a step, each where it happens: what has no place of its own lies where the last thing
 * happened, and what begins without one only beside the table. What is gone by now lies where it stood before.
 */
export function fallsIn(
  events: readonly GameEvent[],
  scene: Scene,
  look: Look,
  before: Scene = scene,
): Fall[] {
  const near = (Math.max(scene.width, scene.height) * NEAR) / 100;
  const heaps: { at: Point; events: GameEvent[] }[] = [];
  let last: Point | undefined;
  for (const event of events) {
    const at = whereOf(event, scene) ?? whereOf(event, before) ?? last;
    last = at;
    if (at === undefined) continue;
    const heap = heaps.find((each) => Math.hypot(each.at.x - at.x, each.at.y - at.y) < near);
    if (heap === undefined) heaps.push({ at, events: [event] });
    else heap.events.push(event);
  }
  return heaps
    .map((heap) => ({
      at: heap.at,
      rolls: rollsIn(heap.events, look),
      marks: marksIn(heap.events, look),
    }))
    .filter(({ rolls, marks }) => rolls.length + marks.length > 0);
}

/** What happened without dice, each kind once with how many times. */
function marksIn(events: readonly GameEvent[], look: Look): Came[] {
  const marks = new Map<string, Came>();
  for (const event of events) {
    if (event.dice !== undefined && event.dice.length > 0) continue;
    const came = look.came(event);
    if (came === undefined) continue;
    const before = marks.get(came.word);
    marks.set(came.word, { ...came, count: came.count + (before?.count ?? 0) });
  }
  return [...marks.values()];
}
