import {
  message,
  otherSide,
  SETTING,
  standingAtEnd,
  type Cited,
  type Outcome,
  type Part,
  type SideStanding,
  type Standing,
} from '@sandtable/kernel';
import type { SideIndex } from '../state/field.ts';
import { MULTIPLIERS, SIDES, TURNS_A_DAY } from '../rules/tables.ts';
import { timesCounted, wayIn } from '../rules/12-victory/victory.ts';
import type { View } from '../secrets/view.ts';
import { hasLostTrain, infantryIn, lossesIn, mayHaveTrain, pointsIn } from './score.ts';

/** PB-12: how far each side has beaten the other, as far as the viewer knows. */
export function standing(view: View): Standing {
  const { outcome } = view;
  return SIDES.map((_, side) => {
    const here = standingOf(view, side as SideIndex);
    return outcome === null ? here : standingAtEnd(here, outcome, over(view, outcome));
  });
}

/** PB-12.2 to PB-12.5: how the battle was lost, or that its last day is over. */
function over({ [SETTING]: { field }, day, turn }: View, { winner, rule }: Outcome): Cited {
  const by = wayIn(rule);
  const side = nameOf(winner === SIDES[0] ? 1 : 0);
  if (by !== undefined) return cite(rule, `over.${by}`, { side });
  const isLast = day === field.days && turn >= TURNS_A_DAY;
  return cite(rule, isLast ? 'over.days' : 'over.withdrawn');
}

function standingOf(view: View, side: SideIndex): SideStanding {
  const {
    [SETTING]: { field },
  } = view;
  const enemy = otherSide(side);
  const score = pointsIn(view, side);
  const aim = mayHaveTrain(view, enemy) ? 'aim.train' : 'aim';
  return {
    side: SIDES[side],
    aim: cite('PB-12.2', aim, { side: nameOf(enemy), days: field.days }),
    score,
    losses: lossesIn(view, side),
    now: [...pointLines(view, side, score), ...beaten(view, side)],
    needed: view.won === null ? needed(view, side, score) : [],
  };
}

/** PB-12.1, and at the end what more there is to it: who is cut off (PB-12.7), and how often it counts. */
function pointLines(view: View, side: SideIndex, destroyed: number): Cited[] {
  const { outcome, fallen } = view;
  if (outcome === null) return [cite('PB-12.1', 'points', { points: destroyed })];
  const points = outcome.scores[SIDES[side]];
  const times = timesCounted(outcome, side);
  const once = points / times;
  // PB-12.6: of those who may be back since a night nobody else knows what they add.
  const isVague = fallen.some((each) => each.side !== side);
  return [
    times > 1 && points > 0
      ? cite(outcome.rule, 'timesPoints', { points, times, once })
      : cite('PB-12.1', 'points', { points }),
    ...(once > destroyed && !isVague
      ? [cite('PB-12.7', 'cutOff', { count: once - destroyed, points: once })]
      : []),
  ];
}

/** PB-12.2 to PB-12.4: what the enemy has suffered of what loses a battle. */
function beaten(view: View, side: SideIndex): Cited[] {
  const enemy = otherSide(side);
  const { lost, all } = infantryIn(view, enemy);
  const whose = { side: nameOf(enemy) };
  return [
    all === undefined
      ? cite('PB-12.2', 'lostUnknown', { ...whose, lost })
      : cite('PB-12.2', 'lost', { ...whose, lost, all }),
    ...(hasLostTrain(view, enemy) ? [cite('PB-12.3', 'broken', whose)] : []),
    ...(view.packed[enemy] === 1 ? [cite('PB-12.4', 'forcedBack', whose)] : []),
    ...(view.won?.side === side && view.outcome === null ? [cite('PB-12.10', 'pursuit')] : []),
  ];
}

function needed(view: View, side: SideIndex, score: number): Cited[] {
  const enemy = otherSide(side);
  const whose = { side: nameOf(enemy) };
  const { lost, all } = infantryIn(view, enemy);
  const missing = all === undefined ? undefined : Math.ceil(all / 2) - lost;
  const behind = pointsIn(view, enemy) - score;
  return [
    ...(missing !== undefined && missing > 0
      ? [cite('PB-12.2', 'rout', { ...whose, count: missing, times: MULTIPLIERS.rout })]
      : []),
    ...(mayHaveTrain(view, enemy) ? [cite('PB-12.3', 'train', whose)] : []),
    ...(behind >= 0 ? [cite('PB-12.5', 'more', { count: behind + 1 })] : []),
  ];
}

function nameOf(side: SideIndex): Part {
  return message(`side.${SIDES[side]}`);
}

function cite(rule: string, key: string, parts?: Readonly<Record<string, Part>>): Cited {
  return { rule, message: message(`standing.${key}`, parts) };
}
