import {
  canonicalJson,
  describeProblems,
  KERNEL_ENGLISH,
  mergeCatalogues,
  message,
  type Problem,
  type Ruleset,
} from '@sandtable/kernel';
import { ambush } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import {
  broughtTo,
  checkProof,
  heldProblems,
  RECORD_ENGLISH,
  type Held,
  type Proof,
} from '../src/index.ts';
import { Host } from './host.ts';

const ENGLISH = mergeCatalogues(KERNEL_ENGLISH, ambush.catalogue, {
  ...KERNEL_ENGLISH,
  texts: RECORD_ENGLISH,
});

/** A match in which something was taken back, to its end; with what a side holds from its middle. */
function played(): { host: Host; held: Held } {
  const host = new Host(ambush);
  host.play();
  host.undo(host.match.steps[0].side);
  for (let i = 0; i < 4; i++) host.play();
  const held = host.held('red');
  host.playOut();
  return { host, held };
}

const { host, held } = played();

/** What is found wrong, in words. */
async function wrong(given: unknown): Promise<string> {
  const checked = await checkProof(given, [ambush]);
  return checked.ok ? '' : inWords(checked.problems);
}

function inWords(problems: readonly Problem[]): string {
  return describeProblems(problems, ENGLISH).join('\n');
}

test('a proof that nobody has touched holds', async () => {
  expect(await wrong(host.proof())).toBe('');
  expect(host.entries.some(({ deed }) => deed.kind === 'undo')).toBe(true);
});

type Loose = Record<string, never> & { [name: string]: Loose };

/** Something changed in a copy of a proof. */
function altered(change: (proof: Loose) => void): unknown {
  const copy = JSON.parse(JSON.stringify(host.proof())) as Loose;
  change(copy);
  return copy;
}

/** Changes a text in one letter, a number by one. */
function other(value: unknown): never {
  if (typeof value === 'number') return (value + 1) as never;
  const text = String(value);
  return `${text.startsWith('a') ? 'b' : 'a'}${text.slice(1)}` as never;
}

const rolled = host.match.save().steps.findIndex(({ dice = [] }) => dice.length > 0);

