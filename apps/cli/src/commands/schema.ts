import { MATCH_SCHEMA, type Schema } from '@sandtable/kernel';
import type { Command } from '../arguments.ts';
import { UsageError } from '../errors.ts';
import { rulesetNamed } from '../rulesets.ts';
import { printJson } from '../terminal.ts';
import { text } from '../words.ts';

const SCHEMAS = ['scenario', 'match', 'moves'] as const;
type SchemaName = (typeof SCHEMAS)[number];

export const schema: Command = {
  name: 'schema',
  operands: [SCHEMAS.join('|'), '[RULESET]'],
  flags: { json: {} },
  run({ operands: [name, ruleset] }) {
    const known = SCHEMAS.find((each) => each === name);
    if (known === undefined) {
      throw new UsageError(text('error.schema', { name, known: [...SCHEMAS] }));
    }
    printJson(schemaNamed(known, ruleset));
    return 0;
  },
};

function schemaNamed(name: SchemaName, id: string | undefined): Schema {
  const ruleset = rulesetNamed(id);
  switch (name) {
    case 'scenario':
      return ruleset.scenarioSchema;
    case 'moves':
      return ruleset.moveSchema;
    case 'match':
      return MATCH_SCHEMA;
  }
}
