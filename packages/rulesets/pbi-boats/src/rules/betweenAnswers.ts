import type { OwnAnswers } from '@sandtable/pbi/extending';
import { STARTING } from './sailing.ts';
import { TRANSFERS } from './transfers.ts';

/** BT-3.1, BT-4.1: what can be done between the activations of squares. */
const CHAPTERS: readonly OwnAnswers[] = [STARTING, TRANSFERS];

export const BETWEEN: OwnAnswers = {
  list(state, frame, list) {
    for (const chapter of CHAPTERS) chapter.list?.(state, frame, list);
  },
  answers: Object.assign(
    {},
    ...CHAPTERS.map(({ answers }) => answers),
  ) as Required<OwnAnswers>['answers'],
};
