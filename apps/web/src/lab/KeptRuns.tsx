import type { Scenario } from '@sandtable/kernel';
import { useRef } from 'react';
import type { Game } from '../games/games.ts';
import { when } from '../matches/when.ts';
import type { KeptRun } from '../store/runs.ts';
import styles from './LabPage.module.css';
import { text } from './words.ts';

interface KeptRunsProps {
  readonly game: Game;
  readonly runs: readonly KeptRun[];
  /** The one that is shown. */
  readonly shown: string | undefined;
  readonly onShow: (run: KeptRun) => void;
  readonly onForget: (run: KeptRun) => void;
}

/** The last runs on this device: each can be looked at again, gone on with and forgotten. */
export function KeptRuns({ game: { words }, runs, shown, onShow, onForget }: KeptRunsProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className={styles['place']}>
      {runs.length > 0 && (
        <details className={`panel ${styles['earlier']}`}>
          <summary>{text('lab.kept', { count: runs.length })}</summary>
          <p className={styles['about']}>{text('lab.kept.about')}</p>
          <ul className={styles['kept']}>
            {runs.map((run) => {
              const { id, plan, file, records, changed } = run;
              const { scenario } = file.scenarios[0];
              const [one, other] = plan.players.map((player) => words.word('player', player));
              const { title } = words.battle(scenario as Scenario);
              return (
                <li key={id} aria-current={id === shown}>
                  <div>
                    <strong>{title}</strong>
                    <p>
                      {text('lab.kept.run', { one, other, seed: plan.seed })}{' '}
                      {Object.keys(plan.knobs).length > 0 && text('lab.kept.turned')}{' '}
                      {text('lab.kept.games', {
                        games: records.length,
                        of: plan.games,
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
