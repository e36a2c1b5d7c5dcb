import { asSentence } from '@sandtable/kernel';
import type { Game } from '../../games/games.ts';
import type { Came, Effect } from '../../games/look.ts';
import { text } from '../../words/words.ts';
import { cameWords } from '../dice/Heap.tsx';
import type { Deed } from './deeds.ts';

/** What somebody did in one go: a shot with what came of it, a fight, or a few moves. */
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
    const goes = quiet ? Math.max(go.filter(shifts).length, 1) : 1;
    if (before !== undefined && isSame && quiet && before.quiet) {
      before.deeds.push(...go);
      before.goes += goes;
    } else parts.push({ deeds: go, goes, quiet });
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

/** Deeds that belong together: somebody begins something, and all that comes of it. Of moves and blows each is one. */
function goesIn(deeds: readonly Deed[], game: Game): Deed[][] {
  const goes: Deed[][] = [];
  for (const deed of deeds) {
    const go = goes.at(-1) ?? [];
    const before = go.at(-1);
    const opens = deed.events.some((event) => game.look.opens(event));
    const isStruck = go.some((each) => strikes(each, game));
    const isNext = strikes(deed, game)
      ? isStruck || go.some((each) => moves(each, game))
      : isStruck && moves(deed, game);
    if (opens || isNext || before?.chapter !== deed.chapter) goes.push([deed]);
    else go.push(deed);
  }
  return goes;
}

/** Whether somebody shoots or charges. */
function strikes({ events, after }: Deed, { look }: Game): boolean {
  return events.some(
    (event) => rankOf(look.effects(event, after)) < QUIET && look.came(event)?.tone !== 'loss',
  );
}

/** Whether somebody goes somewhere of his own will. */
function moves(deed: Deed, game: Game): boolean {
  return shifts(deed) && !strikes(deed, game) && lossesIn([deed], game).length === 0;
}

/** Whether a piece stands elsewhere afterwards. */
function shifts({ before, after }: Deed): boolean {
  const places = new Map(before.pieces.map(({ id, at }) => [id, at]));
  return after.pieces.some(({ id, at }) => {
    const was = places.get(id);
    return was !== undefined && (was.x !== at.x || was.y !== at.y);
  });
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
  const told = deeds.flatMap((deed) =>
    deed.events
      .filter((event) => !game.ruleset.chapter(event))
      .map((event) => ({ event, deed, rank: rankOf(game.look.effects(event, deed.after)) })),
  );
  // Of moves the last says where it led to; dice that only begin something say nothing of it, nor does what ends it.
  const quiet = told.filter(({ event }) => event.dice === undefined);
  const last = deeds.findLast(shifts);
  const plain = quiet.find(({ deed }) => deed === last) ?? quiet.at(-1);
  const best = Math.min(...told.map(({ rank }) => rank));
  const head = best < QUIET ? told.find(({ rank }) => rank === best) : (plain ?? told.at(0));
  const losses = outcomeOf(deeds, game);
  return [
    head === undefined ? '' : game.words.tellBriefly(head.event),
    ...(losses.length > 0
      ? [asSentence(text('follow.losses', { losses: losses.map(cameWords) }))]
      : []),
    ...(goes > 1 ? [text('follow.more', { count: goes - 1 })] : []),
  ].join(' ');
}

/** What came of it in the end: what was lost, or else that all were saved. */
function outcomeOf(deeds: readonly Deed[], game: Game): Came[] {
  const losses = lossesIn(deeds, game);
  return losses.length > 0 ? losses : sumOf(deeds, game, ({ word }) => word === 'saved');
}

/** What was lost in it, of whichever side. Whether a test fails is told by what comes of it. */
function lossesIn(deeds: readonly Deed[], game: Game): Came[] {
  return sumOf(deeds, game, ({ tone, word }) => tone === 'loss' && word !== 'fails');
}

/** What such things came to: each kind once, with how many. */
function sumOf(deeds: readonly Deed[], { look }: Game, isOne: (came: Came) => boolean): Came[] {
  const all = new Map<string, Came>();
  for (const event of deeds.flatMap(({ events }) => events)) {
    const came = look.came(event);
    if (came === undefined || !isOne(came)) continue;
    const count = came.count + (all.get(came.word)?.count ?? 0);
    all.set(came.word, { ...came, count });
  }
  return [...all.values()];
}
