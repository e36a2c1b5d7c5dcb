import { Match, seededDice, type MatchFile } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { pubBattles } from '@sandtable/pub-battles';
import type { Review } from '@sandtable/lab';
import { expect, test } from 'vitest';
import { fileWith } from './folder.ts';
import { json, sandtable } from './program.ts';

/** The last few steps of a game, from a position: what is reviewed quickly. */
function lastSteps(): MatchFile {
  const whole = drawn(pbi.scenarios[0]);
  return drawn(pbi.position(whole.at(whole.steps.length - 8) as never)).save();
}

/** A game in which both sides draw lots. */
function drawn(scenario: object): Match {
  const started = Match.start(pbi, scenario, {}, { kind: 'seeded', seed: 'review' });
  if (!started.ok) throw new Error('the position is refused');
  const match = started.value;
  const lots = seededDice('lots');
  for (let [decision] = match.pending.decisions; decision !== undefined;) {
    match.play(decision.side, pbi.draw(match.state as never, decision.side, lots));
    [decision] = match.pending.decisions;
  }
  return match;
}

test('review tells luck and skill of a match that is over, and of no other', async () => {
  const match = lastSteps();
  const file = fileWith(match);
  const { code, out } = await sandtable(['review', file, '--play-outs', '8']);
  expect(code).toBe(0);
  for (const part of [
    /\nThe chance of the attacker to win, step by step\n100 %/,
    /\nFrom \d+ % at the beginning to (0|50|100) % at the end\.\n/,
    /\nTurning points\n(Step \d+: (the dice|a decision) gave the |No single roll)/,
    /\nAttacker: luck [+−]?\d+ % ± \d+ %, decisions /,
    /\nThe chance of the attacker moved by /,
    /\nFound by 8 play-outs of every position, with quick answers of both sides/,
  ]) {
    expect(out).toMatch(part);
  }
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);

  const review = (await json(['review', file, '--play-outs', '8'])) as Review;
  expect(review.steps).toHaveLength(match.steps.length + 1);
  expect(review.playOuts).toBe(8);
  expect(await json(['review', file, '--play-outs', '8'])).toEqual(review);
  expect(await json(['review', file, '--play-outs', '8', '--seed', '2'])).not.toEqual(review);

  const early = await sandtable(['review', fileWith({ ...match, steps: match.steps.slice(0, 2) })]);
  expect(early).toMatchObject({ code: 1, out: '' });
  expect(early.err).toContain('The match is not over.');
  expect((await sandtable(['review', fileWith('{'), '--json'])).code).toBe(1);
  expect((await sandtable(['review', file, '--play-outs', '0'])).code).toBe(2);
});

test('a match that goes on is looked back at by what a side has seen of it', async () => {
  const match = lastSteps();
  const running = { ...match, steps: match.steps.slice(0, 6) };
  const file = fileWith(running);
  const asked = ['review', file, '--viewer', 'defender', '--play-outs', '4'];
  const { code, out } = await sandtable(asked);
  expect(code).toBe(0);
  for (const part of [
    /\nThrough the eyes of the defender: /,
    /\nFrom \d+ % at the beginning to \d+ % now\.\n/,
    /\nDefender: dice, and what came to light, /,
    /\nThe chance of the defender moved by /,
    /light,[^,]+by its\s+own\s+decisions,\s+0\s+%\s+in\s+steps\s+whose/,
    /\nFound by 4 play-outs of every position/,
  ]) {
    expect(out).toMatch(part);
  }
  expect(out).not.toContain('Attacker:');

  const { sides } = (await json(asked)) as Review;
  expect(sides.find(({ side }) => side === 'attacker')).toMatchObject({ decisions: 0, costly: 0 });

  const unseen = await sandtable([
    'review',
    fileWith({ ...match, steps: [] }),
    '--viewer',
    'attacker',
  ]);
  expect(unseen).toMatchObject({ code: 1, out: '' });
  expect(unseen.err).toContain('seen nothing');
  // Here the computer learns from what it sees, and has to begin with something.
  const battle = Match.start(
    pubBattles,
    pubBattles.scenarios[0],
    {},
    { kind: 'seeded', seed: '1' },
  );
  if (!battle.ok) throw new Error('the battle is refused');
  const begun = fileWith(battle.value.save());
  for (const side of pubBattles.sides) {
    const nothing = await sandtable(['review', begun, '--viewer', side]);
    expect(nothing).toMatchObject({ code: 1, out: '' });
    expect(nothing.err).toContain('That side has seen nothing happen yet.');
  }
  const nobody = await sandtable(['review', file, '--viewer', 'spectator']);
  expect(nobody.code).toBe(2);
  expect(nobody.err).toContain('The viewers are attacker and defender.');
});
