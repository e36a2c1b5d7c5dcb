import { Match, resume, seededDice, type MatchFile, type Ruleset } from '@sandtable/kernel';
import type { Proof } from '@sandtable/record';
import { RemoteSeat, type Founded, type Glimpse, type MatchFacts } from '@sandtable/wire';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkChains } from '../src/operate/chains.ts';
import { rulesetOf } from '../src/rulesets.ts';
import { Store } from '../src/store/store.ts';
import { begin, lineTo, playOut, post } from '../torture/people.ts';
import { folder, onEnd, start } from './host.ts';

const TERMINAL = join(import.meta.dirname, '..', '..', 'cli', 'src', 'main.ts');

/** A match of somebody's own device, after so many steps. */
function atHome(id: string, steps: number): { ruleset: Ruleset; match: Match; file: MatchFile } {
  const ruleset = rulesetOf(id) as Ruleset;
  const dice = { kind: 'seeded', seed: 'at home' } as const;
  const started = Match.start(ruleset, ruleset.scenarios[0], {}, dice);
  if (!started.ok) throw new Error('it is refused');
  const match = started.value;
  const chance = seededDice('moves');
  while (match.steps.length < steps) {
    const [{ side }] = match.pending.decisions;
    const moves = match.moves(side);
    match.play(side, moves[chance.die(moves.length) - 1]);
  }
  return { ruleset, match, file: match.save() };
}

function wanted({ ruleset, scenario, options, dice, steps }: MatchFile) {
  const lean = steps.map(({ side = '', move, dice: rolled = [] }) => ({
    side,
    move,
    dice: rolled,
  }));
  return { ruleset, position: scenario, options, played: { dice, steps: lean } };
}

test('a match of one’s own device goes on at a host with all that was played, and the proof says what is vouched for', async () => {
  const database = join(folder(), 'matches.db');
  const node = await start({ database });
  const { match: home, file } = atHome('pub-battles', 30);
  const { match, keys } = await begin(node.url, { ...wanted(file), side: 'red' });
  const facts = (await (await fetch(`${node.url}api/matches/${match}`)).json()) as MatchFacts;
  // What one side has decided in secret is not counted for the other.
  const noticed = home.steps.filter(({ side: own }, i) =>
    home.ruleset.sides.every((side) => side === own || home.events(i, side).length > 0),
  ).length;
  expect(noticed).toBeLessThan(30);
  expect(facts.scenario).toEqual({ id: file.scenario.id, begun: noticed });
  expect(facts.brought?.steps).toBe(noticed);
  expect(facts.brought?.asked).toEqual(home.pending.decisions.map(({ side }) => side));
  const line = lineTo(() => [node.url]);
  onEnd(() => line.close());
  const seats = Object.values(keys).map((key) => new RemoteSeat(match, key));
  let turn = 0;
  await Promise.all(
    seats.map((seat) =>
      playOut(line, seat, (moves) => (turn < 12 ? moves[turn++ % moves.length] : undefined)),
    ),
  );
  // Each side is told of what was played before as it would have been then, and of no more.
  for (const { viewer = '', known } of seats) {
    const steps = home.steps.map((step, i) => ({ step, events: home.events(i, viewer) }));
    const own = steps.filter(({ step, events }) => step.side === viewer || events.length > 0);
    expect(known?.told.slice(0, own.length)).toEqual(own.map(({ events }) => events));
    expect(known?.told.length).toBeGreaterThan(own.length);
  }
  const past = await line.past(seats[0], 0);
  expect(past?.steps.length).toBe(seats[0].known?.told.length);

  const proof = (await (await fetch(`${node.url}api/matches/${match}/proof`)).json()) as Proof;
  expect(proof.match.steps.slice(0, 30)).toEqual(file.steps);
  const [shown, held] = ['proof.json', 'own.json'].map((name) => join(folder(), name));
  writeFileSync(shown, JSON.stringify(proof));
  writeFileSync(held, JSON.stringify(seats[0].held()));
  const run = spawnSync(process.execPath, [TERMINAL, 'verify', shown, '--record', held], {
    encoding: 'utf8',
  });
  const said = `${run.stdout}${run.stderr}`.replaceAll(/\s+/g, ' ');
  expect(said).toContain('The first 30 steps were not played at this host');
  expect(said).toContain('agree with this proof');
  expect(run.status).toBe(6);
  const store = await Store.open(database);
  expect((await checkChains(store)).problems).toEqual([]);
  await store.close();
});

