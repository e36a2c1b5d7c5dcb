import {
  MATCH_SCHEMA,
  type Decision,
  type Message,
  type Outcome,
  type Pending,
  type Premises,
} from '@sandtable/kernel';
import { PROOF_SCHEMA } from '@sandtable/record';
import {
  OVERSTAYS,
  TERMS_SCHEMA,
  type About,
  type BroughtTold,
  type Challenge,
  type Founded,
  type Glimpse,
  type Invited,
  type ListedPerson,
  type ListLine,
  type Lobby,
  type LobbyNews,
  type MatchFacts,
  type MyMatch,
  type Person,
  type ScenarioTold,
  type SeatGiven,
  type SideClock,
  type Watchable,
} from '@sandtable/wire';
import { byName, COUNT, FLAG, listOf, OF_GAME, TEXT, TIME, told } from './form.ts';

export const MESSAGE = told<Message>(
  'Message',
  { key: { ...TEXT, description: 'Of a text.' } },
  { with: { type: 'object', description: 'What goes into its gaps.' } },
);

export const ABOUT = told<About>('About', { name: TEXT, version: TEXT, features: listOf(TEXT) });

const SCENARIO = told<ScenarioTold>(
  'ScenarioTold',
  { id: TEXT },
  { title: TEXT, isOwn: { const: true }, begun: COUNT },
);
const SEAT = {
  match: TEXT,
  side: TEXT,
  key: { ...TEXT, description: 'Opens the seat. Nobody else is told.' },
  commitment: { ...TEXT, description: 'What the dice are committed to.' },
  needsNumber: { ...FLAG, description: 'Whether a number for the dice is wanted still.' },
};
export const SEAT_GIVEN = told<SeatGiven>('SeatGiven', SEAT);
export const FOUNDED = told<Founded>('Founded', {
  ...SEAT,
  invitations: byName(TEXT),
  scenario: SCENARIO,
});
export const INVITED = told<Invited>('Invited', { side: TEXT, isMove: FLAG });

export const PERSON = told<Person>(
  'Person',
  { side: TEXT, isTaken: FLAG, isReady: FLAG, isHere: FLAG },
  { name: TEXT, player: TEXT, hasLeft: { const: true } },
);

const BROUGHT = told<BroughtTold>(
  'BroughtTold',
  { steps: COUNT, asked: listOf(TEXT) },
  { turn: MESSAGE },
);

export const MATCH_FACTS = told<MatchFacts>(
  'MatchFacts',
  {
    match: TEXT,
    ruleset: TEXT,
    version: COUNT,
    scenario: SCENARIO,
    options: OF_GAME,
    terms: TERMS_SCHEMA,
    commitment: TEXT,
    created: TIME,
    people: listOf(PERSON),
    isBegun: FLAG,
    isOver: FLAG,
  },
  { brought: BROUGHT },
);

export const MATCH_FILE = { ...MATCH_SCHEMA, title: 'MatchFile' };
export const PROOF = { ...PROOF_SCHEMA, title: 'Proof' };

export const DECISION = told<Decision>('Decision', { side: TEXT, kind: TEXT, rule: TEXT });
export const OUTCOME = told<Outcome>(
  'Outcome',
  { scores: byName(COUNT), rule: TEXT },
  { winner: TEXT },
);
export const PENDING = told<Pending>(
  'Pending',
  { decisions: listOf(DECISION) },
  { outcome: OUTCOME },
);
const PREMISES = told<Premises>('Premises', {
  ruleset: TEXT,
  version: COUNT,
  scenario: OF_GAME,
  options: OF_GAME,
});
export const GLIMPSE = told<Glimpse>(
  'Glimpse',
  { premises: PREMISES },
  { view: OF_GAME, pending: PENDING },
);

const LISTED = { match: TEXT, ruleset: TEXT, scenario: SCENARIO };
const LISTED_PERSON = told<ListedPerson>(
  'ListedPerson',
  { side: TEXT, isTaken: FLAG },
  { name: TEXT, player: TEXT },
);
const LINE = told<ListLine>(
  'ListLine',
  { now: listOf(told<ListLine['now'][number]>('Stand', { side: TEXT, message: MESSAGE })) },
  { turn: MESSAGE },
);
const CHALLENGE = told<Challenge>(
  'Challenge',
  { ...LISTED, side: TEXT, clock: TEXT, terms: TERMS_SCHEMA, options: OF_GAME, made: TIME },
  { name: TEXT },
);
const WATCHABLE = told<Watchable>('Watchable', {
  ...LISTED,
  line: LINE,
  people: listOf(LISTED_PERSON),
  updated: TIME,
});
const LISTS = { challenges: listOf(CHALLENGE), watchable: listOf(WATCHABLE) };
export const LOBBY = told<Lobby>('Lobby', LISTS);
export const LOBBY_NEWS = told<LobbyNews>('LobbyNews', { ...LISTS, gone: listOf(TEXT) });
/** One of the two. */
export const QUICK_MATCH = told<{ taken?: SeatGiven; made?: readonly SeatGiven[] }>(
  'QuickMatch',
  {},
  { taken: SEAT_GIVEN, made: listOf(SEAT_GIVEN) },
);

export const CLOCK = told<SideClock>(
  'SideClock',
  { side: TEXT },
  { left: COUNT, until: TIME, isOut: { const: true }, isPlayedFor: { const: true } },
);
const MY_MATCH = told<MyMatch>(
  'MyMatch',
  {
    ...LISTED,
    side: TEXT,
    state: { enum: ['open', 'playing', 'over', 'withdrawn'] },
    isListed: FLAG,
    isMyTurn: FLAG,
    since: TIME,
    updated: TIME,
    line: LINE,
    people: listOf(LISTED_PERSON),
  },
  {
    clocks: listOf(CLOCK),
    overstay: { enum: [...OVERSTAYS] },
    outcome: OUTCOME,
    rematch: TEXT,
    key: TEXT,
  },
);
export const MY_MATCHES = told<{ matches: readonly MyMatch[] }>('MyMatches', {
  matches: listOf(MY_MATCH),
});
