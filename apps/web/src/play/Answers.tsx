import type { Act, Decision } from '@sandtable/kernel';
import type { ReactNode } from 'react';
import { text } from '../words/words.ts';
import { actsOf } from './acts.ts';
import styles from './Answers.module.css';
import { answersIn } from './answers.ts';
import type { Attention } from './attention.ts';
import { ChoiceButton, type ChoiceLook } from './ChoiceButton.tsx';
import { labelOf, picksOf, wholeOf } from './choices.ts';
import type { Moment } from './moment.ts';
import type { Choice, Picker } from './picker.ts';
import type { Sitting } from './sitting.ts';
import { foretell } from './stakes.ts';

/** More than these do not stand out one by one, and are put into groups. */
const FEW = 8;
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
  const keys = new Map([...first, ...listed].map((choice, i) => [choice, String(i + 1)]));
  for (const choice of last) keys.set(choice, choice === ending ? ENDING_KEY : '');
  const actsBy = (choice: Choice): readonly Act[] =>
    actsOf(choice, ruleset.acts, (move) => ruleset.gesture(move));
  const choose = (choice: Choice, isForetold = true): ReactNode => {
    const move = wholeOf(choice, sitting, moment);
    return (
      <ChoiceButton
        key={choice.key}
        shortcut={keys.get(choice) ?? ''}
        label={labelOf(choice, sitting, moment)}
        look={areMany ? 'choice' : lookOf(choice, picker)}
        acts={actsBy(choice)}
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
  const endings = last.map((choice) => choose(choice));
  if (part === 'ending') return endings;
  return (
    <>
      <div className={styles['first']} data-many={areMany}>
        {first.map((choice) => choose(choice))}
      </div>
      {toward.length > 0 && <p className={styles['title']}>{text('play.list.toward')}</p>}
      {toward.length === 0 && place !== undefined && (
        <p className={styles['title']}>{text('play.list.at', { place })}</p>
      )}
      {groupsOf(listed, actsBy).map(({ act, choices }) => (
        <section key={act} className={styles['group']}>
          {act !== undefined && <h2>{text(`play.list.${act}`)}</h2>}
          <ul data-listed>
            {choices.map((choice) => (
              <li key={choice.key}>{choose(choice, listed.length <= FORETOLD)}</li>
            ))}
          </ul>
        </section>
      ))}
      {part === 'all' && endings}
    </>
  );
}

interface Group {
  readonly act: Act | 'other' | undefined;
  readonly choices: readonly Choice[];
}

/** A long list by what is done: first those who go somewhere, then those who shoot, and so on. */
function groupsOf(listed: readonly Choice[], actsBy: (choice: Choice) => readonly Act[]): Group[] {
  if (listed.length === 0) return [];
  const groups = Map.groupBy(listed, (choice) => actsBy(choice).at(0) ?? 'other');
  if (listed.length <= FEW || groups.size < 2) return [{ act: undefined, choices: listed }];
  return Array.from(groups, ([act, choices]) => ({ act, choices }));
}

/** A button stands out where there is nothing else to point at; else it is one way among others. */
function lookOf(choice: Choice, { onBoard, path }: Picker): ChoiceLook {
  const isListed = choice.path !== undefined;
  if (isListed || !('button' in choice.pick) || choice.pick.ends === true) return 'choice';
  return onBoard.length === 0 && choice.depth === path.length ? 'primary' : 'button';
}
