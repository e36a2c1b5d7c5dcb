import {
  message,
  problemsIn,
  type Decision,
  type Dice,
  type Outcome,
  type Pending,
  type Refusal,
  type Report,
  type RuleId,
  type Schema,
  type Side,
} from '@sandtable/kernel';
import {
  bankOf,
  enemyOf,
  NIGHTS,
  SIDES,
  type AmbushEvent,
  type AmbushMove,
  type AmbushState,
  type Party,
} from './state.ts';

export const MOVE_SCHEMA: Schema = {
  oneOf: [shape('hide', 'at'), shape('search', 'at'), shape('stand'), shape('flee', 'to')],
};

/** Which moves answer which decision. */
const ANSWERS = { hide: ['hide'], search: ['search'], answer: ['stand', 'flee'] } as const;

export function pending(state: AmbushState): Pending {
  const outcome = outcomeOf(state);
  if (outcome !== undefined) return { decisions: [], outcome };
  return { decisions: decisionsOf(state), outcome: undefined };
}

function decisionsOf(
  state: AmbushState,
): (Decision & { side: Party; kind: keyof typeof ANSWERS })[] {
  const waiting = SIDES.filter((side) => state.hidden[side] === 0);
  if (waiting.length > 0) return waiting.map((side) => ({ side, kind: 'hide', rule: 'AM-2' }));
  if (state.found !== null) return [{ side: state.found, kind: 'answer', rule: 'AM-5' }];
  return [{ side: state.turn, kind: 'search', rule: 'AM-4' }];
}

/** [AM-8] */
export function outcomeOf({ men, night }: AmbushState): Outcome | undefined {
  if (men.red > 0 && men.blue > 0 && night <= NIGHTS) return undefined;
  const winner = men.red === men.blue ? undefined : men.red > men.blue ? 'red' : 'blue';
  return { winner, scores: { ...men }, rule: 'AM-8' };
}

export function moves(state: AmbushState, side: Side): AmbushMove[] {
  const party = asked(state, side);
  if (party === undefined) return [];
  const own = bankOf(state, party);
  const candidates: AmbushMove[] = [
    ...own.map((at) => ({ type: 'hide', at }) as const),
    ...bankOf(state, enemyOf(party)).map((at) => ({ type: 'search', at }) as const),
    { type: 'stand' },
    ...own.map((to) => ({ type: 'flee', to }) as const),
  ];
  return candidates.filter((move) => judge(state, party, move) === undefined);
}

export function check(state: AmbushState, side: Side, move: unknown): Refusal | undefined {
  const party = asked(state, side);
  if (party === undefined) return refuse('AM-1', 'turn');
  if (problemsIn(MOVE_SCHEMA, move).length > 0) return refuse('AM-1', 'unknown');
  return judge(state, party, move as AmbushMove);
}

function asked(state: AmbushState, side: Side): Party | undefined {
  if (outcomeOf(state) !== undefined) return undefined;
  return decisionsOf(state).find((decision) => decision.side === side)?.side;
}

/** The one judge, of a well-formed move by a party that is asked. */
function judge(state: AmbushState, side: Party, move: AmbushMove): Refusal | undefined {
  const [{ kind, rule }] = decisionsOf(state);
  const answers: readonly string[] = ANSWERS[kind];
  if (!answers.includes(move.type)) return refuse(rule, 'asked');
  switch (move.type) {
    case 'hide':
      return bankOf(state, side).includes(move.at) ? undefined : refuse('AM-2', 'bank');
    case 'search': {
      const enemy = enemyOf(side);
      if (!bankOf(state, enemy).includes(move.at)) return refuse('AM-4', 'otherBank');
      return state.cleared[enemy].includes(move.at) ? refuse('AM-4', 'cleared') : undefined;
    }
    case 'stand':
      return undefined;
    case 'flee':
      if (!mayFlee(state, side)) return refuse('AM-6', 'flight');
      if (move.to === state.hidden[side]) return refuse('AM-6', 'another');
      return bankOf(state, side).includes(move.to) ? undefined : refuse('AM-6', 'bank');
  }
}

