import type { GameEvent, Scene } from '@sandtable/kernel';
import type { Moment } from '../moment.ts';

/** A step of the other side, as it was seen here. */
export interface Deed {
  readonly step: number;
  /** How many chapters there were by then. */
  readonly chapter: number;
  readonly events: readonly GameEvent[];
  readonly before: Scene;
  readonly after: Scene;
}

/** What of a moment is looked at here. */
type Looked = Pick<Moment, 'step' | 'viewer' | 'scene' | 'thinking' | 'log' | 'events'>;

/**
 * What the other side has done, after one more look: all of this chapter and of the one before it, so that a turn
 * of theirs can be looked up until one's own ends. It is what was seen here, and nothing else.
 */
export function deedsAfter(
  deeds: readonly Deed[],
  before: Looked | undefined,
  now: Looked,
): readonly Deed[] {
  const kept = deeds.filter(
    ({ step, chapter }) => step <= now.step && chapter >= now.log.length - 1,
  );
  const same = kept.length === deeds.length ? deeds : kept;
  const isOne = before?.step === now.step - 1 && before.viewer === now.viewer;
  if (!isOne || before.thinking === undefined || now.events.length === 0) return same;
  const deed = {
    step: now.step,
    chapter: before.log.length,
    events: now.events,
    before: before.scene,
    after: now.scene,
  };
  return [...same, deed];
}
