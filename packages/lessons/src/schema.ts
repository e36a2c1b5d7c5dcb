import { optionsSchema, type Ruleset, type Schema } from '@sandtable/kernel';

const NAME: Schema = { type: 'string', pattern: '^[a-z][a-zA-Z0-9-]{0,30}$' };
const FACES: Schema = {
  type: 'array',
  maxItems: 60,
  items: { type: 'integer', minimum: 1, maximum: 100 },
};
const PATTERN: Schema = { type: 'object' };
const PATTERNS: Schema = { type: 'array', minItems: 1, maxItems: 10, items: PATTERN };

/** An object with these fields and no others; those in `required` must be there. */
function fields(required: readonly string[], properties: Readonly<Record<string, Schema>>): Schema {
  return { type: 'object', required, additionalProperties: false, properties };
}

/** What the files of lessons and of guided battles begin with. */
function heading(ruleset: Ruleset): Readonly<Record<string, Schema>> {
  return {
    $schema: { type: 'string', maxLength: 200 },
    format: { const: 1 },
    ruleset: { const: ruleset.id },
    side: { enum: ruleset.sides },
    options: optionsSchema(ruleset.options),
  };
}

/** Moves with their dice, one after another. */
function scripted({ sides, moveSchema }: Ruleset): Schema {
  const items = fields(['move'], { side: { enum: sides }, move: moveSchema, dice: FACES });
  return { type: 'array', minItems: 1, maxItems: 20, items };
}

/** The form of a lesson of a game: its moves and its position are the ruleset's own. */
export function lessonSchema(ruleset: Ruleset): Schema {
  const move = ruleset.moveSchema;
  const answers = scripted(ruleset);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A lesson',
    ...fields(['format', 'ruleset', 'id', 'rules', 'side', 'position', 'steps'], {
      ...heading(ruleset),
      id: NAME,
      rules: { type: 'array', minItems: 1, maxItems: 6, items: { type: 'string' } },
      position: ruleset.scenarioSchema,
      steps: {
        type: 'array',
        minItems: 1,
        maxItems: 8,
        items: fields(['id', 'model'], {
          id: NAME,
          model: move,
          find: { type: 'boolean' },
          counts: PATTERNS,
          dice: FACES,
          answers,
          happens: PATTERNS,
          otherwise: {
            type: 'array',
            minItems: 1,
            maxItems: 6,
            items: fields(['id', 'move'], {
              id: NAME,
              move: PATTERN,
              example: move,
              shown: fields([], { dice: FACES, answers }),
            }),
          },
        }),
      },
    }),
  };
}

/** The form of a guided battle of a game. */
export function battleSchema(ruleset: Ruleset): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A guided battle',
    ...fields(['format', 'ruleset', 'side', 'opponent', 'scenario', 'remarks'], {
      ...heading(ruleset),
      opponent: NAME,
      scenario: ruleset.scenarioSchema,
      remarks: {
        type: 'array',
        minItems: 1,
        maxItems: 40,
        items: fields(['id', 'when'], {
          id: NAME,
          when: fields([], {
            asked: { type: 'string', maxLength: 40 },
            happened: PATTERN,
            scored: { enum: ruleset.sides },
            over: { enum: ['won', 'lost', 'drawn'] },
          }),
        }),
      },
    }),
  };
}

/** The form of a file of examples of a game's rules. */
export function examplesSchema(ruleset: Ruleset): Schema {
  const side: Schema = { enum: ruleset.sides };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Examples of rules',
    type: 'array',
    minItems: 1,
    maxItems: 100,
    items: fields(['id', 'rules', 'side'], {
      id: NAME,
      rules: { type: 'array', minItems: 1, maxItems: 8, items: { type: 'string' } },
      side,
      options: optionsSchema(ruleset.options),
      position: ruleset.scenarioSchema,
      lesson: NAME,
      like: NAME,
      before: scripted(ruleset),
      shown: scripted(ruleset),
      refused: fields(['side', 'move'], { side, move: ruleset.moveSchema }),
      around: {
        type: 'array',
        minItems: 1,
        maxItems: 20,
        items: { type: 'string', minLength: 1, maxLength: 60 },
      },
    }),
  };
}
