import type { Schema } from '@sandtable/kernel';
import type { Extension } from '../extension.ts';
import { MOVE_SCHEMA } from '../state/moves.ts';
import { STATUSES, type Status } from '../state/state.ts';
import { ACTIONS, type Action } from './actions.ts';
import { breakTests, MORALE_MODIFIERS, squaresToTest } from './morale.ts';
import { ASSAULT_MODIFIERS, DEFENCE_MODIFIERS } from './fight.ts';
import { LEAVE_MODIFIERS, PATH_MODIFIERS } from './ground.ts';
import { SAVE_MODIFIERS } from './hits.ts';
import type { FixedModifier, Modifiers } from './modifiers.ts';
import { ACTION_POINT_MODIFIERS, MOTIVATION_MODIFIERS } from './motivation.ts';
import type { Objections } from './objections.ts';
import type { Phase } from './phases.ts';
import { GROUND_TABLE, KIND_TABLE, type GroundKind, type PieceKind } from './tables.ts';
import { beginFirstTurn, beginTurn, passTurn } from './turn.ts';
import { SCORES, type Score } from './victory.ts';

/** The rules in force, as far as they are tables: those of the book, and what an extension adds to them. */
export interface Book {
  readonly extension: Extension | undefined;
  readonly grounds: readonly GroundKind[];
  readonly kinds: readonly PieceKind[];
  readonly statuses: readonly Status[];
  readonly phases: readonly Phase[];
  readonly actions: readonly Action<never>[];
  readonly fixed: FixedModifiers;
  readonly modifiers: Modifiers;
  readonly objections: Objections;
  readonly scores: readonly Score[];
  readonly moveSchema: Schema;
  /** A copy of what the extension keeps in a state. */
  cloneOwn(own: object): object;
}

/** The figures that depend on ground and kind of piece alone. */
export interface FixedModifiers {
  /** QS-5.8: AP to leave a square. */
  readonly leave: readonly FixedModifier[];
  /** QS-5.2: what a square adds to a path of command. */
  readonly path: readonly FixedModifier[];
}

/** QS-1.3, QS-2, QS-3.4: what is done one after another; the last of a turn passes it on. */
const PHASES: readonly Phase[] = [
  { name: 'layout', begin: () => ({ type: 'layout', changes: 0 }) },
  { name: 'edge', begin: ({ edge }) => (edge === null ? { type: 'edge' } : undefined) },
  { name: 'defence', begin: () => ({ type: 'deploy', side: 1 }) },
  { name: 'attack', begin: () => ({ type: 'deploy', side: 0 }) },
  {
    name: 'firstTurn',
    begin(state) {
      beginFirstTurn(state);
      return undefined;
    },
  },
  {
    name: 'turn',
    begin(state, _dice, report) {
      beginTurn(state, report);
      return undefined;
    },
  },
  {
    name: 'break',
    begin(state, dice, report) {
      breakTests(state, dice, report);
      return undefined;
    },
  },
  { name: 'morale', begin: (state) => ({ type: 'morale', squares: squaresToTest(state) }) },
  { name: 'motivate', begin: () => ({ type: 'motivate' }) },
  { name: 'residual', begin: () => ({ type: 'residual' }) },
  {
    name: 'extend',
    begin: ({ turn, turns }) => (turn === turns ? { type: 'extend' } : undefined),
  },
  {
    name: 'alone',
    begin: ({ alone, turn, turns }) => (alone && turn < turns ? { type: 'alone' } : undefined),
  },
  {
    name: 'pass',
    begin(state, dice, report) {
      passTurn(state, dice, report);
      return undefined;
    },
  },
];

/** The book as it is published, with what an extension adds. */
export function bookOf(extension?: Extension): Book {
  const { modifiers = {}, fixed = {}, objections = {} } = extension ?? {};
  return {
    extension,
    grounds: [...GROUND_TABLE, ...(extension?.grounds ?? [])],
    // Groups come last: what is the rule stands at the end of the list.
    kinds: [...KIND_TABLE, ...(extension?.kinds ?? [])],
    statuses: [...STATUSES, ...(extension?.statuses ?? [])],
    phases: PHASES.flatMap((phase) => [
      ...(extension?.phases ?? []).filter(({ before }) => before === phase.name),
      phase,
    ]),
    actions: [...ACTIONS, ...(extension?.actions ?? [])],
    fixed: {
      leave: [...LEAVE_MODIFIERS, ...(fixed.leave ?? [])],
      path: [...PATH_MODIFIERS, ...(fixed.path ?? [])],
    },
    modifiers: {
      motivation: [...MOTIVATION_MODIFIERS, ...(modifiers.motivation ?? [])],
      actionPoints: [...ACTION_POINT_MODIFIERS, ...(modifiers.actionPoints ?? [])],
      morale: [...MORALE_MODIFIERS, ...(modifiers.morale ?? [])],
      volley: modifiers.volley ?? [],
      save: [...SAVE_MODIFIERS, ...(modifiers.save ?? [])],
      assault: [...ASSAULT_MODIFIERS, ...(modifiers.assault ?? [])],
      defence: [...DEFENCE_MODIFIERS, ...(modifiers.defence ?? [])],
    },
    objections: {
      enter: objections.enter ?? [],
      deploy: objections.deploy ?? [],
      line: objections.line ?? [],
      shoot: objections.shoot ?? [],
      charge: objections.charge ?? [],
    },
    scores: [...SCORES, ...(extension?.scores ?? [])],
    moveSchema: {
      ...MOVE_SCHEMA,
      oneOf: [...(MOVE_SCHEMA.oneOf ?? []), ...(extension?.moveShapes ?? [])],
    },
    cloneOwn: extension?.own?.clone ?? ((own) => own),
  };
}

export const THE_BOOK = bookOf();
