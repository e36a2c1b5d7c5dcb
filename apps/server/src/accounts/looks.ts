/** Letters of other writings, and of others' alphabets, that look like plain Latin ones; digits and signs too; and pairs that look like one. */
const ALIKE: readonly (readonly [look: string, like: string])[] = [
  ['аαɑⱥʌ', 'a'],
  ['вβьъƀɓƃƅ', 'b'],
  ['сϲҫƈȼ', 'c'],
  ['ԁđðɖɗƌƍȡ', 'd'],
  ['еєεҽәəǝɛɇ', 'e'],
  ['ғƒʃ', 'f'],
  ['ɡɠǥƣ', 'g'],
  ['һнңҥӊհħƕ', 'h'],
  ['јȷɉ', 'j'],
  ['іїιı1|ӏilłƚȴǀɩɨƛƪ丨〡\u1175', 'l'],
  ['кκқҝҟҡĸƙ', 'k'],
  ['м', 'm'],
  ['пηոŋɲƞȵ', 'n'],
  ['оοσς0օөøɵɔȣ〇\u110B', 'o'],
  ['рρþƥƿ', 'p'],
  ['ԛɋ', 'q'],
  ['гᴦʀɍ', 'r'],
  ['ѕ5$ƨƽȿ', 's'],
  ['тτҭŧƫƭʈȶⱦ', 't'],
  ['υսцʊʉ', 'u'],
  ['νѵʋ', 'v'],
  ['ѡωшԝɯ', 'w'],
  ['хχҳ', 'x'],
  ['уγүұɣƴɏ', 'y'],
  ['ƶȥɀ', 'z'],
  ['ƻ', '2'],
  ['ʒȝƹƺ', '3'],
  ['ß', 'ss'],
  ['æӕ', 'ae'],
  ['œ', 'oe'],
  ['ǁ', 'll'],
  ['ȸ', 'db'],
  ['ȹ', 'qp'],
  // Like signs, which are left out.
  ['ǂǃɂƾ', ''],
];
const LIKE = new Map(ALIKE.flatMap(([looks, like]) => Array.from(looks, (look) => [look, like])));

/** What is the same for all names that could be taken for each other: nobody has one that somebody has already. */
export function folded(name: string): string {
  const letters = Array.from(name.normalize('NFKD').toLowerCase());
  return letters
    .map((letter) => LIKE.get(letter) ?? letter)
    .join('')
    .replaceAll(/[\p{M}\p{Z}\p{P}\p{S}\p{C}\u02B0-\u02FF]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
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
/** Of alphabets, with the two apostrophes that are letters; without those for sounds, of old books, and small capitals. */
const LATIN = /^[a-zA-Z\u{C0}-\u{24F}\u{2BB}\u{2BC}\u{1E00}-\u{1E9B}\u{1E9E}\u{1EA0}-\u{1EF9}]$/u;
/** What is a letter or a digit, or looks like one, but for digits that stand beside every writing. */
const LETTER = /^(?![0-9\p{M}])[\p{Alphabetic}\p{N}]/u;
/** Greek capitals that are the same picture as Latin ones. */
const GREEK_CAPITALS = /^[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]$/u;

/**
 * Letters of one writing look like those of another: whoever mixes them, or takes letters that nobody writes with, wants
 * to be taken for somebody else.
 */
export function isOfOneWriting(name: string): boolean {
  const letters = Array.from(name.normalize('NFKC')).filter((letter) => LETTER.test(letter));
  if (letters.every((letter) => isLatin(letter) || EASTERN.test(letter))) return true;
  // Small letters would show which they are.
  if (plain(letters).every((letter) => GREEK_CAPITALS.test(letter))) return false;
  return WRITINGS.some((writing) => letters.every((letter) => writing.test(letter)));
}

/** Some small letters stand among those for sounds, though an alphabet has them: their capitals do not. */
function isLatin(letter: string): boolean {
  return LATIN.test(letter) || LATIN.test(letter.toUpperCase());
}

/** Without accents. */
function plain(letters: readonly string[]): string[] {
  return letters.map((letter) => letter.normalize('NFD').replaceAll(/\p{M}/gu, ''));
}
