import { asSentence, type Part } from '@sandtable/kernel';
import { Fragment } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { text } from '../words/words.ts';
import type { Block, Cell, ReferenceSection } from './reference.ts';
import styles from './ReferenceSheetSection.module.css';

interface ReferenceSheetSectionProps {
  readonly game: string;
  readonly section: ReferenceSection;
  /** Puts something of the sheet into words. */
  readonly say: (part: Part) => string;
}

/** One box of the sheet, with the rules that say it at length. */
export function ReferenceSheetSection({ game, section, say }: ReferenceSheetSectionProps) {
  const title = say(section.title);
  return (
    <section className={styles['section']} data-wide={section.wide} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <ul className={styles['rules']} aria-label={text('reference.see')}>
          {section.rules.map((rule) => (
            <li key={rule}>
              <Link to={ADDRESS.rules(game, rule)}>{rule}</Link>
            </li>
          ))}
        </ul>
      </header>
      {section.blocks.map((block) => (
        <SheetBlock key={block.kind} block={block} say={say} />
      ))}
    </section>
  );
}

interface SheetBlockProps {
  readonly block: Block;
  readonly say: (part: Part) => string;
}

function SheetBlock({ block, say }: SheetBlockProps) {
  switch (block.kind) {
    case 'steps':
      return (
        <ol className={styles['steps']}>
          {block.steps.map(({ name, cells }) => (
            <li key={name.key}>
              {say(name)}
              {cells.map((cell) => (
                <Fragment key={cell.kind}>
                  {' '}
                  <CellText cell={cell} say={say} />
                </Fragment>
              ))}
            </li>
          ))}
        </ol>
      );
    case 'list':
      return (
        <dl className={styles['list']}>
          {block.rows.map(({ name, cells }) => (
            <div key={name.key}>
              <dt>{say(name)}</dt>
              <dd>
                {cells.map((cell) => (
                  <CellText key={cell.kind} cell={cell} say={say} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return (
        <table
          className={styles['table']}
          data-words={block.rows.every(({ cells }) => cells.every(isWords)) || undefined}
        >
          <thead>
            <tr>
              {block.head.map((head) => (
                <th key={say(head)} scope="col">
                  {say(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(({ name, cells }) => (
              <tr key={say(name)}>
                <th scope="row">{asSentence(say(name))}</th>
                {cells.map((cell, j) => (
                  <td key={say(block.head[j + 1])}>
                    <CellText cell={cell} say={say} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'notes':
      return (
        <ul className={styles['notes']}>
          {block.notes.map((note) => (
            <li key={note.key}>{say(note)}</li>
          ))}
        </ul>
      );
  }
}

function isWords({ kind }: Cell): boolean {
  return kind === 'words';
}

function CellText({ cell, say }: { readonly cell: Cell; readonly say: (part: Part) => string }) {
  return <span className={styles[cell.kind]}>{say(cell.text)}</span>;
}
