import type { Schema } from '@sandtable/kernel';

/** What those who play a match have agreed about it beyond the rules. It stands from the beginning and never changes. */
export type Terms = Readonly<Record<string, never>>;

export const TERMS_SCHEMA: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: {},
};
