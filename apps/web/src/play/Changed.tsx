import type { Match, RuleChange } from '@sandtable/kernel';
import { useState } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { ChangedNote } from '../files/ChangedNote.tsx';
import { reasonOf } from '../files/problemLines.ts';
import { saveMatch } from '../files/save.ts';
import type { Game } from '../games/games.ts';
import type { SavedMatch } from '../store/matches.ts';
import { ownSides } from '../store/seats.ts';
import { text } from '../words/words.ts';

/** A match that was kept under earlier rules, in which a step would come out otherwise now. */
export interface ChangedMatch {
  readonly saved: SavedMatch;
  readonly game: Game;
  readonly match: Match;
  readonly changed: RuleChange;
}

interface ChangedProps extends ChangedMatch {
  /** Keeps the match as it goes on, and puts it on the table. */
  readonly onGoOn: () => Promise<void>;
}

/** Tells it before the table is set up: nobody should be surprised by it in the middle of a turn. */
export function Changed({ saved, game, match, changed, onGoOn }: ChangedProps) {
  const { title } = game.words.battle(match.scenario);
  usePageTitle(text('changed.title'));
  const [failure, setFailure] = useState<string>();
  const [going, setGoing] = useState(false);
  const goOn = (): void => {
    setGoing(true);
    onGoOn().catch((error: unknown) => {
      setFailure(text('changed.unkept', { reason: reasonOf(error) }));
      setGoing(false);
    });
  };
  return (
    <main id="content" className="page">
      <h1>{text('changed.title')}</h1>
      <p>{title}</p>
      <ChangedNote game={game} changed={changed} open={mayKnow(saved, game, changed)} />
      {failure !== undefined && <p role="alert">{failure}</p>}
      <p>
        <button type="button" className="primary" disabled={going} onClick={goOn}>
          {text('changed.go')}
        </button>{' '}
        <button type="button" onClick={() => saveMatch(saved.file, title)}>
          {text('changed.save')}
        </button>{' '}
        <Link to={ADDRESS.replay(saved.id)} className="button">
          {text('play.replay')}
        </Link>
      </p>
    </main>
  );
}

/** What was wrong with a decision of the other side may be its secret. */
function mayKnow({ file, seats }: SavedMatch, { ruleset }: Game, { step }: RuleChange): boolean {
  const own = ownSides(ruleset, seats);
  return own.length !== 1 || file.steps.at(step - 1)?.side === own[0];
}
