import { GROUP_IDS, groupNamed, type PbiMove, type PbiMoveOf } from '@sandtable/pbi';
import { movesOf, offered } from './choice.ts';
import { intentOf } from './intents.ts';
import { plansIn } from './memory.ts';
import type { Answer } from './question.ts';

/** Those who want to take this step go along: groups that move together are shot at but once. */
export const answerMarch: Answer<'march'> = ({ state, us, frame, moves }) => {
  const { walks } = intentOf(plansIn(state, us), frame.from);
  return gather(
    moves,
    walks.flatMap(({ group, to }) => (to === frame.to ? [group] : [])),
  );
};

export const answerAssault: Answer<'assault'> = ({ state, us, frame, moves }) => {
  const { storm } = intentOf(plansIn(state, us), frame.from);
  return gather(moves, storm?.to === frame.to ? storm.party : []);
};

/** Who shoots how often, as it was meant when the target was chosen. */
export const answerVolley: Answer<'volley'> = ({ state, us, frame, moves }) => {
  const { volley } = intentOf(plansIn(state, us), frame.from);
  const all = offered(moves, 'all');
  const adds = movesOf(moves, 'add');
  if (volley?.target === frame.target) {
    const wanted = ({ group, shots }: PbiMoveOf<'add'>): boolean =>
      volley.shots[volley.party.indexOf(groupNamed(group))] === shots;
    const more = adds.filter(wanted);
    // The last move of each group is its most shots, which is what all of them would fire.
    const mosts = adds.filter(({ group }, i) => adds[i + 1]?.group !== group);
    if (all !== undefined && mosts.every(wanted)) return all;
    if (more.length > 0) return more[0];
  }
  return offered(moves, 'fire') ?? all ?? moves[0];
};

/** Joins the wanted groups one by one, and goes when there are no more; all at once where it can. */
function gather(moves: readonly PbiMove[], wanted: readonly number[]): PbiMove {
  const ids = new Set(wanted.map((group) => GROUP_IDS[group]));
  const joins = movesOf(moves, 'join');
  const willing = joins.filter(({ group }) => ids.has(group));
  const all = offered(moves, 'all');
  if (all !== undefined && willing.length === joins.length) return all;
  return willing[0] ?? offered(moves, 'go') ?? all ?? moves[0];
}
