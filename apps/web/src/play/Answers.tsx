import type { Decision } from '@sandtable/kernel';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { keyOf } from '../board/picks.ts';
import { text } from '../words/words.ts';
import styles from './Answers.module.css';
import { actsOf } from './acts.ts';
import { answersIn } from './answers.ts';
import type { Attention } from './attention.ts';
import { ChoiceButton, type ChoiceLook } from './ChoiceButton.tsx';
import { labelOf, picksOf, wholeOf } from './choices.ts';
import type { Moment } from './moment.ts';
import type { Choice, Picker } from './picker.ts';
import type { Sitting } from './sitting.ts';
import { foretell } from './stakes.ts';

/** So many choices are open at once; more are unfolded. */
const FEW = 8;
/** What gives something up has a key of its own: nobody presses it by going on as before. */
const ENDING_KEY = 'f';

interface AnswersProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly decision: Decision;
  readonly attention: Attention;
}

/** Everything that can be answered. What is looked at in it is shown on the board, and the other way round. */
export function Answers({ sitting, moment, decision, attention }: AnswersProps) {
  const { game } = sitting;
  const { picker, place, toward } = moment;
  const pointed = useSyncExternalStore(attention.subscribe, attention.pointed);
  const answers = answersIn(moment, (move) => game.ruleset.gesture(move));
  if (picker === undefined || answers === undefined) return null;
  const { first, listed, last, ending, usual } = answers;
  const areMany = first.length > FEW;
  const keys = new Map([...first, ...listed].map((choice, i) => [choice, String(i + 1)]));
  for (const choice of last) keys.set(choice, choice === ending ? ENDING_KEY : '');
  const at = pointed?.since === picker ? pointed?.picks.at(-1) : undefined;
  const choose = (choice: Choice, isSeen = true) => {
    const move = isSeen ? wholeOf(choice, sitting, moment) : undefined;
    return (
      <ChoiceButton
        key={choice.key}
        shortcut={keys.get(choice) ?? ''}
        label={labelOf(choice, sitting, moment)}
        look={areMany ? 'choice' : lookOf(choice, picker)}
        acts={actsOf(choice, game.ruleset.acts, (each) => game.ruleset.gesture(each))}
        usual={choice === usual}
        pointed={at !== undefined && keyOf(choice.pick) === keyOf(at)}
        words={game.words}
        foretold={move && foretell(moment.imagined, decision.side, move)}
        onRegard={(isRegarded) =>
          attention.list(
            isRegarded
              ? { since: picker, picks: picksOf(choice, sitting, moment), move }
              : undefined,
          )
        }
        onTake={() => sitting.hand.take(choice)}
      />
    );
  };
  return (
    <>
      <div className={styles['first']} data-many={areMany}>
        {first.map((choice) => choose(choice))}
      </div>
      {toward.length > 0 && <p className={styles['title']}>{text('play.list.toward')}</p>}
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

/** What can be pointed at, as a list. Where it is long, what is at stake is worked out once somebody looks. */
function Listed({ title, choices, choose }: ListedProps) {
  const isLong = choices.length > FEW;
  const [open, setOpen] = useState(false);
  const list = (
    <ul className={styles['list']} data-listed>
      {choices.map((choice) => (
        <li key={choice.key}>{choose(choice, open || !isLong)}</li>
      ))}
    </ul>
  );
  if (!isLong) return list;
  return (
    <details
      className={styles['fold']}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {list}
    </details>
  );
}

/** A button stands out where there is nothing else to point at; else it is one way among others. */
function lookOf(choice: Choice, { onBoard, path }: Picker): ChoiceLook {
  const isListed = choice.path !== undefined;
  if (isListed || !('button' in choice.pick) || choice.pick.ends === true) return 'choice';
  return onBoard.length === 0 && choice.depth === path.length ? 'primary' : 'button';
}

function listTitle({ place }: Moment, count: number): string {
  return place === undefined ? text('play.list', { count }) : text('play.list.at', { place });
}
