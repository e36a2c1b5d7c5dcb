import type { Words } from '@sandtable/kernel';
import { useRef } from 'react';
import type { Game } from '../games/games.ts';
import type { RunFile } from '@sandtable/lab';
import { when } from '../matches/when.ts';
import type { KeptRun } from '../store/runs.ts';
import styles from './LabPage.module.css';
import { variantName, variantNames } from './variantName.ts';
import type { Way } from './way.ts';
import { text } from './words.ts';

interface KeptRunsProps<W extends Way> {
  readonly game: Game;
  readonly way: W;
  readonly runs: readonly KeptRun<W>[];
  /** The one that is shown. */
  readonly shown: string | undefined;
  readonly onShow: (run: KeptRun<W>) => void;
  readonly onForget: (run: KeptRun<W>) => void;
}

/** What a run of each way is of. */
const titles: Readonly<Record<Way, (words: Words, file: RunFile) => string>> = {
  run: (words, { scenarios: [variant] }) => variantName(words, variant),
  compare: (words, file) => {
    const [a, b] = variantNames(words, file);
    return text('lab.kept.both', { a, b });
  },
  balance: (words, { scenarios: [{ knobs: _, ...plain }] }) => variantName(words, plain),
};

/** The last runs on this device: each can be looked at again, gone on with and forgotten. */
export function KeptRuns<W extends Way>(props: KeptRunsProps<W>) {
  const { game, way, runs, shown, onShow, onForget } = props;
  const { words } = game;
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className={styles['place']}>
      {runs.length > 0 && (
        <details className={`panel ${styles['earlier']}`}>
          <summary>{text(`lab.kept.${way}`, { count: runs.length })}</summary>
          <p className={styles['about']}>{text('lab.kept.about')}</p>
          <ul className={styles['kept']}>
            {runs.map((run) => {
              const { id, plan, file, records, changed } = run;
              const [one, other] = plan.players.map((player) => words.word('player', player));
              return (
                <li key={id} aria-current={id === shown}>
                  <div>
                    <strong>{titles[way](words, file)}</strong>
                    <p>
                      {text('lab.kept.players', { one, other, seed: plan.seed })}{' '}
                      {text(way === 'run' ? 'lab.kept.games' : 'lab.kept.sofar', {
                        games: records.length,
                        of: file.games,
                        when: when(changed),
                      })}
                    </p>
                  </div>
                  <div className={styles['ways']}>
                    {id !== shown && (
                      <button type="button" onClick={() => onShow(run)}>
                        {text('lab.kept.show')}
                      </button>
                    )}
                    <button
                      type="button"
                      className="danger"
                      onClick={() => {
                        // The button goes with its run: whoever pressed it stays here.
                        place.current?.focus();
                        onForget(run);
                      }}
                    >
                      {text('lab.kept.forget')}
                    </button>
                  </div>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}
