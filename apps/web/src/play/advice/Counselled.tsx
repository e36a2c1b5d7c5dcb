import { asSentence, type Message, type Move } from '@sandtable/kernel';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Game } from '../../games/games.ts';
import { toldOf, type Advice, type Advised, type Ahead } from '../../thinking/advise.ts';
import { text } from '../../words/words.ts';
import type { Attention } from '../attention.ts';
import type { Moment } from '../moment.ts';
import type { Sitting } from '../sitting.ts';
import styles from './Counselled.module.css';

interface CounselledProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly attention: Attention;
}

/** What somebody is told who asked for advice: it is drawn on the board as well, and its odds stand where all odds do. */
export function Counselled({ sitting, moment, attention }: CounselledProps) {
  const { counsel, picker, sure } = moment;
  const { adviser, game } = sitting;
  const move = sure === undefined ? moveOf(moment) : undefined;
  useEffect(() => {
    if (move === undefined) return undefined;
    attention.advise({ since: picker, picks: game.ruleset.gesture(move), move });
    return () => attention.advise(undefined);
  }, [attention, game, picker, move]);
  // While it is asked whether it is meant, that comes first.
  if (counsel === undefined || sure !== undefined) return null;
  switch (counsel.kind) {
    case 'thinking':
      return <Thinking onStop={() => adviser.drop()} />;
    case 'failed':
      return <p className={styles['failed']}>{text('advice.failed')}</p>;
    case 'move':
      return <OneMove sitting={sitting} advised={counsel.advised} />;
    case 'turn':
      return <WholeTurn sitting={sitting} advice={counsel.advice} />;
    case 'playing':
      return (
        <Told title={text('advice.turn.playing')}>
          <button type="button" onClick={() => adviser.stop()}>
            {text('advice.turn.stop')}
          </button>
        </Told>
      );
    case 'interrupted':
      return (
        <Told title={text('advice.turn.interrupted')}>
          <Ways
            play={text('advice.turn.goOn')}
            onPlay={() => void adviser.playTurn()}
            onDrop={() => adviser.drop()}
          />
        </Told>
      );
    case 'played':
      return (
        <Told title={text('advice.played')}>
          <button type="button" onClick={() => void adviser.takeBack()}>
            {text('advice.back')}
          </button>
        </Told>
      );
  }
}

interface ThinkingProps {
  readonly onStop: () => void;
}

/** Somebody thinks: nobody knows how much of it is left, but whoever asked need not wait for it. */
function Thinking({ onStop }: ThinkingProps) {
  const stop = useRef<HTMLButtonElement>(null);
  // Where the button that was pressed is gone meanwhile, one goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) stop.current?.focus();
  }, []);
  return (
    <div className={styles['thinking']} data-counsel>
      <p>{text('advice.thinking')}</p>
      <button ref={stop} type="button" aria-keyshortcuts="Escape" onClick={onStop}>
        {text('advice.stop')}
      </button>
      <progress aria-label={text('advice.thinking')} />
    </div>
  );
}

/** The move that is drawn: the one that is advised, or the first of a turn. */
function moveOf({ counsel }: Moment): Move | undefined {
  if (counsel?.kind === 'move') return counsel.advised.move;
  return counsel?.kind === 'turn' ? counsel.advice.moves[0].move : undefined;
}

interface OneMoveProps {
  readonly sitting: Sitting;
  readonly advised: Advised;
}

function OneMove({ sitting, advised: { move, label, reason, ahead } }: OneMoveProps) {
  const { hand, adviser, game } = sitting;
  return (
    <Told title={text('advice.title')}>
      <div className={styles['what']} data-hint>
        <p className={styles['move']}>{asSentence(game.words.renderBriefly(label))}</p>
        {reason !== undefined && <p>{reason}</p>}
        {ahead !== undefined && <WhatLiesAhead game={game} ahead={ahead} />}
      </div>
      <Ways
        play={text('advice.play')}
        onPlay={() => hand.make(move)}
        onDrop={() => adviser.drop()}
      />
    </Told>
  );
}

/** Of a long plan the next few moves say what is meant by it. */
const SHOWN_OF_PLAN = 3;

interface WhatLiesAheadProps {
  readonly game: Game;
  readonly ahead: Ahead;
}

/** What thinking ahead has said of a move: how often it wins, what it begins, what the other side would do. */
function WhatLiesAhead({ game: { words }, ahead }: WhatLiesAheadProps) {
  const { chance, next, plan, answer } = ahead;
  const brief = (label: Message): string => words.renderBriefly(label);
  return (
    <ul className={styles['ahead']}>
      <li>
        {text('advice.chance', { percent: inHundred(chance) })}{' '}
        {next !== undefined &&
          text(inHundred(next.chance) < inHundred(chance) ? 'advice.next' : 'advice.asGood', {
            move: brief(next.label),
            percent: inHundred(next.chance),
          })}
      </li>
      {plan.length > 0 && (
        <li>
          {text(plan.length > SHOWN_OF_PLAN ? 'advice.thenMore' : 'advice.then', {
            moves: plan.slice(0, SHOWN_OF_PLAN).map(brief).join('; '),
          })}
        </li>
      )}
      {answer !== undefined && <li>{text('advice.answer', { move: brief(answer) })}</li>}
    </ul>
  );
}

function inHundred(chance: number): number {
  return Math.round(chance * 100);
}

interface WholeTurnProps {
  readonly sitting: Sitting;
  readonly advice: Advice;
}

function WholeTurn({ sitting, advice }: WholeTurnProps) {
  const { adviser, game } = sitting;
  return (
    <Told title={text('advice.turn.title')}>
      <div className={styles['what']} data-hint>
        <ol className={styles['moves']}>
          {[...toldOf(advice).entries()].map(([nth, { label, reason }]) => (
            <li key={nth} title={reason}>
              {asSentence(game.words.renderBriefly(label))}
            </li>
          ))}
        </ol>
        <p>{text(`advice.turn.then.${advice.next}`)}</p>
      </div>
      <Ways
        play={text('advice.turn.play')}
        onPlay={() => void adviser.playTurn()}
        onDrop={() => adviser.drop()}
      />
    </Told>
  );
}

interface WaysProps {
  readonly play: string;
  readonly onPlay: () => void;
  readonly onDrop: () => void;
}

/** To do it, which Enter does as well, or not. */
function Ways({ play, onPlay, onDrop }: WaysProps) {
  const first = useRef<HTMLButtonElement>(null);
  // Whoever asked for it goes on here: Enter means this, whatever had the focus before.
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={styles['ways']}>
      <button ref={first} type="button" className="primary" data-default onClick={onPlay}>
        {play}{' '}
        <kbd aria-hidden="true" className={styles['key']}>
          {text('play.enter')}
        </kbd>
      </button>
      <button type="button" aria-keyshortcuts="Escape" onClick={onDrop}>
        {text('advice.drop')}
      </button>
    </div>
  );
}

interface ToldProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Told({ title, children }: ToldProps) {
  return (
    <section className={styles['told']} aria-label={title} data-counsel>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
