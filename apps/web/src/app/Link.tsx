import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { go } from './address.ts';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to another page of the app. Opened in a new tab, it is an ordinary link. */
export function Link({ to, children, ...rest }: LinkProps) {
  const open = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || rest.target === '_blank') return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} onClick={open} {...rest}>
      {children}
    </a>
  );
}
