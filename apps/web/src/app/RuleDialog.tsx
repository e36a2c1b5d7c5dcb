import type { RuleId } from '@sandtable/kernel';
import type { ReactNode } from 'react';
import type { Game } from '../games/games.ts';
import { text } from '../words/words.ts';
import { ADDRESS } from './address.ts';
import { Dialog } from './Dialog.tsx';
import { Link } from './Link.tsx';
import { cardOf, RuleCard } from './RuleCard.tsx';

interface RuleDialogProps {
  readonly game: Game;
  readonly rules: readonly RuleId[];
  /** What the rules are wanted for, above their cards. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** The cards of some rules, over the page. */
export function RuleDialog({
  game: { ruleset, words },
  rules,
  children,
  onClose,
}: RuleDialogProps) {
  const cards = rules.flatMap((id) => cardOf(ruleset.rulebook, id) ?? []);
  return (
    <Dialog label={cards.map((card) => words.card(card).title).join(', ')} onClose={onClose}>
      {children}
      {cards.map((card) => (
        <RuleCard key={card.id} card={card} words={words} />
      ))}
      <p>
        <Link to={ADDRESS.rules(ruleset.id, rules[0])}>{text('card.page')}</Link>
      </p>
      <button type="button" onClick={onClose}>
        {text('app.close')}
      </button>
    </Dialog>
  );
}
