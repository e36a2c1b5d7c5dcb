import type { Listed } from '@sandtable/wire';
import { lazy, Suspense, type ReactNode } from 'react';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useRules } from '../games/games.ts';
import { PICTURE } from '../games/pictures.ts';
import { text } from '../words/words.ts';
import styles from './Online.module.css';

/** What somebody has made himself, or played already, has no kept picture: it is drawn. */
const OwnTable = lazy(async () => ({ default: (await import('./OwnTable.tsx')).OwnTable }));

interface CardProps extends Listed {
  readonly title: string;
  /** The key of one's own seat there. */
  readonly seat?: string;
  /** It has begun: how it was at its beginning is no picture of it. */
  readonly isUnderWay?: boolean;
  readonly children: ReactNode;
}

/** A match before it is played: what it is, with a picture, and what is to be done. */
export function Card(props: CardProps) {
  const { title, match, ruleset: id, scenario, seat, isUnderWay = false, children } = props;
  const { words } = useRules(id);
  usePageTitle(title);
  const battle = words.battle({ format: 1, ruleset: id, ...scenario });
  const label = text('start.map', { title: battle.title });
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
        {isUnderWay || scenario.isOwn === true || scenario.begun !== undefined ? (
          <Suspense>
            <OwnTable
              match={{ match, ruleset: id, scenario, ...(seat !== undefined && { key: seat }) }}
              title={battle.title}
              label={label}
            />
          </Suspense>
        ) : (
          <img src={PICTURE.table(id, scenario.id)} alt={label} />
        )}
      </div>
    </main>
  );
}
