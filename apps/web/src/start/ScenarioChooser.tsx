import type { Scenario } from '@sandtable/kernel';
import { memo, useEffect, useState } from 'react';
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
      {scenarios.map((each, order) => (
        <label key={each.id} className={styles['radio']}>
          <input
            type="radio"
            name="scenario"
            checked={each.id === scenario.id}
            onChange={() => onChoose(each)}
          />
          <Thumb game={game} scenario={each} order={order} />
          {each.title}
        </label>
      ))}
    </fieldset>
  );
}

/** A map takes a while to draw: one after another, in milliseconds, so that the page stays usable. */
const PAUSE = 60;

interface ThumbProps extends Pick<ScenarioChooserProps, 'game' | 'scenario'> {
  readonly order: number;
}

const Thumb = memo(function Thumb({ game, scenario, order }: ThumbProps) {
  const [isDue, setDue] = useState(order === 0);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), order * PAUSE);
    return () => clearTimeout(timer);
  }, [order]);
  const opening = isDue ? openingScene(game, scenario, {}) : undefined;
  return (
    <span className={styles['thumb']} aria-hidden="true">
      {opening?.ok === true && (
        <Picture game={game} scene={opening.value} label={scenario.title} fills />
      )}
    </span>
  );
});
