import type { Move, Pick, Scene } from '@sandtable/kernel';
import { keyOf } from '../board/picks.ts';

/** Something that can be pointed at next. */
export interface Choice {
  readonly key: string;
  readonly pick: Pick;
  /** The moves that are still possible after it. */
  readonly moves: readonly Move[];
  /** The move that is complete with it. */
  readonly completes: Move | undefined;
  /** How many picks come before it. */
  readonly depth: number;
  /** Those picks, where they have not been made yet. */
  readonly path?: readonly Pick[];
}

/** What pointing at something comes to. */
export type Pointed =
  | { readonly kind: 'play'; readonly move: Move }
  | { readonly kind: 'picked'; readonly picked: readonly Pick[] }
  /** More than one piece in the square could be meant, or the square itself. */
  | { readonly kind: 'several'; readonly place: string }
  /** Not on the list: refused on squares, perhaps a move of its own on a free table. */
  | { readonly kind: 'unlisted'; readonly picks: readonly Pick[] };

interface Gestured {
  readonly move: Move;
  readonly picks: readonly Pick[];
  readonly keys: readonly string[];
}

/**
 * Turns pointing into moves, whatever the game: every legal move is a short sequence of things to
 * point at, so what can be pointed at next follows from what has been. What is the only thing on the
 * board that could be pointed at counts as pointed at.
 */
export class Picker {
  readonly #moves: readonly Gestured[];
  readonly #scene: Scene;
  readonly #free: ReadonlySet<string>;
  /** What has been pointed at, the forced picks included. */
  readonly path: readonly Pick[];
  /** Choices now: on the board, and buttons, those of earlier picks after those of the last. */
  readonly onBoard: readonly Choice[];
  readonly buttons: readonly Choice[];

  private constructor(
    moves: readonly Gestured[],
    scene: Scene,
    free: ReadonlySet<string>,
    picked: readonly Pick[],
  ) {
    this.#moves = moves;
    this.#scene = scene;
    this.#free = free;
    const path = [...picked];
    let choices = this.#choicesAfter(path);
    for (;;) {
      const board = choices.filter(isOnBoard);
      // A place, or a way to face, is never the only one: what is listed of a free table are proposals.
      if (board.length !== 1 || isPlaced(board[0].pick)) break;
      if (board[0].completes !== undefined || free.has(board[0].key)) break;
      // Where pieces are dragged, one that is taken up unasked would be in the way of the buttons.
      if (scene.inch !== undefined && board.length < choices.length) break;
      path.push(board[0].pick);
      choices = this.#choicesAfter(path);
    }
    this.path = path;
    this.onBoard = choices.filter(isOnBoard);
    const earlier = path.flatMap((_, i) => {
      const depth = path.length - 1 - i;
      // Of buttons that follow each other, only those of the last are there: one goes back to the others.
      if (path.slice(0, depth + 1).every((pick) => 'button' in pick)) return [];
      return this.#choicesAfter(path.slice(0, depth));
    });
    this.buttons = [...this.#complete(path), ...choices, ...earlier].filter(
      (choice) => !isOnBoard(choice),
    );
  }

  /** @param free What can be chosen though no move is listed for it, so that none of it is the only one. */
  static of(
    moves: readonly Move[],
    gesture: (move: Move) => readonly Pick[],
    scene: Scene,
    free: ReadonlySet<string> = new Set(),
  ): Picker {
    const gestured = moves.map((move) => {
      const picks = gesture(move);
      return { move, picks, keys: picks.map(keyOf) };
    });
    return new Picker(gestured, scene, free, []);
  }

  /** The picker after these picks. */
  after(picked: readonly Pick[]): Picker {
    return new Picker(this.#moves, this.#scene, this.#free, picked);
  }

  /** Whether anything has been chosen that could be chosen otherwise. */
  get canGoBack(): boolean {
    return this.path.length > this.after([]).path.length;
  }

  /** The one move that is left, where only its button is still to be pressed. */
  get only(): Move | undefined {
    const [first, ...others] = this.#choicesAfter(this.path);
    return others.length === 0 ? first?.completes : undefined;
  }

  /**
   * What comes of pointing at something: the thing itself, its square, or the piece in it.
   * @param least So many of the picks before it are kept.
   */
  point(pick: Pick, least = 0): Pointed {
    const meant = this.#meanings(pick);
    for (let depth = this.path.length; depth >= least; depth--) {
      const choices = this.#choicesAfter(this.path.slice(0, depth));
      const inside = this.#piecesIn(pick, choices);
      for (const key of meant) {
        const choice = choices.find((each) => each.key === key);
        if (choice === undefined) continue;
        return inside.length > 0 ? { kind: 'several', place: placeOf(pick) } : this.take(choice);
      }
      if (inside.length === 1) return this.take(inside[0]);
      if (inside.length > 1) return { kind: 'several', place: placeOf(pick) };
    }
    return { kind: 'unlisted', picks: [...this.path, pick] };
  }

  /** What comes of a choice that is offered. */
  take(choice: Choice): Pointed {
    if (choice.completes !== undefined && choice.moves.length === 1) {
      return { kind: 'play', move: choice.completes };
    }
    const path = choice.path ?? this.path.slice(0, choice.depth);
    return { kind: 'picked', picked: [...path, choice.pick] };
  }

  /** On squares: a piece is taken up to be carried, and leaves behind what was begun before. */
  carried(pick: Pick): readonly Pick[] | undefined {
    const nth = this.path.findIndex((each) => keyOf(each) === keyOf(pick));
    if (nth >= 0) return this.path.slice(0, nth + 1);
    const begun = this.after([]);
    const pointed = begun.point(pick);
    if (pointed.kind === 'picked') return pointed.picked;
    const [way, ...others] = pointed.kind === 'unlisted' ? begun.toward(pick) : [];
    return way === undefined || others.length > 0 ? undefined : [...(way.path ?? []), way.pick];
  }

  /** On squares: keys of the pieces that can be carried to something, because they are pointed at before it. */
  carriers(): ReadonlySet<string> {
    const before = new Set(
      this.#moves.flatMap(({ picks, keys }) =>
        keys.filter((_, i) => picks.length > i + 1 && !('button' in picks[i + 1])),
      ),
    );
    const { pieces, trays = [] } = this.#scene;
    const all = [...pieces, ...trays.flatMap((tray) => tray.pieces)];
    const found = all.filter(({ id }) =>
      this.#meanings({ piece: id }).some((key) => before.has(key)),
    );
    return new Set(found.map(({ id }) => keyOf({ piece: id })));
  }

