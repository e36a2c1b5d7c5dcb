import {
  ASSAULT_REACH,
  BASE_RADIUS,
  BIG_GAME,
  BREAKS_AT,
  COVER_REACH,
  DEFENCE,
  EFFECT,
  ELITE_CONTROL,
  FEATURES,
  FIRE_SQUARE,
  INCH,
  LEADER_REACH,
  LMG_STRENGTH,
  MANY_TARGETS,
  MOVE_DICE,
  OBJECTIVE_REACH,
  QUALITIES,
  RALLY_FAILS_ON,
  RALLY_REACH,
  RAPID_BONUS,
  REGROUP_CLEAR_OF_ENEMY,
  SCATTERED_DICE,
  SCATTERED_PINS_ON,
  SIGHT_INTO,
  SMG_RANGE,
  STAYS_READY_ON,
  STRENGTH,
  STRONG_BONUS,
  STRONG_TIMES,
  TABLE,
  TEAMS_A_PICK,
} from '@sandtable/browning';
import { message, type Message } from '@sandtable/kernel';
import { change, counted, figure, row, score, words } from '../../rules/cells.ts';
import type { Cell, Reference, ReferenceSection, Row } from '../../rules/reference.ts';
import { REFERENCE_ENGLISH } from './referenceEnglish.ts';

/** A length of the tables, which are in hundredths of an inch. */
function inches(length: number): Cell {
  return counted('cell.inches', length / INCH);
}

/** A sentence with such a length in it. */
function within(key: string, length: number): Message {
  return message(key, { inches: length / INCH });
}

/** Something that is done, with nothing beside it. */
function step(name: Message): Row {
  return { name, cells: [] };
}

const TURN: ReferenceSection = {
  title: message('turn.title'),
  rules: ['BB-2.1', 'BB-2.2', 'BB-2.3', 'BB-2.4', 'BB-2.5', 'BB-8.1'],
  blocks: [
    {
      kind: 'steps',
      steps: [
        step(message('turn.pick', { count: TEAMS_A_PICK.two })),
        step(message('turn.act')),
        step(message('turn.other')),
        step(message('turn.end')),
      ],
    },
    {
      kind: 'notes',
      notes: [message('turn.lead'), message('turn.cards', { one: TEAMS_A_PICK.one })],
    },
  ],
};

const ACTIVATION: ReferenceSection = {
  title: message('activation.title'),
  rules: ['BB-2.4', 'BB-3.1', 'BB-3.2', 'BB-3.3', 'BB-3.4', 'BB-8.1'],
  blocks: [
    {
      kind: 'steps',
      steps: [
        step(within('activation.leader', LEADER_REACH)),
        row('activation.control', words('activation.elite', { count: ELITE_CONTROL })),
        step(within('activation.rally', RALLY_REACH)),
        step(message('activation.move')),
        step(message('activation.fire')),
        step(message('activation.ready')),
      ],
    },
    {
      kind: 'list',
      rows: [
        row('activation.lost', score(RALLY_FAILS_ON)),
        row('activation.stays', counted('cell.orMore', STAYS_READY_ON)),
      ],
    },
    { kind: 'notes', notes: [message('activation.declined')] },
  ],
};

const MOVEMENT: ReferenceSection = {
  title: message('movement.title'),
  rules: ['BB-4.1', 'BB-4.2', 'BB-4.3'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row('movement.roll', counted('cell.dice', MOVE_DICE)),
        row('movement.open', words('movement.higher')),
        row('movement.slow', words('movement.lower')),
      ],
    },
    { kind: 'notes', notes: [message('movement.pinned'), message('movement.path')] },
  ],
};

const yesOr = (is: boolean): Cell => figure(message(is ? 'cell.yes' : 'reference.nothing'));

const GROUND: ReferenceSection = {
  title: message('ground.title'),
  rules: ['BB-1.6', 'BB-1.7', 'BB-5.8', 'BB-7.1'],
  blocks: [
    {
      kind: 'table',
      head: [
        message('ground.head'),
        message('ground.blocks'),
        message('ground.covers'),
        message('ground.slows'),
      ],
      rows: FEATURES.map((kind) => ({
        name: message(`terrain.${kind}`),
        cells: [yesOr(EFFECT[kind].blocks), yesOr(EFFECT[kind].covers), yesOr(EFFECT[kind].slows)],
      })),
    },
    {
      kind: 'list',
      rows: [
        row('ground.into', inches(SIGHT_INTO)),
        row('ground.behind', inches(COVER_REACH)),
        row(
          'ground.table',
          figure(
            message('ground.size', { width: TABLE.width / INCH, height: TABLE.height / INCH }),
          ),
        ),
        row('ground.base', inches(2 * BASE_RADIUS)),
      ],
    },
    {
      kind: 'notes',
      notes: [
        message('ground.building'),
        message('ground.rim'),
        message('ground.own'),
        message('ground.figures'),
      ],
    },
  ],
};

