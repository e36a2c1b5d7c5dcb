import { load, problemTexts } from '@sandtable/kernel';
import { noMuster } from '../../army/muster.ts';
import { describe } from '../../commands/rulesets.ts';
import { schemaNamed, SCHEMAS, type SchemaName } from '../../schemas.ts';
import { RULESETS, rulesetOf } from '../../rulesets.ts';
import { catalogueOf, wordsOf } from '../../words.ts';
import { rulesetCalled } from '../desk.ts';
import { Failure } from '../failure.ts';
import { plainDice, plainVerdict } from '../plain.ts';
import { requestKind, OBJECT, TEXT } from '../request.ts';

/** What can be asked without a match. */
export const LIBRARY = [
  requestKind({
    name: 'rulesets',
    fields: {},
    required: [],
    answer: () => ({ rulesets: RULESETS.map(describe) }),
  }),

  requestKind<{ ruleset: string }>({
    name: 'rules',
    fields: { ruleset: TEXT },
    required: ['ruleset'],
    answer(_, { ruleset }) {
      const called = rulesetCalled(ruleset);
      const words = wordsOf(called);
      return { rules: called.rulebook.map((card) => ({ ...card, ...words.card(card) })) };
    },
  }),

  requestKind<{ of: SchemaName; ruleset?: string }>({
    name: 'schema',
    fields: { of: { type: 'string', enum: SCHEMAS }, ruleset: TEXT },
    required: ['of'],
    answer(_, { of, ruleset }) {
      const called = ruleset === undefined ? RULESETS[0] : rulesetCalled(ruleset);
      const schema = schemaNamed(of, called);
      if (schema === undefined) throw new Failure('request', noMuster(called.id));
      return { schema };
    },
  }),

  requestKind<{ file: object }>({
    name: 'verify',
    fields: { file: OBJECT },
    required: ['file'],
    answer(_, { file }) {
      const loaded = load(file, RULESETS);
      if (loaded.ok) {
        const dice = plainDice(loaded.value.match.diceSources);
        return { verified: true, ...plainVerdict(loaded.value), dice };
      }
      return {
        verified: false,
        problems: problemTexts(loaded.problems, catalogueOf(rulesetOf(file))),
      };
    },
  }),
];