test('whoever plays takes a copy home, of a game without secrets', async () => {
  const node = await start();
  const copy = (match: string, key: string) =>
    fetch(`${node.url}api/matches/${match}/copy`, { headers: { authorization: `Seat ${key}` } });
  const open = await begin(node.url, wanted(atHome('pbi', 60).file));
  const given = await copy(open.match, Object.values(open.keys)[0]);
  const file = (await given.json()) as MatchFile;
  expect(file.steps.length).toBe(60);
  expect(JSON.stringify(file.dice)).not.toContain('secret');
  const resumed = resume(file, [rulesetOf('pbi') as Ruleset]);
  expect(resumed.ok && resumed.value.pending.decisions.length).toBe(1);
  expect((await copy(open.match, 'nobodys-key-at-all')).status).toBe(403);
  const fogged = await begin(node.url, { ruleset: 'pub-battles' });
  expect((await copy(fogged.match, Object.values(fogged.keys)[0])).status).toBe(409);
});

test('what was played before it came here does not go back, and is not offered to', async () => {
  const node = await start();
  const { file, match: home } = atHome('pbi', 60);
  const { match, keys } = await begin(node.url, wanted(file));
  const line = lineTo(() => [node.url]);
  onEnd(() => line.close());
  const [{ side }] = home.pending.decisions;
  const seat = new RemoteSeat(match, keys[side]);
  await line.take(seat, () => undefined);
  const nothing = { message: { key: 'room.offer.nothing' } };
  const offer = (decisions: number) =>
    line.deal(seat, { ask: 'offer', offer: 'takeBack', decisions });
  expect(await offer(1)).toMatchObject(nothing);
  expect(await line.play(seat, home.moves(side)[0])).toBeUndefined();
  expect(await offer(2)).toMatchObject(nothing);
  expect(await offer(1)).toBeUndefined();
});

test('nothing is brought along that is not by the rules, or is for anybody who comes', async () => {
  const node = await start();
  const { file } = atHome('pbi', 60);
  const own = wanted(file);
  const found = (body: object) =>
    post(`${node.url}api/matches`, body) as Promise<Founded & { error?: string }>;
  const other = own.played.steps.map((step, i) =>
    i === 8 ? { ...step, move: { type: 'no' } } : step,
  );
  expect((await found({ ...own, played: { ...own.played, steps: other } })).error).toBe('match');
  const dice = own.played.steps.map((step) => ({ ...step, dice: step.dice.map(() => 1) }));
  expect((await found({ ...own, played: { ...own.played, steps: dice } })).error).toBe('match');
  expect((await found({ ...own, played: { ...own.played, steps: [] } })).error).toBe('match');
  expect((await found({ ...own, open: true })).error).toBe('played');
  // Dice are passed over where they were taken back, not by the million, and they do not come again.
  const drawn = (faces: readonly number[]) =>
    own.played.steps.map((step, i) => (i < faces.length ? { ...step, drawn: faces[i] } : step));
  for (const far of [[9_999_999], [60_000, 0], [0, 200_000]]) {
    const steps = drawn(far);
    expect((await found({ ...own, played: { ...own.played, steps } })).error).toBe('match');
  }
  const steps = drawn([0, 0]);
  expect((await found({ ...own, played: { ...own.played, steps } })).error).toBeUndefined();

  // Before anybody has come everybody sees what it goes on from, and nobody more than a spectator.
  const { match } = await found({ ...own, side: 'attacker' });
  const glimpse = (await (
    await fetch(`${node.url}api/matches/${match}/glimpse`)
  ).json()) as Glimpse;
  expect(glimpse.view).toEqual(
    JSON.parse(JSON.stringify(atHome('pbi', 60).match.view('spectator'))),
  );
  expect(glimpse.pending?.decisions.length).toBeGreaterThan(0);
});
