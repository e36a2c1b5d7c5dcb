import { noMuster } from '../army/muster.ts';
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
    const chosen = rulesetNamed(ruleset);
    const found = schemaNamed(known, chosen);
    if (found === undefined) throw new UsageError(noMuster(chosen.id));
    printJson(found);
    return 0;
  },
};
