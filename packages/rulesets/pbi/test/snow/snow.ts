import {
  cardsOf,
  counting,
  failing,
  message,
  NO_STAKES,
  refuse,
  SETTING,
  type Scenario,
} from '@sandtable/kernel';
import {
  type Extension,
  groundOf,
  GROUP_NAME,
  piece,
  shape,
  type SideName,
  SIDES,
  SQUARE_NAME,
} from '../../src/extending.ts';
import { dig, frost } from './frost.ts';
import { pointing } from './pointing.ts';
import { ABOARD, board, crewOf, drive, leave, ROOM, SLEDGE, snowOf } from './sledges.ts';

/** What a scenario of the snow may say. */
interface SnowScenario extends Scenario {
  readonly aboard?: readonly { readonly group: string; readonly sledge: string }[];
  readonly frozen?: readonly SideName[];
}

const DEEP = refuse('SN-2', 'snow:deep');
const card = cardsOf('SN');

/** What takes AP. */
const RULE_OF: Readonly<Record<string, string>> = {
  'snow:board': 'SN-4',
  'snow:leave': 'SN-5',
  'snow:drive': 'SN-6',
};

export const PASS = {
  format: 1,
  ruleset: 'pbi-snow',
  id: 'pass',
  turns: 4,
  size: { columns: 6, rows: 6 },
  board: ['.b..b.', '.ss.p.', '..w.ss', 's....s', '.p..w.', '......'],
  edge: 'south',
  platoons: [
    { id: 'A', side: 'attacker', groups: { commander: 1, lmg: 1, rifle: 4, sledge: 2 } },
    { id: 'D', side: 'defender', groups: { commander: 1, rifle: 3, sledge: 1 } },
  ],
} as const;

