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
  'sandtable',
  'security',
  'server',
  'somebody',
  'someone',
  'spectator',
  'staff',
  'support',
  'system',
  'team',
  'undefined',
  'you',
];

/** Letters of other writings, and digits, that look like Latin ones; and pairs that look like one. */
const ALIKE: readonly (readonly [look: string, like: string])[] = [
  ['аαɑ', 'a'],
  ['вβьъ', 'b'],
  ['сϲ', 'c'],
  ['ԁ', 'd'],
  ['еєεҽ', 'e'],
  ['ɡ', 'g'],
  ['һн', 'h'],
  ['іїιı1|ӏјil', 'l'],
  ['кκ', 'k'],
  ['м', 'm'],
  ['пηո', 'n'],
  ['оοσ0օ', 'o'],
  ['рρ', 'p'],
  ['ԛ', 'q'],
  ['гᴦ', 'r'],
  ['ѕ5', 's'],
  ['тτ', 't'],
  ['υսц', 'u'],
  ['νѵ', 'v'],
  ['ѡωш', 'w'],
  ['хχ', 'x'],
  ['уγү', 'y'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đð', 'd'],
  ['ł', 'l'],
];
const LIKE = new Map(ALIKE.flatMap(([looks, like]) => Array.from(looks, (look) => [look, like])));

/** What is the same for all names that could be taken for each other: nobody has one that somebody has already. */
export function folded(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Z}\p{P}\p{S}\p{C}]/gu, '')
    .toLowerCase();
  return Array.from(plain, (letter) => LIKE.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

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
  if (isMixed(name)) return 'scripts';
  return isBarred(name, barred) ? 'barred' : undefined;
}

/** Whether nobody may be called so, or anything that looks like it. */
export function isBarred(name: string, barred: readonly string[]): boolean {
  const fold = folded(name);
  return RESERVED.some((word) => folded(word) === fold) || barred.some(matches(fold));
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

/** The writings that people use today, as Unicode recommends them for names (UAX 31): most others have letters that look like Latin ones. */
const WRITINGS = [
  'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao',
  'Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan',
]
  .flatMap((line) => line.split(' '))
  .map((script) => new RegExp(`\\p{scx=${script}}`, 'u'));

/** These are written beside each other, and look like nothing else. */
const EASTERN = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]/u;
/** Without those for sounds and small capitals, which look like the others. */
const LATIN = /[a-zA-Z\u{C0}-\u{24F}\u{1E00}-\u{1EFF}]/u;

/**
 * Letters of one writing look like those of another: whoever mixes them, or takes letters that nobody writes with, wants
 * to be taken for somebody else.
 */
function isMixed(name: string): boolean {
  const letters = Array.from(name.normalize('NFKC')).filter((letter) => /\p{L}/u.test(letter));
  const isIn = (writing: RegExp): boolean => letters.every((letter) => writing.test(letter));
  const isEastern = letters.every((letter) => LATIN.test(letter) || EASTERN.test(letter));
  return !isEastern && !WRITINGS.some(isIn);
}
