import {
  seededDice,
  type Fate,
  type Outlook,
  type OutlookFigures,
  type Ruleset,
  type Side,
} from '@sandtable/kernel';
import type { PlayerKind } from '@sandtable/players';
import { playStep } from './game.ts';
import { wilson, type Interval } from './interval.ts';

/** An outlook that is to be found out, from what a side knows. */
export interface Venture {
  readonly ruleset: Ruleset;
  readonly outlook: Outlook<object>;
  readonly view: object;
  readonly side: Side;
  /** Who plays on, for both sides. */
  readonly player: PlayerKind;
  readonly seed: string;
}

/** What became of each piece of an outlook in one play-out; undefined where the game ended before anything did. */
export type Fates = readonly (Fate | undefined)[];

/**
 * Play-out number `number` of a venture: a world that looks like this to the side, played on until something has
 * become of every piece. It depends on nothing but what the side knows, seed and number, so that whoever asks can
 * show what there is, and stop, after any of them.
 */
export function playAhead(venture: Venture, number: number): Fates {
  const { ruleset, outlook, view, side, player, seed } = venture;
  const name = `${seed}/${number}`;
  const world = ruleset.imagine(view, side, seededDice(`${name}/world`));
  const seats = Object.fromEntries(
    ruleset.sides.map((each) => [
      each,
      { player: player.make(ruleset), dice: seededDice(`${name}/${each}`) },
    ]),
  );
  const dice = seededDice(name);
  const fates: (Fate | undefined)[] = outlook.pieces.map(() => undefined);
  do {
    for (const piece of fates.keys()) fates[piece] ??= outlook.fate(world, piece);
  } while (fates.includes(undefined) && playStep(ruleset, world, seats, dice) === undefined);
  return fates;
}

/** What becomes of some pieces, over many play-outs. */
export interface Prospect extends OutlookFigures {
  /** How often so many were lost, by rising number. */
  readonly distribution: readonly { readonly value: number; readonly probability: number }[];
}

export interface Prospects {
  readonly playOuts: number;
  /** Of all pieces. */
  readonly all: Prospect;
  /** Of those on each, in the order of the outlook. */
  readonly each: readonly (Prospect & { readonly on: string })[];
}

/** Adds up play-outs. It does not matter in which order they come. */
export function prospects({ pieces }: Outlook<never>, playOuts: readonly Fates[]): Prospects {
  const numbers = [...pieces.keys()];
  const carriers = [...new Set(pieces.map(({ on }) => on))];
  return {
    playOuts: playOuts.length,
    all: prospectOf(numbers, playOuts),
    each: carriers.map((on) => ({
      on,
      ...prospectOf(
        numbers.filter((piece) => pieces[piece].on === on),
        playOuts,
      ),
    })),
  };
}

function prospectOf(pieces: readonly number[], playOuts: readonly Fates[]): Prospect {
  const count = (fates: Fates, fate: Fate): number =>
    pieces.filter((piece) => fates[piece] === fate).length;
  const lost = playOuts.map((fates) => count(fates, 'lost'));
  const [low, high] = shareOfLost(lost, pieces.length);
  const values = [...new Set(lost)].toSorted((a, b) => a - b);
  return {
    of: pieces.length,
    lost: mean(lost),
    safe: mean(playOuts.map((fates) => count(fates, 'safe'))),
    interval: [low * pieces.length, high * pieces.length],
    distribution: values.map((value) => ({
      value,
      probability: lost.filter((each) => each === value).length / lost.length,
    })),
  };
}

/**
 * The 95 % interval of the share that is lost. Those in one boat share its fate, so that a play-out says less than as
 * many trials as there are pieces, and at the least as much as one: how much, its variance tells (Kish's design effect).
 */
function shareOfLost(lost: readonly number[], of: number): Interval {
  const runs = lost.length;
  const average = mean(lost);
  const squares = lost.reduce((sum, each) => sum + (each - average) ** 2, 0);
  const share = average / of;
  const ofOneTrial = share * (1 - share);
  const ofPlayOut = runs < 2 ? ofOneTrial : squares / (runs - 1) / (of * of);
  const trials = ofOneTrial === 0 ? 1 : Math.min(of, Math.max(1, ofOneTrial / ofPlayOut));
  return wilson(share * runs * trials, runs * trials);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, each) => sum + each, 0) / values.length;
}
