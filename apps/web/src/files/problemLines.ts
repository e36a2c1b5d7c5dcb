import { asSentence, type Message, type Part, type Problem, type Words } from '@sandtable/kernel';
import { text } from '../words/words.ts';

/** What is wrong with a piece of data, a line each: where it is, and what. */
export function problemLines(problems: readonly Problem[], words: Words): string[] {
  return problems.map(({ path, message }) => {
    const what = words.render(shortened(message));
    // A step is named in the sentence itself.
    if (path === '' || message.with?.['step'] !== undefined) return asSentence(what);
    return text('files.problem.at', { where: path, what });
  });
}

/** What could be there instead is told in a few examples. */
const EXAMPLES = 6;

function shortened(message: Message): Message {
  const expected = message.with?.['expected'];
  if (!isList(expected) || expected.length <= EXAMPLES + 1) return message;
  const others = text('files.problem.others', { count: expected.length - EXAMPLES });
  const few = [...expected.slice(0, EXAMPLES), others];
  return { ...message, with: { ...message.with, expected: few } };
}

function isList(part: Part | undefined): part is readonly Part[] {
  return Array.isArray(part);
}

/** Why something failed that is not in our hands. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
