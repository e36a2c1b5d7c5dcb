import { seededDice, type Message, type Move, type SideNumber } from '@sandtable/kernel';
import type { Plan } from './doctrine.ts';
import type { Course } from './playOut.ts';

/** How a plan would go on, told as it would look to the side by then. */
export interface Foresight {
  /** What the plan goes on with after its first move, as far as nothing comes between. */
  readonly plan: readonly Message[];
  /** What the other side does most often when it is next asked something that is worth a thought. */
  readonly answer?: Message;
}

/** From where it is looked ahead: which game, for whom and against whom. */
type Outlook = Pick<Course, 'ruleset' | 'doctrine' | 'side' | 'foe'>;

/** So often it is played on to see what the other side does. */
const TRIES = 7;
/** Nobody asks what comes later than that. */
const MOST_STEPS = 60;

/** @param world A world that looks like this to the side. Not changed. */
export function foresee(outlook: Outlook, world: object, { moves }: Plan): Foresight {
  const { ruleset } = outlook;
  const answers = new Map<string, { readonly label: Message; count: number }>();
  let plan: Message[] = [];
  for (let nth = 0; nth < TRIES; nth++) {
    const tried = tryOut(outlook, ruleset.clone(world), moves, nth);
    if (nth === 0) ({ plan } = tried);
    if (tried.answer === undefined) continue;
    const name = JSON.stringify(tried.answer.move);
    const known = answers.get(name);
    if (known === undefined) answers.set(name, { label: tried.answer.label, count: 1 });
    else known.count++;
  }
  const [often] = [...answers.values()].toSorted((a, b) => b.count - a.count);
  return { plan, ...(often && { answer: often.label }) };
}

interface Tried {
  readonly plan: Message[];
  readonly answer?: { readonly move: Move; readonly label: Message };
}

function tryOut(
  { ruleset, doctrine, side, foe }: Outlook,
  world: object,
  moves: readonly Move[],
  nth: number,
): Tried {
  const dice = seededDice(`foreseen/${nth}`);
  const us = ruleset.sides.indexOf(side) as SideNumber;
  const them = (1 - us) as SideNumber;
  const plan: Message[] = [];
  let next = 0;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const decision = ruleset.pending(world).decisions.at(0);
    if (decision === undefined) break;
    const isOwn = decision.side === side;
    const planned = isOwn ? moves.at(next) : undefined;
    const goesOn = planned !== undefined && ruleset.check(world, side, planned) === undefined;
    const quickly = (): Move =>
      isOwn ? doctrine.quick(ruleset, world, us, dice) : foe.quick(ruleset, world, them, dice);
    const move = goesOn ? planned : quickly();
    if (goesOn) {
      if (next > 0) plan.push(ruleset.label(ruleset.view(world, side), move));
      next++;
    } else if (isOwn) next = moves.length;
    else if (doctrine.plans(ruleset, world, them, dice, 2).length > 1) {
      return { plan, answer: { move, label: ruleset.label(ruleset.view(world, side), move) } };
    }
    ruleset.play(world, decision.side, move, dice);
  }
  return { plan };
}
