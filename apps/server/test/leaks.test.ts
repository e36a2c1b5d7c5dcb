import {
  Match,
  seededDice,
  SPECTATOR,
  toSend,
  Witness,
  type Move,
  type Ruleset,
} from '@sandtable/kernel';
import { alikePositions, opening, type Alike } from '@sandtable/testkit';
import type { Sat } from '@sandtable/wire';
import { expect, test } from 'vitest';
import type { HostNode } from '../src/node.ts';
import { RULESETS } from '../src/rulesets.ts';
import { begin } from '../torture/people.ts';
import { Tap } from '../torture/tap.ts';
import { onEnd, start } from './host.ts';

const NOW = Date.UTC(2026, 0, 1);
/** Nobody has been told of so many steps: whoever says so is late, and has waited his turn at the table. */
const NEVER = 999_999;

/** A table, seen by one who is told things, and by one who does them. */
class Table {
  readonly #url: string;
  readonly #keys: Readonly<Record<string, string>>;
  readonly #match: string;
  readonly #taps = new Map<string, { tap: Tap; sat: Sat }>();

  private constructor(url: string, match: string, keys: Readonly<Record<string, string>>) {
    this.#url = url;
    this.#match = match;
    this.#keys = keys;
  }

  static async open(
    { url }: HostNode,
    ruleset: Ruleset,
    position: object,
    options = {},
    terms = {},
  ): Promise<Table> {
    const wanted = { ruleset: ruleset.id, position, options, side: ruleset.sides[0], terms };
    const { match, keys } = await begin(url, wanted);
    return new Table(url, match, keys);
  }

