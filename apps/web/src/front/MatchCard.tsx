import { load, SPECTATOR, type Scene } from '@sandtable/kernel';
import { useMemo, useState } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Dialog } from '../app/Dialog.tsx';
import { Link } from '../app/Link.tsx';
import { Picture } from '../board/Picture.tsx';
import { reasonOf } from '../files/problemLines.ts';
import { useGame, type Game } from '../games/games.ts';
import { hasRuleset } from '../games/rulesets.ts';
import { removeMatch, type SavedMatch } from '../store/matches.ts';
import { ownSides } from '../store/seats.ts';
import { text } from '../words/words.ts';
import styles from './FrontPage.module.css';

interface MatchCardProps {
  readonly match: SavedMatch;
  readonly onRemoved: () => void;
}

/** One match on this device. */
export function MatchCard({ match, onRemoved }: MatchCardProps) {
  const { id, file, over, changed } = match;
  const { title } = file.scenario;
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const address = over ? ADDRESS.replay(id) : ADDRESS.play(id);
  return (
    <>
      <Link to={address} className={styles['thumb']} tabIndex={-1} aria-hidden="true">
        {hasRuleset(file.ruleset) && <Thumb match={match} />}
      </Link>
      <div>
        <h3>{title}</h3>
        {hasRuleset(file.ruleset) && <Players match={match} />}
        <p>
          {text('front.steps', { count: file.steps.length })} ·{' '}
          <time dateTime={new Date(changed).toISOString()}>{when(changed)}</time>
        </p>
        <div className={styles['acts']}>
          <Link to={address} className={over ? 'button' : 'button primary'}>
            {text(over ? 'front.watch' : 'front.go')}
            <span className="unseen">{title}</span>
          </Link>
          <button type="button" className="quiet" onClick={() => setAsking(true)}>
            {text('front.remove')}
            <span className="unseen">{title}</span>
          </button>
        </div>
      </div>
      {asking && (
        <Dialog label={text('front.remove')} onClose={() => setAsking(false)}>
          <p>{text('front.remove.sure', { title })}</p>
          {failure !== undefined && (
            <p role="alert">{text('front.remove.failed', { reason: reasonOf(failure) })}</p>
          )}
          <button
            type="button"
            className="danger"
            onClick={() => void removeMatch(id).then(onRemoved, setFailure)}
          >
            {text('front.remove.yes')}
          </button>{' '}
          <button type="button" onClick={() => setAsking(false)}>
            {text('app.cancel')}
          </button>
        </Dialog>
      )}
    </>
  );
}

function Players({ match: { file, seats } }: { readonly match: SavedMatch }) {
  const { ruleset, words } = useGame(file.ruleset);
  const own = ownSides(ruleset, seats);
  if (own.length === 1) return <p>{text('front.you', { side: words.side(own[0]) })}</p>;
  return <p>{text(own.length === 0 ? 'front.none' : 'front.shared')}</p>;
}

function Thumb({ match }: { readonly match: SavedMatch }) {
  const game = useGame(match.file.ruleset);
  const scene = useMemo(() => sceneNow(game, match), [game, match]);
  if (scene === undefined) return null;
  return <Picture game={game} scene={scene} label={match.file.scenario.title} />;
}

/** The table as it is now, to whoever plays it here. */
function sceneNow({ ruleset }: Game, { file, seats }: SavedMatch): Scene | undefined {
  const loaded = load(file, [ruleset]);
  if (!loaded.ok) return undefined;
  const own = ownSides(ruleset, seats);
  const viewer = own.length === 1 ? own[0] : SPECTATOR;
  return ruleset.scene(loaded.value.match.view(viewer));
}

function when(time: number): string {
  return new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
