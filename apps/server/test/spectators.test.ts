import { SPECTATOR, type Move } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { RemoteSeat, type Line } from '@sandtable/wire';
import { expect, test } from 'vitest';
import { begin, lineTo, movesAt } from '../torture/people.ts';
import { Tap } from '../torture/tap.ts';
import { onEnd, start } from './host.ts';

/** Plays the move of this index, of those that whoever is asked has. */
async function play(line: Line, seats: readonly RemoteSeat[], index: number): Promise<void> {
  for (const seat of seats) {
    const moves: Move[] = movesAt(pbi, seat);
    if (moves.length === 0) continue;
    expect(await line.play(seat, moves[index % moves.length])).toBeUndefined();
    return;
  }
}

interface Watched {
  readonly line: Line;
  readonly seats: readonly RemoteSeat[];
  readonly match: string;
  readonly url: string;
}

async function table(delay: number): Promise<Watched> {
  const node = await start();
  const { match, keys } = await begin(node.url, { ruleset: 'pbi', terms: { delay } });
  const line = lineTo(() => [node.url]);
  onEnd(() => line.close());
  const seats = Object.values(keys).map((key) => new RemoteSeat(match, key));
  for (const seat of seats) expect(await line.take(seat, () => undefined)).toBeUndefined();
  return { line, seats, match, url: node.url };
}

/** All that somebody who looks on was sent, once he has been answered. */
async function heard(tap: Tap, { url, match }: Watched): Promise<string> {
  await tap.ask({ ask: 'undo', seat: 1, at: 0 });
  const again = await Tap.open(url);
  onEnd(() => again.close());
  await again.ask({ ask: 'sit', match });
  return [...tap.heard, ...again.heard]
    .join('\n')
    .replaceAll(match, 'MATCH')
    .replaceAll(/"commitment":"[^"]*"|"publicKey":"[^"]*"|"now":\d+/g, '');
}

async function watch({ url, match }: Watched): Promise<Tap> {
  const tap = await Tap.open(url);
  onEnd(() => tap.close());
  expect((await tap.ask({ ask: 'sit', match })).ok).toBe(true);
  return tap;
}

test('whoever looks on is sent no byte of the last steps, until the match is over', async () => {
  const told = await Promise.all(
    [0, 1].map(async (last) => {
      const watched = await table(2);
      const tap = await watch(watched);
      const { line, seats } = watched;
      // Steps that roll nothing: dice are others in each match.
      await play(line, seats, 0);
      await play(line, seats, last);
      const behind = await heard(tap, watched);
      expect(await line.resign(seats[0])).toBeUndefined();
      return { behind, after: await heard(tap, watched) };
    }),
  );
  expect(told[0].behind).toBe(told[1].behind);
  expect(told[0].after).not.toBe(told[1].after);
  expect(told[0].after).toContain('"outcome"');
});

test('without a delay he is told at once, and nothing that proves anything', async () => {
  const watched = await table(0);
  const tap = await watch(watched);
  await play(watched.line, watched.seats, 0);
  const said = await heard(tap, watched);
  expect(said).toContain('"change"');
  expect(said).not.toContain('"receipt"');
});

test('when it is over everybody may see it as either side did, and before that nobody', async () => {
  const { line, seats, match, url } = await table(0);
  await play(line, seats, 0);
  const [side] = pbi.sides;
  const tap = await Tap.open(url);
  onEnd(() => tap.close());
  const early = await tap.ask({ ask: 'sit', match, view: side });
  expect(early).toMatchObject({ ok: false, failure: { code: 'forbidden' } });
  expect(await line.resign(seats[0])).toBeUndefined();
  for (const view of [...pbi.sides, SPECTATOR]) {
    const answer = await tap.ask({ ask: 'sit', match, view });
    expect(answer).toMatchObject({ ok: true, sat: { viewer: view, known: { viewer: view } } });
    const seat = answer.ok ? (answer.sat?.seat ?? 0) : 0;
    const acted = await tap.ask({ ask: 'resign', seat });
    expect(acted).toMatchObject({ ok: false, failure: { message: { key: 'wire.spectator' } } });
  }
  const other = await tap.ask({ ask: 'sit', match, view: 'nobody' });
  expect(other).toMatchObject({ ok: false, failure: { code: 'forbidden' } });
});
