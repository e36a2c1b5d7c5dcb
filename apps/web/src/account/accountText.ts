import { KERNEL_ENGLISH, message, render, type Catalogue, type Part } from '@sandtable/kernel';
import { ACCOUNT } from '../words/english/account.ts';

const CATALOGUE: Catalogue = {
  language: 'en',
  texts: ACCOUNT,
  form: (count) => KERNEL_ENGLISH.form(count),
};

/** A text of the account page. */
export function accountText(
  key: keyof typeof ACCOUNT,
  parts?: Readonly<Record<string, Part>>,
): string {
  return render(message(key, parts), CATALOGUE);
}