const STRENGTHS: readonly (readonly [Message, number])[] = [
  ...QUALITIES.map((quality) => [message(`quality.${quality}`), STRENGTH[quality]] as const),
  [message('strength.lmg'), LMG_STRENGTH],
];

const STRENGTH_OF_TEAMS: ReferenceSection = {
  title: message('strength.title'),
  rules: ['BB-1.4', 'BB-1.5', 'BB-5.5'],
  blocks: [
    {
      kind: 'table',
      head: [message('strength.head'), message('strength.minimum'), message('strength.strong')],
      rows: STRENGTHS.map(([name, least]) => ({
        name,
        cells: [figure(least), figure(STRONG_TIMES * least)],
      })),
    },
  ],
};

const FIRE: ReferenceSection = {
  title: message('fire.title'),
  rules: ['BB-5.1', 'BB-5.2', 'BB-5.3', 'BB-5.4', 'BB-5.5', 'BB-5.6'],
  blocks: [
    {
      kind: 'list',
      rows: [
        row('fire.square', figure(message('fire.size', { side: FIRE_SQUARE / INCH }))),
        row('fire.smg', inches(SMG_RANGE)),
        row('fire.scattered', counted('cell.dice', SCATTERED_DICE)),
        row('fire.pins', score(SCATTERED_PINS_ON)),
        row('fire.effective', words('fire.die')),
        row('fire.strong', change(STRONG_BONUS)),
        row('fire.rapid', change(RAPID_BONUS)),
      ],
    },
    { kind: 'notes', notes: [message('fire.who'), message('fire.off')] },
  ],
};

const EFFECTS: ReferenceSection = {
  title: message('effects.title'),
  rules: ['BB-5.7', 'BB-5.9', 'BB-5.10'],
  blocks: [
    {
      kind: 'table',
      head: [message('effects.targets'), message('effects.cover'), message('effects.defence')],
      rows: [
        {
          name: message('effects.many', { count: MANY_TARGETS }),
          cells: [words('effects.incidental'), figure(DEFENCE.incidental)],
        },
        {
          name: message('effects.some', { count: MANY_TARGETS - 1 }),
          cells: [words('effects.limited'), figure(DEFENCE.limited)],
        },
        row('effects.none', words('effects.extensive'), figure(DEFENCE.extensive)),
      ],
    },
    {
      kind: 'notes',
      notes: [
        message('effects.few', { count: MANY_TARGETS - 1, defence: DEFENCE.limited }),
        message('effects.result'),
        message('effects.closest'),
      ],
    },
  ],
};

const ASSAULT: ReferenceSection = {
  title: message('assault.title'),
  rules: ['BB-6.1', 'BB-6.2'],
  blocks: [
    { kind: 'list', rows: [row('assault.reach', inches(ASSAULT_REACH))] },
    { kind: 'notes', notes: [message('assault.die'), message('assault.effective')] },
  ],
};

const LEADERS: ReferenceSection = {
  title: message('leaders.title'),
  rules: ['BB-8.2', 'BB-8.3', 'BB-8.4', 'BB-8.5'],
  blocks: [
    {
      kind: 'table',
      head: [message('leaders.head'), message('leaders.what')],
      rows: [
        row('leaders.rally', words('leaders.rally.what', { inches: LEADER_REACH / INCH })),
        row('leaders.regroup', words('leaders.regroup.what')),
        row('leaders.push', words('leaders.push.what')),
      ],
    },
    {
      kind: 'list',
      rows: [
        row('leaders.near', inches(LEADER_REACH)),
        row('leaders.clear', inches(REGROUP_CLEAR_OF_ENEMY)),
      ],
    },
    { kind: 'notes', notes: [message('leaders.once'), message('leaders.aside')] },
  ],
};

const END: ReferenceSection = {
  title: message('end.title'),
  rules: ['BB-9.1', 'BB-9.2', 'BB-9.3'],
  blocks: [
    {
      kind: 'steps',
      steps: [step(message('end.nerves', { count: BIG_GAME })), step(message('end.ready'))],
    },
    {
      kind: 'list',
      rows: [row('end.hold', inches(OBJECTIVE_REACH)), row('end.break', figure(`1/${BREAKS_AT}`))],
    },
    { kind: 'notes', notes: [message('end.share'), message('end.scattered')] },
  ],
};

/** Bring the Browning on one page: what is looked up during play, out of the tables of the rules. */
export const browningReference: Reference = {
  sections: [
    TURN,
    ACTIVATION,
    MOVEMENT,
    STRENGTH_OF_TEAMS,
    FIRE,
    EFFECTS,
    ASSAULT,
    GROUND,
    LEADERS,
    END,
  ],
  catalogue: REFERENCE_ENGLISH,
};