test.each<[string, (proof: Loose) => void, RegExp]>([
  ['the id', (p) => (p['id'] = other(p['id'])), /entries\[0\]: does not follow/],
  [
    'the commitment',
    (p) => (p['commitment'] = other(p['commitment'])),
    /not the dice that the host/,
  ],
  [
    'the host’s key',
    (p) => (p['publicKey'] = other(p['publicKey'])),
    /signature: was not made with/,
  ],
  [
    'the signature',
    (p) => (p['signed']['signature'] = other(p['signed']['signature'])),
    /was not made/,
  ],
  ['what is signed', (p) => (p['signed']['hash'] = other(p['signed']['hash'])), /another log/],
  [
    'a hash',
    (p) => (p['entries'][3]['hash'] = other(p['entries'][3]['hash'])),
    /entries\[3\]: does/,
  ],
  ['a time', (p) => (p['entries'][3]['at'] = other(1)), /entries\[3\]: does not follow/],
  ['a salt', (p) => (p['entries'][3]['salt'] = other('ab'.repeat(16))), /entries\[3\]: does not/],
  [
    'a number of an entry',
    (p) => (p['entries'][3]['number'] = other(8)),
    /entries\[3\]: has the number 9/,
  ],
  [
    'a move in the log',
    (p) => (p['entries'][2]['deed']['step']['move'] = { type: 'stand' } as never),
    /entries\[2\]: does not follow/,
  ],
  [
    'an entry left out',
    (p) => void (p['entries'] as unknown as unknown[]).splice(4, 1),
    /entries\[4\]: has the number 6/,
  ],
  [
    'an entry put in',
    (p) => void (p['entries'] as unknown as unknown[]).splice(4, 0, p['entries'][3]),
    /entries\[4\]: does not follow/,
  ],
  [
    'the last entry left out',
    (p) => void (p['entries'] as unknown as unknown[]).pop(),
    /is the host’s word for another log/,
  ],
  [
    'a move of the match',
    (p) => (p['match']['steps'][0]['move'] = { type: 'stand' } as never),
    /match.steps\[0\]: step 1: this move is not allowed/,
  ],
  [
    'a die',
    (p) =>
      (p['match']['steps'][rolled]['dice'] = [
        3 - host.match.steps[rolled].dice[0],
        ...host.match.steps[rolled].dice.slice(1),
      ] as never),
    /the dice are \d, but the source gives \d/,
  ],
  ['how far the dice came', (p) => (p['match']['drawn'] = 999 as never), /match.drawn: is not how/],
  ['that it is said', (p) => delete p['match']['drawn'], /match.drawn: is not how/],
  ['who gave up', (p) => (p['match']['ended'] = { how: 'agreed' } as never), /match.ended: /],
  [
    'the secret',
    (p) => (p['match']['dice'][0]['secret'] = other('00112233445566778899aabbccddeeff')),
    /does not belong to the commitment/,
  ],
  ['no secret', (p) => delete p['match']['dice'][0]['secret'], /secret: is missing/],
  [
    'a number for the dice',
    (p) => (p['match']['dice'][0]['numbers']['red'] = '77'.repeat(8) as never),
    /but the source gives|commitment/,
  ],
  [
    'other dice',
    (p) => (p['match']['dice'] = [{ from: 0, kind: 'scripted' }] as never),
    /not the dice that the host had committed/,
  ],
  [
    'the game',
    (p) => (p['match']['options']['flight'] = !host.match.options['flight'] as never),
    /does not belong to the commitment|not allowed/,
  ],
  ['something more', (p) => (p['more'] = 1 as never), /more: is not a known field/],
])('%s cannot be altered unnoticed', async (_name, change, named) => {
  expect(await wrong(altered(change))).toMatch(named);
});

test('a log that is chained and signed anew is still judged by the rules', async () => {
  const [first] = host.entries;
  const twice = host.rechained(
    [first, ...host.entries].map((entry, i) => ({ ...entry, number: i + 1 })),
  );
  expect(await wrong(host.proof(twice))).toMatch(/entries\[1\]: is a move that was not allowed/);
  // A roll is taken back, and thrown again as if nobody had seen it.
  const at = host.entries.findIndex(({ deed }) => deed.kind === 'move' && deed.step.dice);
  const { deed } = host.entries[at];
  if (deed.kind !== 'move') throw new Error('no move');
  const { side = '' } = deed.step;
  const from = host.entries.slice(0, at).filter((entry) => entry.deed.kind === 'move').length - 1;
  const taken = {
    ...host.entries[at],
    deed: { kind: 'undo' as const, side, from, steps: [], drawn: 0, asked: [side] },
  };
  const again = [...host.entries.slice(0, at + 1), taken, ...host.entries.slice(at)];
  const forged = host.rechained(again.map((entry, i) => ({ ...entry, number: i + 1 })));
  expect(await wrong(host.proof(forged))).toMatch(
    /takes back what could not be taken back: .*dice/i,
  );
});

/** The next version, in which nothing is otherwise. */
const NEXT: Ruleset = { ...(ambush as Ruleset), version: ambush.version + 1 };

test('what was played under the version before is played again all the same', async () => {
  expect(await checkProof(host.proof(), [NEXT])).toMatchObject({
    ok: true,
    value: { verdict: 'proved' },
  });
  // A host that throws again until it likes the dice, and writes nothing of that.
  const unfair = new Host(ambush);
  while (unfair.match.steps.every(({ dice }) => dice.length === 0)) unfair.play();
  unfair.throwAgain();
  unfair.playOut();
  for (const ruleset of [ambush, NEXT]) {
    const checked = await checkProof(unfair.proof(), [ruleset]);
    expect(checked.ok ? '' : inWords(checked.problems)).toMatch(/tells something else/);
  }
});

