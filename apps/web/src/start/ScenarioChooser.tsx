import type { Scenario } from '@sandtable/kernel';
import { text } from '../words/words.ts';
import styles from './StartPage.module.css';

interface ScenarioChooserProps {
  readonly scenarios: readonly Scenario[];
  readonly scenario: Scenario;
  readonly onChoose: (scenario: Scenario) => void;
}

export function ScenarioChooser({ scenarios, scenario, onChoose }: ScenarioChooserProps) {
  return (
    <fieldset className={styles['group']}>
      <legend>{text('start.scenario')}</legend>
      {scenarios.map((each) => (
        <label key={each.id} className={styles['radio']}>
          <input
            type="radio"
            name="scenario"
            checked={each.id === scenario.id}
            onChange={() => onChoose(each)}
          />
          {each.title}
        </label>
      ))}
    </fieldset>
  );
}
