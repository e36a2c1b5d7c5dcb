import { message, standingAtEnd, type Standing } from '@sandtable/kernel';
import { outcomeOf } from './play.ts';
import { enemyOf, MOST_MEN, NIGHTS, SIDES, type AmbushView } from './state.ts';

/** [AM-8] */
export function standing(view: AmbushView): Standing {
  const outcome = outcomeOf(view);
  const isOut = view.men.red === 0 || view.men.blue === 0;
  const over = { rule: 'AM-8', message: message(`standing.over.${isOut ? 'men' : 'nights'}`) };
  return SIDES.map((side) => {
    const men = view.men[side];
    const count = view.men[enemyOf(side)];
    const here = {
      side,
      aim: { rule: 'AM-8', message: message('standing.aim', { nights: NIGHTS }) },
      score: men,
      losses: { count: MOST_MEN - men, of: MOST_MEN },
      now: [{ rule: 'AM-8', message: message('standing.men', { men }) }],
      needed: men > count ? [] : [{ rule: 'AM-8', message: message('standing.needed', { count }) }],
    };
    return outcome === undefined ? here : standingAtEnd(here, outcome, over);
  });
}
