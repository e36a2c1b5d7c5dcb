import type { DiceSource, MatchFile, Outcome } from '@sandtable/kernel';
import { useState } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Dialog } from '../app/Dialog.tsx';
import { Link } from '../app/Link.tsx';
import { aboutGame } from '../games/about.ts';
import { useGame, type Game } from '../games/games.ts';
import { ToTable } from '../online/ToTable.tsx';
import { removeRecord } from '../store/matches.ts';
import type { Seats } from '../store/seats.ts';
import { text } from '../words/words.ts';
import styles from './MatchesPage.module.css';
import { mineText } from './mineText.ts';
import { playersIn } from './players.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { ownSide } from './statistics.ts';
import { whenOf, type Battle } from './useHistory.ts';
import { when } from './when.ts';

/** Whether it goes on here from a match with others, which has gone its own way. */
function isCopy({ dice }: MatchFile): boolean {
  return dice.length > 1 && dice.at(-1)?.kind !== 'committed' && dice.some(isCommitted);
}

function isCommitted({ kind }: DiceSource): boolean {
  return kind === 'committed';
}

interface BattleRowProps {
  readonly game: string;
  readonly battle: Battle;
  readonly onRemoved: () => void;
}

/** One battle: what, who, when, how it came out, and what can be done with it. */
export function BattleRow({ game: id, battle, onRemoved }: BattleRowProps) {
  const game = useGame(id);
  const { match, record } = battle;
  const [asking, setAsking] = useState(false);
  const scenario = match?.file.scenario ?? record?.scenario;
  const { seats, people } = match ?? record ?? { seats: {} };
  const title = scenario === undefined ? '' : titleOf(game, scenario);
  return (
    <article className={styles['battle']} aria-label={title}>
      <div>
        <h3>{title}</h3>
        <p className={styles['result']}>
          {record === undefined
            ? match?.over === false && text('history.goesOn')
            : resultOf(game, record.outcome, seats)}
        </p>
        <p className={styles['about']}>
          {[
            aboutGame(id).title,
            ...(match !== undefined && isCopy(match.file) ? [mineText('mine.copy')] : []),
            ...playersIn(game, { seats, ...(people && { people }) }),
            ...(record === undefined ? [] : [text('history.turns', { count: record.turns })]),
          ].join(' · ')}
        </p>
        <p className={styles['about']}>
          {mineText(record === undefined && match?.over === false ? 'mine.last' : 'mine.over', {
            time: when(whenOf(battle)),
          })}
          {match === undefined && ` ${text('history.gone')}`}
        </p>
      </div>
      <Acts battle={battle} title={title} onAsk={() => setAsking(true)} />
      {asking && match !== undefined && (
        <RemoveDialog
          match={match}
          title={title}
          onRemoved={() => {
            setAsking(false);
            onRemoved();
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {asking && match === undefined && (
        <Dialog label={text('history.forget')} onClose={() => setAsking(false)}>
          <p>{text('history.forget.sure', { title })}</p>
          <button type="button" onClick={() => setAsking(false)}>
            {text('app.cancel')}
          </button>{' '}
          <button
            type="button"
            className="danger"
            onClick={() => void removeRecord(battle.id).then(onRemoved)}
          >
            {text('history.forget')}
          </button>
        </Dialog>
      )}
    </article>
  );
}

interface ActsProps {
  readonly battle: Battle;
  readonly title: string;
  readonly onAsk: () => void;
}

function Acts({ battle: { id, match, record }, title, onAsk }: ActsProps) {
  const isFromHost = (match ?? record)?.people !== undefined;
  const hidden = <span className="unseen">{title}</span>;
  return (
    <div className={styles['acts']}>
      {match?.over === false && (
        <Link to={ADDRESS.play(id)} className="button primary">
          {text('front.go')}
          {hidden}
        </Link>
      )}
      {isFromHost && (
        <ToTable id={id} seats={(match ?? record)?.seats ?? {}}>
          {hidden}
        </ToTable>
      )}
      {match?.over === true && (
        <Link to={ADDRESS.report(id)} className="button">
          {text('report.open')}
          {hidden}
        </Link>
      )}
      {match !== undefined && (
        <Link to={ADDRESS.replay(id)} className="button">
          {text('front.watch')}
          {hidden}
        </Link>
      )}
      <button type="button" className="quiet" onClick={onAsk}>
        {text(match === undefined ? 'history.forget' : 'front.remove')}
        {hidden}
      </button>
    </div>
  );
}

function titleOf({ words }: Game, { id, title }: { id: string; title?: string }): string {
  return words.battle({ format: 1, ruleset: words.ruleset.id, id, ...(title && { title }) }).title;
}

/** How it came out, first for whoever played against the computer. */
function resultOf({ words }: Game, outcome: Outcome, seats: Seats): string {
  const own = ownSide({ seats });
  const result = words.result(outcome);
  if (own === undefined) return result;
  const how = outcome.winner === undefined ? 'drawn' : outcome.winner === own ? 'won' : 'lost';
  return `${text(`history.${how}`)}. ${result}`;
}
