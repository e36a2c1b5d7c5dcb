import { MOST_VARIANTS, variantsOf } from '@sandtable/lab';
import { use, useMemo } from 'react';
import { loadScenario } from '../games/rulesets.ts';
import { fileOfSearch, usualSearch, type BalancePlan } from './balancePlan.ts';
import { NumberField, OptionFields, PlayerFields, ScenarioField, SeedField } from './Fields.tsx';
import { LabFrame, type LabProps } from './LabFrame.tsx';
import styles from './LabPage.module.css';
import { PlanForm } from './PlanForm.tsx';
import type { Plan } from './plan.ts';
import { useLab } from './useLab.ts';
import { knobTitle } from './variantName.ts';
import { text } from './words.ts';

interface BalanceLabProps extends LabProps<'balance'> {
  /** Has a variant played as a run. */
  readonly onRun: (plan: Plan) => void;
}

/** All ways to set the knobs of a scenario: which of them is even? */
export function BalanceLab({ game, before, onRun }: BalanceLabProps) {
  const { ruleset } = game;
  const lab = useLab(ruleset, 'balance', before, () => usualSearch(ruleset));
  const { plan, setPlan } = lab;
  const listed =
    ruleset.scenarios.find((each) => each.id === plan.scenario) ?? ruleset.scenarios[0];
  const scenario = use(useMemo(() => loadScenario(ruleset, listed), [ruleset, listed]));
  const { knobs = [] } = scenario;
  const change = (part: Partial<BalancePlan>): void => setPlan({ ...plan, ...part });
  const [low, high] = plan.bounds;
  const search = (): void => {
    if (low >= high) {
      lab.refuse([text('lab.balance.bounds')]);
      return;
    }
    const all = variantsOf(ruleset, scenario);
    if ('choices' in all) {
      lab.play(fileOfSearch(ruleset, scenario, all.choices, plan));
      return;
    }
    const { refused, count } = all;
    lab.refuse([text(`lab.balance.${refused}`, { count, most: MOST_VARIANTS })]);
  };
  const [side] = ruleset.sides;
  return (
    <LabFrame game={game} way="balance" lab={lab} onRun={onRun}>
      <PlanForm start={text('lab.balance.start')} onStart={search}>
        <ScenarioField
          game={game}
          value={plan.scenario}
          onChange={(id) => change({ scenario: id })}
        />
        <PlayerFields
          game={game}
          players={plan.players}
          onChange={(players) => change({ players })}
        />
        <NumberField
          label={text('lab.balance.low', { side: game.words.the(side) })}
          value={low}
          min={0}
          max={99}
          onChange={(value) => change({ bounds: [value, high] })}
        />
        <NumberField
          label={text('lab.balance.high')}
          value={high}
          min={1}
          max={100}
          onChange={(value) => change({ bounds: [low, value] })}
        />
        <SeedField value={plan.seed} onChange={(seed) => change({ seed })} />
        {knobs.length > 0 && (
          <p className={styles['wide']}>
            {text('lab.balance.turned', {
              knobs: knobs.map(knobTitle),
              count: knobs.reduce((count, { values }) => count * values.length, 1),
            })}
          </p>
        )}
        <OptionFields
          game={game}
          values={plan.options}
          onChange={(options) => change({ options })}
        />
      </PlanForm>
    </LabFrame>
  );
}
