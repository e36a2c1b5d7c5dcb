import type { GameEvent, Scenario, Scene, Side } from '@sandtable/kernel';
import type { Game } from '../../games/games.ts';
import type { Look } from '../../games/look.ts';
import type { SharedTable } from '../localTable.ts';
import { logOf, type Chapter } from '../log.ts';
import type { Moment } from '../moment.ts';

/** A step of the other side, or an answer to it that tells what came of it, as it was seen here. */
export interface Deed {
  readonly step: number;
  /** How many chapters there were by then. */
  readonly chapter: number;
  readonly events: readonly GameEvent[];
  readonly before: Scene;
  readonly after: Scene;
  /** Something was set up before the first turn. */
  readonly setsUp?: boolean;
}

/** No turn has begun yet. A saved position is beyond that. */
function isSetUp(log: readonly Chapter[], scenario: Scenario): boolean {
  return log.every(({ opens }) => opens === undefined) && !('position' in scenario);
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
  { look }: Pick<Game, 'look'>,
  scenario: Scenario,
): readonly Deed[] {
  const kept = deeds.filter(
    ({ step, chapter }) => step <= now.step && chapter >= now.log.length - 1,
  );
  const same = kept.length === deeds.length ? deeds : kept;
  const isOne = before?.step === now.step - 1 && before.viewer === now.viewer;
  if (!isOne || now.events.length === 0) return same;
  const { step, events } = now;
  const deed = {
    step,
    chapter: before.log.length,
    events,
    before: before.scene,
    after: now.scene,
    setsUp: isSetUp(before.log, scenario),
  };
  return before.thinking !== undefined || isAnswer(same.at(-1), deed, look)
    ? [...same, deed]
    : same;
}

/** Whether what somebody here did only tells what came of their last deed: who was hit, and whether he was saved. */
function isAnswer(last: Deed | undefined, { step, chapter, events }: Deed, look: Look): boolean {
  if (last === undefined || last.step !== step - 1 || last.chapter !== chapter) return false;
  const words = events.map((event) => look.came(event));
  return (
    words.some((came) => came?.tone === 'loss' || came?.word === 'saved') &&
    !events.some((event) => look.opens(event))
  );
}

/** How many steps had been told of before those that are looked up. */
export function deedsFrom(log: readonly Chapter[]): number {
  return (log.at(-2)?.step ?? -1) + 1;
}

/** The same of a match that is opened again, from what its viewer was told then. */
export function deedsBefore(
  now: Pick<Moment, 'viewer' | 'log'>,
  table: SharedTable,
  game: Game,
  own: readonly Side[],
): readonly Deed[] {
  const { viewer, log } = now;
  const from = deedsFrom(log);
  const { told } = table.known(viewer);
  const deeds: Deed[] = [];
  for (const { step, side, events, before, after } of table.past(viewer, from)) {
    const then = logOf(told.slice(0, step - 1), game);
    const setsUp = isSetUp(then, table.premises.scenario);
    const deed = { step, chapter: then.length, events, before, after, setsUp };
    const isTheirs = !own.includes(side) || isAnswer(deeds.at(-1), deed, game.look);
    if (isTheirs && events.length > 0) deeds.push(deed);
  }
  return deeds;
}
