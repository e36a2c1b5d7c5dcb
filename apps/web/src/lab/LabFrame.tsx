import type { ReactNode } from 'react';
import type { Game } from '../games/games.ts';
import type { KeptRun } from '../store/runs.ts';
import { KeptRuns } from './KeptRuns.tsx';
import { Played } from './Played.tsx';
import type { Plan } from './plan.ts';
import type { Lab } from './useLab.ts';
import type { Way } from './way.ts';
import { text } from './words.ts';

export interface LabProps<W extends Way> {
  readonly game: Game;
  /** The runs that were kept when the page was opened. */
  readonly before: readonly KeptRun<W>[];
}

interface LabFrameProps<W extends Way> {
  readonly game: Game;
  readonly way: W;
  readonly lab: Lab<W>;
  /** Where what is to be played is chosen. */
  readonly children: ReactNode;
  readonly onRun?: (plan: Plan) => void;
}

/** Around what is chosen: why it cannot be played, what was played before, and what comes of it. */
export function LabFrame<W extends Way>({ game, way, lab, children, onRun }: LabFrameProps<W>) {
  const { kept, shown, problems, showKept, forget } = lab;
  return (
    <>
      {children}
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
        way={way}
        runs={kept}
        shown={shown?.id}
        onShow={showKept}
        onForget={forget}
      />
      {shown !== undefined && (
        <Played key={shown.id} game={game} series={shown.series} onRun={onRun} />
      )}
    </>
  );
}
