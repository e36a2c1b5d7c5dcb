import {
  Imagined,
  SPECTATOR,
  type Decision,
  type GameEvent,
  type Move,
  type Outcome,
  type Side,
  type Standing,
  type Sum,
  type Viewer,
} from '@sandtable/kernel';
import { drawScene } from '../drawing/board.ts';
import { openingOf } from '../drawing/opening.ts';
import { drawChoices, FEW } from '../drawing/choices.ts';
import { writeJson } from '../files.ts';
import { UserError } from '../errors.ts';
import { lineWidth, paint, print, wrap } from '../terminal.ts';
import { answer } from './answers.ts';
import { knownNames } from './knownNames.ts';
import type { Lines } from './lines.ts';
import { isOrderWord, orderIn } from './order.ts';
import type { Table } from './table.ts';
import { moveForm, typedMove } from './typedMove.ts';

/** One match played at the terminal. */
export class TerminalGame {
  readonly table: Table;
  readonly #lines: Lines;
  /** How many steps have been told. */
  #told: number;
  /** How many steps were there when it was last saved. */
  #saved: number;
  /** Somebody at the keyboard has given up, and that has not been saved. */
  #resigned = false;
  #shown = '';
  #left = false;

  constructor(table: Table, lines: Lines) {
    this.table = table;
    this.#lines = lines;
    this.#told = table.match.steps.length;
    this.#saved = this.#told;
  }

  /** Plays until the match is over or left. Gives the exit code. */
  async play(): Promise<number> {
    while (!this.#left) {
      const { decisions, outcome } = this.table.match.pending;
      if (outcome !== undefined) {
        this.#end(outcome);
        break;
      }
      const decision = decisions[0];
      if (this.#isComputer(decision.side)) this.#letComputer(decision);
      else await this.#askPerson(decision);
    }
    await this.#saveAtEnd();
    this.#lines.close();
    return this.#lines.interrupted ? 130 : 0;
  }

  /** The board as a viewer may see it, and how both sides stand. */
  board(viewer: Viewer): string {
    const { match, words } = this.table;
    const scene = match.ruleset.scene(match.view(viewer));
    const standing = this.standing(viewer).map((side) => wrap(words.standing(side), lineWidth()));
    return [drawScene(scene, words, openingOf(match, viewer)), ...standing].join('\n');
  }

  /** How both sides stand, as a viewer may know it. */
  standing(viewer: Viewer): Standing {
    const { match } = this.table;
    return match.ruleset.standing(match.view(viewer));
  }

  /** What a legal move of a side costs and risks, and whether it stands, as far as that side can know. */
  stakesOf(side: Side): (move: Move) => { readonly line: string; readonly sums: readonly Sum[] } {
    const { match, words } = this.table;
    const imagined = new Imagined(match.ruleset, { view: match.view(side), viewer: side });
    return (move) => {
      const { whyNotUndo } = imagined.try(side, move);
      const stakes = imagined.stakes(side, move);
      return { line: words.stakes(stakes, whyNotUndo !== undefined), sums: stakes.sums ?? [] };
    };
  }

  /** Saves, and says so; or says why not. */
  save(file: string): void {
    const { match, words } = this.table;
    try {
      writeJson(file, match.save());
      this.#saved = match.steps.length;
      this.#resigned = false;
      print(words.text('play.saved', { file }));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      print(error.message);
    }
  }

  /** Takes back the last decision of a side, or says why that cannot be. */
  undo(side: Side): void {
    const { match, words } = this.table;
    const reason = match.undo(side);
    this.#told = match.steps.length;
    print(reason === undefined ? words.text('play.undone') : words.render(reason));
  }

  /** Lets the computer decide for a side until that side is asked something else. */
  auto(side: Side): void {
    const { match, standIn } = this.table;
    const asked = match.pending.decisions.find((each) => each.side === side);
    for (;;) {
      const decision = match.pending.decisions.find((each) => each.side === side);
      if (decision === undefined || decision.kind !== asked?.kind) return;
      this.#play(side, standIn.player.choose(match.view(side), decision, standIn.dice));
    }
  }

  /** A side gives up, which ends the match. */
  resign(side: Side): void {
    const { match, words } = this.table;
    const reason = match.end({ how: 'resigned', side });
    if (reason === undefined) this.#resigned = true;
    else print(words.render(reason));
  }

  leave(): void {
    this.#left = true;
  }

  #isComputer(side: Side): boolean {
    return this.table.computers.has(side);
  }

