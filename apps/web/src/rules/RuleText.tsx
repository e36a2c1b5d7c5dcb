import type { RuleId } from '@sandtable/kernel';
import { Fragment, type ReactNode } from 'react';
import { ADDRESS } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { stretches } from './search.ts';

interface RuleTextProps {
  readonly words: string;
  /** What is marked in it. */
  readonly patterns: readonly RegExp[];
  /** Without them nothing in it is a link. */
  readonly links?: RuleLinks;
}

/** The rules that a text can point at. */
export interface RuleLinks {
  readonly game: string;
  /** Splits a text at the ids of rules, so that every second part is one. */
  readonly ids: RegExp;
  /** The rules that are on the page now. */
  readonly shown: ReadonlySet<RuleId>;
}

/** A pattern of all these ids. `QS-1.1` is not found in `QS-1.10`. */
export function idsPattern(ids: readonly RuleId[]): RegExp {
  const literals = ids.map((id) => id.replaceAll('.', String.raw`\.`));
  return new RegExp(String.raw`(?<![\w.-])(${literals.join('|')})(?!\w|\.\d)`, 'u');
}

/** A text of a card: what was searched is marked, and rules that it names are links to them. */
export function RuleText({ words, patterns, links }: RuleTextProps) {
  if (links === undefined) return <Marked words={words} patterns={patterns} />;
  return words.split(links.ids).map((part, i) => {
    const marked = <Marked key={i} words={part} patterns={patterns} />;
    if (i % 2 === 0) return marked;
    return (
      <RuleLink key={i} rule={part} links={links}>
        {marked}
      </RuleLink>
    );
  });
}

function Marked({ words, patterns }: Pick<RuleTextProps, 'words' | 'patterns'>) {
  return stretches(words, patterns).map(({ text, marked, at }) =>
    marked ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
  );
}

interface RuleLinkProps {
  readonly rule: RuleId;
  readonly links: RuleLinks;
  readonly children: ReactNode;
}

/** On the page the browser itself goes there, again and again; a search that hides it is left. */
function RuleLink({ rule, links: { game, shown }, children }: RuleLinkProps) {
  return shown.has(rule) ? (
    <a href={`#${encodeURIComponent(rule)}`}>{children}</a>
  ) : (
    <Link to={ADDRESS.rules(game, rule)}>{children}</Link>
  );
}
