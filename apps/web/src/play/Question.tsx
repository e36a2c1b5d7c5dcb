import type { Decision, Move, Scene } from '@sandtable/kernel';
import { useState } from 'react';
import { RuleDialog } from '../app/RuleDialog.tsx';
import { text } from '../words/words.ts';
import { OddsChart } from './OddsChart.tsx';
import type { Choice, Picker } from './picker.ts';
import styles from './Question.module.css';
import { Refused } from './Refused.tsx';
import type { Moment } from './moment.ts';
import type { Sitting } from './sitting.ts';
import { onlyMove, wholeChoices } from './touching.ts';

/** So many choices are open at once; more are unfolded. */
const FEW = 8;
/** What gives something up has a key of its own: nobody presses it by going on as before. */
const ENDING_KEY = 'e';

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
  const { picker, place, view, further } = moment;
  if (picker === undefined) return null;
  const onBoard = [...inOrder(picker, moment.scene), ...moment.others].flatMap((choice) =>
    wholeChoices(choice, (move) => game.ruleset.gesture(move)),
  );
  const listed =
    place === undefined ? onBoard : onBoard.filter(({ pick }) => picker.placeOf(pick) === place);
  const buttons = [...further, ...picker.buttons];
  // What gives something up comes last, so that nobody does it in passing.
  const first = buttons.filter((choice) => !givesUp(choice, picker));
  const last = buttons.filter((choice) => givesUp(choice, picker));
  const areMany = first.length > FEW;
  const keys = new Map([...first, ...listed].map((choice, i) => [choice, String(i + 1)]));
  // While something is turned, that key turns it.
  const ending = moment.aim?.ghost === undefined ? endingIn(last) : undefined;
  for (const choice of last) keys.set(choice, choice === ending ? ENDING_KEY : '');
  const usual = usualIn(first, picker);
  const choose = (choice: Choice) => (
    <ChoiceButton
      key={choice.key}
      shortcut={keys.get(choice) ?? ''}
      label={labelOf(choice, sitting, moment)}
      look={areMany ? 'choice' : lookOf(choice, picker)}
      usual={choice === usual}
      onTake={() => sitting.take(choice)}
    />
  );
  return (
    <>
      <div className={styles['first']} data-many={areMany}>
        {first.map((choice) => (
          <div key={choice.key}>
            {choose(choice)}
            {choice.completes !== undefined && choice.depth === picker.path.length && (
              <OddsChart game={game} view={view} side={decision.side} move={choice.completes} />
            )}
          </div>
        ))}
      </div>
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
      {last.map(choose)}
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
  /** The key that takes it; beyond the ninth there is none. */
  readonly shortcut: string;
  readonly label: string;
  readonly look: 'primary' | 'button' | 'choice';
  /** Enter takes it as well. */
  readonly usual: boolean;
  readonly onTake: () => void;
}

/** Something that is done with, or belongs to what was asked before the last pick. */
function givesUp({ pick, depth }: Choice, { path }: Picker): boolean {
  return depth < path.length || ('button' in pick && pick.ends === true);
}

/** What the ending key takes: the mildest there is, which is told last, of what was asked last. */
function endingIn(last: readonly Choice[]): Choice | undefined {
  const deepest = Math.max(...last.map(({ depth }) => depth));
  return last.findLast(({ depth }) => depth === deepest);
}

/** What Enter takes: the only button with which a move is made. */
function usualIn(first: readonly Choice[], { path }: Picker): Choice | undefined {
  const whole = first.filter(
    ({ completes, depth }) => completes !== undefined && depth === path.length,
  );
  return whole.length === 1 ? whole[0] : undefined;
}

/** As they lie on the board, row by row. */
function inOrder(picker: Picker, { areas }: Scene): Choice[] {
  const places = new Map(areas.map(({ id }, i) => [id, i]));
  const rank = ({ pick }: Choice): number => places.get(picker.placeOf(pick) ?? '') ?? 0;
  return picker.onBoard.toSorted((a, b) => rank(a) - rank(b));
}

/** A button stands out where there is nothing else to point at; else it is one way among others. */
function lookOf(choice: Choice, { onBoard, path }: Picker): ChoiceButtonProps['look'] {
  if (!('button' in choice.pick) || choice.pick.ends === true) return 'choice';
  return onBoard.length === 0 && choice.depth === path.length ? 'primary' : 'button';
}

function ChoiceButton({ shortcut, label, look, usual, onTake }: ChoiceButtonProps) {
  const hasKey = shortcut.length === 1;
  return (
    <button
      type="button"
      className={styles[look]}
      {...(hasKey && { 'data-choice': shortcut, 'aria-keyshortcuts': shortcut })}
      {...(usual && { 'data-default': true })}
      onClick={onTake}
    >
      {hasKey && (
        <kbd aria-hidden="true" className={styles['key']}>
          {shortcut.toUpperCase()}
        </kbd>
      )}
      {label}
      {usual && (
        <kbd aria-hidden="true" className={styles['enter']}>
          {text('play.enter')}
        </kbd>
      )}
    </button>
  );
}

/** A move in words where the choice completes one; else the thing that is pointed at. */
function labelOf(choice: Choice, { game }: Sitting, { view, scene, handles }: Moment): string {
  const { ruleset, words } = game;
  const moveLabel = (move: Move): string => words.render(ruleset.label(view, move));
  const { pick, completes, moves } = choice;
  const whole = completes ?? onlyMove(choice, handles, (move) => ruleset.gesture(move));
  if (whole !== undefined) return moveLabel(whole);
  if ('button' in pick) return words.word('button', pick.button);
  if ('formation' in pick) return pick.formation;
  if ('point' in pick) return moveLabel(moves[0]);
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
