import { message, type Part, type Problem } from '@sandtable/kernel';
import type { RECORD_ENGLISH } from './english.ts';

/** Something that is wrong with a record, and where. */
export function problem(
  path: string,
  key: keyof typeof RECORD_ENGLISH,
  parts?: Readonly<Record<string, Part>>,
): Problem {
  return { path, message: message(key, parts) };
}
