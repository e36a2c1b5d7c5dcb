import { seededDice, type Premises, type Ruleset } from '@sandtable/kernel';
import { odds, playAhead, playNumber, readRun, type Run, type RunFile } from '@sandtable/lab';
import type { Player, PlayerKind } from '@sandtable/players';
import { kindNamed, loadPlayers } from '@sandtable/players/loading';
import { swiftPlayer, usualOpponent } from '@sandtable/players/names';
import { loadRuleset } from '../games/rulesets.ts';
import { Counsellor } from './counsellor.ts';
import { reviewOn } from './review.ts';
import type { Cancellation, Envelope, Reply } from './request.ts';

/** Nobody waits longer for the computer, however slow the device is. */
const LONGEST_MS = 2000;
/** After so long it listens whether anybody still waits. */
const SLICE_MS = 25;

const players = new Map<string, Player>();
const counsellors = new Map<string, Counsellor>();

/** There is one for a side in a match: it remembers what it has seen. */
function playerFor(
  ruleset: Ruleset,
  kinds: readonly PlayerKind[],
  name: string,
  about: string,
): Player {
  const key = `${about} ${name}`;
  let player = players.get(key);
  if (player === undefined) {
    // A match may name a player that is no longer there: the usual one takes its place.
    const kind = kindNamed(kinds, name) ?? kindNamed(kinds, usualOpponent(ruleset)) ?? kinds[0];
    player = kind.make(ruleset, inTime);
    players.set(key, player);
  }
  return player;
}

/** As hard as usual, unless that takes too long here. */
function inTime(usual: number, times: number): (playOuts: number) => number {
  const began = performance.now();
  return (playOuts) =>
    Math.max(playOuts / (usual * times), (performance.now() - began) / LONGEST_MS);
}

/** Goes on with a thought in slices, so that it can be cancelled. */
async function inSlices<T>(thinking: Generator<unknown, T>, id: number): Promise<T> {
  let since = performance.now();
  for (;;) {
    const { done, value } = thinking.next();
    if (done === true) return value;
    if (performance.now() - since < SLICE_MS) continue;
    await new Promise((go) => {
      setTimeout(go, 0);
    });
    if (cancelled.delete(id)) throw new Error('cancelled');
    since = performance.now();
  }
}

/** What nobody waits for any more. */
const cancelled = new Set<number>();

/** What is known of each match that was asked about. */
const matches = new Map<number, Premises>();

/** The runs that games were asked of, read once. */
const runs = new Map<number, Run>();

function runOf(about: number, file: RunFile, ruleset: Ruleset, kinds: readonly PlayerKind[]): Run {
  const known = runs.get(about);
  if (known !== undefined) return known;
  const read = readRun(file, [ruleset], () => kinds.map(({ name }) => name));
  if (!read.ok) throw new Error('a run that is not good');
  runs.set(about, read.value);
  return read.value;
}

async function answer({ id, about, premises, request }: Envelope): Promise<unknown> {
  const known = premises ?? matches.get(about);
  if (known === undefined) throw new Error('a match that nobody has told of');
  matches.set(about, known);
  const [ruleset, kinds] = await Promise.all([
    loadRuleset(known.ruleset),
    loadPlayers({ id: known.ruleset }),
  ]);
  if (request.kind === 'review') return reviewOn(ruleset, kinds, about, request.begin);
  // Advice is that of the strongest; what lies ahead is played by one that is quick.
  const [strongest] = kinds;
  if (request.kind === 'games') {
    const run = runOf(about, request.file, ruleset, kinds);
    return request.numbers.map((number) => playNumber(run, kinds, number));
  }
  const view = ruleset.furnish(request.view, known.scenario, known.options);
  switch (request.kind) {
    case 'choose': {
      const { player, decision, seed } = request;
      const asked = playerFor(ruleset, kinds, player, `${about} ${decision.side}`);
      const dice = seededDice(seed);
      if (asked.think === undefined) return asked.choose(view, decision, dice);
      return inSlices(asked.think(view, decision, dice), id);
    }
    case 'ponder': {
      const { player, side, seed } = request;
      const watching = playerFor(ruleset, kinds, player, `${about} ${side}`);
      watching.watch?.(view, { side });
      const pondering = watching.ponder?.(view, { side }, seededDice(seed));
      return pondering && inSlices(pondering, id);
    }
    case 'advise': {
      const { decision, most } = request;
      const key = `${about} ${decision.side}`;
      const counsellor = counsellors.get(key) ?? new Counsellor(ruleset, strongest, inTime);
      counsellors.set(key, counsellor);
      return inSlices(counsellor.advise(view, decision, most), id);
    }
    case 'odds': {
      const { side, move } = request;
      return odds(ruleset, ruleset.imagine(view, side, seededDice('odds')), side, move);
    }
    case 'ahead': {
      const { side, number } = request;
      const outlook = ruleset.outlook?.(view, side);
      if (outlook === undefined) throw new Error('nothing lies ahead');
      const player = kindNamed(kinds, swiftPlayer(ruleset)) ?? strongest;
      return playAhead({ ruleset, outlook, view, side, player, seed: 'outlook' }, number);
    }
  }
}

addEventListener('message', (event: MessageEvent<Envelope | Cancellation>) => {
  if ('cancelled' in event.data) {
    cancelled.add(event.data.cancelled);
    return;
  }
  const { id } = event.data;
  const reply = (message: Reply): void => postMessage(message);
  answer(event.data).then(
    (found) => reply({ id, ok: true, answer: found }),
    (error: unknown) => reply({ id, ok: false, error: String(error) }),
  );
});
