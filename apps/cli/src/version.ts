import { readFileSync } from 'node:fs';

const PACKAGE = new URL('../../../package.json', import.meta.url);

/** The version of the whole project. */
export function version(): string {
  const content = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { readonly version: string };
  return content.version;
}
