import { MUSTERED, type OptionValues, type Scenario } from '@sandtable/kernel';
import { useEffect, useState } from 'react';
import { ADDRESS, go, useAddress } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { positionIn, type PositionRead } from '../files/positionLink.ts';
import { useRules } from '../games/games.ts';
import { isTaught } from '../learn/taught.ts';
import { text } from '../words/words.ts';
import { Setup } from './Setup.tsx';
import styles from './StartPage.module.css';
import { placeNamed } from './Where.tsx';

/** Where a game is set up: its scenario, its options, who plays. */
export function StartPage({ id }: { readonly id: string }) {
  const game = useRules(id);
  const { ruleset, words } = game;
  const address = useAddress();
  const reading = useShared(address.hash);
  const shared = reading === 'reading' ? undefined : reading;
  const title = text('start.title', { game: words.text('ruleset.title') });
  usePageTitle(title);

  const wanted = address.searchParams.get('scenario');
  const where = placeNamed(address.searchParams.get('where'));
  const ready =
    ruleset.scenarios.find((scenario) => scenario.id === wanted) ?? ruleset.scenarios[0];
  const given = shared?.ok === true ? shared.value : undefined;
  return (
    <main id="content" className="page" data-game={id}>
      <h1>{title}</h1>
      {isTaught(id) && (
        <p>
          <Link to={ADDRESS.learn(id)}>{text('start.learn')}</Link>
        </p>
      )}
      {given !== undefined &&
        (given.scenario.id === MUSTERED ? (
          <p>
            {text('start.chosen')}{' '}
            <Link to={ADDRESS.armies(id)}>{text('start.chosen.change')}</Link>
          </p>
        ) : (
          <p>{text('start.shared')}</p>
        ))}
      {shared?.ok === false && (
        <div role="alert" className={styles['problem']}>
          <p>{text('start.problem')}</p>
          <ul>
            {shared.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {reading === 'reading' ? (
        <p role="status">{text('app.loading')}</p>
      ) : (
        <Setup
          key={address.hash}
          game={game}
          scenarios={given === undefined ? ruleset.scenarios : [given.scenario]}
          listed={given?.scenario ?? ready}
          shared={given !== undefined}
          options={given?.options ?? NO_OPTIONS}
          where={where}
          onScenario={(scenario: Scenario) =>
            go(ADDRESS.start(id, scenario.id, where === 'here' ? undefined : where), 'replace')
          }
        />
      )}
    </main>
  );
}

const NO_OPTIONS: OptionValues = {};

/** The position that came with the address; undefined where none did. */
function useShared(hash: string): PositionRead | undefined | 'reading' {
  const [read, setRead] = useState<{ readonly hash: string; readonly found?: PositionRead }>();
  useEffect(() => {
    let wanted = true;
    void positionIn(hash).then((found) => wanted && setRead({ hash, ...(found && { found }) }));
    return () => {
      wanted = false;
    };
  }, [hash]);
  if (read?.hash === hash) return read.found;
  return hash === '' ? undefined : 'reading';
}
