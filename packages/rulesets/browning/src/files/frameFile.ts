import type { Field } from '../state/field.ts';
import { sideNamed } from './muster.ts';
import type { Frame } from '../state/frames.ts';
import { namesIn } from '../state/names.ts';
import { FRAME_FIELDS, type FieldKind, type FrameEntry } from './scenarioFile.ts';
import { SIDES, type SideName } from '../rules/tables.ts';

/** A frame with names in place of numbers. */
export function encodeFrame(field: Field, frame: Frame): FrameEntry {
  const fields = Object.entries(FRAME_FIELDS[frame.type]).map(([name, kind]) => [
    name,
    encode(field, kind, (frame as unknown as Record<string, unknown>)[name]),
  ]);
  return { type: frame.type, ...Object.fromEntries(fields) } as FrameEntry;
}

/** The frame that an entry of the right form stands for; undefined where it names what is not there. */
export function decodeFrame(field: Field, entry: FrameEntry): Frame | undefined {
  const fields = Object.entries(FRAME_FIELDS[entry.type]).map(([name, kind]) => [
    name,
    decode(field, kind, entry[name]),
  ]);
  if (fields.some(([, value]) => value === undefined)) return undefined;
  return { type: entry.type, ...Object.fromEntries(fields) } as Frame;
}

function encode(field: Field, kind: FieldKind, value: unknown): unknown {
  switch (kind) {
    case 'team':
      return field.teams[value as number].name;
    case 'teams':
      return (value as number[]).map((team) => field.teams[team].name);
    case 'leader':
      return field.leaders[value as number].name;
    case 'leaders':
      return (value as number[]).map((leader) => field.leaders[leader].name);
    case 'figures':
      return (value as number[]).map((figure) => field.figures[figure]);
    case 'platoons':
      return (value as number[]).map((platoon) => field.platoons[platoon]?.name ?? '');
    case 'side':
      return SIDES[value as number];
    case 'count':
    case 'numbers':
    case 'flag':
    case 'place':
      return value;
  }
}

function decode(field: Field, kind: FieldKind, value: unknown): unknown {
  const names = namesIn(field);
  switch (kind) {
    case 'team':
      return names.teams.get(value as string);
    case 'teams':
      return whole((value as string[]).map((name) => names.teams.get(name)));
    case 'leader':
      return names.leaders.get(value as string);
    case 'leaders':
      return whole((value as string[]).map((name) => names.leaders.get(name)));
    case 'figures':
      return whole((value as string[]).map((name) => names.figures.get(name)));
    case 'platoons':
      return whole(
        (value as string[]).map((name) => {
          const platoon = field.platoons.findIndex((each) => each.name === name);
          return platoon === -1 && name !== '' ? undefined : platoon;
        }),
      );
    case 'side':
      return sideNamed(value as SideName);
    case 'count':
    case 'numbers':
    case 'flag':
    case 'place':
      return value;
  }
}

/** A list without gaps, or nothing. */
function whole(list: readonly (number | undefined)[]): readonly number[] | undefined {
  return list.every((each) => each !== undefined) ? list : undefined;
}
