import { KERNEL_ENGLISH, mergeCatalogues, message, render, type Part } from '@sandtable/kernel';
import { use, useMemo } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { Missing } from '../app/Missing.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useGame } from '../games/games.ts';
import { text, WEB_ENGLISH } from '../words/words.ts';
import type { Reference } from './reference.ts';
import styles from './ReferencePage.module.css';
import { loadReference } from './references.ts';
import { ReferenceSheetSection } from './ReferenceSheetSection.tsx';

/** A game's quick reference, which prints on one page. */
export function ReferencePage({ id }: { readonly id: string }) {
  const loading = loadReference(id);
  if (loading === undefined) return <Missing what={text('reference.none')} />;
  return <Sheet id={id} reference={use(loading)} />;
}

function Sheet({ id, reference }: { readonly id: string; readonly reference: Reference }) {
  const { ruleset, words } = useGame(id);
  const game = words.text('ruleset.title');
  usePageTitle(text('reference.title', { game }));
  const say = useMemo(() => {
    const catalogue = mergeCatalogues(
      KERNEL_ENGLISH,
      WEB_ENGLISH,
      ruleset.catalogue,
      reference.catalogue,
    );
    return (part: Part): string => render(message('reference.part', { part }), catalogue);
  }, [ruleset, reference]);
  return (
    <main
      id="content"
      className={`page ${styles['page']}`}
      data-dense={reference.dense}
      data-narrow={reference.narrow}
    >
      <div className={styles['above']}>
        <p>{text('reference.about')}</p>
        <button type="button" className="primary" onClick={() => print()}>
          {text('reference.print')}
        </button>
        <Link to={ADDRESS.rules(id)} className="button">
          {text('reference.rules')}
        </Link>
      </div>
      <article className={styles['sheet']}>
        <header className={styles['head']}>
          <h1>{game}</h1>
          <p>{text('reference.heading')}</p>
        </header>
        <div className={styles['columns']}>
          {reference.sections.map((section) => (
            <ReferenceSheetSection key={section.title.key} game={id} section={section} say={say} />
          ))}
        </div>
        <footer className={styles['foot']}>{text('reference.foot')}</footer>
      </article>
    </main>
  );
}
