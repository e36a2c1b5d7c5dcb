import { ambush, type AmbushMove, type AmbushState } from '@sandtable/testkit';
import type { NewDice } from '../src/diceSource.ts';
import { Match, type Played } from '../src/match.ts';
import type { MatchFile } from '../src/matchFile.ts';
import type { Ruleset } from '../src/ruleset.ts';
import { committedDice } from '../src/seal.ts';
import { seededDice } from '../src/seeded.ts';

export const SCRIPTED: NewDice = { kind: 'scripted' };
export const SEEDED: NewDice = { kind: 'seeded', seed: 'kernel' };
export const SECRET = '00112233445566778899aabbccddeeff';
export const COMMITTING = {
  secret: SECRET,
  matchNumber: 'kernel-1',
  host: 'red',
  numbers: { red: '0102030405060708', blue: 'ffeeddccbbaa9988' },
} as const;

/** A match of Ambush on the stream: four thickets a bank, three men a side, flight allowed. */
export function newMatch(dice: NewDice = SCRIPTED, ruleset: Ruleset = ambush): Match {
  const started = Match.start(ruleset, ambush.scenarios[0], {}, dice);
  if (!started.ok) throw new Error('the scenario is refused');
  return started.value;
}

/** Dice that red has committed to for a match on the stream, with the secret and without it. */
export const COMMITTED = committedDice(newMatch(), 0, COMMITTING);
const { secret: _, ...SEALED } = COMMITTED;
export { SEALED };

/** Plays a move that must be legal, with these dice. */
export function play(
  match: Match,
  side: string,
  move: AmbushMove,
  faces: readonly number[] = [],
): Played & { ok: true } {
  match.script(faces);
  const played = match.play(side, move);
  if (!played.ok) throw new Error(`refused by ${played.refusal.rule}`);
  return played;
}

/** Both have hidden, red in 1 and blue in 5; red searches first. */
export function hiddenMatch(): Match {
  const match = newMatch();
  play(match, 'red', { type: 'hide', at: 1 });
  play(match, 'blue', { type: 'hide', at: 5 }, [1]);
  return match;
}

/** Blue has been found in 5 and must answer. */
export function foundMatch(): Match {
  const match = hiddenMatch();
  play(match, 'red', { type: 'search', at: 5 });
  return match;
}

/** Plays on at random until the match is over, or for so many steps. */
export function playOut(match: Match, seed = 'choices', steps = Infinity): Match {
  const chance = seededDice(seed);
  for (let left = steps; left > 0 && match.pending.decisions.length > 0; left--) {
    const { decisions } = match.pending;
    const { side } = decisions[chance.die(decisions.length) - 1];
    const moves = match.moves(side);
    match.play(side, moves[chance.die(moves.length) - 1]);
  }
  return match;
}

/** The file as it comes back from a disk. */
export function fileOf(match: Match): MatchFile {
  return JSON.parse(JSON.stringify(match.save())) as MatchFile;
}

/** Everything about a match that must not change when something fails. */
export function picture(match: Match): string {
  return JSON.stringify([match.state, match.steps, match.scripted, match.pending, match.save()]);
}

export function stateOf(match: Match): AmbushState {
  return match.state as AmbushState;
}
