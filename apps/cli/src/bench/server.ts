import type { ServerFigures, ServerLoad } from '@sandtable/lab';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { text } from 'node:stream/consumers';

const MAIN = join(import.meta.dirname, '..', '..', '..', 'server', 'bench', 'main.ts');

/**
 * What one node holds and how fast it is, on each database, and boardgame.io's own server on the same load. An app
 * of its own: it is started, not imported. What it is at it says itself.
 * @param boardgameio The folder of boardgame.io, where that is measured too.
 */
export async function serverFigures(
  { seconds, matches, sockets, atOnce }: ServerLoad,
  boardgameio?: string,
): Promise<Record<string, ServerFigures>> {
  const given = { seconds, matches, sockets, 'at-once': atOnce, boardgameio };
  const flags = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}=${value}`],
  );
  const child = spawn(execPath, [MAIN, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(await text(child.stdout)) as Record<string, ServerFigures>;
}
