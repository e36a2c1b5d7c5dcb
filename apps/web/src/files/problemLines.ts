import { asSentence, type Problem, type Words } from '@sandtable/kernel';
import { text } from '../words/words.ts';

/** What is wrong with a piece of data, a line each: where it is, and what. */
export function problemLines(problems: readonly Problem[], words: Words): string[] {
  return problems.map(({ path, message }) => {
    const what = words.render(message);
    // A step is named in the sentence itself.
    if (path === '' || message.with?.['step'] !== undefined) return asSentence(what);
    return text('files.problem.at', { where: path, what });
  });
}

/** Why something failed that is not in our hands. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
