import type { RuleCard as Card, Words } from '@sandtable/kernel';
import type { Notes } from '@sandtable/lessons';
import { useMemo } from 'react';
import { ADDRESS, useAddress } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { RuleCard } from '../app/RuleCard.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useGame } from '../games/games.ts';
import { text } from '../words/words.ts';
import { Contents } from './Contents.tsx';
import { useNotes } from './notes.ts';
import { notedOn, notesOn } from './noteTexts.ts';
import { OptionNote } from './OptionNote.tsx';
import styles from './RulesPage.module.css';
import { idsPattern, ReadingContext, RuleText } from './RuleText.tsx';
import { hasAll, isWanted, patternsOf } from './search.ts';
import { SearchBar } from './SearchBar.tsx';
import { OF_THE_MATCH, sectionsOf } from './sections.ts';
import { useHeld } from './useHeld.ts';
import { useSearch } from './useSearch.ts';

const NO_NOTES: readonly Notes[] = [];

/** Everything that can be read on a card, and so be searched. */
function textsOn(words: Words, card: Card, noted: readonly Notes[]): string[] {
  const { id, kind } = card;
  const notes = notesOn(noted, id);
  const { title, text: rule, ruling, option } = words.card(card);
  return [
    id,
    title,
    rule,
    ...(kind === 'source' ? [] : [text(`card.${kind}`)]),
    ...(ruling === undefined ? [] : [text('card.rulingOn', { ruling })]),
    ...(option === undefined ? [] : [text('card.optionOn', { option })]),
    ...(notes === undefined ? [] : notedOn(notes, id)),
  ];
}

/** Every rule of a game, to be read and to be searched. */
export function RulesPage({ id }: { readonly id: string }) {
  const game = useGame(id);
  const { ruleset, words } = game;
  const noted = useNotes(id);
  const { notes = NO_NOTES, RuleNotes } = noted ?? {};
  const { hash } = useAddress();
  const [search, changeSearch] = useSearch();
  const title = text('rules.title', { game: words.text('ruleset.title') });
  usePageTitle(title);

  const sections = useMemo(() => sectionsOf(ruleset.rulebook), [ruleset]);
  const all = sections.flatMap(({ cards }) => cards);
  const patterns = useMemo(() => patternsOf(search.find), [search.find]);
  const found = sections
    .map((section) => ({
      id: section.id,
      title: sectionTitle(words, section.id),
      cards: section.cards.filter(
        (card) => isWanted(card, search.only) && hasAll(textsOn(words, card, notes), patterns),
      ),
    }))
    .filter(({ cards }) => cards.length > 0);
  const shown = new Set(found.flatMap(({ cards }) => cards.map((card) => card.id)));
  const ids = useMemo(() => idsPattern(ruleset.rulebook.map((card) => card.id)), [ruleset]);

  const current = all.find((card) => hash === `#${encodeURIComponent(card.id)}`)?.id;
  useHeld(current);

  return (
    <main id="content" className={`page ${styles['page']}`}>
      <header className={styles['head']}>
        <h1>{title}</h1>
        <p>
          {text('rules.about')} {text('rules.kinds')}
        </p>
        <p className={styles['ways']}>
          <Link to={ADDRESS.reference(id)} className="button">
            {text('rules.reference')}
          </Link>
          <Link to={ADDRESS.start(id)} className="button">
            {text('rules.start')}
          </Link>
        </p>
      </header>
      <Contents sections={found} />
      <div className={styles['body']}>
        <SearchBar search={search} onChange={changeSearch} count={shown.size} all={all.length} />
        {found.length === 0 && (
          <div className={`panel ${styles['empty']}`}>
            <p>{text('rules.empty')}</p>
            <p>{text('rules.empty.hint')}</p>
            <button
              type="button"
              className="primary"
              onClick={() => changeSearch({ find: '', only: 'everything' })}
            >
              {text('rules.empty.back')}
            </button>
          </div>
        )}
        <ReadingContext value={{ game: id, patterns, ids, shown }}>
          {found.map((section) => (
            <section
              key={section.id}
              id={`section-${section.id}`}
              className={`panel ${styles['section']}`}
              aria-label={section.title}
            >
              <h2>
                {section.id !== OF_THE_MATCH && (
                  <span className={styles['number']}>{section.id}</span>
                )}{' '}
                {section.title}
              </h2>
              {section.cards.map((card) => (
                <RuleCard
                  key={card.id}
                  id={card.id}
                  card={card}
                  words={words}
                  current={card.id === current}
                  Text={RuleText}
                >
                  {ruleset.options
                    .filter(({ rule }) => rule === card.id)
                    .map((option) => (
                      <OptionNote key={option.id} option={option} words={words} />
                    ))}
                  {RuleNotes !== undefined && (
                    <RuleNotes notes={notes} game={game} rule={card.id} />
                  )}
                </RuleCard>
              ))}
            </section>
          ))}
        </ReadingContext>
      </div>
    </main>
  );
}

function sectionTitle(words: Words, section: string): string {
  return section === OF_THE_MATCH ? text('rules.section.match') : words.word('section', section);
}
