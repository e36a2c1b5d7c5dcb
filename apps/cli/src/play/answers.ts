import { MATCH_RULES, seededDice, type Move, type Side } from '@sandtable/kernel';
import { odds } from '@sandtable/lab';
import { drawOdds } from '../drawing/odds.ts';
import { drawProspects } from '../drawing/prospects.ts';
import { drawStanding } from '../drawing/standing.ts';
import { drawSum } from '../drawing/sum.ts';
import { lookAhead, MOST_PLAY_OUTS, PLAY_OUTS } from '../lookAhead.ts';
import { Progress } from '../progress.ts';
import { lineWidth, paint, print, wrap } from '../terminal.ts';
import { ruleText } from '../words.ts';
import { look } from './look.ts';
import type { Order } from './order.ts';
import type { TerminalGame } from './terminalGame.ts';
import { lineOf, moveForms } from './typedMove.ts';

/** Does what a word asks for. */
export function answer(
  game: TerminalGame,
  { order, rest }: Exclude<Order, { order: 'choose' }>,
  side: Side,
  moves: readonly Move[],
): void {
  const { words } = game.table;
  switch (order) {
    case 'undo':
      return game.undo(side);
    case 'auto':
      return game.auto(side);
    case 'save':
      return rest === '' ? print(words.text('play.saveNeedsFile')) : game.save(rest);
    case 'odds':
      return showOdds(game, side, moves, Number(rest));
    case 'outlook':
      return showOutlook(game, side, rest);
    case 'rule':
      return showRule(game, rest);
    case 'look':
      return showPlace(game, side, rest);
    case 'board':
      return print(game.board(side));
    case 'status':
      return print(drawStanding(game.standing(side), words));
    case 'help':
      return showHelp(game, side, moves);
    case 'resign':
      return game.resign(side);
    case 'quit':
      return game.leave();
  }
}

/** On a free table also what can be typed besides the choices. */
function showHelp(game: TerminalGame, side: Side, moves: readonly Move[]): void {
  const { match, words } = game.table;
  const { ruleset } = match;
  print(words.text('play.help', { example: ruleset.rulebook[0].id }));
  const { inch } = ruleset.scene(match.view(side));
  if (inch === undefined) return;
  // The one that says the most: with a place in it, if any has.
  const typed = moves.map((move) => lineOf(ruleset.moveSchema, inch, move));
  const example = typed.find((line) => line.includes(',')) ?? typed[0];
  const forms = moveForms(ruleset.moveSchema);
  print(wrap(words.text('play.typed', { example, forms }), lineWidth()));
}

/** The odds as far as the side can know them: of one world that looks to it as this one does. */
function showOdds(game: TerminalGame, side: Side, moves: readonly Move[], choice: number): void {
  const { match, words } = game.table;
  const { ruleset } = match;
  const move = moves[choice - 1];
  if (move === undefined) return print(words.text('play.number', { last: moves.length }));
  const { line, sums } = game.stakesOf(side)(move);
  if (line !== '') print(wrap(line, lineWidth()));
  for (const sum of sums) print(drawSum(sum, words));
  const world = ruleset.imagine(match.view(side), side, seededDice('odds'));
  const found = odds(ruleset, world, side, move);
  print(found === undefined ? words.text('odds.none') : drawOdds(found, words));
}

/** What lies further ahead, from what the side knows, played out so many times. */
function showOutlook(game: TerminalGame, side: Side, typed: string): void {
  const { match, words } = game.table;
  const playOuts = typed === '' ? PLAY_OUTS : Number(typed);
  if (!Number.isInteger(playOuts) || playOuts < 1 || playOuts > MOST_PLAY_OUTS) {
    return print(words.text('outlook.times', { most: MOST_PLAY_OUTS }));
  }
  const view = match.view(side);
  const progress = new Progress(playOuts);
  const tell = (done: number): void => progress.show(done);
  const found = lookAhead(match.ruleset, view, side, { playOuts, tell });
  progress.clear();
  if (found === undefined) return print(words.text('outlook.none'));
  print(drawProspects(found, match.ruleset.scene(view), words));
}

function showRule(game: TerminalGame, id: string): void {
  const { match, words } = game.table;
  const cards = [...match.ruleset.rulebook, ...MATCH_RULES];
  const card = cards.find((each) => each.id.toLowerCase() === id.toLowerCase());
  if (card === undefined) return print(words.text('play.noRule', { id }));
  print(
    `${paint('bold', `${card.id}  ${words.card(card).title}`)} ${paint('dim', `[${card.kind}]`)}`,
  );
  print(wrap(ruleText(words, card), lineWidth(), '  '));
}

function showPlace(game: TerminalGame, side: Side, wanted: string): void {
  const { match, words } = game.table;
  print(look(match.ruleset.scene(match.view(side)), wanted, words));
}
