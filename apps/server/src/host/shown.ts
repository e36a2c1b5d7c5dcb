import {
  SPECTATOR,
  eachStepSeen,
  type Known,
  type MatchFile,
  type Premises,
  type Viewer,
} from '@sandtable/kernel';
import type { Proof } from '@sandtable/record';
import {
  scenarioTold,
  stepToSend,
  type HostShown,
  type MatchFacts,
  type Matters,
  type Past,
  type PastStep,
} from '@sandtable/wire';
import type { Glance } from '../lobby/progress.ts';
import type { Listable } from '../lobby/register.ts';
import { breathing } from './breath.ts';
import { broughtTold } from './brought.ts';
import type { Table } from './table.ts';

/** So many steps back somebody may look: more than two turns of any game. */
const MOST_PAST = 300;

/** What can be known of a table without sitting at it, or besides what lies on it. */
export class Shown implements Listable {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  get id(): string {
    return this.#table.id;
  }

  get premises(): Premises {
    return this.#table.course.premises;
  }

  get host(): HostShown {
    const { house, row } = this.#table;
    return { publicKey: house.signer.publicKey, commitment: row.commitment };
  }

  /** All about the table that is not the position, as a viewer may know it. */
  matters(viewer: Viewer): Matters {
    return this.#table.matters(viewer);
  }

  get facts(): MatchFacts {
    const { row, terms, course } = this.#table;
    const { id, commitment, created } = row;
    const { ruleset, version, scenario, options } = course.premises;
    const { begun, brought } = course;
    return {
      match: id,
      ruleset,
      version,
      scenario: scenarioTold(scenario, begun),
      options,
      terms,
      commitment,
      created,
      people: this.#table.matters(SPECTATOR).people,
      isBegun: course.match !== undefined,
      isOver: course.isOver,
      ...(brought !== undefined && { brought: broughtTold(brought) }),
    };
  }

  /** What a viewer would see of how it stood when it came here, where it was begun elsewhere. */
  broughtTo(viewer: Viewer): Pick<Known, 'view' | 'pending'> | undefined {
    const { brought } = this.#table.course;
    return brought && { view: brought.view(viewer), pending: brought.pending };
  }

  /** Whether only those who play may look at it now. */
  get isPrivate(): boolean {
    const { terms, course } = this.#table;
    return terms.spectators === false && !course.isOver;
  }

  /** As whom somebody without a key may look on: as either side only when there is nothing left to hide. */
  mayView(viewer: Viewer): boolean {
    if (viewer === SPECTATOR) return true;
    const { course, ruleset } = this.#table;
    return course.isOver && ruleset.sides.includes(viewer);
  }

  /** What a viewer saw of the steps that he was told of, but for so many of the first. */
  past(viewer: Viewer, from: number): Promise<Past> {
    const { course, audience } = this.#table;
    return this.#table.inTurn(async () => {
      const told = audience.show(viewer)?.told.length ?? 0;
      const first = Math.max(from, told - MOST_PAST);
      const steps: PastStep[] = [];
      let before: object | undefined;
      let last: object | undefined;
      const breathe = breathing();
      for (const seen of course.match ? eachStepSeen(course.match, viewer, first) : []) {
        // No more than he has been told of by now.
        if (steps.length >= told - first) break;
        before ??= seen.before;
        steps.push(stepToSend(seen, last));
        last = seen.after;
        // Hundreds of positions are worked out: others do not wait for that.
        await breathe();
      }
      return { from: first, before: before ?? {}, steps };
    });
  }

  /** What lists show of it: the table as those see it who look on, and whom it waits for. */
  glance(): Promise<Glance> {
    return this.#table.inTurn(async () => {
      const { course, clocks } = this.#table;
      const { premises, begun, number, pulse, match } = course;
      const known = course.look(SPECTATOR);
      return {
        premises,
        begun,
        number,
        // What one side decided in secret shows in no list, nor when.
        at: match === undefined ? course.at : pulse.last,
        ...(match && known && { view: known.view, pending: match.pending }),
        ...(clocks.length > 0 && { clocks }),
      };
    });
  }

  /** All of it as it stands, where none of it is hidden from anybody who plays: to go on with it elsewhere. */
  copy(): Promise<MatchFile | undefined> {
    const { course, ruleset } = this.#table;
    return this.#table.inTurn(async () => {
      const isOpen = !ruleset.hasSecrets || course.isOver;
      // The secret of the dice is in it only once it is over.
      return isOpen ? course.match?.save() : undefined;
    });
  }

  /** The match with all that can be checked of it, once it is over. */
  proof(): Promise<Proof | undefined> {
    const { house, row, course } = this.#table;
    return this.#table.inTurn(async () => {
      const { match } = course;
      if (match?.pending.outcome === undefined) return undefined;
      const { id, commitment } = row;
      return {
        sandtable: 'proof',
        format: 1,
        id,
        commitment,
        publicKey: house.signer.publicKey,
        signed: course.receipt,
        match: match.save(),
        entries: await house.store.entries(id, 0),
      };
    });
  }
}
