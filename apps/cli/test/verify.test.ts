import { committedDice, Match, type NewDice } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';
import { expect, test } from 'vitest';
import { DUEL } from './duel.ts';
import { fileWith } from './folder.ts';
import { sandtable } from './program.ts';

const MADE = {
  secret: '00112233445566778899aabbccddeeff',
  matchNumber: 'club-7',
  numbers: { attacker: '0102030405060708', defender: '1112131415161718' },
};

function duel(dice: NewDice = { kind: 'scripted' }): Match {
  const started = Match.start(pbi, DUEL, {}, dice);
  if (!started.ok) throw new Error('the duel is refused');
  return started.value;
}

/** A duel in which shots were fired and a side then gave up, so that secrets are revealed. */
function fought(dice: NewDice): Match {
  const match = duel(dice);
  match.script([1, 2, 3]);
  match.play('attacker', { type: 'aim', from: 'c2', to: 'c3' });
  match.play('attacker', { type: 'all' });
  match.end({ how: 'resigned', side: 'defender' });
  return match;
}

const hosted = committedDice(duel(), 0, { ...MADE, host: 'attacker' });
const kept = committedDice(duel(), 0, MADE);

const unfinished = duel(hosted);
unfinished.play('attacker', { type: 'aim', from: 'c2', to: 'c3' });

test.each([
  ['proved', 0, fought(hosted)],
  ['proved', 0, fought(kept)],
  ['sealed', 3, unfinished],
  ['seeded', 4, fought({ kind: 'seeded', seed: '3' })],
  ['scripted', 5, fought({ kind: 'scripted' })],
  ['mixed', 6, fought(hosted).fork(1, { kind: 'seeded', seed: '3' })],
] as const)('a file whose dice are %s ends verify with %d', async (verdict, code, match) => {
  const file = fileWith(match.save());
  const told = await sandtable(['verify', file]);
  expect(told).toMatchObject({ code, err: '' });
  expect(told.out).toContain(`\nVerdict: ${verdict}`);
  const plain = await sandtable(['verify', file, '--json']);
  expect(plain).toMatchObject({ code, err: '' });
  expect(JSON.parse(plain.out)).toMatchObject({ verified: true, verdict });
  const help = (await sandtable(['help', 'verify'])).out.replaceAll(/\s+/g, ' ');
  expect(help).toContain(
    verdict === 'proved' ? 'exit code is 0 when the dice are proved' : `${code} `,
  );
});

async function says(match: Match): Promise<string> {
  return (await sandtable(['verify', fileWith(match.save())])).out.replaceAll(/\s+/g, ' ');
}

test('that somebody has made what a match begins from is said, whatever it is called', async () => {
  const own = 'somebody gave its beginning';
  expect(await says(fought(kept))).toContain(own);
  const [ready] = pbi.scenarios;
  for (const [scenario, isOwn] of [
    [ready, false],
    [{ ...ready, turns: 3 }, true],
  ] as const) {
    const started = Match.start(pbi, scenario, {}, { kind: 'scripted' });
    if (!started.ok) throw new Error('the battle is refused');
    expect((await says(started.value)).includes(own)).toBe(isOwn);
  }
});

test('what is proved is told with its conditions, commitment and numbers', async () => {
  const byHost = await says(fought(hosted));
  const byKeeper = await says(fought(kept));
  for (const [words, { commitment }] of [
    [byHost, hosted],
    [byKeeper, kept],
  ] as const) {
    expect(words).toContain('number of the match: club-7');
    expect(words).toContain(`commitment: ${commitment}`);
    expect(words).toContain(`number of the defender: ${MADE.numbers.defender}`);
    expect(words).toContain(`secret: ${MADE.secret}`);
    expect(words).toMatch(/Nobody could choose (?:or foresee )?a die, if /);
    expect(words).toContain('No file proves these conditions');
    expect(words).toContain('other moves can be written to the same dice');
    expect(words).toContain('Nor does it prove that the match ended here or that a side gave up.');
    expect(words).toContain('can drop a match whose dice displease him and begin another');
    expect(words).toContain('The defender gives up, so the attacker wins. Only the file says so.');
  }
  expect(byHost).toContain(
    `number of the attacker: ${MADE.numbers.attacker} (part of the commitment;`,
  );
  expect(byHost).toContain('whoever played the attacker knew the secret, and with it every die');
  expect(byKeeper).toContain('three different people');
  expect(byKeeper).not.toContain('part of the commitment');
});

test('a match that is not over is said to be so, and no verdict proves how it ended', async () => {
  const open = await says(unfinished);
  expect(open).toContain(' The match is not over. ');
  expect(open).toContain('No file proves that these moves were the ones played, that the match');
  expect(open).not.toContain('The secret is in the file');
  expect(await says(fought(hosted))).not.toContain('The match is not over.');
});

test('a secret that is revealed before the match is over is pointed out', async () => {
  const { secret } = MADE;
  const file = unfinished.save();
  const early = { ...file, dice: file.dice.map((source) => ({ ...source, secret })) };
  const { code, out } = await sandtable(['verify', fileWith(early)]);
  expect(code).toBe(0);
  expect(out).toContain('\nThe match is not over.\n');
  expect(out).toContain('\n  The secret is in the file though the match is not over:');
  expect(await says(fought(hosted))).not.toContain('The secret is in the file');
});

test('dice that were taken back and passed over are told of', async () => {
  const match = duel({ kind: 'seeded', seed: '3' });
  match.play('attacker', { type: 'aim', from: 'c2', to: 'c3' });
  match.play('attacker', { type: 'all' });
  match.takeBack(1);
  match.play('attacker', { type: 'all' });
  expect(await says(match)).toContain('Dice were taken back in it and passed over.');
  expect(await says(fought({ kind: 'seeded', seed: '3' }))).not.toContain('passed over');
});
