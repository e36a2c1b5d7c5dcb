import { useEffect } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { Missing } from '../app/Missing.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { openPlayed, type Opened } from '../files/openFile.ts';
import { useFound } from '../files/useFound.ts';
import { recordOf } from '../matches/records.ts';
import { keepRecord, type SavedMatch } from '../store/matches.ts';
import { text } from '../words/words.ts';
import { BattleReport } from './BattleReport.tsx';
import { useReport } from './useReport.ts';

/** A battle that is over, looked back at. */
export function ReportPage({ id }: { readonly id: string }) {
  const found = useFound(id, openPlayed);
  if (found === undefined) return <Working share={0} />;
  if (found === 'missing') return <Missing what={text('missing.match')} />;
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
  const report = useReport(match);
  const { title } = game.words.battle(match.scenario);
  usePageTitle(text('report.title', { scenario: title }));
  useEffect(() => {
    // Whoever has seen it has it counted, too; not what others played, nor where nothing can be kept.
    if (!isKept || typeof report === 'number') return;
    void keepRecord(recordOf(saved, report)).catch(() => undefined);
  }, [saved, isKept, report]);
  if (typeof report === 'number') return <Working share={report} />;
  return <BattleReport saved={saved} game={game} match={match} report={report} />;
}

function Working({ share }: { readonly share: number }) {
  return (
    <main id="content" className="page" aria-busy="true">
      <p>{text('report.working', { percent: Math.floor(share * 100) })}</p>
      <progress value={share} aria-label={text('report.open')} />
    </main>
  );
}

/** While it goes on, nobody gets to know here what the other side knows. */
function Early({ id }: { readonly id: string }) {
  return (
    <main id="content" className="page">
      <h1>{text('report.early')}</h1>
      <p>{text('report.early.text')}</p>
      <Link to={ADDRESS.play(id)} className="button primary">
        {text('report.goOn')}
      </Link>
    </main>
  );
}

function Broken({ problems }: { readonly problems: readonly string[] }) {
  return (
    <main id="content" className="page">
      <h1>{text('report.broken')}</h1>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  );
}
