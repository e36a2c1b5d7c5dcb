import { premisesOf } from '@sandtable/kernel';
import { useMemo } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { Missing } from '../app/Missing.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { openPlayed, type Opened } from '../files/openFile.ts';
import { useFound } from '../files/useFound.ts';
import report from '../report/BattleReport.module.css';
import type { SavedMatch } from '../store/matches.ts';
import { keepReview, keptReview } from '../store/reviews.ts';
import { ownSides } from '../store/seats.ts';
import { text as appText } from '../words/words.ts';
import { MatchReview } from './MatchReview.tsx';
import { text } from './reviewText.ts';
import { useReview, type Subject } from './useReview.ts';

/** A battle that is over, with what each roll gave and each decision cost. */
export function ReviewPage({ id }: { readonly id: string }) {
  const found = useFound(id, openPlayed);
  if (found === undefined) return <Waiting />;
  if (found === 'missing') return <Missing what={appText('missing.match')} />;
  const { saved, isKept, opened } = found;
  if (opened.kind !== 'match') {
    return <Broken problems={opened.kind === 'problem' ? opened.problems : []} />;
  }
  if (opened.match.pending.outcome === undefined) return <Early saved={saved} opened={opened} />;
  return <Worked saved={saved} isKept={isKept} opened={opened} />;
}

interface WorkedProps {
  readonly saved: SavedMatch;
  readonly isKept: boolean;
  readonly opened: Extract<Opened, { kind: 'match' }>;
}

function Worked({ saved, isKept, opened: { game, match } }: WorkedProps) {
  const subject = useMemo((): Subject => {
    const { version } = match.ruleset;
    const shelf = {
      kept: () => keptReview(saved.id, version),
      keep: async (found: Parameters<typeof keepReview>[2]) => {
        if (isKept) await keepReview(saved.id, version, found);
      },
    };
    return {
      premises: premisesOf(match),
      positions: match.steps.length + 1,
      given: () => ({ file: match.save() }),
      shelf,
    };
  }, [match, saved.id, isKept]);
  const reviewing = useReview(subject);
  usePageTitle(text('review.title', { scenario: game.words.battle(match.scenario).title }));
  return <MatchReview saved={saved} game={game} match={match} reviewing={reviewing} />;
}

function Waiting() {
  return (
    <main id="content" className="page" aria-busy="true">
      <p role="status">{appText('app.loading')}</p>
    </main>
  );
}

/** While it goes on, nobody gets to know here what the other side knows; whoever plays it may look at what his own side did. */
function Early({ saved, opened: { game, match } }: Omit<WorkedProps, 'isKept'>) {
  const isOwn = ownSides(game.ruleset, saved.seats).length > 0 && match.steps.length > 0;
  return (
    <main id="content" className="page">
      <h1>{text('review.early')}</h1>
      <p>{text('review.early.text')}</p>
      <div className={report['ways']}>
        {isOwn && (
          <Link to={ADDRESS.soFar(ADDRESS.play(saved.id))} className="button primary">
            {appText('play.soFar')}
          </Link>
        )}
        <Link to={ADDRESS.play(saved.id)} className="button">
          {text('review.goOn')}
        </Link>
      </div>
    </main>
  );
}

function Broken({ problems }: { readonly problems: readonly string[] }) {
  return (
    <main id="content" className="page">
      <h1>{text('review.broken')}</h1>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  );
}
