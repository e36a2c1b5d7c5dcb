import type { ReactNode } from 'react';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useRules } from '../games/games.ts';
import { PICTURE } from '../games/pictures.ts';
import { text } from '../words/words.ts';
import styles from './Online.module.css';

interface CardProps {
  readonly title: string;
  readonly ruleset: string;
  readonly scenario: { readonly id: string; readonly title?: string };
  readonly children: ReactNode;
}

/** A match before it is played: what it is, with a picture, and what is to be done. */
export function Card({ title, ruleset: id, scenario, children }: CardProps) {
  const { ruleset, words } = useRules(id);
  usePageTitle(title);
  const battle = words.battle({ format: 1, ruleset: id, ...scenario });
  const isReady = ruleset.scenarios.some((each) => each.id === scenario.id);
  const picture = isReady ? PICTURE.table(id, scenario.id) : PICTURE.game(id);
  return (
    <main id="content" className="page" data-game={id}>
      <h1>{title}</h1>
      <div className={styles['card']}>
        <div>
          <h2>
            {words.text('ruleset.title')}: {battle.title}
          </h2>
          {battle.facts !== undefined && <p className={styles['facts']}>{battle.facts}</p>}
          {children}
        </div>
        <img src={picture} alt={text('start.map', { title: battle.title })} />
      </div>
    </main>
  );
}
