import type { GameEvent, Message, Pick, Ruleset, Scene, Viewer } from '@sandtable/kernel';
import { canonical, reread } from './json.ts';
import { RandomGame, type Turn } from './randomGame.ts';
import { viewersOf, type Property } from './trial.ts';
import { wording, type Where } from './wording.ts';
import { publishedAt, sentView } from './worlds.ts';

export const everythingHasWords: Property = {
  name: 'every question, choice, event and label has words with no gap left open',
  examine(trial) {
    const game = new RandomGame(trial);
    const { ruleset } = game;
    const viewers = viewersOf(ruleset);
    const say = sayer(game);
    for (let turn = game.next(); turn !== undefined; turn = game.next()) {
      if (game.steps % trial.limits.every === 0) {
        requireViews(game, turn);
      }
      for (const event of game.playTold(turn)) {
        for (const viewer of viewers) {
          const seen = ruleset.redact(event, viewer);
          if (seen !== undefined) requireEvent(ruleset, reread(seen), say);
        }
        requireEvent(ruleset, event, say);
      }
    }
    requireViews(game, undefined);
  },
};

type Say = (message: Message, where: Where) => void;

function sayer(game: RandomGame): Say {
  const words = wording(game.ruleset);
  return (message, where) => {
    words.require(
      message,
      () => `step ${game.steps + 1}: ${typeof where === 'string' ? where : where()}`,
    );
  };
}

/** An event has its sentence, and each reason of its roll has words. */
function requireEvent(ruleset: Ruleset, event: GameEvent, say: Say): void {
  say(ruleset.tell(event), `the event ${event.type}`);
  for (const { key } of event.reasons ?? []) {
    say({ key: `reason.${key}` }, `a reason of the event ${event.type}`);
  }
}

function requireViews(game: RandomGame, turn: Turn | undefined): void {
  const { ruleset, state } = game;
  const published = publishedAt(ruleset, state);
  for (const viewer of viewersOf(ruleset)) {
    requireView(game, viewer, sentView(ruleset, state, viewer, published), turn);
  }
}

/** A client has the view as JSON, and draws and asks with nothing else. */
function requireView(game: RandomGame, viewer: Viewer, view: object, turn: Turn | undefined): void {
  const { ruleset } = game;
  const scene = ruleset.scene(view);
  requireScene(scene, sayer(game));
  if (viewer !== turn?.side) return;
  const say = sayer(game);
  say(ruleset.ask(view, turn.decision), `the question ${turn.decision.kind}`);
  const drawn = drawnIn(scene);
  for (const move of turn.moves) {
    say(ruleset.label(view, move), () => `the choice ${canonical(move)}`);
    const picks = ruleset.gesture(move);
    for (const pick of picks) {
      if (!isDrawn(pick, drawn, game.trial.limits.margin)) {
        game.fail(`${canonical(move)} points at ${canonical(pick)}, which is not drawn`);
      }
    }
    for (const line of ruleset.guide(view, turn.decision, picks).lines) {
      say(line, () => `the guide of ${canonical(move)}`);
    }
  }
}

/** What there is to point at in a scene. */
interface Drawn {
  readonly scene: Scene;
  readonly squares: ReadonlySet<string>;
  readonly pieces: ReadonlySet<string>;
  readonly formations: ReadonlySet<string | undefined>;
}

function drawnIn(scene: Scene): Drawn {
  const pieces = [...scene.pieces, ...(scene.trays ?? []).flatMap((tray) => tray.pieces)];
  return {
    scene,
    squares: new Set(scene.areas.map(({ id }) => id)),
    pieces: new Set(pieces.map(({ id }) => id)),
    formations: new Set(pieces.map(({ formation }) => formation)),
  };
}

/** Whether there is something to point at; a button is always drawn, and what is turned is there. */
function isDrawn(
  pick: Pick,
  { scene: { width, height }, squares, pieces, formations }: Drawn,
  margin: number,
): boolean {
  if ('square' in pick) return squares.has(pick.square);
  if ('piece' in pick) return pieces.has(pick.piece);
  if ('formation' in pick) return formations.has(pick.formation);
  if ('button' in pick || 'facing' in pick) return true;
  const { x, y } = pick.point;
  return x >= -margin && y >= -margin && x <= width + margin && y <= height + margin;
}

function requireScene(scene: Scene, say: Say): void {
  for (const line of scene.status) say(line, 'the status');
  for (const { id, label } of scene.areas) if (label !== undefined) say(label, `the area ${id}`);
  for (const { id, label } of scene.pieces) say(label, `the piece ${id}`);
  for (const { kind, label } of scene.markers) say(label, `the marker ${kind}`);
  for (const { side, label } of scene.trays ?? []) say(label, `the tray of ${side}`);
}
