import { lazy, Suspense, useState } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { aboutGame } from '../games/about.ts';
import { hasRuleset } from '../games/rulesets.ts';
import { useFeature } from '../online/useFeature.ts';
import { text } from '../words/words.ts';
import { BattleRow } from './BattleRow.tsx';
import styles from './MatchesPage.module.css';
import { useMine } from './mine.ts';
import { OnlineMatches } from './OnlineMatches.tsx';
import { Statistics } from './Statistics.tsx';
import { useHistory, type Battle } from './useHistory.ts';

const NoticeSettings = lazy(async () => ({
  default: (await import('./notices/NoticeSettings.tsx')).NoticeSettings,
}));

const ALL = '';

/** All matches of somebody: elsewhere and on this device, and what those add up to. */
export function MatchesPage() {
  usePageTitle(text('history.title'));
  const history = useHistory();
  const mine = useMine();
  const hasNotices = useFeature('notices');
  const [game, setGame] = useState(ALL);
  if (history === undefined) {
    return (
      <main id="content" className="page" aria-busy="true">
        <p role="status">{text('app.loading')}</p>
      </main>
    );
  }
  if (typeof history === 'string') {
    return (
      <main id="content" className="page">
        <h1>{text('history.title')}</h1>
        <p>{text('front.unavailable', { reason: history })}</p>
      </main>
    );
  }
  // What belongs to a game that is not there any more cannot be told.
  const known = history.battles.filter((battle) => hasRuleset(gameOf(battle)));
  const games = [...new Set(known.map(gameOf))];
  const shown = game === ALL ? known : known.filter((battle) => gameOf(battle) === game);
  const isHere = new Set(known.map(({ id }) => id));
  // What is over and kept here is told with all that was played here.
  const elsewhere = mine?.filter(
    (each) =>
      hasRuleset(each.ruleset) &&
      !(each.state === 'over' && isHere.has(each.match)) &&
      (game === ALL || each.ruleset === game),
  );
  const records = shown.flatMap(({ record }) => (record === undefined ? [] : [record]));
  return (
    <main id="content" className={`page ${styles['history']}`}>
      <div>
        <h1>{text('history.title')}</h1>
        <p className={styles['about']}>{text('history.lead')}</p>
      </div>
      {elsewhere !== undefined && <OnlineMatches matches={elsewhere} />}
      {hasNotices === true && (
        <Suspense>
          <NoticeSettings />
        </Suspense>
      )}
      {known.length === 0 && (elsewhere ?? []).length === 0 && <NoneYet />}
      {known.length > 0 && (
        <>
          <div className={styles['filter']}>
            <label>
              {text('history.game')}{' '}
              <select value={game} onChange={(event) => setGame(event.target.value)}>
                <option value={ALL}>{text('history.allGames')}</option>
                {games.map((id) => (
                  <option key={id} value={id}>
                    {aboutGame(id).title}
                  </option>
                ))}
              </select>
            </label>
            <p role="status">
              {history.working > 0 && text('history.working', { count: history.working })}
            </p>
          </div>
          <Suspense fallback={<p>{text('app.loading')}</p>}>
            <Statistics records={records} />
          </Suspense>
          <section aria-labelledby="history-list">
            <h2 id="history-list">
              {text('history.list')}{' '}
              <span className={styles['count']}>
                {text('history.count', { count: shown.length })}
              </span>
            </h2>
            <ul className={styles['battles']}>
              {shown.map((battle) => (
                <li key={battle.id}>
                  <Suspense fallback={<p>{text('app.loading')}</p>}>
                    <BattleRow
                      game={gameOf(battle)}
                      battle={battle}
                      onRemoved={() => void history.read()}
                    />
                  </Suspense>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </main>
  );
}

/** Where to begin. */
function NoneYet() {
  const hasLobby = useFeature('lobby');
  return (
    <div className="panel">
      <p>{text('history.none')}</p>
      <Link to={ADDRESS.front} className="button primary">
        {text('history.begin')}
      </Link>{' '}
      {hasLobby === true && (
        <Link to={ADDRESS.lobby} className="button">
          {text('history.lobby')}
        </Link>
      )}
    </div>
  );
}

function gameOf({ match, record }: Battle): string {
  return match?.file.ruleset ?? record?.game ?? '';
}
