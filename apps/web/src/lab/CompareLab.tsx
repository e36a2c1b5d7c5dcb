import type { Scenario } from '@sandtable/kernel';
import { use, useMemo } from 'react';
import { loadScenario } from '../games/rulesets.ts';
import type { Game } from '../games/games.ts';
import {
  fileOfComparison,
  isSameTwice,
  usualComparison,
  type ComparePlan,
  type VariantPlan,
} from './comparePlan.ts';
import {
  KnobFields,
  NumberField,
  OptionFields,
  PlayerFields,
  ScenarioField,
  SeedField,
} from './Fields.tsx';
import { LabFrame, type LabProps } from './LabFrame.tsx';
import styles from './LabPage.module.css';
import { PlanForm } from './PlanForm.tsx';
import { useLab } from './useLab.ts';
import { text } from './words.ts';

const MOST_DIFFERENCE = 50;

/** Two variants of a scenario, or two scenarios: does one side win more often in one of them? */
export function CompareLab({ game, before }: LabProps<'compare'>) {
  const { ruleset } = game;
  const first = useWhole(game, ruleset.scenarios[0].id);
  const lab = useLab(ruleset, 'compare', before, () => usualComparison(ruleset, first));
  const { plan, setPlan } = lab;
  const [a, b] = plan.variants;
  const scenarios = [useWhole(game, a.scenario), useWhole(game, b.scenario)] as const;
  const change = (part: Partial<ComparePlan>): void => setPlan({ ...plan, ...part });
  const compare = (): void => {
    if (isSameTwice(scenarios, plan)) lab.refuse([text('lab.compare.same')]);
    else lab.play(fileOfComparison(ruleset, scenarios, plan));
  };
  return (
    <LabFrame game={game} way="compare" lab={lab}>
      <PlanForm start={text('lab.compare.start')} onStart={compare}>
        <VariantFields
          game={game}
          legend={text('lab.compare.a')}
          variant={a}
          scenario={scenarios[0]}
          onChange={(variant) => change({ variants: [variant, b] })}
        />
        <VariantFields
          game={game}
          legend={text('lab.compare.b')}
          variant={b}
          scenario={scenarios[1]}
          onChange={(variant) => change({ variants: [a, variant] })}
        />
        <PlayerFields
          game={game}
          players={plan.players}
          onChange={(players) => change({ players })}
        />
        <NumberField
          label={text('lab.compare.difference')}
          value={plan.difference}
          min={1}
          max={MOST_DIFFERENCE}
          onChange={(difference) => change({ difference })}
        />
        <SeedField value={plan.seed} onChange={(seed) => change({ seed })} />
        <OptionFields
          game={game}
          values={plan.options}
          onChange={(options) => change({ options })}
        />
      </PlanForm>
    </LabFrame>
  );
}

/** A scenario with all that is played of it. */
function useWhole({ ruleset }: Game, id: string): Scenario {
  const listed = ruleset.scenarios.find((each) => each.id === id) ?? ruleset.scenarios[0];
  return use(useMemo(() => loadScenario(ruleset, listed), [ruleset, listed]));
}

interface VariantFieldsProps {
  readonly game: Game;
  readonly legend: string;
  readonly variant: VariantPlan;
  readonly scenario: Scenario;
  readonly onChange: (variant: VariantPlan) => void;
}

function VariantFields({ game, legend, variant, scenario, onChange }: VariantFieldsProps) {
  return (
    <fieldset className={styles['variant']}>
      <legend>{legend}</legend>
      <ScenarioField
        game={game}
        value={variant.scenario}
        onChange={(id) => onChange({ scenario: id, knobs: {} })}
      />
      <KnobFields
        scenario={scenario}
        turned={variant.knobs}
        onChange={(knobs) => onChange({ ...variant, knobs })}
      />
    </fieldset>
  );
}
