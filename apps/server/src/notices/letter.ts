import { message, render, Words, type Part } from '@sandtable/kernel';
import { rulesetOf } from '../rulesets.ts';
import type { ContactWords } from './contacts.ts';
import { NOTICE_ENGLISH } from './english.ts';
import type { NoticeKind } from './notices.ts';
import type { Pending } from './outbox.ts';
import type { Letter } from './ways.ts';

interface Sender {
  readonly home: string;
  readonly words: ContactWords;
  readonly contact: string;
}

/** What is told first of a match of which there is more to tell than one thing. */
const ORDER: readonly NoticeKind[] = ['over', 'time', 'claim', 'turn', 'offer', 'taken'];

/** Everything that waits for somebody in one message. It says nothing that a spectator would not know. */
export function letterOf(pending: readonly Pending[], sender: Sender): Letter {
  const byMatch = Map.groupBy(pending, ({ match }) => match);
  const first = Array.from(
    byMatch.values(),
    (all) => all.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))[0],
  );
  const lines = first.map(lineOf);
  const [only] = first;
  const isOne = first.length === 1;
  return {
    title: isOne ? lines[0] : text('notice.many', { count: first.length }),
    lines: isOne ? [] : lines,
    link: isOne ? `${sender.home}/online/${only.match}` : `${sender.home}/matches`,
    tag: isOne ? only.match : 'matches',
    count: first.length,
    stop: stopOf(sender),
  };
}

/** Asks whether an address is that of whoever gave it. */
export function confirmationLetter(sender: Sender): Letter {
  const { home, words, contact } = sender;
  return {
    title: text('notice.confirm'),
    lines: [text('notice.confirm.line')],
    link: `${home}/matches#confirm=${words.word(contact, 'confirm')}`,
    tag: 'confirm',
    count: 0,
    stop: stopOf(sender),
  };
}

function stopOf({ home, words, contact }: Sender): Letter['stop'] {
  const word = words.word(contact, 'stop');
  return {
    page: text('notice.stop', { link: `${home}/matches#stop=${word}` }),
    oneClick: `${home}/api/notices/stop?word=${word}`,
  };
}

function lineOf({ kind, ruleset: id, scenario, others }: Pending): string {
  const ruleset = rulesetOf(id);
  if (ruleset === undefined) return text(`notice.${kind}`, { battle: scenario.id });
  const words = new Words(ruleset, NOTICE_ENGLISH);
  const { title } = words.battle({ format: 1, ruleset: id, ...scenario });
  const parts = { title, game: words.text('ruleset.title') };
  const battle =
    others.length === 0
      ? words.text('notice.battle', parts)
      : words.text('notice.battle.against', { ...parts, name: others.join(', ') });
  return words.text(`notice.${kind}`, { battle });
}

function text(key: string, parts?: Readonly<Record<string, Part>>): string {
  return render(message(key, parts), NOTICE_ENGLISH);
}
