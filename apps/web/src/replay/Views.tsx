import type { Side } from '@sandtable/kernel';
import type { Rules } from '../games/games.ts';
import { PLAYED } from '../words/english/played.ts';
import { textsOf } from '../words/words.ts';
import styles from './Views.module.css';

const playedText = textsOf(PLAYED);

interface ViewsProps {
  readonly game: Rules;
  /** Whose eyes it is seen through; nobody's where nothing is hidden. */
  readonly view: Side | undefined;
  readonly onView: (view: Side | undefined) => void;
}

/** All of a match that is over, or what either side saw of it. Where there never was a secret there is nothing to choose. */
export function Views({ game: { ruleset, words }, view, onView }: ViewsProps) {
  if (!ruleset.hasSecrets) return null;
  return (
    <div className={styles['views']} role="group" aria-label={playedText('views.title')}>
      {[undefined, ...ruleset.sides].map((each) => (
        <button
          key={each ?? ''}
          type="button"
          aria-pressed={each === view}
          onClick={() => onView(each)}
        >
          {each === undefined
            ? playedText('views.all')
            : playedText('views.side', { side: words.the(each) })}
        </button>
      ))}
    </div>
  );
}
