import type { GameEvent, Outcome, Side, Standing } from '@sandtable/kernel';
import type { GuidedBattle, Remark } from './lesson.ts';
import { fits } from './pattern.ts';

/** What somebody in a guided battle learns at a moment. */
export interface News {
  /** What he is asked, by its kind; nothing while the other side decides. */
  readonly asked?: string;
  /** What has happened since the last time that he was told anything. */
  readonly events: readonly GameEvent[];
  readonly standing: Standing;
  readonly outcome?: Outcome;
}

/** What has been said in a battle. Plain data, never changed. */
export interface Talk {
  /** The remarks that have been made. */
  readonly said: readonly string[];
  /** The one that is on now. */
  readonly now?: string;
  /** What has happened since he was last asked. */
  readonly since: readonly GameEvent[];
  readonly scores: Readonly<Record<Side, number>>;
}

export const SILENCE: Talk = { said: [], since: [], scores: {} };

/** Listens on: at most one remark at a time, made when he is asked something or all is over. */
export function listen(battle: GuidedBattle, talk: Talk, news: News): Talk {
  const since = [...talk.since, ...news.events];
  if (news.asked === undefined && news.outcome === undefined) return { ...talk, since };
  const scores = scoresIn(news.standing);
  const found = battle.remarks.find(
    (remark) =>
      !talk.said.includes(remark.id) &&
      isDue(remark, battle.side, { ...news, events: since }, talk, scores),
  );
  const said = found === undefined ? talk.said : [...talk.said, found.id];
  const now = found?.id ?? talk.now;
  return { said, since: [], scores, ...(now !== undefined && { now }) };
}

function isDue(
  { when }: Remark,
  own: Side,
  { asked, events, outcome }: News,
  talk: Talk,
  scores: Talk['scores'],
): boolean {
  const { happened, scored } = when;
  if (when.asked !== undefined && when.asked !== asked) return false;
  if (happened !== undefined && !events.some((event) => fits(happened, event))) return false;
  if (scored !== undefined && !hasScored(scored, talk.scores, scores)) return false;
  return when.over === undefined ? outcome === undefined : when.over === resultFor(outcome, own);
}

function hasScored(side: Side, before: Talk['scores'], now: Talk['scores']): boolean {
  return side in before && side in now && now[side] > before[side];
}

function scoresIn(standing: Standing): Talk['scores'] {
  return Object.fromEntries(
    standing.flatMap(({ side, score }) => (score === undefined ? [] : [[side, score]])),
  );
}

function resultFor(outcome: Outcome | undefined, own: Side): 'won' | 'lost' | 'drawn' | undefined {
  if (outcome === undefined) return undefined;
  if (outcome.winner === undefined) return 'drawn';
  return outcome.winner === own ? 'won' : 'lost';
}
