import { useState } from 'react';
import { text } from '../words/words.ts';
import styles from './Contents.module.css';
import type { Section } from './sections.ts';

interface ContentsProps {
  readonly sections: readonly (Section & { readonly title: string })[];
}

/** The sections that are on the page. Beside the rules where there is room, folded up where not. */
export function Contents({ sections }: ContentsProps) {
  const [roomy] = useState(() => matchMedia('(min-width: 60rem)').matches);
  return (
    <nav aria-label={text('rules.contents')} className={styles['contents']}>
      <details open={roomy}>
        <summary>{text('rules.contents')}</summary>
        <ol>
          {sections.map(({ id, title, cards }) => (
            <li key={id}>
              <a href={`#section-${encodeURIComponent(id)}`}>
                <span>{title}</span>
                <span className={styles['count']} aria-hidden="true">
                  {cards.length}
                </span>
                <span className="unseen">{`, ${text('rules.section.count', { count: cards.length })}`}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
