import type { Viewer } from '@sandtable/kernel';
import type { PubEvent, Ref } from '../state/events.ts';

/** The event as this viewer may know it; undefined where he notices nothing. */
export function redact(event: PubEvent, viewer: Viewer): PubEvent | undefined {
  switch (event.type) {
    case 'drawn':
      return event.side === viewer ? event : { ...event, command: null };
    case 'spotted':
      return event.piece.side === viewer ? undefined : withoutNames(event, viewer);
    case 'delayed':
      return event.by.side === viewer ? event : withoutNames({ ...event, rating: null }, viewer);
    case 'jumped': {
      if (event.by.side === viewer) return event;
      // PB-3.2: for whom an army commander rolls would tell whose chit it is.
      const hq = event.hq?.tag === event.by.tag ? event.hq : null;
      return withoutNames({ ...event, hq, rating: null }, viewer);
    }
    case 'rallied':
    case 'scattered':
    case 'vanished':
      // PB-8.1: what is not on the map rallies, becomes Spent and arrives behind the screen.
      if (event.piece.side !== viewer && event.hidden === true) return undefined;
      return withoutNames(event, viewer);
    case 'passed':
      return event.side === viewer ? undefined : event;
    case 'arranged':
    case 'assigned':
      return event.piece.side === viewer ? event : undefined;
    case 'shrugged':
    case 'shaken':
      // PB-7.5: what a bombardment does to a block is told by what can be seen.
      return event.piece.side === viewer || event.piece.open
        ? withoutNames(event, viewer)
        : undefined;
    case 'bombarded':
    case 'fired': {
      // PB-10.5: how many hits could matter tells what the target is worth.
      const { most: _, ...told } = event;
      return withoutNames(told, viewer);
    }
    case 'raised':
    case 'enlisted':
      return event.side === viewer ? event : undefined;
    case 'turnBegan':
    case 'nightBegan':
    case 'orderEnded':
    case 'moved':
    case 'attacked':
    case 'appeared':
    case 'hqPushed':
    case 'unpacked':
    case 'packed':
    case 'met':
    case 'combatBegan':
    case 'roundBegan':
    case 'withdrew':
    case 'becameSpent':
    case 'destroyed':
    case 'retreated':
    case 'pushed':
    case 'stood':
    case 'relieved':
    case 'combatEnded':
    case 'chose':
    case 'revealed':
    case 'recovered':
    case 'won':
    case 'ended':
    case 'mustered':
    case 'edgeChosen':
      return withoutNames(event, viewer);
  }
}

/** PB-7.5: blocks in place of the pieces that this viewer does not know. */
function withoutNames(event: PubEvent, viewer: Viewer): PubEvent {
  let copy: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(event) as [string, unknown][]) {
    const seen = Array.isArray(value)
      ? value.map((each: unknown) => seenRef(each, viewer))
      : seenRef(value, viewer);
    if (
      Array.isArray(value)
        ? (seen as unknown[]).every((each, i) => each === value[i])
        : seen === value
    ) {
      continue;
    }
    copy ??= { ...event };
    copy[name] = seen;
  }
  return copy === undefined ? event : (copy as unknown as PubEvent);
}

function seenRef(value: unknown, viewer: Viewer): unknown {
  if (!isRef(value) || value.side === viewer) return value;
  if (value.out) return value;
  return { ...value, name: null, kind: value.open ? value.kind : null };
}

function isRef(value: unknown): value is Ref {
  return typeof value === 'object' && value !== null && 'tag' in value && 'open' in value;
}
