import type { RuleId } from '@sandtable/kernel';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Game } from '../games/games.ts';
import { useNotes } from '../rules/notes.ts';
import { text } from '../words/words.ts';
import { ADDRESS } from './address.ts';
import { Dialog } from './Dialog.tsx';
import { Link } from './Link.tsx';
import { cardOf, RuleCard } from './RuleCard.tsx';
import styles from './RuleCard.module.css';

interface RuleDialogProps {
  readonly game: Game;
  readonly rules: readonly RuleId[];
  /** What the rules are wanted for, above their cards. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** The cards of some rules, over the page. From each one can go on to those around it, and back. */
export function RuleDialog({ game, rules: first, children, onClose }: RuleDialogProps) {
  const { ruleset, words } = game;
  const noted = useNotes(ruleset.id);
  const [followed, setFollowed] = useState<readonly RuleId[]>([]);
  const last = followed.at(-1);
  const rules = last === undefined ? first : [last];
  const cards = rules.flatMap((id) => cardOf(ruleset.rulebook, id) ?? []);

  const top = useRef<HTMLDivElement>(null);
  const read = useRef(followed);
  useEffect(() => {
    // Another card is read from its beginning.
    if (read.current !== followed) top.current?.focus();
    read.current = followed;
  }, [followed]);

  return (
    <Dialog label={cards.map((card) => words.card(card).title).join(', ')} onClose={onClose}>
      <div ref={top} tabIndex={-1} className={styles['cards']}>
        {last === undefined && children}
        {cards.map((card) => (
          <RuleCard key={card.id} card={card} words={words}>
            {noted !== undefined && (
              <noted.RuleNotes
                notes={noted.notes}
                game={game}
                rule={card.id}
                folded={cards.length > 1}
                onRule={(rule) => setFollowed([...followed, rule])}
              />
            )}
          </RuleCard>
        ))}
      </div>
      <p>
        <Link to={ADDRESS.rules(ruleset.id, rules[0])}>{text('card.page')}</Link>
      </p>
      {last !== undefined && (
        <button type="button" onClick={() => setFollowed(followed.slice(0, -1))}>
          {text('note.return')}
        </button>
      )}{' '}
      <button type="button" onClick={onClose}>
        {text('app.close')}
      </button>
    </Dialog>
  );
}
