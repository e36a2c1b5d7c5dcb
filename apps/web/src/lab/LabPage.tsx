import { useCallback, useState, type ReactNode } from 'react';
import { ADDRESS, go, useAddress } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useGame, type Game } from '../games/games.ts';
import type { KeptRun } from '../store/runs.ts';
import { BalanceLab } from './BalanceLab.tsx';
import { CompareLab } from './CompareLab.tsx';
import styles from './LabPage.module.css';
import type { Plan } from './plan.ts';
import { RunLab } from './RunLab.tsx';
import { useKeptRuns } from './useRuns.ts';
import { wayNamed, WAYS, type Way } from './way.ts';
import { text } from './words.ts';

/** Where many games are played and added up. */
export function LabPage({ id }: { readonly id: string }) {
  const game = useGame(id);
  const title = text('lab.title', { game: game.words.text('ruleset.title') });
  usePageTitle(title);
  const way = wayNamed(useAddress().searchParams.get('way'));
  return (
    <main id="content" className={`page ${styles['lab']}`} data-game={id}>
      <div>
        <h1>{title}</h1>
        <nav className={styles['tabs']} aria-label={text('lab.ways')}>
          {WAYS.map((each) => (
            <Link
              key={each}
              to={ADDRESS.lab(id, each === 'run' ? undefined : each)}
              aria-current={each === way ? 'page' : undefined}
            >
              {text(`lab.way.${each}`)}
            </Link>
          ))}
        </nav>
        <p className={styles['about']}>{text(`lab.lead.${way}`)}</p>
      </div>
      <Lab game={game} way={way} />
    </main>
  );
}

interface LabProps {
  readonly game: Game;
  readonly way: Way;
}

function Lab({ game, way }: LabProps) {
  const [chosen, setChosen] = useState<Plan>();
  const leave = useCallback(() => setChosen(undefined), []);
  const run = (plan: Plan): void => {
    setChosen(plan);
    go(ADDRESS.lab(game.ruleset.id));
  };
  switch (way) {
    case 'run':
      return (
        <WithKept key={way} game={game} way={way}>
          {(before) => <RunLab game={game} before={before} chosen={chosen} onLeave={leave} />}
        </WithKept>
      );
    case 'compare':
      return (
        <WithKept key={way} game={game} way={way}>
          {(before) => <CompareLab game={game} before={before} />}
        </WithKept>
      );
    case 'balance':
      return (
        <WithKept key={way} game={game} way={way}>
          {(before) => <BalanceLab game={game} before={before} onRun={run} />}
        </WithKept>
      );
  }
}

interface WithKeptProps<W extends Way> {
  readonly game: Game;
  readonly way: W;
  readonly children: (before: readonly KeptRun<W>[]) => ReactNode;
}

/** What is kept of that way is looked for first: the last of it is shown. */
function WithKept<W extends Way>({ game, way, children }: WithKeptProps<W>) {
  const before = useKeptRuns(game.ruleset, way);
  return before === undefined ? <div aria-busy="true" /> : children(before);
}
