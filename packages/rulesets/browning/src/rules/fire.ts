import {
  message,
  otherSide,
  replaceTop,
  refuse,
  type Dice,
  type Reason,
  type Refusal,
} from '@sandtable/kernel';
import { ACTING, type Acting, type Activation } from './acting.ts';
import { drawFire, fireSpots } from '../advice/fireSpots.ts';
import type { Place } from '../state/field.ts';
import type { BrowningReport, Definition } from '../state/definition.ts';
import { isOnTable, UP, type State } from '../state/state.ts';
import {
  ASSAULT_REACH,
  DEFENCE,
  SCATTERED_DICE,
  SCATTERED_PINS_ON,
  SIDES,
  type SideName,
} from './tables.ts';
import { minimumStrength } from './teams.ts';
import { additions, canBeHit, caughtIn, firersOf, volleyAt, type Volley } from './volley.ts';

const REFUSED = {
  noTarget: refuse('BB-5.1', 'noTarget'),
  noSight: refuse('BB-7.1', 'noSight'),
  outOfRange: refuse('BB-5.3', 'outOfRange'),
} as const;

/** BB-2.4, BB-5: the team fires, or holds its fire. */
export const fire: Definition<Acting<'fire'>> = {
  ...ACTING,
  rule: 'BB-5.1',

  settle(state, frame) {
    if (canFire(state, frame.team)) return false;
    replaceTop(state, { ...frame, type: 'done' });
    return true;
  },

  moves(state, frame, list) {
    for (const at of fireSpots(state, frame.team)) list.push({ type: 'fire', at });
    list.push({ type: 'hold' });
  },

  draw: drawFire,

  answers: {
    fire: {
      check: (state, { team }, { at }) => whyNotFire(state, team, at),
      play(state, frame, { at }, dice, report) {
        replaceTop(state, { ...frame, type: 'done' });
        resolve(state, frame, at, dice, report);
      },
    },
    hold: { play: (state, frame) => replaceTop(state, { ...frame, type: 'done' }) },
  },

  ask: ({ field }, { team }) => message('ask.fire', { team: field.teams[team].name }),
  fallback: ['hold'],
};

function canFire(state: State, team: number): boolean {
  const { side } = state.field.teams[team];
  const firers = firersOf(state, team);
  for (let enemy = 0; enemy < state.status.length; enemy++) {
    if (state.field.sides[enemy] === side || !isOnTable(state, enemy)) continue;
    if (canBeHit(state, firers, enemy)) return true;
  }
  return false;
}

function whyNotFire(state: State, team: number, at: Place): Refusal | undefined {
  const caught = caughtIn(state, otherSide(state.field.teams[team].side), at);
  if (caught.length === 0) return REFUSED.noTarget;
  const firers = firersOf(state, team);
  if (caught.some((enemy) => canBeHit(state, firers, enemy))) return undefined;
  const farther = { ...firers, range: Infinity };
  const isSeen = caught.some((enemy) => canBeHit(state, farther, enemy));
  return isSeen ? REFUSED.outOfRange : REFUSED.noSight;
}

function resolve(
  state: State,
  { team }: Activation,
  at: Place,
  dice: Dice,
  report: BrowningReport,
): void {
  const volley = volleyAt(state, team, at);
  const effective = volley.firers.length >= minimumStrength(state.field, team);
  const result = {
    type: 'result',
    side: otherSide(state.field.teams[team].side),
    targets: volley.targets,
    distances: volley.distances,
  } as const;
  if (!effective) {
    const hits = scatteredFire(state, team, at, volley, dice, report);
    state.stack.push({ ...result, scattered: true, hits, assault: 0 });
    return;
  }
  const hits = effectiveFire(state, team, at, volley, dice, report);
  const assault = assaultFire(state, team, volley, dice, report);
  state.stack.push({ ...result, scattered: false, hits, assault });
}

/** BB-5.4 */
function scatteredFire(
  state: State,
  team: number,
  at: Place,
  volley: Volley,
  dice: Dice,
  report: BrowningReport,
): number {
  const hits = dice.successes(SCATTERED_DICE, SCATTERED_PINS_ON);
  report?.({
    type: 'scatteredFire',
    rule: 'BB-5.4',
    ...told(state, team, volley),
    at,
    dice: [...dice.faces],
    needs: SCATTERED_PINS_ON,
    hits,
    pins: Math.min(hits, volley.targets.filter((f) => state.status[f] === UP).length),
  });
  return hits;
}

/** BB-5.5, BB-5.9 */
function effectiveFire(
  state: State,
  team: number,
  at: Place,
  volley: Volley,
  dice: Dice,
  report: BrowningReport,
): number {
  const bonus = bonusOf(state, team, volley);
  const rolled = dice.die();
  const defence = DEFENCE[volley.cover];
  const hits = Math.max(rolled + bonus - defence, 0);
  report?.({
    type: 'effectiveFire',
    rule: 'BB-5.5',
    ...told(state, team, volley),
    at,
    dice: [rolled],
    firepower: rolled + bonus,
    defence,
    cover: volley.cover,
    hits,
    reasons: reasonsOf(state, team, volley, rolled),
  });
  return hits;
}

/** BB-6.1, BB-6.2: a second die where somebody fires from within 6 inches. */
function assaultFire(
  state: State,
  team: number,
  volley: Volley,
  dice: Dice,
  report: BrowningReport,
): number {
  if (!volley.distances.some((squared) => squared <= ASSAULT_REACH * ASSAULT_REACH)) return 0;
  const bonus = bonusOf(state, team, volley);
  const rolled = dice.die();
  const defence = DEFENCE[volley.cover];
  const hits = Math.max(rolled + bonus - defence, 0);
  report?.({
    type: 'assaultFire',
    rule: 'BB-6.1',
    side: SIDES[state.field.teams[team].side],
    team: state.field.teams[team].name,
    dice: [rolled],
    firepower: rolled + bonus,
    defence,
    hits,
    reasons: reasonsOf(state, team, volley, rolled),
  });
  return hits;
}

function bonusOf(state: State, team: number, { firers }: Volley): number {
  return additions(state, team, firers.length).reduce((sum, { count }) => sum + count, 0);
}

function reasonsOf(state: State, team: number, volley: Volley, rolled: number): Reason[] {
  return [
    { rule: 'BB-5.5', key: 'rolled', count: rolled },
    ...additions(state, team, volley.firers.length),
    { rule: 'BB-5.7', key: volley.cover, count: -DEFENCE[volley.cover] },
  ];
}

function told(
  { field }: State,
  team: number,
  { firers, targets }: Volley,
): { side: SideName; team: string; firers: string[]; targets: string[] } {
  const names = (list: readonly number[]): string[] => list.map((f) => field.figures[f]);
  const { side, name } = field.teams[team];
  return { side: SIDES[side], team: name, firers: names(firers), targets: names(targets) };
}
