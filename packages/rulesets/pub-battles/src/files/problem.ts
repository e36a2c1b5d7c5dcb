import { message, type Part, type Problem } from '@sandtable/kernel';

/** Something wrong with a scenario, and where; the text is `scenario.<key>`. */
export function problem(path: string, key: string, parts?: Record<string, Part>): Problem {
  return { path, message: message(`scenario.${key}`, parts) };
}
