import {
  NO_GUIDE,
  type Decision,
  type Guide,
  type Move,
  type Ruleset,
  type Scene,
} from '@sandtable/kernel';
import { pickShapes } from './pickShapes.ts';

/** A move drawn over the table on which it could have been made: what is pointed at for it, and what that leads to. */
export function guideTo(
  ruleset: Ruleset,
  view: object,
  decision: Decision,
  move: Move,
  scene: Scene,
): Guide {
  const picks = ruleset.gesture(move);
  const { shapes } = ruleset.guide(view, decision, picks);
  return { ...NO_GUIDE, shapes: [...shapes, ...pickShapes(picks, scene)] };
}
