import { commit, Match, seededDice, Witness, type FileStep, type Ruleset } from '@sandtable/kernel';
import { generateKeyPairSync, sign } from 'node:crypto';
import {
  askedIn,
  chained,
  rootOf,
  type Deed,
  type Entry,
  type Held,
  type Proof,
} from '../src/index.ts';

/** A host as honest as the test lets it be: what it writes down, and what it signs. */
export class Host {
  readonly id = 'club-7';
  readonly match: Match;
  readonly commitment: string;
  entries: Entry[] = [];
  readonly #keys = generateKeyPairSync('ed25519');
  readonly #chance = seededDice('moves');

  /** @param brought So many steps had been played before it came here, with dice of somebody's own. */
  constructor(ruleset: Ruleset, brought = 0) {
    const [scenario] = ruleset.scenarios;
    const secret = '00112233445566778899aabbccddeeff';
    const opening = ruleset.setup(scenario, {});
    if (!opening.ok) throw new Error('the scenario is refused');
    const options = ruleset.optionsOf(opening.value);
    const { id: name, version } = ruleset;
    const own = Match.start(ruleset, scenario, options, { kind: 'seeded', seed: 'at home' });
    if (!own.ok) throw new Error('the match is refused');
    this.match = own.value;
    for (let i = 0; i < brought; i++) this.#playOne();
    const { steps } = own.value;
    const game = { ruleset: name, version, scenario, options, steps, matchNumber: this.id };
    this.commitment = commit({ secret, numbers: {} }, game);
    const numbers = Object.fromEntries(ruleset.sides.map((side, i) => [side, `0${i}`.repeat(8)]));
    const { commitment, id: matchNumber } = this;
    const dice = { kind: 'committed' as const, matchNumber, commitment, numbers, secret };
    this.match = own.value.fork(brought, dice);
  }

  get publicKey(): string {
    return this.#keys.publicKey.export({ format: 'jwk' }).x as string;
  }

  /** One more move of whoever is asked. */
  play(): void {
    const { match } = this;
    this.#playOne();
    const [step] = match.written(match.steps.length - 1);
    this.write({ kind: 'move', step, drawn: match.drawn, asked: askedIn(match) });
  }

  #playOne(): void {
    const [{ side }] = this.match.pending.decisions;
    const moves = this.match.moves(side);
    this.match.play(side, moves[this.#chance.die(moves.length) - 1]);
  }

  undo(side: string): void {
    const { match } = this;
    const before = [...match.steps];
    if (match.undo(side) !== undefined) throw new Error('it stands');
    const from = before.findIndex((step, i) => step !== match.steps[i]);
    const steps: FileStep[] = match.written(from);
    this.write({ kind: 'undo', side, from, steps, drawn: match.drawn, asked: askedIn(match) });
  }

  /** Takes the last step back and makes it again with other dice, and says nothing of that. */
  throwAgain(): void {
    const { match } = this;
    const last = match.steps.length - 1;
    const { side, move } = match.steps[last];
    if (match.takeBack(last) !== undefined) throw new Error('it stands');
    match.play(side, move);
    const [step] = match.written(last);
    this.entries = this.entries.slice(0, -1);
    this.write({ kind: 'move', step, drawn: match.drawn, asked: askedIn(match) });
  }

  playOut(): void {
    while (this.match.pending.outcome === undefined) this.play();
  }

  write(deed: Deed): void {
    this.entries = this.rechained([...this.entries, this.#entry(deed)]);
  }

  #entry(deed: Deed): Entry {
    const number = this.entries.length + 1;
    return { number, at: 1000 * number, deed, salt: 'ab'.repeat(16), hash: '' };
  }

  /** The same entries, with the hashes that they should have. */
  rechained(entries: readonly Entry[]): Entry[] {
    let head = rootOf(this.id, this.commitment);
    return entries.map((entry) => ({ ...entry, hash: (head = chained(head, entry)) }));
  }

  proof(entries: readonly Entry[] = this.entries): Proof {
    const { id, commitment, publicKey } = this;
    const signed = this.receipt(entries);
    const match = this.match.save();
    const proof = { sandtable: 'proof' as const, format: 1 as const, id, commitment, publicKey };
    return JSON.parse(JSON.stringify({ ...proof, signed, match, entries })) as Proof;
  }

  receipt(entries: readonly Entry[] = this.entries): Proof['signed'] {
    const hash = entries.at(-1)?.hash ?? rootOf(this.id, this.commitment);
    const bytes = sign(null, Buffer.from(hash, 'hex'), this.#keys.privateKey);
    return { hash, signature: bytes.toString('base64url') };
  }

  /** What somebody holds who has been told all until now. */
  held(viewer: string): Held {
    const { id, publicKey, commitment } = this;
    const { told } = new Witness(viewer).look(this.match);
    const receipt = this.receipt();
    return { sandtable: 'record', format: 1, id, viewer, publicKey, commitment, told, receipt };
  }
}
