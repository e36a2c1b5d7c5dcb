import type { Decision, Move } from '@sandtable/kernel';
import { useState } from 'react';
import { RuleDialog } from '../app/RuleDialog.tsx';
import { text } from '../words/words.ts';
import { OddsChart } from './OddsChart.tsx';
import type { Choice, Picker } from './picker.ts';
import styles from './Question.module.css';
import { Refused } from './Refused.tsx';
import type { Moment, Sitting } from './sitting.ts';

/** So many choices are open at once; more are unfolded. */
const FEW = 8;

interface QuestionProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  /** Somebody has seen enough of the computer's moves. */
  readonly onRush: () => void;
}

/** What is asked, in one sentence, and everything that can be answered. */
export function Question({ sitting, moment, onRush }: QuestionProps) {
  const { game } = sitting;
  const { decision, thinking, outcome, refusal } = moment;
  return (
    <section className={styles['question']} aria-label={text('play.question')}>
      <div aria-live="polite">
        {outcome === undefined && thinking !== undefined && decision === undefined && (
          <p className={styles['sentence']}>
            {text('play.thinking', { side: game.words.side(thinking) })}
          </p>
        )}
        {decision !== undefined && (
          <Asked key={moment.step} sitting={sitting} moment={moment} decision={decision} />
        )}
      </div>
      {outcome === undefined && thinking !== undefined && (
        <button type="button" className="quiet" onClick={onRush}>
          {text('play.hurry')}
        </button>
      )}
      {refusal !== undefined && <Refused game={game} reason={refusal} />}
      {decision !== undefined && <Choices sitting={sitting} moment={moment} decision={decision} />}
    </section>
  );
}

interface AskedProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly decision: Decision;
}

function Asked({ sitting: { game }, moment: { view }, decision }: AskedProps) {
  const [open, setOpen] = useState(false);
  const side = game.words.sideFirst(decision.side);
  return (
    <p className={styles['sentence']}>
      <span className={styles['side']} data-first={game.ruleset.sides[0] === decision.side}>
        {text('play.asked', { side })}
      </span>{' '}
      {game.words.render(game.ruleset.ask(view, decision))}{' '}
      <button
        type="button"
        className={styles['why']}
        aria-label={text('play.why', { rule: decision.rule })}
        title={text('play.why', { rule: decision.rule })}
        onClick={() => setOpen(true)}
      >
        {decision.rule}
      </button>
      {open && <RuleDialog game={game} rules={[decision.rule]} onClose={() => setOpen(false)} />}
    </p>
  );
}

function Choices({ sitting, moment, decision }: AskedProps) {
  const { game } = sitting;
  const { picker, place, view } = moment;
  if (picker === undefined) return null;
  const listed =
    place === undefined
      ? picker.onBoard
      : picker.onBoard.filter(({ pick }) => picker.placeOf(pick) === place);
  const numbers = new Map([...picker.buttons, ...listed].map((choice, i) => [choice, i + 1]));
  const choose = (choice: Choice) => (
    <ChoiceButton
      key={choice.key}
      number={numbers.get(choice) ?? 0}
      label={labelOf(choice, sitting, moment)}
      look={lookOf(choice, picker)}
      onTake={() => sitting.take(choice)}
    />
  );
  return (
    <>
      {picker.buttons.map((choice) => (
        <div key={choice.key}>
          {choose(choice)}
          {choice.completes !== undefined && choice.depth === picker.path.length && (
            <OddsChart game={game} view={view} side={decision.side} move={choice.completes} />
          )}
        </div>
      ))}
      {listed.length > 0 && (
        <details
          key={`${moment.step} ${place} ${picker.path.length}`}
          className={styles['list']}
          open={listed.length <= FEW}
        >
          <summary>
            {place === undefined
              ? text('play.list', { count: listed.length })
              : text('play.list.at', { place })}
          </summary>
          <ul>
            {listed.map((choice) => (
              <li key={choice.key}>{choose(choice)}</li>
            ))}
          </ul>
        </details>
      )}
      <div className={styles['more']}>
        {(picker.canGoBack || place !== undefined) && (
          <button type="button" className="quiet" onClick={() => sitting.back()}>
            {text('play.back')}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => void sitting.answerForMe()}>
          {text('play.forMe')}
        </button>
      </div>
    </>
  );
}

interface ChoiceButtonProps {
  readonly number: number;
  readonly label: string;
  readonly look: 'primary' | 'button' | 'choice';
  readonly onTake: () => void;
}

/** A button stands out where there is nothing else to point at; else it is one way among others. */
function lookOf(choice: Choice, { onBoard, path }: Picker): ChoiceButtonProps['look'] {
  if (!('button' in choice.pick)) return 'choice';
  return onBoard.length === 0 && choice.depth === path.length ? 'primary' : 'button';
}

/** The first nine can be taken by their number. */
function ChoiceButton({ number, label, look, onTake }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      className={styles[look]}
      {...(number <= 9 && { 'data-choice': number, 'aria-keyshortcuts': String(number) })}
      onClick={onTake}
    >
      {number <= 9 && (
        <kbd aria-hidden="true" className={styles['key']}>
          {number}
        </kbd>
      )}
      {label}
    </button>
  );
}

/** A move in words where the choice completes one; else the thing that is pointed at. */
function labelOf(choice: Choice, { game }: Sitting, { view, scene }: Moment): string {
  const { ruleset, words } = game;
  const moveLabel = (move: Move): string => words.render(ruleset.label(view, move));
  const { pick, completes, moves } = choice;
  if (completes !== undefined || 'button' in pick) return moveLabel(completes ?? moves[0]);
  if ('piece' in pick) {
    const piece = scene.pieces.find(({ id }) => id === pick.piece);
    return piece === undefined ? pick.piece : words.render(piece.label);
  }
  const pieces = scene.pieces
    .filter((piece) => piece.place === pick.square)
    .map(({ label }) => words.render(label));
  const ground = scene.areas.find(({ id }) => id === pick.square)?.label;
  return text(pieces.length > 0 ? 'play.pick.holds' : 'play.pick.square', {
    square: pick.square,
    pieces,
    ground: ground === undefined ? '' : words.render(ground),
  });
}
