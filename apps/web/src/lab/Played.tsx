import {
  Comparison,
  gamesCsv,
  runReport,
  VariantSearch,
  type Inquiry,
  type RunRecord,
} from '@sandtable/lab';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { saveText } from '../files/save.ts';
import type { Game } from '../games/games.ts';
import { Balanced, balancedText } from './Balanced.tsx';
import { Compared, comparedText } from './Compared.tsx';
import { Figures } from './Figures.tsx';
import styles from './LabPage.module.css';
import type { Plan } from './plan.ts';
import type { Series, Stand } from './series.ts';
import { variantName } from './variantName.ts';
import { text } from './words.ts';

/** Whose games they are, and of what. */
function gamesOf({ words }: Game, { run }: Inquiry): string {
  const [a, b] = run.contests[0].players.map((player) => words.word('player', player));
  const variant = variantName(words, run.file.scenarios[0]);
  return text('lab.gamesOf', { variant, a, b });
}

interface PlayedProps {
  readonly game: Game;
  readonly series: Series;
  readonly onRun: ((plan: Plan) => void) | undefined;
}

/** The games as they come, and what they have come to. */
export function Played({ game, series, onRun }: PlayedProps) {
  const { inquiry } = series;
  const { run } = inquiry;
  const stand = useSyncExternalStore(series.subscribe, series.stand);
  const { records, state } = stand;
  const isPlaying = state === 'playing';
  const place = useRef<HTMLElement>(null);
  // It ends by itself, and the button goes: whoever was on it stays here.
  const keepFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) place.current?.focus({ preventScroll: true });
    },
    [],
  );
  const isWhole = !(inquiry instanceof Comparison || inquiry instanceof VariantSearch);
  const name = (ending: string): string =>
    `lab-${run.ruleset.id}-${run.contests[0].scenario.id}.${ending}`;
  const json = (content: unknown): string => `${JSON.stringify(content, undefined, 2)}\n`;
  return (
    <>
      <section
        ref={place}
        tabIndex={-1}
        className={`panel ${styles['bar']} ${styles['place']}`}
        aria-label={text('lab.games')}
      >
        {/* What is chosen in the form may be another by now. */}
        {isWhole && <p className={styles['of']}>{gamesOf(game, inquiry)}</p>}
        <Progress inquiry={inquiry} />
        <p role="status" className={isWhole || state !== 'done' ? undefined : styles['verdict']}>
          {standText(game, inquiry, stand)}
        </p>
        <div className={styles['ways']}>
          {/* One button, which keeps the focus whatever it stands for. */}
          {(isPlaying || state === 'stopped' || state === 'failed') && (
            <button
              ref={keepFocus}
              type="button"
              onClick={() => (isPlaying ? series.stop() : series.start())}
            >
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
            onClick={() =>
              saveText(json(figuresOf(inquiry, records)), name('json'), 'application/json')
            }
          >
            {text('lab.json')}
          </button>
          {isWhole && (
            <button
              type="button"
              title={text('lab.file.about')}
              onClick={() => saveText(json(run.file), name('run.json'), 'application/json')}
            >
              {text('lab.file')}
            </button>
          )}
        </div>
      </section>
      {records.length > 0 && (
        <CameOut game={game} inquiry={inquiry} records={records} onRun={onRun} />
      )}
    </>
  );
}

interface CameOutProps {
  readonly game: Game;
  readonly inquiry: Inquiry;
  readonly records: readonly RunRecord[];
  readonly onRun: PlayedProps['onRun'];
}

function CameOut({ game, inquiry, records, onRun }: CameOutProps) {
  if (inquiry instanceof Comparison) return <Compared game={game} comparison={inquiry} />;
  if (inquiry instanceof VariantSearch) {
    return <Balanced game={game} search={inquiry} onRun={onRun} />;
  }
  return <RunFigures game={game} inquiry={inquiry} records={records} />;
}

function RunFigures({ game, inquiry: { run }, records }: Omit<CameOutProps, 'onRun'>) {
  const report = useMemo(() => runReport(run, records), [run, records]);
  return <Figures game={game} contest={report.contests[0]} run={run} />;
}

/** How far it has come; nothing of a comparison, which nobody knows the end of. */
function Progress({ inquiry }: { readonly inquiry: Inquiry }) {
  if (inquiry instanceof Comparison || inquiry.isOver) return null;
  const [games, of] =
    inquiry instanceof VariantSearch
      ? [inquiry.round.games, inquiry.round.of]
      : [inquiry.games, inquiry.run.games];
  return <progress value={games} max={of} aria-label={text('lab.games')} />;
}

/** What other programs are told. */
function figuresOf(inquiry: Inquiry, records: readonly RunRecord[]): object {
  if (inquiry instanceof Comparison) return { ...inquiry.result(), ...inquiry.question };
  if (!(inquiry instanceof VariantSearch)) return runReport(inquiry.run, records);
  const { bounds, found, games, run, tried } = inquiry;
  return {
    settled: found?.isSettled ?? false,
    candidate: found?.candidate ?? null,
    bounds,
    games,
    tried: tried.map((each, i) => ({ knobs: run.file.scenarios[i].knobs, ...each })),
  };
}

function standText(game: Game, inquiry: Inquiry, { state, records, reason = '' }: Stand): string {
  if (state === 'failed') return text('lab.failed', { reason });
  const isStopped = state === 'stopped';
  if (inquiry instanceof Comparison) {
    const { games } = inquiry;
    if (state === 'done') return comparedText(game, inquiry);
    return text(isStopped ? 'lab.compare.stopped' : 'lab.compare.progress', { games });
  }
  if (inquiry instanceof VariantSearch) {
    const { games, tried, round } = inquiry;
    if (state === 'done') return balancedText(game, inquiry);
    const parts = { games, left: round.left, of: tried.length };
    return text(isStopped ? 'lab.balance.stopped' : 'lab.balance.progress', parts);
  }
  const [games, of] = [records.length, inquiry.run.games];
  if (state === 'done') return text('lab.done', { of });
  return text(isStopped ? 'lab.stopped' : 'lab.progress', { games, of });
}
