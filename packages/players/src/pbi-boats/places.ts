import { ATTACKER } from '@sandtable/pbi';
import { Danger } from './danger.ts';
import { Goals } from './goals.ts';
import { Situation } from './situation.ts';
import { Targets } from './targets.ts';
import { WEIGHTS } from './weights.ts';
import { Worth } from './worth.ts';
import type { SideNumber } from '@sandtable/kernel';
import type { BoatState as State } from '@sandtable/pbi-boats';

/** What it is worth for groups of ours to be where they are, or elsewhere ashore. */
export class Places {
  readonly situation: Situation;
  readonly worth: Worth;
  readonly danger: Danger;
  readonly goals: Goals;
  readonly targets: Targets;
  /** By group and square. */
  readonly #known: number[][] = [];

  constructor(state: State, us: SideNumber) {
    this.situation = new Situation(state, us);
    this.worth = new Worth(this.situation);
    this.danger = new Danger(this.situation);
    this.goals = new Goals(this.situation);
    this.targets = new Targets(this.situation, this.worth);
  }

  /** A group in a square ashore: what it has to gain there, what it fears, and what it can shoot at. */
  at(group: number, square: number): number {
    const known = (this.#known[group] ??= []);
    return (known[square] ??= this.#worthOf(group, square));
  }

  /** What a group loses on average for standing in a square. */
  fear(group: number, square: number): number {
    const others = this.situation.ours[square];
    const count = others.includes(group) ? others.length : others.length + 1;
    return WEIGHTS.threat * this.danger.ashore(square, count) * this.worth.group(group);
  }

  #worthOf(group: number, square: number): number {
    const { ground, us } = this.situation;
    const last = this.situation.turnsToCome(us) === 0;
    const goal = this.goals.at(group, square);
    const shot = this.targets.shot(group, square);
    const lure = us === ATTACKER ? 0 : WEIGHTS.lure * this.targets.nearness(square);
    const prospect = last ? 0 : WEIGHTS.prospect * shot + lure;
    return goal + prospect + WEIGHTS.cover[ground.cover[square]] - this.fear(group, square);
  }
}
