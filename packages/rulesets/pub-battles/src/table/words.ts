import { message, type Decision, type Message, type Part } from '@sandtable/kernel';
import { draftName } from '../rules/12-victory/drafts.ts';
import { BLUE, RED, type SideIndex } from '../state/field.ts';
import type { Draft, Frame, FrameOf, Muster } from '../state/frames.ts';
import type { PubMove } from '../state/moves.ts';
import { pieceWords } from './pieceWords.ts';
import { facingWords, placeWords, quarters, standingWords, whenWords } from './placeWords.ts';
import { SIDES } from '../rules/tables.ts';
import type { View } from '../secrets/view.ts';

export { tell } from './telling.ts';

/** What is asked, in one sentence. */
export function ask(view: View, decision: Decision): Message {
  const frame = view.stack[view.stack.length - 1];
  const shade = questionShade(view, frame);
  return message(`ask.${decision.kind}${shade}`, questionParts(view, frame));
}

/** Which of several sentences a question takes. */
function questionShade(view: View, frame: Frame): string {
  if (frame.type === 'order') return isHqNext(view, frame) ? '.hqs' : '.pieces';
  if (frame.type === 'muster') return draftsOf(view, frame).length === 0 ? '.first' : '.more';
  if (frame.type !== 'alter') return '';
  if (ownCommand(view, headOf(frame)) !== undefined) return '.own';
  return waitingOf(view, frame) === undefined ? '.enemy' : '.jumped';
}

/** PB-3.7: the own Command that the enemy has jumped; undefined where there is none. */
function waitingOf(view: View, { pulled }: FrameOf<'alter'>): string | undefined {
  const waiting = pulled.findLast((command) => ownCommand(view, command) !== undefined);
  return waiting === undefined ? undefined : ownCommand(view, waiting);
}

/** PB-4.7: whether an HQ of the Command can still move, which it can only before all others. */
function isHqNext({ pieces }: View, { inRange, command }: FrameOf<'order'>): boolean {
  if (inRange !== null) return false;
  return pieces.some(
    (piece) => piece.kind === 'hq' && piece.command === command && piece.moved === 0,
  );
}

/** PB-12.8: what the viewer has written; of the others nothing is known. */
function draftsOf({ viewer }: View, { drafts }: Muster): readonly Draft[] {
  return drafts[sideOf(viewer)] ?? [];
}

function sideOf(viewer: View['viewer']): SideIndex {
  return viewer === SIDES[BLUE] ? BLUE : RED;
}

function headOf({ pulled }: { readonly pulled: readonly number[] }): number {
  return pulled[pulled.length - 1];
}

function questionParts(view: View, frame: Frame): Record<string, Part> {
  const piece = (index: number): Message => pieceWords(view.pieces[index]);
  switch (frame.type) {
    case 'muster':
      return {
        command: draftName(sideOf(view.viewer), Math.max(draftsOf(view, frame).length - 1, 0)),
      };
    case 'alter':
      return { command: waitingOf(view, frame) ?? '' };
    case 'order':
      return { command: ownCommand(view, frame.command) ?? '' };
    case 'withdraw':
      return { piece: piece(frame.cavalry[0]) };
    case 'aim':
      return { piece: piece(frame.piece) };
    case 'relieve':
      return { lead: piece(frame.lead), support: piece(frame.support) };
    case 'stand':
      return { piece: piece(frame.left[0]), round: frame.round };
    case 'recover':
      return { left: comingBack(frame.others, frame.detachments) };
    case 'edge':
    case 'deploy':
    case 'assign':
    case 'begin':
    case 'draw':
    case 'combat':
    case 'volley':
    case 'giveWay':
    case 'aftermath':
    case 'nightfall':
      return {};
  }
}

/** PB-12.6: how many may come back, of those of whom any may. */
function comingBack(others: number, detachments: number): Message[] {
  return [
    ...(others > 0 ? [message('recover.others', { count: others })] : []),
    ...(detachments > 0 ? [message('recover.detachments', { count: detachments })] : []),
  ];
}

/** A move as a choice in a list. */
export function label(view: View, move: PubMove): Message {
  return message(`move.${move.type}${moveShade(move)}`, moveParts(view, move));
}

function moveShade(move: PubMove): string {
  if (move.type === 'jump') return move.by === move.hq ? '.self' : '.other';
  if (move.type === 'delay') return move.hq === undefined ? '' : '.other';
  if (move.type === 'road') return `.${move.form}`;
  if (move.type !== 'attack') return '';
  // What is less than an eighth of an inch aside is told as the middle.
  if (quarters(Math.abs(move.aside)) === '0') return '.middle';
  return move.aside > 0 ? '.right' : '.left';
}

function moveParts(view: View, move: PubMove): Record<string, Part> {
  const piece = (tag: string): Message => tagged(view, tag);
  switch (move.type) {
    case 'raise':
      return { rating: move.rating, when: whenWords(move.arrives) };
    case 'enlist':
      return { kind: message(`kind.${move.kind}`) };
    case 'edge':
      return { edge: message(`edge.${move.edge}`) };
    case 'assign':
      return { piece: piece(move.piece), command: move.command };
    case 'delay':
      return { by: piece(move.by), hq: piece(move.hq ?? move.by) };
    case 'jump':
      return { by: piece(move.by), hq: piece(move.hq) };
    case 'deploy':
    case 'march':
      return { piece: piece(move.piece), to: standingWords(move.to, move.facing) };
    case 'together':
      return { pieces: move.pieces.map(piece), to: standingWords(move.to, move.facing) };
    case 'road':
      return {
        piece: piece(move.piece),
        road: move.road,
        at: placeWords(move.to),
        to: standingWords(move.to, move.facing),
      };
    case 'attack':
      return {
        piece: piece(move.piece),
        target: piece(move.target),
        edge: message(`blockEdge.${move.edge}`),
        aside: quarters(Math.abs(move.aside)),
      };
    case 'support':
      return { piece: piece(move.piece), lead: piece(move.lead) };
    case 'hide':
      return { piece: piece(move.piece), hq: piece(move.hq) };
    case 'bombard':
    case 'face':
      return { piece: piece(move.piece), target: piece(move.target) };
    case 'rally':
      return { piece: piece(move.piece), facing: facingWords(move.facing) };
    case 'resolve':
      return { defender: piece(move.defender) };
    case 'fire':
      return { target: piece(move.target) };
    case 'keep':
    case 'first':
    case 'unpack':
    case 'pack':
    case 'leave':
    case 'stand':
    case 'recover':
      return { piece: piece(move.piece) };
    case 'ready':
    case 'begin':
    case 'accept':
    case 'end':
    case 'withdraw':
    case 'relieve':
    case 'stay':
    case 'retreat':
    case 'remain':
    case 'retire':
      return {};
  }
}

/** A piece by its tag; only the tag where there is no such piece. */
function tagged(view: View, tag: string): Message {
  const found = view.pieces.find((piece) => piece.tag === tag);
  return pieceWords(found ?? { tag, name: null, kind: null });
}

/** The name of one of the viewer's Commands; undefined for those of the enemy, which he does not know. */
function ownCommand({ commands }: View, command: number): string | undefined {
  return command < 0 ? undefined : commands[command].name;
}
