import type { Schema } from '../schema.ts';
import type { Field, FrameDefinitions, GameTypes } from './definition.ts';

/** A frame as it is written in a file: names in place of numbers. */
export interface FrameEntry {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** How the frames of a game are written and read. */
export interface FrameCodec<G extends GameTypes> {
  readonly schema: Schema;
  readonly write: (frame: G['Frame'], names: G['Names']) => FrameEntry;
  /** The frame that an entry of the right form stands for; undefined where it names what is not there. */
  readonly read: (entry: FrameEntry, names: G['Names']) => G['Frame'] | undefined;
  /** The same frame with every field changed, by what it holds. */
  readonly change: (
    frame: G['Frame'],
    change: (field: Field<unknown, G['Names']>, value: unknown) => unknown,
  ) => G['Frame'];
}

export function frameCodec<G extends GameTypes>(definitions: FrameDefinitions<G>): FrameCodec<G> {
  type Fields = Readonly<Record<string, Field<unknown, G['Names']>>>;
  const fieldsOf = new Map(
    Object.entries<{ readonly fields: object }>(definitions).map(([type, { fields }]) => [
      type,
      Object.entries(fields as Fields),
    ]),
  );

  /** Every field in the order of the definition, so that equal states stay equal as text. */
  function each(
    frame: FrameEntry,
    change: (field: Field<unknown, G['Names']>, value: unknown) => unknown,
  ): FrameEntry {
    const entry: Record<string, unknown> & { type: string } = { type: frame.type };
    for (const [name, field] of fieldsOf.get(frame.type) ?? []) {
      entry[name] = change(field, frame[name]);
    }
    return entry;
  }

  return {
    schema: {
      oneOf: Array.from(fieldsOf, ([type, fields]) => frameSchema(type, fields)),
    },
    write: (frame, names) => each(frame as FrameEntry, (field, value) => field.write(value, names)),
    read(entry, names) {
      const frame = each(entry, (field, value) =>
        value === undefined ? field.absent : field.read(value, names),
      );
      return Object.values(frame).includes(undefined) ? undefined : frame;
    },
    change: (frame, change) => each(frame as FrameEntry, change),
  };
}

function frameSchema(
  type: string,
  fields: readonly (readonly [string, Field<unknown, never>])[],
): Schema {
  return {
    type: 'object',
    description: `A frame of the kind ${type}.`,
    required: [
      'type',
      ...fields.flatMap(([name, { absent }]) => (absent === undefined ? name : [])),
    ],
    additionalProperties: false,
    properties: {
      type: { const: type },
      ...Object.fromEntries(fields.map(([name, { schema }]) => [name, schema])),
    },
  };
}
