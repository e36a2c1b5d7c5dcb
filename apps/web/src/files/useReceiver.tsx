import type { Match, RuleChange } from '@sandtable/kernel';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Seats } from '../store/seats.ts';
import { text } from '../words/words.ts';
import { Problems } from './Problems.tsx';
import { reasonOf } from './problemLines.ts';
import { keepMatch, keepOver, receive, type Received } from './receive.ts';

// It brings the computer's players along, which the first page does not need.
const SeatsDialog = lazy(async () => ({
  default: (await import('./SeatsDialog.tsx')).SeatsDialog,
}));

const ChangedDialog = lazy(async () => ({
  default: (await import('./ChangedDialog.tsx')).ChangedDialog,
}));

interface Refused {
  readonly name: string;
  readonly problems: readonly string[];
}

/** A match that waits for somebody: to say who plays, or to have read that its rules have changed. */
interface Asking {
  readonly kind: 'unfinished' | 'changed';
  readonly name: string;
  readonly match: Match;
  readonly changed?: RuleChange;
}

interface Receiver {
  readonly take: (files: Iterable<File>) => void;
  /** What there is to say or to ask about the last file, over the page. */
  readonly dialog: ReactNode;
}

/** Takes files from a person, asks who plays, and tells what is wrong with them. */
export function useReceiver(): Receiver {
  const [refused, setRefused] = useState<Refused>();
  const [asking, setAsking] = useState<Asking>();
  const show = (name: string, received: Received): void => {
    setRefused(received.kind === 'problem' ? { name, problems: received.problems } : undefined);
    const isAsking = received.kind === 'unfinished' || received.kind === 'changed';
    setAsking(isAsking ? { name, ...received } : undefined);
  };
  const follow = (name: string, work: Promise<Received>): void => {
    work.then(
      (received) => show(name, received),
      (error: unknown) => show(name, { kind: 'problem', problems: [reasonOf(error)] }),
    );
  };
  const take = (files: Iterable<File>): void => {
    const [file, ...others] = files;
    if (file === undefined) return;
    if (others.length > 0) setRefused({ name: file.name, problems: [text('files.problem.one')] });
    else follow(file.name, receive(file));
  };
  if (asking !== undefined) {
    const { kind, name, match, changed } = asking;
    const close = (): void => setAsking(undefined);
    const dialog =
      kind === 'changed' && changed !== undefined ? (
        <ChangedDialog
          match={match}
          changed={changed}
          onWatch={() => follow(name, keepOver(match))}
          onClose={close}
        />
      ) : (
        <SeatsDialog
          match={match}
          changed={changed}
          onChoose={(seats: Seats) => follow(name, keepMatch(match, seats))}
          onClose={close}
        />
      );
    return { take, dialog: <Suspense>{dialog}</Suspense> };
  }
  const dialog = refused !== undefined && (
    <Problems
      name={refused.name}
      problems={refused.problems}
      onClose={() => setRefused(undefined)}
    />
  );
  return { take, dialog };
}
