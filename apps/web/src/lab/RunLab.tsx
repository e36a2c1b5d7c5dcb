import { use, useEffect, useMemo } from 'react';
import { loadScenario } from '../games/rulesets.ts';
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
import { fileOf, MOST_GAMES, usualPlan, type Plan } from './plan.ts';
import { useLab } from './useLab.ts';
import { text } from './words.ts';

interface RunLabProps extends LabProps<'run'> {
  /** What somebody has chosen elsewhere on the page to have played. */
  readonly chosen: Plan | undefined;
  /** What was chosen elsewhere is for whoever came with it, and not for whoever comes back. */
  readonly onLeave: () => void;
}

/** Many games of one scenario: how they come out, how they go and where they are decided. */
export function RunLab({ game, before, chosen, onLeave }: RunLabProps) {
  const { ruleset } = game;
  const lab = useLab(ruleset, 'run', before, () => usualPlan(ruleset), chosen);
  const { plan, setPlan } = lab;
  useEffect(() => onLeave, [onLeave]);
  const listed =
    ruleset.scenarios.find((each) => each.id === plan.scenario) ?? ruleset.scenarios[0];
  const scenario = use(useMemo(() => loadScenario(ruleset, listed), [ruleset, listed]));
  const change = (part: Partial<Plan>): void => setPlan({ ...plan, ...part });
  return (
    <LabFrame game={game} way="run" lab={lab}>
      <PlanForm
        start={text('lab.start')}
        isAwaited={chosen !== undefined}
        onStart={() => lab.play(fileOf(ruleset, scenario, plan))}
      >
        <ScenarioField
          game={game}
          value={plan.scenario}
          onChange={(id) => change({ scenario: id, knobs: {} })}
        />
        <PlayerFields
          game={game}
          players={plan.players}
          onChange={(players) => change({ players })}
        />
        <KnobFields
          scenario={scenario}
          turned={plan.knobs}
          onChange={(knobs) => change({ knobs })}
        />
        <NumberField
          label={text('lab.games')}
          value={plan.games}
          min={1}
          max={MOST_GAMES}
          onChange={(games) => change({ games })}
        />
        <SeedField value={plan.seed} onChange={(seed) => change({ seed })} />
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={plan.keepSides}
            onChange={(event) => change({ keepSides: event.currentTarget.checked })}
          />
          {text('lab.keepSides')}
        </label>
        <OptionFields
          game={game}
          values={plan.options}
          onChange={(options) => change({ options })}
        />
      </PlanForm>
    </LabFrame>
  );
}
