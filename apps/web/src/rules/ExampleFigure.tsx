import type { RuleId } from '@sandtable/kernel';
import { NOTE_KEY, type Example, type Notes } from '@sandtable/lessons';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useGame, type Game } from '../games/games.ts';
import { Heap } from '../play/dice/Heap.tsx';
import { rollsIn } from '../play/dice/rolls.ts';
import { Roll } from '../play/EventLine.tsx';
import { text } from '../words/words.ts';
import { ExampleBoard } from './ExampleBoard.tsx';
import styles from './ExampleFigure.module.css';
import { noteText } from './noteTexts.ts';
import { RuleText } from './RuleText.tsx';
import { isCitedIn, shownExample, type ExampleLine, type ShownExample } from './shownExample.ts';
import { useNear } from './useNear.ts';

interface ExampleFigureProps {
  readonly notes: Notes;
  readonly example: Example;
  /** The rule on whose card it is. */
  readonly rule: RuleId;
}

/** An example on a small board: what is done is drawn on it, and then it is played. */
export function ExampleFigure({ notes, example, rule }: ExampleFigureProps) {
  const figure = useRef<HTMLElement>(null);
  // Boards are drawn only where somebody looks: a book has many of them.
  const isNear = useNear(figure);
  const [isPlayed, setPlayed] = useState(false);
  const caption = useId();
  const said = <Caption id={caption} words={noteText(notes, NOTE_KEY.caption(example))} />;
  return (
    <figure ref={figure} className={styles['example']} aria-labelledby={caption}>
      <div className={styles['row']}>
        {isNear ? (
          <Played
            notes={notes}
            example={example}
            rule={rule}
            isPlayed={isPlayed}
            onPlay={setPlayed}
          >
            {said}
          </Played>
        ) : (
          <>
            <div className={styles['board']} />
            <div>{said}</div>
          </>
        )}
      </div>
    </figure>
  );
}

function Caption({ id, words }: { readonly id: string; readonly words: string }) {
  return (
    <figcaption id={id}>
      <strong>{text('note.example')}</strong> <RuleText words={words} />
    </figcaption>
  );
}

interface PlayedProps extends ExampleFigureProps {
  readonly isPlayed: boolean;
  readonly onPlay: (isPlayed: boolean) => void;
  /** Its caption. */
  readonly children: ReactNode;
}

function Played({ notes, example, rule, isPlayed, onPlay, children }: PlayedProps) {
  const game = useGame(notes.ruleset);
  const shown = useMemo(() => shownExample(game, notes, example), [game, notes, example]);
  const { before, after, crop, shapes, effects, move, isRefused, lines } = shown;
  return (
    <>
      <div className={styles['board']}>
        <ExampleBoard
          game={game}
          scene={isPlayed ? after : before}
          crop={crop}
          shapes={isPlayed && !isRefused ? NOTHING : shapes}
          effects={isPlayed ? effects : NOTHING}
          label={labelOf(shown, isPlayed)}
        />
      </div>
      <div>
        {children}
        {move !== undefined && (
          <>
            <p className={styles['move']}>{move}</p>
            <button
              type="button"
              className={isPlayed ? undefined : 'primary'}
              onClick={() => onPlay(!isPlayed)}
            >
              {text(isPlayed ? 'note.back' : isRefused ? 'note.try' : 'note.play')}
            </button>
          </>
        )}
        {/* On paper it is always there. */}
        <div aria-live="polite" className={styles['came']} data-played={isPlayed}>
          <ol aria-label={text('note.came')}>
            {lines.map((line, i) => (
              // What has happened stays in its order.
              // oxlint-disable-next-line react/no-array-index-key
              <Line key={i} game={game} line={line} rule={rule} isRefused={isRefused} />
            ))}
          </ol>
        </div>
      </div>
    </>
  );
}

function labelOf({ move }: ShownExample, isPlayed: boolean): string {
  if (move === undefined) return text('note.board');
  return text(isPlayed ? 'note.after' : 'note.before');
}

interface LineProps {
  readonly game: Game;
  readonly line: ExampleLine;
  readonly rule: RuleId;
  readonly isRefused: boolean;
}

const NOTHING: readonly never[] = [];

/** So many dice of a kind are drawn in a line. */
const FEW = 3;

/** Something that came of it; what this rule did stands out, with all that it was made of. */
function Line({ game, line, rule, isRefused }: LineProps) {
  const { words, event } = line;
  const isCited = isCitedIn(line, rule);
  return (
    <li data-cited={isCited} data-refused={isRefused}>
      {!isCited &&
        event !== undefined &&
        rollsIn([event], game.look).map((rolled) => (
          <span key="dice" className={styles['dice']}>
            <Heap rolled={rolled} most={FEW} />{' '}
          </span>
        ))}
      {words} {line.rule !== undefined && <span className={styles['id']}>{line.rule}</span>}
      {isCited && event !== undefined && <Roll game={game} event={event} />}
    </li>
  );
}