  #letComputer(decision: Decision): void {
    const { match, computers } = this.table;
    const seat = computers.get(decision.side);
    if (seat === undefined) return;
    this.#play(decision.side, seat.player.choose(match.view(decision.side), decision, seat.dice));
  }

  async #askPerson(decision: Decision): Promise<void> {
    const { match, words } = this.table;
    const { side } = decision;
    const view = match.view(side);
    this.#showBoard(side);
    const moves = match.moves(side);
    const question = words.question(view, decision);
    print(
      `\n${paint('bold', `${words.sideFirst(side)}: ${question}`)} ${paint('dim', `[${decision.rule}]`)}`,
    );
    const labels = moves.map((move) => words.choice(view, move));
    const lines = labels.length > FEW ? [] : moves.map(this.stakesOf(side));
    print(
      drawChoices(
        labels,
        lines.map(({ line }) => line),
      ),
    );
    const before = match.steps.length;
    while (!this.#left && match.steps.length === before && match.ended === undefined) {
      const line = await this.#lines.ask(words.text('play.prompt'));
      if (line === undefined) {
        print(`\n${words.text(this.#lines.interrupted ? 'play.interrupted' : 'play.inputEnded')}`);
        return this.leave();
      }
      this.#obey(line, side, moves);
    }
  }

  #obey(line: string, side: Side, moves: readonly Move[]): void {
    const { words } = this.table;
    if (line === '' && moves.length === 1) return this.#play(side, moves[0]);
    if (line === '') return print(words.text('play.number', { last: moves.length }));
    if (this.#obeyTyped(line, side, moves)) return;
    const order = orderIn(line);
    if (order === undefined) return print(words.text('play.unknown', { line }));
    if (order.order !== 'choose') return answer(this, order, side, moves);
    const move = moves[order.choice - 1];
    if (move === undefined) return print(words.text('play.number', { last: moves.length }));
    return this.#play(side, move);
  }

  /** On a free table there are more moves than those listed: they are typed in words. */
  #obeyTyped(line: string, side: Side, moves: readonly Move[]): boolean {
    const { match, words } = this.table;
    const { moveSchema } = match.ruleset;
    const scene = match.ruleset.scene(match.view(side));
    const { inch } = scene;
    const [word] = line.toLowerCase().split(/\s+/);
    const form = inch === undefined || isOrderWord(word) ? undefined : moveForm(moveSchema, word);
    if (inch === undefined || form === undefined) return false;
    const move = typedMove(moveSchema, inch, line, knownNames(scene, moves));
    if (move === undefined) print(words.text('play.form', { form }));
    else this.#play(side, move);
    return true;
  }

  #play(side: Side, move: Move): void {
    const { match, words } = this.table;
    const played = match.play(side, move);
    if (!played.ok) print(words.render(played.refusal.message));
    this.#tellNews();
  }

  /** What happened since it was last told, as those at the keyboard may know it. */
  #tellNews(): void {
    const { match, words } = this.table;
    for (; this.#told < match.steps.length; this.#told++) {
      for (const event of this.#news(this.#told)) {
        const told = `${words.tell(event)} ${paint('dim', `[${event.rule}]`)}`;
        print(wrap(told, Math.max(lineWidth(), 40), '  '));
      }
    }
  }

  /** What a step brought, without the result of the game: that is said when it ends. */
  #news(step: number): GameEvent[] {
    const { match } = this.table;
    const events = match.events(step, this.#viewer());
    const { outcome } = match.pending;
    const last = step === match.steps.length - 1;
    return last && events.at(-1)?.rule === outcome?.rule ? events.slice(0, -1) : events;
  }

  /** Who looks at the screen: the only person at it, or whoever has to decide. */
  #viewer(): Viewer {
    const { match, computers } = this.table;
    const people = match.ruleset.sides.filter((side) => !computers.has(side));
    if (people.length === 1) return people[0];
    return match.pending.decisions[0]?.side ?? SPECTATOR;
  }

  #showBoard(viewer: Viewer): void {
    const board = this.board(viewer);
    if (board === this.#shown) return;
    this.#shown = board;
    print(`\n${board}`);
  }

  #end(outcome: Outcome): void {
    const { words, match } = this.table;
    // Without its lines on the score, which is what comes next.
    const scene = { ...match.ruleset.scene(match.view(this.#viewer())), status: [] };
    print(`\n${drawScene(scene, words, openingOf(match, this.#viewer()))}`);
    print(`\n${paint('bold', words.result(outcome))} ${paint('dim', `[${outcome.rule}]`)}`);
  }

  async #saveAtEnd(): Promise<void> {
    const { match, words, saveFile } = this.table;
    if (saveFile !== undefined) return this.save(saveFile);
    const news = match.steps.slice(this.#saved);
    if (!this.#resigned && news.every(({ side }) => this.#isComputer(side))) return;
    const file = await this.#lines.ask(words.text('play.saveWhere'));
    if (file !== undefined && file !== '') this.save(file);
  }
}
