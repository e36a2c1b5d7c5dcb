import { useEffect, useState } from 'react';
import { go, useAddress } from '../app/address.ts';
import { searchIn, searchPart, type Search } from './search.ts';

/** Browsers refuse an address that changes with every key. */
const REST_BEFORE_WRITING = 250;

/** The search that is typed. The address follows it, and it follows the address. */
export function useSearch(): readonly [Search, (change: Partial<Search>) => void] {
  const address = useAddress();
  const written = searchPart(searchIn(address));
  const [typed, setTyped] = useState({ search: searchIn(address), written });
  // Somebody went back, or followed a link: the address knows better.
  if (typed.written !== written) setTyped({ search: searchIn(address), written });

  const { pathname } = address;
  const wanted = searchPart(typed.search);
  useEffect(() => {
    if (wanted === written) return;
    const timer = setTimeout(() => go(pathname + wanted, 'replace'), REST_BEFORE_WRITING);
    return () => clearTimeout(timer);
  }, [pathname, wanted, written]);

  const change = (part: Partial<Search>): void =>
    setTyped({ search: { ...typed.search, ...part }, written });
  return [typed.search, change];
}
