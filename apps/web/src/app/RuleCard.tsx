import {
  MATCH_RULES,
  type RuleCard as Card,
  type RuleId,
  type Rulebook,
  type Words,
} from '@sandtable/kernel';
import type { ComponentType, ReactNode } from 'react';
import { text } from '../words/words.ts';
import styles from './RuleCard.module.css';

/** The card of a rule; those of the match itself are in every game. */
export function cardOf(rulebook: Rulebook, id: RuleId): Card | undefined {
  return [...rulebook, ...MATCH_RULES].find((card) => card.id === id);
}

interface RuleCardProps {
  readonly card: Card;
  readonly words: Words;
  /** The card's place on a page, so that an address can point at it. */
  readonly id?: string;
  /** Whether an address does point at it. */
  readonly current?: boolean;
  /** What shows the card's own words, where they are more than words. */
  readonly Text?: ComponentType<{ readonly words: string }>;
  /** What goes below the rule. */
  readonly children?: ReactNode;
}

function Plain({ words }: { readonly words: string }) {
  return words;
}

/** One rule as a player reads it; what we decided ourselves is labelled so. */
export function RuleCard({
  card,
  words,
  id,
  current = false,
  Text = Plain,
  children,
}: RuleCardProps) {
  const { title, text: rule, ruling, option } = words.card(card);
  return (
    <article
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={styles['card']}
      data-kind={card.kind}
      data-current={current || undefined}
    >
      <h3>
        <span className={styles['id']}>
          <Text words={card.id} />
        </span>{' '}
        <Text words={title} />{' '}
        {card.kind !== 'source' && (
          <span className={styles['kind']}>{text(`card.${card.kind}`)}</span>
        )}
      </h3>
      <p>
        <Text words={rule} />
      </p>
      {ruling !== undefined && (
        <p className={styles['note']}>
          <Text words={text('card.rulingOn', { ruling })} />
        </p>
      )}
      {option !== undefined && (
        <p className={styles['note']}>
          <Text words={text('card.optionOn', { option })} />
        </p>
      )}
      {children}
    </article>
  );
}
