import { SETTING, type Refusal } from '@sandtable/kernel';
import { isCombatant } from '../02-pieces/blocks.ts';
import type { SideIndex } from '../../state/field.ts';
import { armyFrom } from '../../files/muster.ts';
import { emptyState } from '../../files/opening.ts';
import { refuse } from '../refusal.ts';
import type { CommandEntry } from '../../files/scenarioFile.ts';
import { writeOrders, type State } from '../../state/state.ts';
import { NIGHT, SIDES, type Kind } from '../tables.ts';

/** PB-12.8: a Command on paper. */
export interface Draft {
  readonly rating: number;
  readonly arrives: number;
  /** Its pieces besides its HQ. */
  readonly kinds: readonly Kind[];
}

/** PB-12.8: how much a side may write. Public, and generous: force totals do not matter. */
export const FREE_LIMITS = { commands: 6, piecesACommand: 10, pieces: 40, trains: 2 } as const;

const REFUSED = {
  commandsFull: refuse('PB-12.8', 'commandsFull'),
  hostFirst: refuse('PB-12.8', 'hostFirst'),
  arrivesEarly: refuse('PB-12.9', 'arrivesEarly'),
  arrivesLate: refuse('PB-12.9', 'arrivesLate'),
  noDraft: refuse('PB-12.8', 'noDraft'),
  hqsCome: refuse('PB-2.3', 'hqsCome'),
  commandFull: refuse('PB-12.8', 'commandFull'),
  armyFull: refuse('PB-12.8', 'armyFull'),
  trainsFull: refuse('PB-12.8', 'trainsFull'),
  nobodyFights: refuse('PB-12.8', 'nobodyFights'),
} as const;

/** PB-12.8, PB-12.9: why a side cannot raise one more Command that arrives then. */
export function whyNotRaise(
  { [SETTING]: { field } }: State,
  side: SideIndex,
  drafts: readonly Draft[],
  arrives: number,
): Refusal | undefined {
  if (drafts.length >= FREE_LIMITS.commands) return REFUSED.commandsFull;
  if (side === field.free?.host && drafts.length === 0 && arrives > 0) return REFUSED.hostFirst;
  if (arrives > 0 && arrives < field.firstTurn) return REFUSED.arrivesEarly;
  return arrives > field.days * NIGHT ? REFUSED.arrivesLate : undefined;
}

/** PB-12.8: why the last Command cannot have one more such piece. */
export function whyNotEnlist(drafts: readonly Draft[], kind: Kind): Refusal | undefined {
  if (drafts.length === 0) return REFUSED.noDraft;
  if (kind === 'hq') return REFUSED.hqsCome;
  if (drafts[drafts.length - 1].kinds.length >= FREE_LIMITS.piecesACommand) {
    return REFUSED.commandFull;
  }
  if (count(drafts, () => true) >= FREE_LIMITS.pieces) return REFUSED.armyFull;
  const isFull = count(drafts, (each) => each === 'train') >= FREE_LIMITS.trains;
  return kind === 'train' && isFull ? REFUSED.trainsFull : undefined;
}

/** PB-12.8: why an order of battle is not finished. */
export function whyNotReady(drafts: readonly Draft[]): Refusal | undefined {
  return count(drafts, isCombatant) === 0 ? REFUSED.nobodyFights : undefined;
}

function count(drafts: readonly Draft[], isCounted: (kind: Kind) => boolean): number {
  return drafts.reduce((sum, { kinds }) => sum + kinds.filter(isCounted).length, 0);
}

/** Whether an order of battle can have been written step by step. */
export function isDraftable(state: State, side: SideIndex, drafts: readonly Draft[]): boolean {
  return drafts.every((draft, i) => {
    const before = drafts.slice(0, i);
    return (
      whyNotRaise(state, side, before, draft.arrives) === undefined &&
      draft.kinds.every((kind, k) => {
        const written = [...before, { ...draft, kinds: draft.kinds.slice(0, k) }];
        return whyNotEnlist(written, kind) === undefined;
      })
    );
  });
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/** PB-12.8: the name of a side's Command, counted from 0: `Red II`. */
export function draftName(side: SideIndex, command: number): string {
  const [first, ...rest] = SIDES[side];
  return `${first.toUpperCase()}${rest.join('')} ${NUMERALS[command]}`;
}

/** PB-12.8: the name of a piece of it, counted from 0: `Red II 1`. */
export function draftPieceName(side: SideIndex, command: number, piece: number): string {
  return `${draftName(side, command)} ${piece + 1}`;
}

/** PB-12.8: both orders of battle become armies, of which nobody is on the map yet. */
export function musterArmies(state: State, drafts: readonly (readonly Draft[])[]): void {
  const commands = drafts.flatMap((own, side) =>
    own.map((draft, i) => commandEntry(state, side as SideIndex, draft, i)),
  );
  const { army, command } = armyFrom({ commands });
  writeOrders(state, army);
  const fresh = emptyState(state.options, state[SETTING], command);
  for (const name of PER_PIECE) {
    state[name].length = 0;
    state[name].push(...fresh[name]);
  }
  state.trails.splice(0, Infinity, ...fresh.trails);
}

/** What `army` gives a length to. */
const PER_PIECE = [
  'place',
  'x',
  'y',
  'facing',
  'command',
  'behind',
  'rank',
  'block',
  'spent',
  'column',
  'unpacked',
  'moved',
  'stood',
  'known',
  'spotted',
  'fallen',
  'carried',
  'fought',
] as const;

function commandEntry(
  { [SETTING]: { field } }: State,
  side: SideIndex,
  { rating, arrives, kinds }: Draft,
  number: number,
): CommandEntry {
  // PB-12.8: all of the guest's come by the edge, the first of them in the first turn.
  const earliest = side === field.free?.host ? 0 : field.firstTurn;
  const turn = Math.max(arrives, earliest);
  return {
    side: SIDES[side],
    name: draftName(side, number),
    rating,
    ...(turn > 0 && { arrives: turn }),
    pieces: kinds.map((kind, i) => ({ name: draftPieceName(side, number, i), kind })),
  };
}
