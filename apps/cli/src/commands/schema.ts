import type { Command } from '../arguments.ts';
import { UsageError } from '../errors.ts';
import { rulesetNamed } from '../rulesets.ts';
import { schemaNamed, SCHEMAS } from '../schemas.ts';
import { printJson } from '../terminal.ts';
import { text } from '../words.ts';

export const schema: Command = {
  name: 'schema',
  operands: [SCHEMAS.join('|'), '[RULESET]'],
  flags: { json: {} },
  run({ operands: [name, ruleset] }) {
    const known = SCHEMAS.find((each) => each === name);
    if (known === undefined) {
      throw new UsageError(text('error.schema', { name, known: [...SCHEMAS] }));
    }
    printJson(schemaNamed(known, rulesetNamed(ruleset)));
    return 0;
  },
};