  async sit(viewer: string): Promise<Tap> {
    const tap = await Tap.open(this.#url);
    onEnd(() => tap.close());
    const key = viewer === SPECTATOR ? {} : { key: this.#keys[viewer] };
    const answer = await tap.ask({ ask: 'sit', match: this.#match, ...key });
    if (!answer.ok || answer.sat === undefined) throw new Error(JSON.stringify(answer));
    this.#taps.set(viewer, { tap, sat: answer.sat });
    return tap;
  }

  /** Plays what is allowed; gives whether it was. */
  async play(side: string, at: number, move: unknown): Promise<boolean> {
    const { tap, sat } = this.#at(side);
    const played = await tap.ask({ ask: 'play', seat: sat.seat, at, move: move as Move });
    return played.ok;
  }

  async undo(side: string, at: number): Promise<boolean> {
    const { tap, sat } = this.#at(side);
    return (await tap.ask({ ask: 'undo', seat: sat.seat, at })).ok;
  }

  /** All that a viewer was sent until now, but for what is drawn by lot: names, hashes and signatures. */
  async heard(viewer: string): Promise<string[]> {
    const { tap, sat } = this.#at(viewer);
    await tap.ask({ ask: 'undo', seat: sat.seat, at: NEVER });
    const facts = await (await fetch(`${this.#url}api/matches/${this.#match}`)).text();
    return [...tap.heard, facts].map((text) =>
      text
        .replaceAll(this.#match, 'MATCH')
        .replaceAll(/"(hash|signature|commitment)":"[^"]*"/g, '"$1":"LOT"'),
    );
  }

  #at(viewer: string): { tap: Tap; sat: Sat } {
    const taken = this.#taps.get(viewer);
    if (taken === undefined) throw new Error(`${viewer} does not sit`);
    return taken;
  }
}

/** What a viewer hears at a table where this is done: moves that are none, moves, and what he asks himself. */
async function course(table: Table, alike: Alike, ruleset: Ruleset): Promise<string[]> {
  const { viewer, side, moves } = alike;
  const seats = [...ruleset.sides, ...(viewer === SPECTATOR ? [viewer] : [])];
  for (const each of seats) await table.sit(each);
  const other = ruleset.sides.find((each) => each !== side) as string;
  // Refused, out of turn, and late.
  await table.play(side, 0, { type: 'nonsense' });
  await table.play(other, 0, moves[0] ?? { type: 'nonsense' });
  await table.play(side, NEVER, moves[0] ?? { type: 'nonsense' });
  await table.undo(other, 0);
  if (moves.length > 0 && (await table.play(side, 0, moves[0]))) {
    await table.undo(other, 0);
    if (await table.undo(side, 1)) await table.play(side, 0, moves[moves.length - 1]);
  }
  return table.heard(viewer);
}

/** Where two lists of messages differ first: the whole of them is long. */
function parting(here: readonly string[], there: readonly string[]): string | undefined {
  const longer = here.length > there.length ? here : there;
  const at = longer.findIndex((_, i) => here[i] !== there[i]);
  if (at < 0) return undefined;
  const [one, two] = [here, there].map((list) => list.at(at) ?? '');
  const from = Array.from(one).findIndex((letter, i) => letter !== two[i]);
  const part = (text: string): string => text.slice(Math.max(0, from - 60), from + 120);
  return `message ${at}: ${part(one)}\nor ${part(two)}`;
}

/** Whether what comes of the first and the last of the moves rolls no dice and shows nobody anything that he does not know. */
function isQuiet(ruleset: Ruleset, { here, there, options, side, viewer, moves }: Alike): boolean {
  return [moves[0], moves[moves.length - 1]].every((move) => {
    if (move === undefined) return true;
    const known = [here, there].map((scenario) => {
      const started = Match.start(ruleset, scenario, options, { kind: 'seeded', seed: '1' });
      if (!started.ok) throw new Error('not accepted');
      const match = started.value;
      match.play(side, move);
      const rolled = match.steps[0].dice.length > 0;
      return rolled ? '' : JSON.stringify(new Witness(viewer).look(match).told);
    });
    return known[0] !== '' && known[0] === known[1];
  });
}

test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
  '%s: what a viewer cannot know changes no byte that he is sent, refusals and errors included',
  async (_id, ruleset) => {
    const node = await start({ now: () => NOW });
    let compared = 0;
    let hidden = 0;
    for (const scenario of [ruleset.scenarios[0], ...ruleset.scenarios.slice(-1)]) {
      const ways = { seed: `wire ${scenario.id}`, every: 11, most: 2 };
      for (const alike of alikePositions(ruleset, scenario, ways)) {
        // Of two worlds that are the same for all there is little to learn.
        if ((alike.isSame && compared > 3) || !isQuiet(ruleset, alike)) continue;
        compared++;
        if (!alike.isSame) hidden++;
        const [here, there] = await Promise.all(
          [alike.here, alike.there].map(async (position) =>
            course(await Table.open(node, ruleset, position, alike.options), alike, ruleset),
          ),
        );
        expect(parting(here, there)).toBeUndefined();
      }
    }
    expect(compared).toBeGreaterThan(1);
    expect(hidden > 0).toBe(ruleset.hasSecrets);
  },
);

test.each([
  { kind: 'move', seconds: 600 } as const,
  { kind: 'bank', seconds: 600, increment: 5 } as const,
])(
  'how much a side decides in secret, and when, shows in nothing that anybody else is sent: clock by the $kind',
  async (clock) => {
    const ruleset = RULESETS.find(({ id }) => id === 'pub-battles') as Ruleset;
    let now = NOW;
    const node = await start({ now: () => now });
    const { position, side, moves } = (quiet ??= quietMoves(ruleset));
    const others = [...ruleset.sides.filter((each) => each !== side), SPECTATOR];
    const all: string[][][] = [];
    // Nothing, one decision early, one late, and all of them, in the same time.
    for (const played of [[], [moves[0]], [undefined, moves[0]], moves]) {
      now = NOW;
      const table = await Table.open(node, ruleset, position, {}, { delay: 0, clock });
      for (const viewer of [side, ...others]) await table.sit(viewer);
      let at = 0;
      for (let i = 0; i < moves.length; i++) {
        now += 7000;
        const move = played.at(i);
        if (move !== undefined) expect(await table.play(side, at++, move)).toBe(true);
      }
      for (const each of ruleset.sides) if (each !== side) await table.undo(each, 0);
      all.push(await Promise.all(others.map((viewer) => table.heard(viewer))));
    }
    expect(moves.length).toBeGreaterThan(1);
    for (const heard of all.slice(1)) {
      for (const [i] of others.entries()) expect(parting(all[0][i], heard[i])).toBeUndefined();
    }
  },
);

interface Quiet {
  readonly position: object;
  readonly side: string;
  readonly moves: readonly Move[];
}

let quiet: Quiet | undefined;

/** A position in which a side can decide things, one after the other, of which nobody else notices anything. */
function quietMoves(ruleset: Ruleset): Quiet {
  const dice = seededDice('quiet');
  const state = opening(ruleset, ruleset.scenarios[0], {});
  for (let steps = 0; steps < 400; steps++) {
    const [{ side }] = ruleset.pending(state).decisions;
    ruleset.play(state, side, ruleset.draw(state, side, dice), dice);
    const found = quietAt(ruleset, ruleset.position(state));
    if (found !== undefined) return found;
  }
  throw new Error('nothing can be decided in secret');
}

function quietAt(ruleset: Ruleset, position: object): Quiet | undefined {
  const started = Match.start(ruleset, position, {}, { kind: 'seeded', seed: '1' });
  if (!started.ok) return undefined;
  const match = started.value;
  const side = match.pending.decisions.at(0)?.side ?? '';
  const moves: Move[] = [];
  for (let tried = 0; tried < 12 && moves.length < 3; tried++) {
    const move = match.moves(side).at(tried);
    if (move === undefined) break;
    if (isUnnoticed(match, side, move)) moves.push(move);
    else if (match.steps.length > moves.length) break;
  }
  return moves.length > 1 ? { position, side, moves } : undefined;
}

/** Plays a move; whether nobody else notices. Takes it back where somebody does. */
function isUnnoticed(match: Match, side: string, move: Move): boolean {
  const others = [...match.ruleset.sides.filter((each) => each !== side), SPECTATOR];
  const look = (): object[] =>
    others.map((viewer) => ({ ...new Witness(viewer).look(match), whyNotUndo: undefined }));
  const before = look();
  if (!match.play(side, move).ok) return false;
  if (toSend(before, look()) === undefined) return true;
  match.undo(side);
  return false;
}
