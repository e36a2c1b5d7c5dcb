import type { Act, Decision } from '@sandtable/kernel';
import type { ReactNode } from 'react';
import { text } from '../words/words.ts';
import { actsOf } from './acts.ts';
import styles from './Answers.module.css';
import { answersIn } from './answers.ts';
import type { Attention } from './attention.ts';
import { ChoiceButton, type ChoiceLook, type Short } from './ChoiceButton.tsx';
import { FEW, groupsOf, listComesFirst, type Group } from './groups.ts';
import { labelsOf, picksOf, targetsOf, wholeOf } from './choices.ts';
import type { Moment } from './moment.ts';
import type { Choice, Picker } from './picker.ts';
import type { Sitting } from './sitting.ts';
import { foretell } from './stakes.ts';

/** Of so many it is worked out what is at stake before somebody looks at them. */
const FORETOLD = 24;
/** What gives something up has a key of its own: nobody presses it by going on as before. */
const ENDING_KEY = 'f';

interface AnswersProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly decision: Decision;
  readonly attention: Attention;
  /** What gives something up has a place of its own where there is room, always in sight; else it comes last. */
  readonly part: 'all' | 'doing' | 'ending';
}

/** Everything that can be answered. What is looked at in it is shown on the board, and the other way round. */
export function Answers({ sitting, moment, decision, attention, part }: AnswersProps) {
  const { ruleset, words } = sitting.game;
  const { picker, place, toward } = moment;
  const answers = answersIn(moment, (move) => ruleset.gesture(move));
  if (picker === undefined || answers === undefined) return null;
  const { first, listed, last, ending, usual } = answers;
  const areMany = first.length > FEW;
  const actsBy = (choice: Choice): readonly Act[] =>
    actsOf(choice, ruleset.acts, (move) => ruleset.gesture(move));
  const told = labelsOf([...first, ...listed, ...last], sitting, moment);
  const label = (choice: Choice): string => told.get(choice) ?? '';
  const groups = groupsOf(listed, {
    actsBy,
    label,
    wholeOf: (choice) => wholeOf(choice, sitting, moment),
    gesture: (move) => ruleset.gesture(move),
  });
  // A list with a title of its own stays under it.
  const isTitled = toward.length > 0 || place !== undefined;
  const isFirst = !isTitled && listComesFirst(answers, picker, actsBy);
  const before = isFirst ? groups.filter(({ kind }) => kind !== 'other') : [];
  const after = groups.filter((group) => !before.includes(group));
  const inOrder = [...before.flatMap(choicesOf), ...first, ...after.flatMap(choicesOf)];
  const keys = new Map(inOrder.map((choice, i) => [choice, String(i + 1)]));
  for (const choice of last) keys.set(choice, choice === ending ? ENDING_KEY : '');
  const choose = (choice: Choice, isForetold = true, short?: Short): ReactNode => {
    const move = wholeOf(choice, sitting, moment);
    const acts = actsBy(choice);
    return (
      <ChoiceButton
        key={choice.key}
        shortcut={keys.get(choice) ?? ''}
        label={label(choice)}
        short={short}
        detail={targetsOf(choice, acts, sitting, moment)}
        look={areMany ? 'choice' : lookOf(choice, picker, first.length === 1)}
        acts={acts}
        usual={choice === usual && moment.counsel === undefined}
        words={words}
        foretold={move && isForetold ? foretell(moment, decision.side, move) : undefined}
        onLook={move && (() => foretell(moment, decision.side, move))}
        attention={attention}
        regarded={{ since: picker, picks: picksOf(choice, sitting, moment), move }}
        onTake={() => sitting.hand.take(choice)}
      />
    );
  };
  const costOf = (choice: Choice): string => {
    const move = wholeOf(choice, sitting, moment);
    if (move === undefined) return '';
    const { costs } = foretell(moment, decision.side, move).stakes;
    return words.stakes({ costs, risks: [] });
  };
  const endings = last.map((choice) => choose(choice));
  if (part === 'ending') return endings;
  const show = ({ title, squares, choices }: Group): ReactNode => {
    const costs = squares === undefined ? [] : choices.map(costOf);
    const isOne = new Set(costs).size === 1;
    return (
      <section key={choices[0].key} className={styles['group']}>
        {title !== undefined && (
          <h2>
            {text(`play.list.${title}`)}{' '}
            {isOne && <span className={styles['cost']}>{costs[0]}</span>}
          </h2>
        )}
        <ul data-listed data-squares={squares !== undefined}>
          {choices.map((choice, i) => {
            const short = squares && { name: squares[i], cost: isOne ? '' : costs[i] };
            return <li key={choice.key}>{choose(choice, listed.length <= FORETOLD, short)}</li>;
          })}
        </ul>
      </section>
    );
  };
  return (
    <>
      {before.map(show)}
      <div className={styles['first']} data-many={areMany}>
        {first.map((choice) => choose(choice))}
      </div>
      {toward.length > 0 && <p className={styles['title']}>{text('play.list.toward')}</p>}
      {toward.length === 0 && place !== undefined && (
        <p className={styles['title']}>{text('play.list.at', { place })}</p>
      )}
      {after.map(show)}
      {part === 'all' && endings}
    </>
  );
}

function choicesOf({ choices }: Group): readonly Choice[] {
  return choices;
}

/** A button stands out where it is the only one, and there is nothing else to point at; else it is one way among others. */
function lookOf(choice: Choice, { onBoard, path }: Picker, isOnly: boolean): ChoiceLook {
  const isListed = choice.path !== undefined;
  if (isListed || !('button' in choice.pick) || choice.pick.ends === true) return 'choice';
  return isOnly && onBoard.length === 0 && choice.depth === path.length ? 'primary' : 'button';
}
