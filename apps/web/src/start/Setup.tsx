import { Match, type OptionValues, type Ruleset, type Scenario } from '@sandtable/kernel';
import { usualOpponent } from '@sandtable/players/names';
import type { NewMatch } from '@sandtable/wire';
import { lazy, Suspense, useMemo, useState } from 'react';
import { ADDRESS, go } from '../app/address.ts';
import { problemLines } from '../files/problemLines.ts';
import { openingScene } from '../games/openingScene.ts';
import type { Rules } from '../games/games.ts';
import { PICTURE } from '../games/pictures.ts';
import { freshName } from '../store/fresh.ts';
import { keepNew } from '../store/matches.ts';
import type { Seats } from '../store/seats.ts';
import { text } from '../words/words.ts';
import type { Arrangement } from '../online/FriendSeats.tsx';
import { reasonOf } from '../online/host.ts';
import { keepOwnName, ownName } from '../online/ownName.ts';
import { Options } from './Options.tsx';
import { ScenarioChooser } from './ScenarioChooser.tsx';
import { SeatsChooser } from './SeatsChooser.tsx';
import styles from './StartPage.module.css';
import { useScenario } from './useScenario.ts';
import { usePlace, Where, type Place } from './Where.tsx';

/** What came with a link has no kept picture: it is drawn. */
const SharedTable = lazy(async () => ({
  default: (await import('./SharedTable.tsx')).SharedTable,
}));

const FriendSeats = lazy(async () => ({
  default: (await import('../online/FriendSeats.tsx')).FriendSeats,
}));

interface SetupProps {
  readonly game: Rules;
  readonly scenarios: readonly Scenario[];
  /** The one that is chosen, as it is listed. */
  readonly listed: Scenario;
  /** It came with a link. */
  readonly shared: boolean;
  readonly options: OptionValues;
  /** Where it is to be played, unless somebody chooses otherwise. */
  readonly where: Place;
  readonly onScenario: (scenario: Scenario) => void;
}

/** Everything that is settled before the first move. */
export function Setup(props: SetupProps) {
  const { game, scenarios, listed, shared, options: given, where, onScenario } = props;
  const { ruleset } = game;
  const scenario = useScenario(ruleset, listed, shared);
  const [options, setOptions] = useState(given);
  const [seats, setSeats] = useState<Seats>(() => usualSeats(ruleset));
  const [place, places, setPlace] = usePlace(where);
  const [arrangement, setArrangement] = useState<Arrangement>(() => ({
    side: ruleset.sides[0],
    name: ownName(),
    player: usualOpponent(ruleset),
    terms: {},
  }));
  const [problem, setProblem] = useState<string>();
  const [beginning, setBeginning] = useState(false);
  const { title, setting } = game.words.battle(listed);
  const label = text('start.map', { title });
  const balance = game.words.balance(listed);
  const opening = useMemo(
    () => scenario && openingScene(game, scenario, options),
    [game, scenario, options],
  );

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

  const invite = async (): Promise<void> => {
    setBeginning(true);
    setProblem(undefined);
    const name = arrangement.name.trim();
    keepOwnName(name);
    const { foundMatch } = await import('../online/invite.ts');
    const wanted = {
      ruleset: ruleset.id,
      ...(shared ? { position: listed } : { scenario: listed.id }),
      options,
      ...(name !== '' && { name }),
      ...(place === 'lobby' && { open: true }),
      ...(place === 'computer'
        ? againstComputer(ruleset, arrangement)
        : { side: arrangement.side, terms: arrangement.terms }),
    };
    try {
      go(ADDRESS.online(await foundMatch(wanted)));
    } catch (error) {
      setProblem(game.words.render(reasonOf(error)));
      setBeginning(false);
    }
  };

  return (
    <div className={styles['setup']}>
      <div className={styles['choices']}>
        <ScenarioChooser
          game={game}
          scenarios={scenarios}
          scenario={listed}
          onChoose={onScenario}
        />
        <Where places={places} place={place} onChange={setPlace} />
        {place === 'here' ? (
          <SeatsChooser game={game} seats={seats} onChange={setSeats} />
        ) : (
          <Suspense>
            <FriendSeats
              game={game}
              arrangement={arrangement}
              place={place}
              onChange={setArrangement}
            />
          </Suspense>
        )}
        <Options game={game} values={options} onChange={setOptions} />
      </div>
      <div className={styles['preview']}>
        {shared && scenario ? (
          <Suspense>
            <SharedTable id={ruleset.id} scenario={scenario} options={options} label={label} />
          </Suspense>
        ) : (
          <img className={styles['table']} src={PICTURE.table(ruleset.id, listed.id)} alt={label} />
        )}
        {opening?.ok === false && (
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
          disabled={opening?.ok !== true || beginning}
          onClick={() => void (place === 'here' ? begin() : invite())}
        >
          {text(ACT[place])}
        </button>
      </section>
    </div>
  );
}

/** What the button says that ends it. */
const ACT = {
  here: 'start.begin',
  link: 'friend.invite',
  lobby: 'friend.challenge',
  computer: 'start.begin',
} as const;

/** One's own side, drawn where either will do, and who has the other. */
function againstComputer(
  { sides }: Ruleset,
  { side, player }: Arrangement,
): Pick<NewMatch, 'side' | 'players'> {
  const own = sides.includes(side) ? side : sides[crypto.getRandomValues(new Uint8Array(1))[0] % 2];
  const other = sides[0] === own ? sides[1] : sides[0];
  return { side: own, players: { [other]: player } };
}

/** Somebody here has the first side, the computer the other, as strong as most like it. */
function usualSeats(ruleset: Ruleset): Seats {
  const [first, second] = ruleset.sides;
  return { [first]: 'person', [second]: `computer:${usualOpponent(ruleset)}` };
}