/** A toy, to prove that PBI can be added to: snow, and sledges that carry two groups. */
export const SNOW: Extension = {
  id: 'pbi-snow',
  version: 1,
  rulebook: [
    card('1', 'ruling event'),
    card('2', 'ruling choice'),
    card('3', 'ruling choice'),
    card('4', 'ruling event'),
    card('5', 'ruling event'),
    card('6', 'ruling event'),
    card('7', 'ruling event'),
    card('8', 'ruling event'),
  ],
  texts: {
    'throw.snow:frost': 'Sledges that freeze',
    'throw.snow:freed': 'Sledges freed',
    'ruleset.title': 'PBI in the snow',
    'section.SN-1': 'Snow and sledges',
    'rule.SN-1.title': 'Snow',
    'rule.SN-1.text': 'To leave any square costs a group 1 AP more, and command needs 1 more.',
    'rule.SN-2.title': 'Deep snow',
    'rule.SN-2.text': 'No group enters deep snow on foot.',
    'rule.SN-3.title': 'Sledges',
    'rule.SN-3.text': 'A sledge carries two groups. Those aboard are not in the square.',
    'rule.SN-4.title': 'Boarding',
    'rule.SN-4.text': 'A group boards a sledge in its square for 1 AP.',
    'rule.SN-5.title': 'Leaving a sledge',
    'rule.SN-5.text': 'A group leaves a sledge for 1 AP, where there is room and no enemy.',
    'rule.SN-6.title': 'Driving',
    'rule.SN-6.text': 'A sledge goes one square straight for 1 AP of all aboard.',
    'rule.SN-7.title': 'Frost',
    'rule.SN-7.text': 'At the beginning of a turn 5+ freezes the sledges of its player.',
    'rule.SN-8.title': 'Digging',
    'rule.SN-8.text': 'Frozen sledges are dug out on 4+, tried once.',
    'battle.pass.title': 'The pass',
    'battle.pass.setting': 'A pass in the mountains, in deep snow.',
    'kind.sledge': 'sledge',
    'group.sledge': 'sledge {platoon}{nth}',
    'terrain.deep': 'deep snow',
    'short.deep': 'deep',
    'reason.snow:cold': 'snow',
    'ask.snow:dig': 'The sledges are frozen. Do you dig them out?',
    'move.snow:shovel': 'Dig',
    'move.snow:stay': 'Leave them',
    'move.snow:board': '{group} boards {sledge}',
    'move.snow:leave': '{group} leaves the sledge',
    'move.snow:drive': '{sledge} goes to {to}',
    'event.snow:boarded': '{group} boards {sledge}.',
    'event.snow:left': '{group} leaves the sledge at {square}.',
    'event.snow:drove': '{sledge} goes from {from} to {to} with {groups}.',
    'event.snow:frost': 'Frost for the {side}: {dice}, and {needs}+ freezes.',
    'event.snow:freed': 'The {side} digs the sledges out: {dice}, on {needs}+.',
    'event.snow:stuck': 'The sledges of the {side} stay frozen: {dice}, on {needs}+.',
    'refusal.snow:deep': 'Nobody walks into deep snow.',
    'refusal.snow:noSledge': 'That is no sledge of yours.',
    'refusal.snow:noRoom': 'The sledge is full.',
    'refusal.snow:notThere': 'The group is not where the sledge is.',
    'refusal.snow:notAboard': 'The group is on no sledge.',
    'refusal.snow:noAp': 'The group has no AP.',
    'refusal.snow:held': 'There is no room, or an enemy.',
    'refusal.snow:nobodyDrives': 'All aboard must have an AP to drive.',
    'refusal.snow:notNext': 'A sledge goes one square straight.',
    'refusal.snow:frozen': 'The sledges are frozen.',
    'scenario.snow:aboard': 'must say of each group aboard on which sledge of its square it is',
  },
  scenarios: [PASS],
  scenarioFields: {
    aboard: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['group', 'sledge'],
        additionalProperties: false,
        properties: { group: GROUP_NAME, sledge: GROUP_NAME },
      },
    },
    frozen: { type: 'array', maxItems: 2, items: { type: 'string', enum: SIDES } },
  },

  grounds: [{ name: 'deep', letter: 's', cover: 'open' }],
  kinds: [
    {
      name: 'sledge',
      isGear: true,
      status: 'sledge',
      shotDice: [0],
      weapon: 'rifle',
      shotCost: 1,
      worth: 0,
    },
  ],
  statuses: [
    { name: 'sledge', placed: true },
    { name: 'aboard', placed: true, inPlay: true, acts: true },
  ],
  phases: [frost],
  actions: [board, leave, drive],
  fixed: { leave: [{ rule: 'SN-1', count: () => 1 }] },
  modifiers: { motivation: [{ rule: 'SN-1', key: 'snow:cold', count: () => 1 }] },
  objections: {
    enter: [(state, _side, to) => (isDeep(groundOf(state).kinds[to]) ? DEEP : undefined)],
  },
  frames: { 'snow:dig': dig },
  moveShapes: [
    shape('snow:board', { group: GROUP_NAME, sledge: GROUP_NAME }),
    shape('snow:leave', { group: GROUP_NAME }),
    shape('snow:drive', { sledge: GROUP_NAME, to: SQUARE_NAME }),
    shape('snow:shovel'),
    shape('snow:stay'),
  ],

  own: {
    begin(state, scenario, problems) {
      const { roster } = state[SETTING];
      const { aboard = [], frozen = [] } = scenario as SnowScenario;
      const own = { aboard: roster.ids.map(() => -1), frozen: [false, false] };
      for (const side of frozen) own.frozen[SIDES.indexOf(side)] = true;
      for (const { group, sledge } of aboard) {
        own.aboard[roster.named(group)] = roster.named(sledge);
      }
      state.own = own;
      const isWrong = roster.ids.some((_, group) => {
        const sledge = own.aboard[group];
        if (state.status[group] !== ABOARD) return sledge !== -1;
        const fits = sledge !== -1 && state.status[sledge] === SLEDGE;
        if (!fits || roster.kindOf[group].isGear) return true;
        if (roster.sideOf[group] !== roster.sideOf[sledge]) return true;
        return state.at[group] !== state.at[sledge] || crewOf(state, sledge).length > ROOM;
      });
      const isStray = roster.ids.some(
        (_, g) =>
          (state.status[g] === SLEDGE) !== (roster.kindOf[g].isGear === true) &&
          (state.status[g] === SLEDGE || state.status[g] === 1 || state.status[g] === 2),
      );
      if (isWrong || isStray) {
        problems.push({ path: 'aboard', message: message('scenario.snow:aboard') });
      }
      return own;
    },
    clone(own) {
      const { aboard, frozen } = own as ReturnType<typeof snowOf>;
      return { aboard: aboard.slice(), frozen: frozen.slice() };
    },
    write(state) {
      const { ids } = state[SETTING].roster;
      const { aboard, frozen } = snowOf(state);
      const on = aboard.flatMap((sledge, g) =>
        sledge === -1 ? [] : [{ group: ids[g], sledge: ids[sledge] }],
      );
      return { aboard: on, frozen: SIDES.filter((_, side) => frozen[side]) };
    },
  },

  /** SN-4 to SN-6: an AP, of all aboard where it drives. */
  stakes(state, { type, sledge }) {
    const crew =
      type === 'snow:drive' ? crewOf(state, state[SETTING].roster.named(String(sledge))) : [];
    const rule = RULE_OF[type];
    if (rule === undefined) return NO_STAKES;
    const ap = message('stakes.ap', { ap: 1, count: Math.max(1, crew.length) });
    return { costs: [{ rule, message: ap }], risks: [] };
  },

  pieces: (state) =>
    state.status.flatMap((status, g) =>
      status === SLEDGE || status === ABOARD ? [piece(state, g)] : [],
    ),
  pointing,
  throws: {
    'snow:frost': (event) => failing(event, event.dice[0] >= Number(event.needs)),
    'snow:freed': (event) => counting(event, true),
    'snow:stuck': (event) => ({ ...counting(event, false), kind: 'snow:freed' }),
  },
};

function isDeep({ name }: { readonly name: string }): boolean {
  return name === 'deep';
}
