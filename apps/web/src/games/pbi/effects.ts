import type { GameEvent, Point, Scene } from '@sandtable/kernel';
import type { PbiEvent } from '@sandtable/pbi';
import type { Effect } from '../look.ts';

/** What is seen over the board when this happens. The scene is that after the event. */
export function effects(happened: GameEvent, scene: Scene): readonly Effect[] {
  const event = happened as PbiEvent;
  const at = (square: string): Point => middleOf(square, scene);
  switch (event.type) {
    case 'volley':
      return [{ kind: 'shot', from: at(event.from), to: at(event.square) }];
    case 'fell':
    case 'pinned':
      return [{ kind: 'burst', at: at(event.square) }];
    case 'hit':
      return standing([event.group], scene).map((point) => ({ kind: 'burst', at: point }));
    case 'assaulted':
    case 'retreated':
      return [{ kind: 'charge', from: at(event.from), to: at(event.to) }];
    case 'motivation':
    case 'opportunity':
    case 'markerRoll':
      return [{ kind: event.success ? 'cheer' : 'fail', at: at(event.square) }];
    case 'moraleTest':
      return [{ kind: event.fails > 0 ? 'fail' : 'cheer', at: at(event.square) }];
    case 'assaultDecided':
      return [{ kind: 'burst', at: at(event.square) }];
    case 'buildingPoints':
      return event.squares.map((square) => ({ kind: 'cheer', at: at(square) }));
    // The piece or the log shows it, or it has no place.
    case 'laid':
    case 'generated':
    case 'layoutFinished':
    case 'edgeChosen':
    case 'deployed':
    case 'turnBegan':
    case 'breakTest':
    case 'removed':
    case 'actionPoints':
    case 'rested':
    case 'closed':
    case 'moved':
    case 'save':
    case 'held':
    case 'assaultDice':
    case 'pursuit':
    case 'extension':
    case 'declined':
    case 'destroyed':
    case 'groupPoints':
    case 'ended':
      return [];
  }
}

function middleOf(square: string, { areas }: Scene): Point {
  const area = areas.find(({ id }) => id === square);
  if (area === undefined) throw new Error(`the board has no square ${square}`);
  const { outline } = area;
  const mean = (axis: 'x' | 'y'): number =>
    outline.reduce((sum, point) => sum + point[axis], 0) / outline.length;
  return { x: mean('x'), y: mean('y') };
}

/** Where those of the groups stand that are still on the board. */
function standing(groups: readonly string[], { pieces }: Scene): Point[] {
  return pieces.filter(({ id }) => groups.includes(id)).map(({ at }) => at);
}
