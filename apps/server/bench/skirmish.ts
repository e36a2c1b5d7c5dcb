import {
  message,
  oneOf,
  type Move,
  type Ruleset,
  type Scenario,
  type Side,
} from '@sandtable/kernel';
import {
  isSkirmishOver,
  newSkirmish,
  playSkirmish,
  skirmishMoves,
  type Skirmish,
  type SkirmishMove,
} from '@sandtable/lab';

const SIDES = ['first', 'second'] as const;
const RULE = 'SK-1';
const SCENARIO: Position = { format: 1, ruleset: 'skirmish', id: 'plain' };

/** With how it stands, where it has begun. */
type Position = Scenario & { readonly stands?: Skirmish };

type Act = Move & { readonly type: 'act'; readonly act: SkirmishMove };
interface Acted {
  readonly type: 'acted';
  readonly rule: typeof RULE;
  readonly act: SkirmishMove;
}

/** Nobody looks at it: what draws and tells a game is not here. */
function unseen(): never {
  throw new Error('the skirmish is only measured with');
}

function listed(state: Skirmish): Act[] {
  return skirmishMoves(state).map((act) => ({ type: 'act', act }));
}

function copyOf({ at, side, steps }: Skirmish): Skirmish {
  return { at: [...at], side, steps };
}

/** The skirmish that engines are measured with, as a ruleset: for a host to be measured with it too. */
export const skirmish: Ruleset<Skirmish, Act, Skirmish, Acted> = {
  id: 'skirmish',
  version: 1,
  hasSecrets: false,
  sides: SIDES,
  rulebook: { title: 'Skirmish', rules: {} } as never,
  options: [],
  scenarios: [SCENARIO],
  scenarioSchema: { type: 'object' },
  moveSchema: { type: 'object' },
  catalogue: { language: 'en', texts: {}, form: unseen },
  setup: (scenario) => {
    const { stands } = scenario as Position;
    return { ok: true, value: stands === undefined ? newSkirmish() : copyOf(stands) };
  },
  position: (state): Position => ({ ...SCENARIO, stands: copyOf(state) }),
  optionsOf: () => ({}),
  pending: (state) =>
    isSkirmishOver(state)
      ? {
          decisions: [],
          outcome: { winner: undefined, scores: { first: 0, second: 0 }, rule: RULE },
        }
      : { decisions: [{ side: SIDES[state.side], kind: 'act', rule: RULE }], outcome: undefined },
  moves: (state) => listed(state),
  draw: (state, _side, dice) => oneOf(listed(state), dice),
  // As boardgame.io's game is judged by its moves, which take whatever they are sent, and by whose turn it is.
  check: (state, side: Side) =>
    side === SIDES[state.side] && !isSkirmishOver(state)
      ? undefined
      : { rule: RULE, message: message('skirmish.no') },
  play: (state, _side, { act }, dice, report) => {
    playSkirmish(state, act, () => dice.die());
    report?.({ type: 'acted', rule: RULE, act });
  },
  view: copyOf,
  published: (scenario) => scenario,
  furnish: (view) => view as Skirmish,
  redact: (event) => event,
  imagine: copyOf,
  clone: copyOf,
  fallback: (state) => listed(state)[0],
  forecast: () => undefined,
  stakes: unseen,
  scene: unseen,
  standing: unseen,
  acts: {},
  gesture: unseen,
  guide: unseen,
  ask: unseen,
  label: unseen,
  tell: unseen,
  chapter: unseen,
  thrown: () => undefined,
};
