import { armiesSchema, MATCH_SCHEMA, type Ruleset, type Schema } from '@sandtable/kernel';
import { RUN_SCHEMA } from '@sandtable/lab';
import { examplesSchema, lessonSchema } from '@sandtable/lessons';

/** What there is a JSON Schema of. */
export const SCHEMAS = [
  'scenario',
  'match',
  'moves',
  'armies',
  'lesson',
  'examples',
  'run',
] as const;
export type SchemaName = (typeof SCHEMAS)[number];

/** That of a ruleset; it has none of armies where none are chosen. */
export function schemaNamed(name: SchemaName, ruleset: Ruleset): Schema | undefined {
  switch (name) {
    case 'scenario':
      return ruleset.scenarioSchema;
    case 'moves':
      return ruleset.moveSchema;
    case 'match':
      return MATCH_SCHEMA;
    case 'armies':
      return ruleset.muster && armiesSchema(ruleset, ruleset.muster);
    case 'lesson':
      return lessonSchema(ruleset);
    case 'examples':
      return examplesSchema(ruleset);
    case 'run':
      return RUN_SCHEMA;
  }
}
