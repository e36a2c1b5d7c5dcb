import { useEffect, useState } from 'react';

/** Whoever has stayed with something for so long wants to hear of it, in milliseconds. */
const REST = 200;

/**
 * Says something to whoever does not see it, once it has stayed the same for a moment: what changes with every step that
 * somebody takes is said where he stops.
 */
export function Murmur({ words }: { readonly words: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const rest = setTimeout(() => setSaid(words), REST);
    return () => clearTimeout(rest);
  }, [words]);
  return (
    <p className="unseen" aria-live="polite">
      {said}
    </p>
  );
}
