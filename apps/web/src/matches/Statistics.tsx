import { use } from 'react';
import { aboutGame } from '../games/about.ts';
import { loadGame } from '../games/games.ts';
import { signed } from '../report/luckWords.ts';
import { Table } from '../report/Table.tsx';
import type { MatchRecord } from '../store/matches.ts';
import { text } from '../words/words.ts';
import styles from './MatchesPage.module.css';
import { statisticsOf, tallyOf, type Row, type Tally } from './statistics.ts';

/** What one's battles against the computer came to: by game, by whom they were against, by side. */
export function Statistics({ records }: { readonly records: readonly MatchRecord[] }) {
  const rows = statisticsOf(records);
  const all = tallyOf(records);
  return (
    <section className="panel" aria-labelledby="history-statistics">
      <h2 id="history-statistics">{text('history.statistics')}</h2>
      <p className={styles['about']}>
        {text(all.played > 0 ? 'history.statistics.about' : 'history.statistics.none')}
      </p>
      {all.played > 0 && (
        <Table
          caption={text('history.statistics')}
          head={[
            text('history.game'),
            text('history.played'),
            text('history.results'),
            text('history.luck'),
          ]}
          rows={[
            ...rows.map((row) => [nameOf(row), ...figures(row)]),
            ...(rows.length > 1 ? [[text('history.all'), ...figures(all)]] : []),
          ]}
        />
      )}
    </section>
  );
}

function nameOf({ game, against, as }: Row): string {
  const { words } = use(loadGame(game));
  return text('history.row', {
    game: aboutGame(game).title,
    side: words.side(as),
    player: words.word('player', against),
  });
}

function figures({ played, won, lost, drawn, luck }: Tally): (string | number)[] {
  return [played, text('history.result', { won, lost, drawn }), signed(luck)];
}
