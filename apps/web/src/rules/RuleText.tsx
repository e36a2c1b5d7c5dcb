import type { RuleId } from '@sandtable/kernel';
import { createContext, Fragment, use, type ReactNode } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { stretches } from './search.ts';

/** What the texts of cards are read for. */
export interface Reading {
  readonly game: string;
  /** What is marked in them. */
  readonly patterns: readonly RegExp[];
  /** Finds the ids of rules, which are links. */
  readonly ids: RegExp;
  /** The rules that are on the page now. */
  readonly shown: ReadonlySet<RuleId>;
}

export const ReadingContext = createContext<Reading | undefined>(undefined);

/** A pattern of all these ids. `QS-1.1` is not found in `QS-1.10`. */
export function idsPattern(ids: readonly RuleId[]): RegExp {
  const literals = ids.map((id) => id.replaceAll('.', String.raw`\.`));
  return new RegExp(String.raw`(?<![\w.-])(?:${literals.join('|')})(?!\w|\.\d)`, 'gu');
}

/** A text of a card: what was searched is marked, and rules that it names are links to them. */
export function RuleText({ words }: { readonly words: string }) {
  const reading = use(ReadingContext);
  if (reading === undefined) return words;
  const parts: ReactNode[] = [];
  const add = (from: number, to?: number): ReactNode => (
    <Marked key={from} words={words.slice(from, to)} patterns={reading.patterns} />
  );
  let read = 0;
  for (const { 0: rule, index } of words.matchAll(reading.ids)) {
    parts.push(
      add(read, index),
      <RuleLink key={`to ${index}`} rule={rule} reading={reading}>
        {add(index, index + rule.length)}
      </RuleLink>,
    );
    read = index + rule.length;
  }
  return [...parts, add(read)];
}

interface MarkedProps {
  readonly words: string;
  readonly patterns: readonly RegExp[];
}

function Marked({ words, patterns }: MarkedProps) {
  return stretches(words, patterns).map(({ text, marked, at }) =>
    marked ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
  );
}

interface RuleLinkProps {
  readonly rule: RuleId;
  readonly reading: Reading;
  readonly children: ReactNode;
}

/** A link to another card of the page. */
export function ToRule({ rule, children }: Omit<RuleLinkProps, 'reading'>) {
  const reading = use(ReadingContext);
  if (reading === undefined) return children;
  return (
    <RuleLink rule={rule} reading={reading}>
      {children}
    </RuleLink>
  );
}

/** On the page the browser itself goes there, again and again; a search that hides it is left. */
function RuleLink({ rule, reading: { game, shown }, children }: RuleLinkProps) {
  return shown.has(rule) ? (
    <a href={`#${encodeURIComponent(rule)}`}>{children}</a>
  ) : (
    <Link to={ADDRESS.rules(game, rule)}>{children}</Link>
  );
}
