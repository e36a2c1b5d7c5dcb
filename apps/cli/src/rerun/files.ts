import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@sandtable/kernel';
import { fileProblem } from '../files.ts';

/** A file that may be a match, or a place that cannot be looked into. */
export interface Found {
  readonly file: string;
  /** By whoever called, and not found in a folder. */
  readonly isNamed?: boolean;
  readonly problem?: Problem;
}

/** All JSON files of a folder and of the folders in it, by name; or the one file that was named. */
export function filesIn(place: string): Found[] {
  try {
    return statSync(place).isDirectory() ? below(place) : [{ file: place, isNamed: true }];
  } catch (error) {
    return [{ file: place, problem: fileProblem('read', error) }];
  }
}

/** Links are not followed: they may lead in a circle. */
function below(folder: string): Found[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(file);
      return entry.isFile() && entry.name.endsWith('.json') ? [{ file }] : [];
    });
}
