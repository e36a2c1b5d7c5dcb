import { MUSTERED, type Measured, type Scenario } from '@sandtable/kernel';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import type { Rules } from '../games/games.ts';
import { PICTURE } from '../games/pictures.ts';
import { text } from '../words/words.ts';
import styles from './ScenarioChooser.module.css';
import page from './StartPage.module.css';

interface ScenarioChooserProps {
  readonly game: Rules;
  readonly scenarios: readonly Scenario[];
  readonly scenario: Scenario;
  readonly onChoose: (scenario: Scenario) => void;
}

/** The battles to choose from: what each looks like, how long it takes, how hard and how even it is. */
export function ScenarioChooser({ game, scenarios, scenario, onChoose }: ScenarioChooserProps) {
  return (
    <fieldset className={page['group']}>
      <legend>{text('start.scenario')}</legend>
      {scenarios.map((each) => (
        <ScenarioCard
          key={each.id}
          game={game}
          scenario={each}
          chosen={each.id === scenario.id}
          onChoose={() => onChoose(each)}
        />
      ))}
      {game.ruleset.muster !== undefined && scenario.id !== MUSTERED && (
        <Link to={ADDRESS.armies(game.ruleset.id)} className="button">
          {text('start.armies')}
        </Link>
      )}
    </fieldset>
  );
}

interface ScenarioCardProps {
  readonly game: Rules;
  readonly scenario: Scenario;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function ScenarioCard({ game, scenario, chosen, onChoose }: ScenarioCardProps) {
  const { ruleset, words } = game;
  const { title, facts } = words.battle(scenario);
  const isReady = ruleset.scenarios.some(({ id }) => id === scenario.id);
  return (
    <label className={styles['scenario']}>
      <input type="radio" name="scenario" checked={chosen} onChange={onChoose} />
      {isReady && (
        <img
          className={styles['thumb']}
          src={PICTURE.scenario(ruleset.id, scenario.id)}
          width={320}
          height={240}
          alt=""
        />
      )}
      <span>
        <span className={styles['title']}>{title}</span>
        {facts !== undefined && <span className={styles['facts']}>{facts}</span>}
        {scenario.measured !== undefined && <Balance game={game} measured={scenario.measured} />}
      </span>
    </label>
  );
}

/** How often either side wins, as a bar; the sentence of it stands beside the map. */
function Balance({ game, measured }: { readonly game: Rules; readonly measured: Measured }) {
  const { ruleset, words } = game;
  const [first, second, drawn] = words.shares(measured);
  const names = ruleset.sides.map((side) => words.side(side));
  return (
    <span className={styles['balance']}>
      <span>{text('start.share', { side: names[0], share: first })}</span>
      <span className={styles['bar']} aria-hidden="true">
        <span data-colour="a" style={{ flexGrow: first }} />
        <span style={{ flexGrow: drawn }} />
        <span data-colour="b" style={{ flexGrow: second }} />
      </span>
      <span>{text('start.share', { side: names[1], share: second })}</span>
      <span className={styles['of']}>
        {text('start.share.of', { players: words.measuredBy(measured.players) })}
      </span>
    </span>
  );
}
