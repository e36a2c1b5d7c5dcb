import { SETTING } from '@sandtable/kernel';
import {
  groundOf,
  isCombatant,
  isOnMap,
  KIND,
  kindOf,
  knownArm,
  sideOfPiece,
  type Ground,
  type Kind,
  type SideIndex,
  type State,
} from '@sandtable/pub-battles';
import { boldnessOf } from './boldness.ts';
import { PLAIN, type Temper } from './temper.ts';

/** What the player makes of a battle, worked out once for each question. */
export interface Situation {
  readonly state: State;
  readonly us: SideIndex;
  readonly temper: Temper;
  readonly ground: Ground;
  /** Our pieces on the map that fight. */
  readonly own: readonly number[];
  /** Theirs on the map, trains too. */
  readonly enemies: readonly number[];
  /** What each piece is, as far as we know. */
  readonly kinds: readonly Kind[];
  /** From about 0.6, holding what it has, to about 1.7, trying everything. */
  readonly boldness: number;
  /** What stands behind each piece for an attack, as far as it has been asked for. */
  readonly backing: (number | undefined)[];
  /** Which part of the enemy has yet to move in this turn, and can answer. */
  readonly enemiesToMove: number;
  /** The enemies who could come at one of ours: those who fight, but for guns. */
  readonly threats: readonly number[];
}

export function situationOf(state: State, us: SideIndex, temper: Temper = PLAIN): Situation {
  const own: number[] = [];
  const enemies: number[] = [];
  const kinds = state[SETTING].army.pieces.map(({ kind }) => kind);
  for (let piece = 0; piece < kinds.length; piece++) {
    if (!isOnMap(state, piece)) continue;
    const kind = kinds[piece];
    if (sideOfPiece(state, piece) === us) {
      if (isCombatant(kind)) own.push(piece);
    } else if (kind !== 'hq') {
      kinds[piece] = believed(state, us, piece);
      enemies.push(piece);
    }
  }
  const boldness = boldnessOf(state, us, temper);
  return {
    state,
    us,
    temper,
    ground: groundOf(state[SETTING].field),
    own,
    enemies,
    kinds,
    boldness,
    backing: [],
    enemiesToMove: enemiesToMove(state, us),
    threats: enemies.filter((enemy) => isCombatant(kinds[enemy]) && kinds[enemy] !== 'artillery'),
  };
}

function enemiesToMove(state: State, us: SideIndex): number {
  const { commands } = state[SETTING].army;
  const theirs = commands.filter(({ side, chit }) => side !== us && chit).length;
  const waiting = state.stack.flatMap((frame) => (frame.type === 'order' ? frame.waiting : []));
  const left = [...state.pool, ...waiting].filter((each) => commands[each].side !== us).length;
  return theirs === 0 ? 0 : left / theirs;
}

/** Of a block that is not known, the commonest that it can be. Short ones are what the dice made of them. */
function believed(state: State, us: SideIndex, piece: number): Kind {
  const kind = kindOf(state, piece);
  if (state.known[piece] === 1 || KIND[kind].shape !== 'long') return kind;
  const arm = knownArm(state, piece, us);
  return arm === null || arm === 'foot' ? 'regular' : kind;
}

/** Whether a block of theirs fights, as far as we know. */
export function fights({ kinds }: Situation, enemy: number): boolean {
  return isCombatant(kinds[enemy]);
}
