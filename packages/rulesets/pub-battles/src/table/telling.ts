import { message, type Message, type Part, type Reason } from '@sandtable/kernel';
import type { PubEvent, Ref, Standing } from '../state/events.ts';
import { pieceWords } from './pieceWords.ts';
import { facingWords, goWords, hourWords, placeWords } from './placeWords.ts';
import { MULTIPLIERS } from '../rules/tables.ts';

/** An event as a line of the log. */
export function tell(event: PubEvent): Message {
  const shades = shadesOf(event);
  return message(['event', event.type, ...shades].join('.'), eventParts(event));
}

/** Which of several sentences an event takes. */
function shadesOf(event: PubEvent): readonly string[] {
  switch (event.type) {
    case 'drawn':
      return [event.command === null ? 'hidden' : 'known'];
    case 'delayed':
      return [attempt(event)];
    case 'jumped':
      if (event.hq === null) return ['unknown', attempt(event)];
      return [event.by.tag === event.hq.tag ? 'self' : 'other', attempt(event)];
    case 'moved':
      if (event.column) return ['column'];
      return [isSamePlace(event.from, event.to) ? 'turn' : 'line'];
    case 'attacked':
      return [event.flank ? 'flank' : 'front'];
    case 'vanished':
      return [event.where];
    case 'bombarded':
    case 'fired':
      return [event.hits > 0 ? 'hits' : 'none'];
    case 'retreated':
      return [event.willing ? 'willing' : 'forced'];
    case 'revealed':
      return [(['none', 'one', 'both'] as const)[event.stays.length]];
    case 'won':
      return [event.by];
    case 'ended':
      return [event.winner === null ? 'draw' : 'won'];
    case 'turnBegan':
      return [event.fog ? 'fog' : 'clear'];
    case 'nightBegan':
    case 'passed':
    case 'orderEnded':
    case 'appeared':
    case 'hqPushed':
    case 'spotted':
    case 'rallied':
    case 'unpacked':
    case 'packed':
    case 'scattered':
    case 'met':
    case 'combatBegan':
    case 'roundBegan':
    case 'withdrew':
    case 'shrugged':
    case 'shaken':
    case 'becameSpent':
    case 'destroyed':
    case 'pushed':
    case 'stood':
    case 'relieved':
    case 'combatEnded':
    case 'chose':
    case 'recovered':
    case 'arranged':
    case 'assigned':
    case 'raised':
    case 'enlisted':
    case 'mustered':
    case 'edgeChosen':
      return [];
  }
}

function attempt({ success }: { readonly success: boolean }): string {
  return success ? 'success' : 'failure';
}

function isSamePlace(from: Standing, to: Standing): boolean {
  return from.at[0] === to.at[0] && from.at[1] === to.at[1];
}

/** The fields of an event as parts of its sentence. */
function eventParts(event: PubEvent): Record<string, Part> {
  const parts: Record<string, Part> = {};
  for (const [name, value] of Object.entries(event) as [string, unknown][]) {
    const part = partOf(name, value);
    if (part !== undefined) parts[name] = part;
  }
  if (event.type === 'turnBegan') parts['hour'] = hourWords(event.turn);
  if (event.type === 'moved') parts['facing'] = facingWords(event.to.facing);
  if (event.type === 'moved' || event.type === 'retreated' || event.type === 'pushed') {
    parts['go'] = goWords(event.from.at, event.to.at);
  }
  if (event.type === 'won') parts['times'] = MULTIPLIERS[event.by];
  if (event.type === 'delayed' || event.type === 'jumped') parts['score'] = ratingWords(event);
  if (event.type === 'fired' || event.type === 'bombarded') parts['score'] = scoreWords(event);
  return parts;
}

/** PB-3.5: the die, and the rating where that is known. */
function ratingWords({
  dice,
  rating,
}: {
  dice: readonly number[];
  rating: number | null;
}): Message {
  const die = dice.join(' ');
  return rating === null
    ? message('score.die', { dice: die })
    : message('score.rating', { dice: die, rating });
}

/** What a die had to show, and why. */
function scoreWords({
  needs,
  reasons = [],
}: {
  needs: number;
  reasons?: readonly Reason[];
}): Message {
  if (reasons.length === 0) return message('score.plain', { needs });
  const terms = reasons.map(({ key, count }) =>
    message('reason.term', {
      signed: count < 0 ? `−${-count}` : `+${count}`,
      what: message(`reason.${key}`),
    }),
  );
  return message('score.because', { needs, reasons: terms });
}

function partOf(name: string, value: unknown): Part | undefined {
  if (name === 'dice') return (value as number[]).join(' ');
  if (name === 'pieces') return (value as Ref[]).map(pieceWords);
  if (name === 'stays') return (value as string[]).map((side) => message(`side.${side}`));
  if (isRef(value)) return pieceWords(value);
  if (isStanding(value)) return placeWords(value.at);
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const group = GROUPS[name];
  return group === undefined ? value : message(`${group}.${value}`);
}

/** Fields that hold words of the rules, and the group of the catalogue with their texts. */
const GROUPS: Readonly<Record<string, string>> = {
  side: 'side',
  winner: 'side',
  kind: 'kind',
  edge: 'edge',
  arm: 'arm',
  by: 'way',
};

function isRef(value: unknown): value is Ref {
  return typeof value === 'object' && value !== null && 'tag' in value;
}

function isStanding(value: unknown): value is Standing {
  return typeof value === 'object' && value !== null && 'facing' in value;
}
