import type { Scenario } from '@sandtable/kernel';
import { memo } from 'react';
import { Picture } from '../board/Picture.tsx';
import { openingScene } from '../front/openingScene.ts';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import styles from './StartPage.module.css';

interface ScenarioChooserProps {
  readonly game: Game;
  readonly scenarios: readonly Scenario[];
  readonly scenario: Scenario;
  readonly onChoose: (scenario: Scenario) => void;
}

export function ScenarioChooser({ game, scenarios, scenario, onChoose }: ScenarioChooserProps) {
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
          <Thumb game={game} scenario={each} />
          {each.title}
        </label>
      ))}
    </fieldset>
  );
}

const Thumb = memo(function Thumb({
  game,
  scenario,
}: Pick<ScenarioChooserProps, 'game' | 'scenario'>) {
  const opening = openingScene(game, scenario, {});
  return (
    <span className={styles['thumb']} aria-hidden="true">
      {opening.ok && <Picture game={game} scene={opening.value} label={scenario.title} />}
    </span>
  );
});
