import { load, Match, MOST_SOURCES, type OptionValues } from '@sandtable/kernel';
import { battleIn, isArmies } from '../../army/muster.ts';
import { RULESETS, rulesetOf } from '../../rulesets.ts';
import { text } from '../../words.ts';
import { rulesetCalled, sideIn, stepIn } from '../desk.ts';
import {
  COMMITTED_DICE,
  sealedDice,
  DICE,
  diceFor,
  giveFaces,
  type WantedCommitment,
  type WantedDice,
} from '../dice.ts';
import { Failure, failureOf } from '../failure.ts';
import { opened, plainVerdict } from '../plain.ts';
import { COUNT, OBJECT, requestKind, TEXT, type OfMatch } from '../request.ts';

interface NewMatch {
  readonly ruleset: string;
  readonly scenario?: string;
  readonly position?: object;
  readonly options?: OptionValues;
  readonly dice?: WantedDice;
  readonly as?: string;
}

/** Opening, keeping and closing matches. */
export const MATCHES = [
  requestKind<NewMatch>({
    name: 'new',
    fields: {
      ruleset: TEXT,
      scenario: TEXT,
      position: OBJECT,
      options: OBJECT,
      dice: DICE,
      as: TEXT,
    },
    required: ['ruleset'],
    answer(desk, fields) {
      const { options = {}, dice, as } = fields;
      const ruleset = rulesetCalled(fields.ruleset);
      const bare = Match.start(ruleset, startingPosition(fields), options, { kind: 'scripted' });
      if (!bare.ok) throw failureOf('scenario', text('engine.scenario'), bare.problems, ruleset);
      const match = bare.value.fork(0, diceFor(bare.value, 0, dice));
      giveFaces(match, dice);
      return opened(desk, match, as);
    },
  }),

  requestKind<{ file: object; as?: string }>({
    name: 'load',
    fields: { file: OBJECT, as: TEXT },
    required: ['file'],
    answer(desk, { file, as }) {
      const loaded = load(file, RULESETS);
      if (!loaded.ok) {
        throw failureOf('file', text('engine.file'), loaded.problems, rulesetOf(file));
      }
      return { ...opened(desk, loaded.value.match, as), ...plainVerdict(loaded.value) };
    },
  }),

  requestKind<OfMatch & { step?: number; dice?: WantedDice; as?: string }>({
    name: 'fork',
    fields: { match: TEXT, step: COUNT, dice: DICE, as: TEXT },
    required: [],
    answer(desk, { match: name, step, dice, as }) {
      const match = desk.match(name);
      const from = stepIn(match, step ?? match.steps.length);
      if (match.diceSources.length >= MOST_SOURCES) {
        throw new Failure('limit', text('engine.mostSources', { limit: MOST_SOURCES }));
      }
      const fork = match.fork(from, diceFor(match, from, dice));
      giveFaces(fork, dice);
      return opened(desk, fork, as);
    },
  }),

  requestKind<OfMatch & { step?: number; dice: WantedCommitment }>({
    name: 'commit',
    fields: { match: TEXT, step: COUNT, dice: COMMITTED_DICE },
    required: ['dice'],
    answer(desk, { match: name, step, dice }) {
      const match = desk.match(name);
      const from = stepIn(match, step ?? match.steps.length);
      // Nobody else can have a number: dice with one could not be rolled.
      for (const side of Object.keys(dice.numbers)) sideIn(match, side);
      if (dice.host !== undefined && !Object.hasOwn(dice.numbers, sideIn(match, dice.host))) {
        throw new Failure('dice', text('engine.hostNumber'));
      }
      const { matchNumber, commitment } = sealedDice(match, from, dice);
      return { matchNumber, commitment };
    },
  }),

  requestKind<OfMatch>({
    name: 'save',
    fields: { match: TEXT },
    required: [],
    answer: (desk, { match }) => ({ file: desk.match(match).save() }),
  }),

  requestKind<{ match: string }>({
    name: 'close',
    fields: { match: TEXT },
    required: ['match'],
    answer(desk, { match }) {
      desk.close(match);
      return { closed: match };
    },
  }),
];

/** A ready-made scenario by its id, one written out, or the first of the ruleset. */
function startingPosition({ ruleset: id, scenario, position }: NewMatch): unknown {
  if (position !== undefined) {
    if (scenario === undefined) return isArmies(position) ? battleOf(position, id) : position;
    throw new Failure('request', text('engine.oneScenario'));
  }
  const { scenarios } = rulesetCalled(id);
  const found =
    scenario === undefined ? scenarios[0] : scenarios.find((each) => each.id === scenario);
  if (found !== undefined) return found;
  const known = scenarios.map((each) => each.id);
  throw new Failure('scenario', text('engine.noScenario', { name: scenario ?? '', known }));
}

/** The scenario of armies that were given in its place. */
function battleOf(armies: object, id: string): unknown {
  const ruleset = rulesetCalled(id);
  const battle = battleIn(ruleset, armies);
  if (battle.ok) return battle.value;
  throw failureOf('scenario', text('engine.scenario'), battle.problems, ruleset);
}
