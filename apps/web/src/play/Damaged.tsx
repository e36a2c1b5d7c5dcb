import { usePageTitle } from '../app/usePageTitle.ts';
import { saveMatch } from '../files/save.ts';
import type { SavedMatch } from '../store/matches.ts';
import { text } from '../words/words.ts';

interface DamagedProps {
  readonly saved: SavedMatch;
  readonly problems: readonly string[];
}

/** A match that cannot be opened: what is wrong with it, and its file, so that nothing is lost. */
export function Damaged({ saved, problems }: DamagedProps) {
  const { title, id } = saved.file.scenario;
  usePageTitle(text('play.damaged'));
  return (
    <main id="content" className="page">
      <h1>{text('play.damaged')}</h1>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p>{text('play.damaged.keep')}</p>
      <button type="button" onClick={() => saveMatch(saved.file, title ?? id)}>
        {text('play.save')}
      </button>
    </main>
  );
}
