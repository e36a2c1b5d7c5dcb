import { use, useMemo, useState } from 'react';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useGame, type Game } from '../games/games.ts';
import { loadScenario } from '../games/rulesets.ts';
import type { KeptRun } from '../store/runs.ts';
import { KeptRuns } from './KeptRuns.tsx';
import { LabForm } from './LabForm.tsx';
import styles from './LabPage.module.css';
import { Played } from './Played.tsx';
import { fileOf, usualPlan, type Plan } from './plan.ts';
import { runIn } from './run.ts';
import { Series } from './series.ts';
import { keptSeries, useKeptRuns, useRuns } from './useRuns.ts';
import { text } from './words.ts';

/** Where many games are played and added up. */
export function LabPage({ id }: { readonly id: string }) {
  const game = useGame(id);
  const title = text('lab.title', { game: game.words.text('ruleset.title') });
  usePageTitle(title);
  const before = useKeptRuns(game.ruleset);
  return (
    <main
      id="content"
      className={`page ${styles['lab']}`}
      data-game={id}
      aria-busy={before === undefined}
    >
      <div>
        <h1>{title}</h1>
        <p className={styles['about']}>{text('lab.lead')}</p>
      </div>
      {before !== undefined && <Lab game={game} before={before} />}
    </main>
  );
}

interface LabProps {
  readonly game: Game;
  /** The runs that were kept when the page was opened. */
  readonly before: readonly KeptRun[];
}

function Lab({ game, before }: LabProps) {
  const { ruleset } = game;
  const { kept, shown, show, forget } = useRuns(ruleset, before);
  const [plan, setPlan] = useState<Plan>(() => shown?.plan ?? usualPlan(ruleset));
  const listed =
    ruleset.scenarios.find((each) => each.id === plan.scenario) ?? ruleset.scenarios[0];
  const scenario = use(useMemo(() => loadScenario(ruleset, listed), [ruleset, listed]));
  const [problems, setProblems] = useState<readonly string[]>([]);
  const play = (): void => {
    const read = runIn(fileOf(ruleset, scenario, plan), ruleset);
    setProblems('run' in read ? [] : read.problems);
    const series = 'run' in read ? new Series(read.run) : undefined;
    show(series && { series, plan });
    series?.start();
  };
  const showKept = (run: KeptRun): void => {
    setPlan(run.plan);
    setProblems([]);
    show(keptSeries(run, ruleset));
  };
  return (
    <>
      <LabForm game={game} scenario={scenario} plan={plan} onChange={setPlan} onPlay={play} />
      {problems.length > 0 && (
        <div role="alert" className="panel">
          <p>{text('lab.refused')}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      <KeptRuns
        game={game}
        runs={kept}
        shown={shown?.series.run.digest}
        onShow={showKept}
        onForget={forget}
      />
      {shown !== undefined && (
        <Played key={shown.series.run.digest} game={game} series={shown.series} />
      )}
    </>
  );
}
