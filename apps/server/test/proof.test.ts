import type { Proof } from '@sandtable/record';
import { RemoteSeat, type SeatGiven } from '@sandtable/wire';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { begin, lineTo, playOut } from '../torture/people.ts';
import { folder, onEnd, start } from './host.ts';

const TERMINAL = join(import.meta.dirname, '..', '..', 'cli', 'src', 'main.ts');

function verify(...args: string[]): { code: number | null; said: string } {
  const run = spawnSync(process.execPath, [TERMINAL, 'verify', ...args], { encoding: 'utf8' });
  return { code: run.status, said: `${run.stdout}${run.stderr}`.replaceAll(/\s+/g, ' ') };
}

test('a match that was hosted is proved from its file alone, and by what a player holds', async () => {
  const node = await start();
  const { match, keys } = await begin(node.url, { ruleset: 'pbi' });
  const proof = (): Promise<Response> => fetch(`${node.url}api/matches/${match}/proof`);
  expect((await proof()).status).toBe(404);
  const line = lineTo(() => [node.url]);
  onEnd(() => line.close());
  const seats = Object.values(keys).map((key) => new RemoteSeat(match, key));
  let turn = 0;
  const choose = <T>(moves: readonly T[]): T | undefined =>
    turn < 30 ? moves[(turn += 7) % moves.length] : undefined;
  await Promise.all(seats.map((seat) => playOut(line, seat, choose)));

  const given = (await (await proof()).json()) as Proof;
  const file = join(folder(), 'proof.json');
  const own = join(folder(), 'own.json');
  writeFileSync(file, JSON.stringify(given));
  writeFileSync(own, JSON.stringify(seats[0].held()));
  const good = verify(file, '--record', own);
  expect(good.code).toBe(0);
  expect(good.said).toContain('agree with this proof');
  const words = good.said.replaceAll(/\s+/g, ' ');
  expect(words).toContain('wins. The log of the host says so.');
  expect(words).toContain('if neither side knew the secret of the host when it gave its number');
  expect(words).toContain('You still have to trust the host for this');
  expect(words).toContain('players sign nothing');

  expect(words).not.toContain('(follows from the secret,');
  expect(words).toContain('It does not say which number you gave');

  const source = given.match.dice[0];
  const number = source.kind === 'committed' && source.numbers[String(seats[0].viewer)];
  writeFileSync(own, JSON.stringify({ ...seats[0].held(), number }));
  expect(verify(file, '--record', own).said).toContain('what you saw beforehand agree');

  writeFileSync(own, JSON.stringify({ ...seats[0].held(), told: [] }));
  const other = verify(file, '--record', own, '--json');
  expect(other.code).toBe(1);
  expect(other.said).toContain('told: is not what you would have been told by this log');
});

test('the number of a computer is fixed with the commitment, and that is said of it', async () => {
  const { url } = await start();
  const post = async <T>(path: string, body: object, key?: string): Promise<T> => {
    const headers = {
      'content-type': 'application/json',
      ...(key !== undefined && { authorization: `Seat ${key}` }),
    };
    const answer = await fetch(`${url}api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await answer.json()) as T;
  };
  const wanted = { ruleset: 'browning', players: { defender: 'random' }, side: 'attacker' };
  const { match, key } = await post<SeatGiven>('matches', wanted);
  await post(`matches/${match}/number`, { number: '5a'.repeat(16) }, key);
  const line = lineTo(() => [url]);
  onEnd(() => line.close());
  const seat = new RemoteSeat(match, key);
  await line.take(seat, () => undefined);
  expect(await line.resign(seat)).toBeUndefined();
  const file = join(folder(), 'computer.json');
  writeFileSync(file, await (await fetch(`${url}api/matches/${match}/proof`)).text());
  const { code, said } = verify(file);
  expect(code).toBe(0);
  expect(said).toMatch(/number of the defender: \w{32} \(follows from the secret,/);
  expect(said).toMatch(/number of the attacker: (?:5a){16} (?!\()/);
});
