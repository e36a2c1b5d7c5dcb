import type { Decision, Move, Pick } from '@sandtable/kernel';
import { useState, type ReactNode } from 'react';
import { RuleDialog } from '../app/RuleDialog.tsx';
import { text } from '../words/words.ts';
import { answersIn } from './answers.ts';
import { ChoiceButton, type ChoiceLook } from './ChoiceButton.tsx';
import { OddsChart } from './OddsChart.tsx';
import type { Choice, Picker } from './picker.ts';
import styles from './Question.module.css';
import { Refused } from './Refused.tsx';
import type { Moment } from './moment.ts';
import type { Sitting } from './sitting.ts';
import { Sums } from './Sums.tsx';
import { Sure } from './Sure.tsx';
import { foretell } from './stakes.ts';
import { onlyMove, wholeMove } from './touching.ts';

/** So many choices are open at once; more are unfolded. */
const FEW = 8;
/** What gives something up has a key of its own: nobody presses it by going on as before. */
const ENDING_KEY = 'f';

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
      {decision !== undefined && moment.sure !== undefined && (
        <Sure sitting={sitting} moment={moment} move={moment.sure} />
      )}
      {decision !== undefined && moment.sure === undefined && (
        <Choices sitting={sitting} moment={moment} decision={decision} />
      )}
      {decision !== undefined && <More sitting={sitting} moment={moment} />}
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
  const { picker, place, toward, view } = moment;
  const answers = answersIn(moment, (move) => game.ruleset.gesture(move));
  if (picker === undefined || answers === undefined) return null;
  const { first, listed, last, ending, usual } = answers;
  const areMany = first.length > FEW;
  const keys = new Map([...first, ...listed].map((choice, i) => [choice, String(i + 1)]));
  for (const choice of last) keys.set(choice, choice === ending ? ENDING_KEY : '');
  const choose = (choice: Choice, isSeen = true) => {
    const move = isSeen ? wholeOf(choice, sitting, moment) : undefined;
    return (
      <ChoiceButton
        key={choice.key}
        shortcut={keys.get(choice) ?? ''}
        label={labelOf(choice, sitting, moment)}
        look={areMany ? 'choice' : lookOf(choice, picker)}
        usual={choice === usual}
        words={game.words}
        foretold={move && foretell(moment.imagined, decision.side, move)}
        onTake={() => sitting.hand.take(choice)}
      />
    );
  };
  return (
    <>
      <div className={styles['first']} data-many={areMany}>
        {first.map((choice) => (
          <div key={choice.key}>
            {choose(choice)}
            {choice.completes !== undefined && choice.depth === picker.path.length && (
              <>
                <Sums
                  game={game}
                  sums={
                    foretell(moment.imagined, decision.side, choice.completes).stakes.sums ?? []
                  }
                />
                <OddsChart
                  game={game}
                  premises={sitting.table.premises}
                  view={view}
                  side={decision.side}
                  move={choice.completes}
                />
              </>
            )}
          </div>
        ))}
      </div>
      {listed.length > 0 && (
        <Listed
          key={`${moment.step} ${place} ${toward.length} ${picker.path.length}`}
          title={listTitle(moment, listed.length)}
          choices={listed}
          choose={choose}
        />
      )}
      {last.map((choice) => choose(choice))}
    </>
  );
}

interface ListedProps {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly choose: (choice: Choice, isSeen: boolean) => ReactNode;
}

/** What can be pointed at, as a list. What is at stake is worked out once somebody looks. */
function Listed({ title, choices, choose }: ListedProps) {
  const [open, setOpen] = useState(choices.length <= FEW);
  return (
    <details
      className={styles['list']}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      <ul>
        {choices.map((choice) => (
          <li key={choice.key}>{choose(choice, open)}</li>
        ))}
      </ul>
    </details>
  );
}

/** Ways out of the question: back, or let somebody else answer it. */
function More({ sitting, moment }: Omit<AskedProps, 'decision'>) {
  const { picker, place, toward, sure } = moment;
  const canGoBack = picker?.canGoBack === true || place !== undefined || toward.length > 0;
  return (
    <div className={styles['more']}>
      {canGoBack && sure === undefined && (
        <button type="button" className="quiet" onClick={() => sitting.hand.back()}>
          {text('play.back')}
        </button>
      )}
      <button type="button" className="quiet" onClick={() => void sitting.answerForMe()}>
        {text('play.forMe')}
      </button>
    </div>
  );
}

/** A button stands out where there is nothing else to point at; else it is one way among others. */
function lookOf(choice: Choice, { onBoard, path }: Picker): ChoiceLook {
  const isListed = choice.path !== undefined;
  if (isListed || !('button' in choice.pick) || choice.pick.ends === true) return 'choice';
  return onBoard.length === 0 && choice.depth === path.length ? 'primary' : 'button';
}

function listTitle({ place, toward }: Moment, count: number): string {
  if (toward.length > 0) return text('play.list.toward');
  return place === undefined ? text('play.list', { count }) : text('play.list.at', { place });
}

/** The move that is made by taking a choice. */
function wholeOf(
  choice: Choice,
  { game: { ruleset } }: Sitting,
  { handles }: Moment,
): Move | undefined {
  const gesture = (move: Move): readonly Pick[] => ruleset.gesture(move);
  return choice.completes ?? wholeMove(choice, gesture) ?? onlyMove(choice, handles, gesture);
}

/** A move in words where the choice completes one; else the thing that is pointed at. */
function labelOf(choice: Choice, sitting: Sitting, moment: Moment): string {
  const { ruleset, words } = sitting.game;
  const { view, scene } = moment;
  const moveLabel = (move: Move): string => words.render(ruleset.label(view, move));
  const { moves } = choice;
  // What was pointed at is clear; it is told apart by what comes before it.
  const pick = choice.path?.at(0) ?? choice.pick;
  const whole = wholeOf(choice, sitting, moment);
  if (whole !== undefined) return moveLabel(whole);
  if ('button' in pick) return words.button(pick);
  if ('formation' in pick) return pick.formation;
  if ('point' in pick || 'facing' in pick) return moveLabel(moves[0]);
  if ('piece' in pick) {
    const aside = (scene.trays ?? []).flatMap((tray) => tray.pieces);
    const piece = [...scene.pieces, ...aside].find(({ id }) => id === pick.piece);
    if (piece === undefined) return pick.piece;
    const label = words.render(piece.label);
    return piece.place === undefined
      ? label
      : text('play.pick.piece', { piece: label, place: piece.place });
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
