import type { ReactNode } from 'react';
import { usePageTitle } from '../app/usePageTitle.ts';

interface NoteProps {
  readonly title: string;
  readonly text: string;
  /** Where to go from here. */
  readonly children?: ReactNode;
}

/** A page that says one thing. */
export function Note({ title, text, children }: NoteProps) {
  usePageTitle(title);
  return (
    <main id="content" className="page">
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </main>
  );
}
