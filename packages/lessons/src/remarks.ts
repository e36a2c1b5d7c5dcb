import type { GameEvent, Outcome, Side, Standing } from '@sandtable/kernel';
import type { GuidedBattle, Remark } from './lesson.ts';
import { fits } from './pattern.ts';

/** What somebody in a guided battle learns at a moment. */
export interface News {
  /** What he is asked, by its kind; nothing while the other side decides. */
  readonly asked?: string;
  /** How many steps there have been: with each it is another question, though of the same kind. */
  readonly step: number;
  /** What has happened since the last time that he was told anything. */
  readonly events: readonly GameEvent[];
  readonly standing: Standing;
  readonly outcome?: Outcome;
}

/** What has been said in a battle. Plain data, never changed. */
export interface Talk {
  /** The remarks that have been made. */
  readonly said: readonly string[];
  /** The one that is on now, and since when. */
  readonly now?: string;
  readonly since?: Since;
  /** What has happened since he was last asked. */
  readonly events: readonly GameEvent[];
  readonly scores: Readonly<Record<Side, number>>;
}

/** The question that a remark was made at. */
interface Since {
  readonly asked: string | undefined;
  readonly step: number;
  /** How many have been asked from then on. */
  readonly questions: number;
}

export const SILENCE: Talk = { said: [], events: [], scores: {} };

/** A remark holds for so many questions of the kind that it was made at. */
const LASTING = 3;

/**
 * Listens on: at most one remark at a time, made when he is asked something or all is over. It is gone when the next is
 * made, when he is asked something of another kind, or when he has heard it often enough.
 */
export function listen(battle: GuidedBattle, talk: Talk, news: News): Talk {
  const events = [...talk.events, ...news.events];
  const { asked, step, outcome } = news;
  if (asked === undefined && outcome === undefined) return { ...talk, events };
  const scores = scoresIn(news.standing);
  const found = battle.remarks.find(
    (remark) =>
      !talk.said.includes(remark.id) &&
      isDue(remark, battle.side, { ...news, events }, talk, scores),
  );
  if (found !== undefined) {
    const said = [...talk.said, found.id];
    return { said, now: found.id, since: { asked, step, questions: 1 }, events: [], scores };
  }
  const silent = { said: talk.said, events: [], scores };
  const since = talk.since && heardAgain(talk.since, news);
  if (talk.now === undefined || since === undefined) return silent;
  return { ...silent, now: talk.now, since };
}

/** As it still holds for what is asked now; not at all where its moment has passed. */
function heardAgain(since: Since, { asked, step }: News): Since | undefined {
  if (asked !== since.asked) return undefined;
  const questions = since.questions + (step > since.step ? 1 : 0);
  return questions > LASTING ? undefined : { asked, step, questions };
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
