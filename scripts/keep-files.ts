// Keeps files of every game as its present version writes them: `npm run keep`, before a version is raised.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stdout } from 'node:process';
import { browning } from '@sandtable/browning';
import { MATCH_FORMAT, type Ruleset } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pbiBoats } from '@sandtable/pbi-boats';
import { pubBattles } from '@sandtable/pub-battles';
import { squareBashing } from '@sandtable/square-bashing';
import { keptFilesOf } from './keptFiles.ts';

const root = join(import.meta.dirname, '..');

/** Where they go; undefined where they are already: what was released is never written again. */
function folderFor({ id, version }: Ruleset): string | undefined {
  const folder = join(root, 'packages', 'rulesets', id, 'test', 'kept', `version-${version}`);
  if (!existsSync(folder)) return folder;
  // The format of files can change while the rules stay as they are.
  const content = readFileSync(join(folder, 'match-whole.json'), 'utf8');
  const { format } = JSON.parse(content) as { readonly format: number };
  const newer = join(folder, `format-${MATCH_FORMAT}`);
  return format === MATCH_FORMAT || existsSync(newer) ? undefined : newer;
}

for (const ruleset of [pbi, browning, pubBattles, squareBashing, pbiBoats] as readonly Ruleset[]) {
  const folder = folderFor(ruleset);
  if (folder === undefined) {
    stdout.write(`${ruleset.id} ${ruleset.version}: kept already\n`);
    continue;
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(keptFilesOf(ruleset))) {
    writeFileSync(join(folder, name), `${JSON.stringify(content)}\n`);
  }
  stdout.write(`${ruleset.id} ${ruleset.version}: ${relative(root, folder)}\n`);
}
