import { MUSTERED, type Scenario } from '@sandtable/kernel';
import { memo, useMemo } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { Picture } from '../board/Picture.tsx';
import { openingScene } from '../front/openingScene.ts';
import { WhenSeen } from '../front/WhenSeen.tsx';
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
          <span className={styles['thumb']} aria-hidden="true">
            {/* A map takes a while to draw: the page stays usable meanwhile. */}
            <WhenSeen>
              <Thumb game={game} scenario={each} />
            </WhenSeen>
          </span>
          {game.words.battle(each).title}
        </label>
      ))}
      {game.ruleset.muster !== undefined && scenario.id !== MUSTERED && (
        <Link to={ADDRESS.armies(game.ruleset.id)} className="button">
          {text('start.armies')}
        </Link>
      )}
    </fieldset>
  );
}

const Thumb = memo(function Thumb({
  game,
  scenario,
}: Pick<ScenarioChooserProps, 'game' | 'scenario'>) {
  const opening = useMemo(() => openingScene(game, scenario, {}), [game, scenario]);
  if (!opening.ok) return null;
  return (
    <Picture
      game={game}
      scene={opening.value}
      title={game.words.battle(scenario).title}
      label={game.words.battle(scenario).title}
      fills
    />
  );
});