  /** The ways to something that is on the list, if only after something else: who could do that? */
  toward(pick: Pick): Choice[] {
    const meant = new Set(this.#meanings(pick));
    const found = new Map<string, Choice & { readonly moves: Move[] }>();
    for (const { move, picks, keys } of this.#moves) {
      const depth = keys.findIndex((key) => meant.has(key));
      if (depth < 1 || picks.slice(0, depth).some((each) => 'button' in each)) continue;
      const key = keys.slice(0, depth + 1).join(' ');
      const completes = keys.length === depth + 1 ? move : undefined;
      const before = found.get(key);
      before?.moves.push(move);
      const path = picks.slice(0, depth);
      if (before === undefined || completes !== undefined) {
        const moves = before?.moves ?? [move];
        found.set(key, { key, pick: picks[depth], moves, completes, depth, path });
      }
    }
    return [...found.values()];
  }

  /** A move that needs nothing more, where others go on from here: it is done by a button. */
  #complete(path: readonly Pick[]): Choice[] {
    const begun = path.map(keyOf).join();
    return this.#moves
      .filter(({ keys }) => keys.length > 0 && keys.join() === begun)
      .map(({ move }) => ({
        key: 'button:done',
        pick: { button: 'done' },
        moves: [move],
        completes: move,
        depth: path.length,
      }));
  }

  #choicesAfter(path: readonly Pick[]): Choice[] {
    const begun = path.map(keyOf);
    const depth = begun.length;
    const found = new Map<string, { pick: Pick; moves: Move[]; completes: Move | undefined }>();
    for (const { move, picks, keys } of this.#moves) {
      if (keys.length <= depth || begun.some((key, i) => keys[i] !== key)) continue;
      const choice = found.get(keys[depth]) ?? {
        pick: picks[depth],
        moves: [],
        completes: undefined,
      };
      choice.moves.push(move);
      if (keys.length === depth + 1) choice.completes = move;
      found.set(keys[depth], choice);
    }
    return Array.from(found, ([key, choice]) => {
      const completes = choice.completes ?? this.#impliedBy(choice.moves, depth);
      return { key, depth, ...choice, completes };
    });
  }

  /** The only move that is left, where nothing follows but buttons that nobody need press. */
  #impliedBy([only, ...others]: readonly Move[], depth: number): Move | undefined {
    const picks = this.#moves.find(({ move }) => move === only)?.picks ?? [];
    const isWhole = picks
      .slice(depth + 1)
      .every((pick) => 'button' in pick && pick.implied === true);
    return others.length === 0 && isWhole ? only : undefined;
  }

  /** What may be meant by pointing at this: a piece stands for its formation and its square as well. */
  #meanings(pick: Pick): string[] {
    if (!('piece' in pick)) return [keyOf(pick)];
    const piece = this.#scene.pieces.find(({ id }) => id === pick.piece);
    return [
      keyOf(pick),
      ...(piece?.formation === undefined ? [] : [keyOf({ formation: piece.formation })]),
      ...(piece?.place === undefined ? [] : [keyOf({ square: piece.place })]),
    ];
  }

  #piecesIn(pick: Pick, choices: readonly Choice[]): Choice[] {
    if (!('square' in pick)) return [];
    return choices.filter(
      (choice) => 'piece' in choice.pick && this.placeOf(choice.pick) === pick.square,
    );
  }

  /** The square a choice is in. */
  placeOf(pick: Pick): string | undefined {
    if ('square' in pick) return pick.square;
    if (!('piece' in pick)) return undefined;
    return this.#scene.pieces.find(({ id }) => id === pick.piece)?.place;
  }
}

function isPlaced(pick: Pick): boolean {
  return 'point' in pick || 'facing' in pick;
}

function isOnBoard({ pick }: Choice): boolean {
  return !('button' in pick);
}

function placeOf(pick: Pick): string {
  return 'square' in pick ? pick.square : '';
}
