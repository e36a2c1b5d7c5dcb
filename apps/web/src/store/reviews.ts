import type { Found } from '@sandtable/lab';
import { database } from './matches.ts';

/** Goes up when what was found before is worth no more: players judge otherwise, or it is written otherwise. */
const FORMAT = 2;

/** What has been found of a match that is over, kept with it. */
export interface KeptReview {
  /** That of the match. */
  readonly id: string;
  readonly format: number;
  /** Of the rules by which it was judged. */
  readonly version: number;
  readonly found: readonly Found[];
}

/** What was found of a match by these rules; nothing where it was by others. */
export async function keptReview(id: string, version: number): Promise<readonly Found[]> {
  const kept = await (await database()).get('reviews', id);
  return kept?.format === FORMAT && kept.version === version ? kept.found : [];
}

export async function keepReview(
  id: string,
  version: number,
  found: readonly Found[],
): Promise<void> {
  await (await database()).put('reviews', { id, format: FORMAT, version, found });
}
