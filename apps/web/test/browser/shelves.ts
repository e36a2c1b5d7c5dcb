// What a page keeps on the device, read and written from outside.
import type { MatchFile } from '@sandtable/kernel';
import type { Page } from 'playwright-core';

/** The file of the one match that is kept; where another is given, that takes its place. */
export function keptFile(page: Page, other?: MatchFile): Promise<MatchFile> {
  return page.evaluate(async (given) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(String(request.error))));
      });
    const shelves = await done(indexedDB.open('sandtable'));
    const matches = shelves.transaction('matches', 'readwrite').objectStore('matches');
    const [match] = (await done(matches.getAll())) as { file: MatchFile }[];
    if (given !== undefined) await done(matches.put({ ...match, file: given }));
    shelves.close();
    return given ?? match.file;
  }, other);
}
