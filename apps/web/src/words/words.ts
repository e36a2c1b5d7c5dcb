import {
  KERNEL_ENGLISH,
  mergeCatalogues,
  message,
  render,
  Words,
  type Catalogue,
  type Message,
  type Part,
  type Ruleset,
} from '@sandtable/kernel';
import { ENGLISH } from './english.ts';

/** A text of the app itself; a key that the catalogue lacks does not compile. */
type TextKey = keyof typeof ENGLISH;

export const WEB_ENGLISH: Catalogue = {
  language: 'en',
  texts: ENGLISH,
  form: (count) => KERNEL_ENGLISH.form(count),
};

const OWN = mergeCatalogues(KERNEL_ENGLISH, WEB_ENGLISH);

/** A text of the app itself. */
export function text(key: TextKey, parts?: Readonly<Record<string, Part>>): string {
  return render(message(key, parts), OWN);
}

/** The texts of a page that nobody else needs: they come with it. */
export function textsOf<T extends Readonly<Record<string, string>>>(
  texts: T,
): (key: keyof T & string, parts?: Readonly<Record<string, Part>>) => string {
  const catalogue: Catalogue = { ...WEB_ENGLISH, texts };
  return (key, parts) => render(message(key, parts), catalogue);
}

/** What a host says, in words. */
export function said(what: Message | string): string {
  return typeof what === 'string' ? what : render(what, OWN);
}

const byRuleset = new WeakMap<Ruleset, Words>();

/** Everything about one game in words, the app's own texts among them. */
export function wordsOf(ruleset: Ruleset): Words {
  let words = byRuleset.get(ruleset);
  if (words === undefined) {
    words = new Words(ruleset, WEB_ENGLISH);
    byRuleset.set(ruleset, words);
  }
  return words;
}
