import { describeProblems, mergeCatalogues, type Catalogue, type Ruleset } from '@sandtable/kernel';
import { LAB_ENGLISH, readRun, type Run, type RunFile } from '@sandtable/lab';
import { playerNames } from '@sandtable/players/names';
import { WEB_ENGLISH } from '../words/words.ts';

/** The run of a file; or what is wrong with it, in words: what is turned may not go together. */
export function runIn(
  file: RunFile,
  ruleset: Ruleset,
): { readonly run: Run } | { readonly problems: readonly string[] } {
  const read = readRun(file, [ruleset], playerNames);
  if (read.ok) return { run: read.value };
  const own: Catalogue = { ...WEB_ENGLISH, texts: LAB_ENGLISH };
  return { problems: describeProblems(read.problems, mergeCatalogues(own, ruleset.catalogue)) };
}
