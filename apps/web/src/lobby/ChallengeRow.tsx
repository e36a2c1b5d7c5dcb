import type { Challenge } from '@sandtable/wire';
import { aboutGame } from '../games/about.ts';
import { useGame, useRules } from '../games/games.ts';
import { PICTURE } from '../games/pictures.ts';
import { Glimpsed } from '../matches/Glimpsed.tsx';
import { when } from '../matches/when.ts';
import { OptionsTold } from '../online/matters/OptionsTold.tsx';
import { TermsTold } from '../online/matters/TermsTold.tsx';
import styles from './LobbyPage.module.css';
import { lobbyText } from './lobbyText.ts';

interface ChallengeRowProps {
  readonly challenge: Challenge;
  /** Whether one is being taken: nobody takes two at once. */
  readonly isTaking: boolean;
  readonly onTake: () => void;
}

/** Somebody who waits to be played: what, as which side, with which clock. */
export function ChallengeRow({ challenge, isTaking, onTake }: ChallengeRowProps) {
  const { ruleset: id, scenario, side, terms, options, name, made } = challenge;
  const game = useRules(id);
  const { words } = game;
  const { title, facts } = words.battle({ format: 1, ruleset: id, ...scenario });
  return (
    <article className={styles['row']} aria-label={title}>
      {scenario.isOwn === true ? (
        <OwnThumb challenge={challenge} title={title} />
      ) : (
        <div className={styles['thumb']} aria-hidden="true">
          <img src={PICTURE.scenario(id, scenario.id)} alt="" />
        </div>
      )}
      <div className={styles['told']}>
        <h3>{title}</h3>
        <p>
          {lobbyText('lobby.against', {
            name: name ?? lobbyText('lobby.somebody'),
            side: words.the(side),
          })}
        </p>
        <p className={styles['about']}>
          {[aboutGame(id).title, ...(facts === undefined ? [] : [facts])].join(' · ')}
        </p>
        <div className={styles['about']}>
          <TermsTold terms={terms} from="lobby" />
        </div>
        <OptionsTold game={game} options={options} />
        <p className={styles['about']}>{lobbyText('lobby.since', { time: when(made) })}</p>
      </div>
      <button type="button" className="primary" disabled={isTaking} onClick={onTake}>
        {lobbyText('lobby.take')}
        <span className="unseen">{title}</span>
      </button>
    </article>
  );
}

interface OwnThumbProps {
  readonly challenge: Challenge;
  readonly title: string;
}

/** What whoever waits has made himself is shown as it is: there is no picture of it yet. */
function OwnThumb({ challenge, title }: OwnThumbProps) {
  const game = useGame(challenge.ruleset);
  return <Glimpsed game={game} match={challenge} title={title} />;
}
