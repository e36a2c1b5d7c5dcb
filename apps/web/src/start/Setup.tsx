import { Match, type OptionValues, type Ruleset, type Scenario } from '@sandtable/kernel';
import { playerNames } from '@sandtable/players/names';
import { useMemo, useState } from 'react';
import { ADDRESS, go } from '../app/address.ts';
import { Picture } from '../board/Picture.tsx';
import { problemLines } from '../files/problemLines.ts';
import { openingScene } from '../games/openingScene.ts';
import type { Game } from '../games/games.ts';
import { freshName } from '../store/fresh.ts';
import { keepNew } from '../store/matches.ts';
import type { Seats } from '../store/seats.ts';
import { text } from '../words/words.ts';
import { Options } from './Options.tsx';
import { ScenarioChooser } from './ScenarioChooser.tsx';
import { SeatsChooser } from './SeatsChooser.tsx';
import styles from './StartPage.module.css';

interface SetupProps {
  readonly game: Game;
  readonly scenarios: readonly Scenario[];
  readonly scenario: Scenario;
  readonly options: OptionValues;
  readonly onScenario: (scenario: Scenario) => void;
}

/** Everything that is settled before the first move. */
export function Setup({ game, scenarios, scenario, options: given, onScenario }: SetupProps) {
  const { ruleset } = game;
  const [options, setOptions] = useState(given);
  const [seats, setSeats] = useState<Seats>(() => usualSeats(ruleset));
  const [problem, setProblem] = useState<string>();
  const [beginning, setBeginning] = useState(false);
  const { title, setting } = game.words.battle(scenario);
  const balance = game.words.balance(scenario);
  const opening = useMemo(() => openingScene(game, scenario, options), [game, scenario, options]);

  const begin = async (): Promise<void> => {
    setBeginning(true);
    const start = Match.start(ruleset, scenario, options, {
      kind: 'seeded',
      seed: freshName(),
    });
    // What cannot be set up is shown below, and has no button.
    if (!start.ok) return;
    try {
      const { id } = await keepNew(seats, start.value.save());
      go(ADDRESS.play(id));
    } catch (error) {
      setProblem(text('start.unkept', { reason: String(error) }));
      setBeginning(false);
    }
  };

  return (
    <div className={styles['setup']}>
      <div className={styles['choices']}>
        <ScenarioChooser
          game={game}
          scenarios={scenarios}
          scenario={scenario}
          onChoose={onScenario}
        />
        <SeatsChooser game={game} seats={seats} onChange={setSeats} />
        <Options game={game} values={options} onChange={setOptions} />
      </div>
      <div className={styles['preview']}>
        {opening.ok ? (
          <Picture
            game={game}
            scene={opening.value}
            title={title}
            label={text('start.map', { title })}
          />
        ) : (
          <div role="alert" className={styles['problem']}>
            <p>{text('start.problem')}</p>
            <ul>
              {problemLines(opening.problems, game.words).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
        {setting !== undefined && <p className={styles['setting']}>{setting}</p>}
        {balance !== undefined && <p className={styles['balance']}>{balance}</p>}
      </div>
      <section className={styles['bar']} aria-label={text('start.bar')}>
        {problem === undefined ? <p>{title}</p> : <p role="alert">{problem}</p>}
        <button
          type="button"
          className={`primary ${styles['begin']}`}
          disabled={!opening.ok || beginning}
          onClick={() => void begin()}
        >
          {text('start.begin')}
        </button>
      </section>
    </div>
  );
}

/** Somebody here has the first side, the strongest computer player the other. */
function usualSeats(ruleset: Ruleset): Seats {
  const [first, second] = ruleset.sides;
  return { [first]: 'person', [second]: `computer:${playerNames(ruleset)[0]}` };
}
