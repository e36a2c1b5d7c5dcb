import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { cwd, env } from 'node:process';

/**
 * Compares a play-through with the recorded one, line by line, and throws at the first line that
 * differs. With `SANDTABLE_RECORD=1` it records instead.
 */
export function comparePlaythrough(file: string, text: string): void {
  if (env['SANDTABLE_RECORD'] === '1') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  const name = relative(cwd(), file);
  const advice = 'SANDTABLE_RECORD=1 npm test records it anew';
  if (!existsSync(file)) throw new Error(`${name} has not been recorded: ${advice}`);
  const recorded = readFileSync(file, 'utf8').split('\n');
  const played = text.split('\n');
  const last = Math.max(recorded.length, played.length);
  for (let i = 0; i < last; i++) {
    if (recorded[i] === played[i]) continue;
    const [then, now] = [recorded[i], played[i]].map((line) => line ?? '(the end)');
    throw new Error(`${name}:${i + 1} differs\n  recorded: ${then}\n  played:   ${now}\n${advice}`);
  }
}
