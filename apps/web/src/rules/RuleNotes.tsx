import type { RuleId } from '@sandtable/kernel';
import { examplesOf, NOTE_KEY, type Notes } from '@sandtable/lessons';
import { Suspense, type MouseEvent } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { cardOf } from '../app/RuleCard.tsx';
import type { Rules } from '../games/games.ts';
import { text } from '../words/words.ts';
import { ExampleFigure } from './ExampleFigure.tsx';
import { noteText, notesOn } from './noteTexts.ts';
import styles from './RuleNotes.module.css';
import { RuleText, ToRule } from './RuleText.tsx';

interface RuleNotesProps {
  readonly notes: readonly Notes[];
  readonly game: Rules;
  readonly rule: RuleId;
  /** Its examples are opened one by one: there are other cards beside it. */
  readonly folded?: boolean;
  /** Another rule is wanted; without it the page of the rules is opened. */
  readonly onRule?: (rule: RuleId) => void;
}

/** Why a rule is there, examples of it and what to read next. */
export function RuleNotes({ notes: all, game, rule, folded = false, onRule }: RuleNotesProps) {
  const notes = notesOn(all, rule);
  if (notes === undefined) return null;
  const examples = examplesOf(notes, rule).map((example) => (
    <Suspense key={example.id}>
      <ExampleFigure notes={notes} example={example} rule={rule} />
    </Suspense>
  ));
  return (
    <div className={styles['notes']}>
      <p className={styles['why']}>
        <strong>{text('note.why')}</strong> <RuleText words={noteText(notes, NOTE_KEY.why(rule))} />
      </p>
      {folded && examples.length > 0 ? (
        <details className={styles['folded']}>
          <summary>{text('note.example')}</summary>
          {examples}
        </details>
      ) : (
        examples
      )}
      <p className={styles['around']}>
        <strong>{text('note.around')}</strong>
        {notes.around[rule].map((other) => (
          <Around key={other} game={game} rule={other} onRule={onRule} />
        ))}
      </p>
    </div>
  );
}

interface AroundProps {
  readonly game: Rules;
  readonly rule: RuleId;
  readonly onRule: ((rule: RuleId) => void) | undefined;
}

/** A rule by its title. Where cards lie over a page, it comes in place of the one that is read. */
function Around({ game: { ruleset, words }, rule, onRule }: AroundProps) {
  const card = cardOf(ruleset.rulebook, rule);
  if (card === undefined) return null;
  const said = (
    <>
      {words.card(card).title} <span className={styles['id']}>{rule}</span>
    </>
  );
  if (onRule === undefined) return <ToRule rule={rule}>{said}</ToRule>;
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onRule(rule);
  };
  return (
    <Link to={ADDRESS.rules(ruleset.id, rule)} onClick={open}>
      {said}
    </Link>
  );
}
