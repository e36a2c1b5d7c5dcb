import { use, useEffect, useMemo, useState } from 'react';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useGame } from '../games/games.ts';
import { loadScenario } from '../games/rulesets.ts';
import { LabForm } from './LabForm.tsx';
import styles from './LabPage.module.css';
import { Played } from './Played.tsx';
import { fileOf, usualPlan, type Plan } from './plan.ts';
import { Series } from './series.ts';
import { runIn } from './run.ts';
import { text } from './words.ts';

/** Where many games are played and added up. */
export function LabPage({ id }: { readonly id: string }) {
  const game = useGame(id);
  const { ruleset, words } = game;
  const title = text('lab.title', { game: words.text('ruleset.title') });
  usePageTitle(title);
  const [plan, setPlan] = useState<Plan>(() => usualPlan(ruleset));
  const [series, setSeries] = useState<Series>();
  const listed =
    ruleset.scenarios.find((each) => each.id === plan.scenario) ?? ruleset.scenarios[0];
  const scenario = use(useMemo(() => loadScenario(ruleset, listed), [ruleset, listed]));
  // Nobody looks any more: nothing is played for nothing.
  useEffect(() => () => series?.stop(), [series]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const play = (): void => {
    const read = runIn(fileOf(ruleset, scenario, plan), ruleset);
    setProblems('run' in read ? [] : read.problems);
    const next = 'run' in read ? new Series(read.run) : undefined;
    setSeries(next);
    next?.start();
  };
  return (
    <main id="content" className={`page ${styles['lab']}`} data-game={id}>
      <div>
        <h1>{title}</h1>
        <p className={styles['about']}>{text('lab.lead')}</p>
      </div>
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
      {series !== undefined && <Played key={series.run.digest} game={game} series={series} />}
    </main>
  );
}