/** [AM-6] */
function mayFlee(state: AmbushState, side: Party): boolean {
  return state.flight && state.men[side] > 1;
}

export function play(
  state: AmbushState,
  side: Side,
  move: AmbushMove,
  dice: Dice,
  report?: Report<AmbushEvent>,
): void {
  const party = side as Party;
  switch (move.type) {
    case 'hide':
      return hide(state, party, move.at, dice, report);
    case 'search':
      return search(state, party, move.at, dice, report);
    case 'stand':
      return fight(state, party, dice, report);
    case 'flee':
      return flee(state, party, move.to, report);
  }
}

/** [AM-2] [AM-3] */
function hide(
  state: AmbushState,
  side: Party,
  at: number,
  dice: Dice,
  report: Report<AmbushEvent>,
): void {
  state.hidden[side] = at;
  report?.({ type: 'hid', rule: 'AM-2', side, at });
  if (state.hidden[enemyOf(side)] === 0) return;
  state.turn = SIDES[dice.die(SIDES.length) - 1];
  report?.({ type: 'lot', rule: 'AM-3', side: state.turn });
}

/** [AM-4] [AM-5] */
function search(
  state: AmbushState,
  side: Party,
  at: number,
  dice: Dice,
  report: Report<AmbushEvent>,
): void {
  const enemy = enemyOf(side);
  if (state.hidden[enemy] !== at) {
    state.cleared[enemy].push(at);
    state.turn = enemy;
    report?.({ type: 'empty', rule: 'AM-4', side, at, reveals: true });
    return;
  }
  state.found = enemy;
  report?.({ type: 'found', rule: 'AM-4', side: enemy, at, reveals: true });
  if (!mayFlee(state, enemy)) fight(state, enemy, dice, report);
}

/** [AM-6] */
function flee(state: AmbushState, side: Party, to: number, report: Report<AmbushEvent>): void {
  state.men[side]--;
  state.cleared[side] = [state.hidden[side]];
  state.hidden[side] = to;
  state.found = null;
  state.turn = side;
  report?.({ type: 'fled', rule: 'AM-6', side, to });
}

/** [AM-7] What fells a man: whoever is found knows the ground. */
export function needsOf(found: boolean): number {
  return found ? 4 : 5;
}

/** [AM-7] [AM-8] */
function fight(state: AmbushState, found: Party, dice: Dice, report: Report<AmbushEvent>): void {
  const fell = { red: 0, blue: 0 };
  for (const side of [enemyOf(found), found]) {
    const needs = needsOf(side === found);
    const hits = dice.successes(state.men[side], needs);
    fell[enemyOf(side)] = Math.min(hits, state.men[enemyOf(side)]);
    report?.({
      type: 'fought',
      rule: 'AM-7',
      side,
      dice: [...dice.faces],
      needs,
      most: state.men[enemyOf(side)],
      reasons: [{ rule: 'AM-7', key: 'men', count: state.men[side] }],
      fell: fell[enemyOf(side)],
    });
  }
  state.night++;
  state.found = null;
  for (const side of SIDES) {
    state.men[side] -= fell[side];
    state.hidden[side] = 0;
    state.cleared[side] = [];
    report?.({ type: 'dawn', rule: 'AM-8', side, men: state.men[side] });
  }
}

function refuse(rule: RuleId, why: string): Refusal {
  return { rule, message: message(`refusal.${why}`) };
}

function shape(type: string, field?: string): Schema {
  const place: Schema = { type: 'integer', minimum: 1, maximum: 12 };
  return {
    type: 'object',
    required: field === undefined ? ['type'] : ['type', field],
    additionalProperties: false,
    properties: { type: { const: type }, ...(field !== undefined && { [field]: place }) },
  };
}
