import { asSentence } from '@sandtable/kernel';
import type { Game } from '../../games/games.ts';
import type { Came, Effect } from '../../games/look.ts';
import { text } from '../../words/words.ts';
import { cameWords } from '../dice/Heap.tsx';
import type { Deed } from './deeds.ts';

/** What somebody did in one go: an activation, an order, a fight. */
export interface Part {
  readonly deeds: readonly Deed[];
  /** In a line. */
  readonly line: string;
}

/** What makes a part worth telling, the most first. */
const TOLD_FIRST: readonly Effect['kind'][] = ['charge', 'shot', 'shell'];

/** What the other side did, part by part. Several in which nothing came to blows are one. */
export function partsOf(deeds: readonly Deed[], game: Game): Part[] {
  const setUp = deeds.filter(({ setsUp }) => setsUp === true);
  const parts: { deeds: Deed[]; goes: number; quiet: boolean }[] = [];
  for (const go of goesIn(deeds.slice(setUp.length), game)) {
    const quiet = isQuiet(go, game);
    const before = parts.at(-1);
    const isSame = before?.deeds[0].chapter === go[0].chapter;
    if (before !== undefined && isSame && quiet && before.quiet) {
      before.deeds.push(...go);
      before.goes++;
    } else parts.push({ deeds: go, goes: 1, quiet });
  }
  return [
    ...(setUp.length > 0 ? [{ deeds: setUp, line: setUpLine(setUp) }] : []),
    ...parts.map((part) => ({ deeds: part.deeds, line: lineOf(part.deeds, part.goes, game) })),
  ];
}

/** What was set up is seen on the table: how much it is will do. */
function setUpLine(deeds: readonly Deed[]): string {
  const before = new Set(deeds[0].before.pieces.map(({ id }) => id));
  const placed = deeds[deeds.length - 1].after.pieces.filter(({ id }) => !before.has(id));
  return placed.length === 0
    ? text('follow.setUp')
    : text('follow.placed', { count: placed.length });
}

/** Deeds that belong together: somebody begins something, and all that comes of it. */
function goesIn(deeds: readonly Deed[], { look }: Game): Deed[][] {
  const goes: Deed[][] = [];
  for (const deed of deeds) {
    const before = goes.at(-1)?.at(-1);
    const opens = deed.events.some((event) => look.opens(event));
    if (before === undefined || opens || before.chapter !== deed.chapter) goes.push([deed]);
    else goes[goes.length - 1].push(deed);
  }
  return goes;
}

function isQuiet(deeds: readonly Deed[], game: Game): boolean {
  return (
    lossesIn(deeds, game).length === 0 &&
    deeds.every(({ events, after }) =>
      events.every((event) => rankOf(game.look.effects(event, after)) === QUIET),
    )
  );
}

const QUIET = TOLD_FIRST.length;

/** The smaller, the more worth telling. */
function rankOf(effects: readonly Effect[]): number {
  const ranks = effects.map(({ kind }) => TOLD_FIRST.indexOf(kind)).filter((rank) => rank >= 0);
  return Math.min(QUIET, ...ranks);
}

function lineOf(deeds: readonly Deed[], goes: number, game: Game): string {
  const told = deeds.flatMap(({ events, after }) =>
    events
      .filter((event) => !game.ruleset.chapter(event))
      .map((event) => ({ event, rank: rankOf(game.look.effects(event, after)) })),
  );
  // Of moves the last says where it led to; dice that only begin something say nothing of it.
  const plain = told.findLast(({ event }) => event.dice === undefined);
  const best = Math.min(...told.map(({ rank }) => rank));
  const head = best < QUIET ? told.find(({ rank }) => rank === best) : (plain ?? told.at(0));
  const losses = lossesIn(deeds, game);
  return [
    head === undefined ? '' : game.words.tellBriefly(head.event),
    ...(losses.length > 0
      ? [asSentence(text('follow.losses', { losses: losses.map(cameWords) }))]
      : []),
    ...(goes > 1 ? [text('follow.more', { count: goes - 1 })] : []),
  ].join(' ');
}

/** What was lost in it, of whichever side: each kind once, with how many. */
function lossesIn(deeds: readonly Deed[], { look }: Game): Came[] {
  const losses = new Map<string, Came>();
  for (const event of deeds.flatMap(({ events }) => events)) {
    const came = look.came(event);
    // Whether a test fails is told by what comes of it.
    if (came?.tone !== 'loss' || came.word === 'fails') continue;
    const count = came.count + (losses.get(came.word)?.count ?? 0);
    losses.set(came.word, { ...came, count });
  }
  return [...losses.values()];
}
