import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { Missing } from '../app/Missing.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { openPlayed, type Opened } from '../files/openFile.ts';
import { useFound } from '../files/useFound.ts';
import type { SavedMatch } from '../store/matches.ts';
import { text as appText } from '../words/words.ts';
import { MatchReview } from './MatchReview.tsx';
import { text } from './reviewText.ts';
import { useReview } from './useReview.ts';

/** A battle that is over, with what each roll gave and each decision cost. */
export function ReviewPage({ id }: { readonly id: string }) {
  const found = useFound(id, openPlayed);
  if (found === undefined) return <Waiting />;
  if (found === 'missing') return <Missing what={appText('missing.match')} />;
  const { saved, isKept, opened } = found;
  if (opened.kind !== 'match') {
    return <Broken problems={opened.kind === 'problem' ? opened.problems : []} />;
  }
  if (opened.match.pending.outcome === undefined) return <Early id={saved.id} />;
  return <Worked saved={saved} isKept={isKept} opened={opened} />;
}

interface WorkedProps {
  readonly saved: SavedMatch;
  readonly isKept: boolean;
  readonly opened: Extract<Opened, { kind: 'match' }>;
}

function Worked({ saved, isKept, opened: { game, match } }: WorkedProps) {
  const reviewing = useReview(match, saved.id, isKept);
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

/** While it goes on, nobody gets to know here what the other side knows. */
function Early({ id }: { readonly id: string }) {
  return (
    <main id="content" className="page">
      <h1>{text('review.early')}</h1>
      <p>{text('review.early.text')}</p>
      <Link to={ADDRESS.play(id)} className="button primary">
        {text('review.goOn')}
      </Link>
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
