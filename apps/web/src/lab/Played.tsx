import { gamesCsv, runReport } from '@sandtable/lab';
import { useMemo, useSyncExternalStore } from 'react';
import { saveText } from '../files/save.ts';
import type { Game } from '../games/games.ts';
import { Figures } from './Figures.tsx';
import styles from './LabPage.module.css';
import type { Series, Stand } from './series.ts';
import { text } from './words.ts';

interface PlayedProps {
  readonly game: Game;
  readonly series: Series;
}

/** The games as they come, and what they have come to. */
export function Played({ game, series }: PlayedProps) {
  const { run } = series;
  const stand = useSyncExternalStore(series.subscribe, series.stand);
  const { records, state } = stand;
  const isPlaying = state === 'playing';
  const report = useMemo(() => runReport(run, records), [run, records]);
  const name = (ending: string): string =>
    `lab-${run.ruleset.id}-${run.contests[0].scenario.id}.${ending}`;
  const json = (content: unknown): string => `${JSON.stringify(content, undefined, 2)}\n`;
  return (
    <>
      <section className={`panel ${styles['bar']}`} aria-label={text('lab.games')}>
        <progress value={records.length} max={run.games} aria-label={text('lab.games')} />
        <p role="status">{standText(stand, run.games)}</p>
        <div className={styles['ways']}>
          {/* One button, which keeps the focus whatever it stands for. */}
          {(isPlaying || state === 'stopped' || state === 'failed') && (
            <button type="button" onClick={() => (isPlaying ? series.stop() : series.start())}>
              {text(isPlaying ? 'lab.stop' : 'lab.goOn')}
            </button>
          )}
          <button
            type="button"
            disabled={records.length === 0}
            onClick={() => saveText(gamesCsv(run, records), name('csv'), 'text/csv')}
          >
            {text('lab.csv')}
          </button>
          <button
            type="button"
            disabled={records.length === 0}
            onClick={() => saveText(json(report), name('json'), 'application/json')}
          >
            {text('lab.json')}
          </button>
          <button
            type="button"
            title={text('lab.file.about')}
            onClick={() => saveText(json(run.file), name('run.json'), 'application/json')}
          >
            {text('lab.file')}
          </button>
        </div>
      </section>
      {records.length > 0 && <Figures game={game} contest={report.contests[0]} run={run} />}
    </>
  );
}

function standText({ state, records, reason = '' }: Stand, of: number): string {
  const games = records.length;
  if (state === 'failed') return text('lab.failed', { reason });
  if (state === 'done') return text('lab.done', { of });
  return text(state === 'stopped' ? 'lab.stopped' : 'lab.progress', { games, of });
}
