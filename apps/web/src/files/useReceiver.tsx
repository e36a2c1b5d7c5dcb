import { useState, type ReactNode } from 'react';
import { text } from '../words/words.ts';
import { Problems } from './Problems.tsx';
import { receive } from './receive.ts';

interface Refused {
  readonly name: string;
  readonly problems: readonly string[];
}

interface Receiver {
  readonly take: (files: Iterable<File>) => void;
  /** What is wrong with the last file, over the page. */
  readonly problems: ReactNode;
}

/** Takes files from a person, and tells what is wrong with them. */
export function useReceiver(): Receiver {
  const [refused, setRefused] = useState<Refused>();
  const take = (files: Iterable<File>): void => {
    const [file, ...others] = files;
    if (file === undefined) return;
    const { name } = file;
    if (others.length > 0) {
      setRefused({ name, problems: [text('files.problem.one')] });
      return;
    }
    void receive(file).then((problems) =>
      setRefused(problems.length === 0 ? undefined : { name, problems }),
    );
  };
  const problems = refused !== undefined && (
    <Problems {...refused} onClose={() => setRefused(undefined)} />
  );
  return { take, problems };
}
