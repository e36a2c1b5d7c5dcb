import type { Match } from '@sandtable/kernel';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Seats } from '../store/seats.ts';
import { text } from '../words/words.ts';
import { Problems } from './Problems.tsx';
import { reasonOf } from './problemLines.ts';
import { keepMatch, receive, type Received } from './receive.ts';

// It brings the computer's players along, which the first page does not need.
const SeatsDialog = lazy(async () => ({
  default: (await import('./SeatsDialog.tsx')).SeatsDialog,
}));

interface Refused {
  readonly name: string;
  readonly problems: readonly string[];
}

interface Receiver {
  readonly take: (files: Iterable<File>) => void;
  /** What there is to say or to ask about the last file, over the page. */
  readonly dialog: ReactNode;
}

/** Takes files from a person, asks who plays, and tells what is wrong with them. */
export function useReceiver(): Receiver {
  const [refused, setRefused] = useState<Refused>();
  const [asking, setAsking] = useState<{ readonly name: string; readonly match: Match }>();
  const show = (name: string, received: Received): void => {
    setRefused(received.kind === 'problem' ? { name, problems: received.problems } : undefined);
    setAsking(received.kind === 'unfinished' ? { name, match: received.match } : undefined);
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
    const { name, match } = asking;
    const dialog = (
      <Suspense>
        <SeatsDialog
          match={match}
          onChoose={(seats: Seats) => follow(name, keepMatch(match, seats))}
          onClose={() => setAsking(undefined)}
        />
      </Suspense>
    );
    return { take, dialog };
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
