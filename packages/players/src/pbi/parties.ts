import { GROUP_IDS, type PbiMove } from '@sandtable/pbi';
import { offered } from './choice.ts';
import { intentOf } from './intents.ts';
import { Plans } from './plans.ts';
import type { Answer } from './question.ts';
import { Situation } from './situation.ts';

/** Those who want to take this step go along: groups that move together are shot at but once. */
export const answerMarch: Answer<'march'> = ({ state, us, frame, moves }) => {
  const { walks } = intentOf(new Plans(new Situation(state, us)), frame.from);
  return gather(moves, walks.flatMap(({ group, to }) => (to === frame.to ? [group] : [])));
};

export const answerAssault: Answer<'assault'> = ({ state, us, frame, moves }) => {
  const { storm } = intentOf(new Plans(new Situation(state, us)), frame.from);
  return gather(moves, storm?.to === frame.to ? storm.party : []);
};

/** Who shoots how often, as it was meant when the target was chosen. */
export const answerVolley: Answer<'volley'> = ({ state, us, frame, moves }) => {
  const { volley } = intentOf(new Plans(new Situation(state, us)), frame.from);
  if (volley?.target === frame.target) {
    for (const [i, group] of volley.party.entries()) {
      const move = moves.find(
        (each) =>
          each.type === 'add' && each.group === GROUP_IDS[group] && each.shots === volley.shots[i],
      );
      if (move !== undefined) return move;
    }
  }
  return offered(moves, 'fire') ?? offered(moves, 'all') ?? moves[0];
};

/** Joins the wanted groups one by one, and goes when there are no more; all at once where it can. */
function gather(moves: readonly PbiMove[], wanted: readonly number[]): PbiMove {
  const ids = wanted.map((group) => GROUP_IDS[group]);
  const joins = moves.flatMap((move) => (move.type === 'join' ? [move] : []));
  const willing = joins.filter(({ group }) => ids.includes(group));
  const all = offered(moves, 'all');
  if (all !== undefined && willing.length === joins.length) return all;
  return willing[0] ?? offered(moves, 'go') ?? all ?? moves[0];
}
