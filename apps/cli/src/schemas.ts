import { MATCH_SCHEMA, type Ruleset, type Schema } from '@sandtable/kernel';

/** What there is a JSON Schema of. */
export const SCHEMAS = ['scenario', 'match', 'moves'] as const;
export type SchemaName = (typeof SCHEMAS)[number];

export function schemaNamed(name: SchemaName, ruleset: Ruleset): Schema {
  switch (name) {
    case 'scenario':
      return ruleset.scenarioSchema;
    case 'moves':
      return ruleset.moveSchema;
    case 'match':
      return MATCH_SCHEMA;
  }
}