test('where a move that was taken back is none any more, nothing is proved of the dice', async () => {
  const [first] = host.entries;
  if (first.deed.kind !== 'move') throw new Error('no move');
  const { step } = first.deed;
  const taken = canonicalJson(step.move);
  expect(host.match.steps.map(({ move }) => canonicalJson(move))).not.toContain(taken);
  const strict: Ruleset = {
    ...NEXT,
    check: (state, side, move) =>
      canonicalJson(move) === taken
        ? { rule: 'A-1', message: message('not any more') }
        : NEXT.check(state, side, move),
  };
  const recorded = { ok: true, value: { verdict: 'recorded', proofs: ['recorded'] } };
  expect(await checkProof(host.proof(), [strict])).toMatchObject(recorded);
  const now = { ...strict, version: ambush.version };
  expect(await checkProof(host.proof(), [now])).toMatchObject({ ok: false });
});

test('a match that is not over proves nothing', async () => {
  const open = new Host(ambush);
  open.play();
  expect(await wrong(open.proof())).toMatch(/is not over/);
});

test('what a player holds is compared with the proof', async () => {
  const proof = host.proof();
  const against = async (change: Partial<Held>): Promise<string> =>
    inWords(await heldProblems({ ...held, ...change }, proof, [ambush]));
  expect(await against({})).toBe('');
  expect(await against({ id: 'club-8' })).toMatch(/of another match, club-8/);
  expect(await against({ publicKey: new Host(ambush).publicKey })).toMatch(/not the key/);
  expect(await against({ commitment: '00'.repeat(32) })).toMatch(/not the commitment/);
  expect(await against({ number: '00'.repeat(8) })).toBe('');
  expect(await against({ number: '55'.repeat(8) })).toMatch(/not the number that your dice/);
  expect(await against({ receipt: { ...held.receipt, hash: 'cd'.repeat(32) } })).toMatch(
    /not signed/,
  );
  const [hid, ...rest] = held.told;
  expect(await against({ told: rest })).toMatch(/told: .* from the 1. on/);
  expect(await against({ told: [hid, [], ...rest] })).toMatch(/from the 2. on/);
});

test('a host that shows one player another log than it proves is found out by his receipt', async () => {
  const two = new Host(ambush);
  two.match.end({ how: 'agreed' });
  two.write({ kind: 'end', ending: { how: 'agreed' } });
  const shown = two.held('red');
  const proof: Proof = { ...host.proof(), publicKey: two.publicKey };
  const problems = await heldProblems(shown, proof, [ambush]);
  expect(inWords(problems)).toMatch(/shown you something else than it shows now/);
});

test('a match that was brought along holds with what had been played, which nobody can alter', async () => {
  const brought = new Host(ambush, 3);
  brought.play();
  const shown = brought.held('red');
  brought.playOut();
  const proof = brought.proof();
  expect(proof.match.dice.map(({ kind, from }) => [kind, from])).toEqual([
    ['seeded', 0],
    ['committed', 3],
  ]);
  expect(broughtTo(proof)).toEqual(proof.match.steps.slice(0, 3));
  expect(await wrong(proof)).toBe('');
  expect(await heldProblems(shown, proof, [ambush])).toEqual([]);
  expect(shown.told.length).toBeGreaterThan(1);
  // As if less had been brought along, or other steps.
  const { match } = proof;
  const [own, committed] = match.dice;
  const later = { ...proof, match: { ...match, dice: [own, { ...committed, from: 2 }] } };
  expect(await wrong(later)).toMatch(/secret: does not belong/);
  const [first, ...rest] = match.steps;
  const others = [{ ...first, side: first.side === 'red' ? 'blue' : 'red' }, ...rest];
  expect(await wrong({ ...proof, match: { ...match, steps: others } })).not.toBe('');
});
