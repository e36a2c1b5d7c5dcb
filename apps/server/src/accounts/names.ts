import { folded, isOfOneWriting } from './looks.ts';

/** Why somebody cannot be called so. */
type NameProblem = 'form' | 'scripts' | 'barred';

const LEAST = 3;
const MOST = 24;

/** Letters and digits of any writing, with single marks between them; none that leave no trace. */
const FORM = /^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N}](?:[ ._'-]?[\p{L}\p{M}\p{N}])*$/u;

/** Whoever is called so could be taken for the host, for a computer, or for nobody. */
const RESERVED = [
  'account',
  'admin',
  'administrator',
  'anonymous',
  'api',
  'bot',
  'computer',
  'everybody',
  'everyone',
  'guest',
  'help',
  'host',
  'mod',
  'moderator',
  'nobody',
  'null',
  'official',
  'operator',
  'owner',
  'player',
  'root',
  'security',
  'server',
  'somebody',
  'someone',
  'spectator',
  'staff',
  'support',
  'system',
  'team',
  'the',
  'undefined',
  'you',
];

/** A name as it is kept: put together the same way, however it was typed. */
export function tidied(name: string): string {
  return name.normalize('NFC').trim();
}

/**
 * Why nobody can be called so, if so.
 * @param barred What whoever runs the host does not want; a star at an end stands for anything.
 */
export function nameProblem(name: string, barred: readonly string[]): NameProblem | undefined {
  const letters = Array.from(name).length;
  if (letters < LEAST || letters > MOST || !FORM.test(name)) return 'form';
  return guestNameProblem(name, barred);
}

/** Whoever has this in his name could be taken for the host, whatever is beside it. */
const HOST = 'sandtable';
/** One of these words, or several. */
const RESERVED_ONLY = new RegExp(`^(?:${RESERVED.map(folded).join('|')})+$`, 'u');

/** Whether nobody may be called so, or anything that looks like it. */
function isBarred(name: string, barred: readonly string[]): boolean {
  const fold = folded(name);
  return fold.includes(folded(HOST)) || RESERVED_ONLY.test(fold) || barred.some(matches(fold));
}

/** Why a guest cannot be called so, if so: how long his name is, and which signs are in it, is up to him. */
export function guestNameProblem(
  name: string,
  barred: readonly string[],
): Exclude<NameProblem, 'form'> | undefined {
  if (!isOfOneWriting(name)) return 'scripts';
  return isBarred(name, barred) ? 'barred' : undefined;
}

function matches(fold: string): (pattern: string) => boolean {
  return (pattern) => {
    const word = folded(pattern);
    if (word === '') return false;
    const [before, after] = [pattern.startsWith('*'), pattern.endsWith('*')];
    if (before && after) return fold.includes(word);
    if (before) return fold.endsWith(word);
    return after ? fold.startsWith(word) : fold === word;
  };
}
