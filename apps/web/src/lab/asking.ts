import {
  Comparison,
  USUAL_BALANCE,
  USUAL_QUESTION,
  VariantSearch,
  WholeRun,
  type Inquiry,
  type Run,
} from '@sandtable/lab';
import type { BalancePlan } from './balancePlan.ts';
import type { ComparePlan } from './comparePlan.ts';
import type { Plan } from './plan.ts';
import type { Way } from './way.ts';

/** What is chosen for each of the ways. */
export interface Plans {
  readonly run: Plan;
  readonly compare: ComparePlan;
  readonly balance: BalancePlan;
}

const INQUIRIES: { readonly [W in Way]: (run: Run, plan: Plans[W]) => Inquiry } = {
  run: (run) => new WholeRun(run),
  compare: (run, { difference }) =>
    new Comparison(run, { ...USUAL_QUESTION, difference: difference / 100 }),
  balance: (run, { bounds: [low, high] }) =>
    new VariantSearch(run, { ...USUAL_BALANCE, bounds: [low / 100, high / 100] }),
};

/** What the games of a run are to answer. */
export function inquiryOf<W extends Way>(way: W, run: Run, plan: Plans[W]): Inquiry {
  return INQUIRIES[way](run, plan);
}

const ASKED: { readonly [W in Way]: (plan: Plans[W]) => readonly (string | number)[] } = {
  run: () => [],
  compare: ({ difference }) => ['compare', difference],
  balance: ({ bounds }) => ['balance', ...bounds],
};

/** What it is kept by: the same games may be asked something else. */
export function idOf<W extends Way>(way: W, { digest }: Run, plan: Plans[W]): string {
  return [digest, ...ASKED[way](plan)].join(' ');
}
