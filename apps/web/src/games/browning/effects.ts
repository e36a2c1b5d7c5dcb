import type { BrowningEvent, Place } from '@sandtable/browning';
import type { GameEvent, Point, Scene } from '@sandtable/kernel';
import type { Effect } from '../look.ts';

/** What is seen over the board when this happens. The scene is that after the event. */
export function effects(happened: GameEvent, scene: Scene): readonly Effect[] {
  const event = happened as BrowningEvent;
  switch (event.type) {
    case 'effectiveFire':
    case 'scatteredFire':
      return shots(event.firers, event.targets, event.at, scene);
    case 'pinned':
    case 'scattered':
      return [{ kind: 'burst', at: point(event.at) }];
    case 'cameBack':
      return [{ kind: 'cheer', at: point(event.at) }];
    case 'rallied':
      return [{ kind: event.success ? 'cheer' : 'fail', at: point(event.at) }];
    case 'held':
      return scene.markers
        .filter(({ formation }) => formation === event.objective)
        .map(({ at }) => ({ kind: 'cheer', at }));
    // The piece or the log shows it, or it has no place.
    case 'turnBegan':
    case 'drawn':
    case 'activated':
    case 'control':
    case 'leaderControl':
    case 'moveRoll':
    case 'moved':
    case 'left':
    case 'assaultFire':
    case 'stayedReady':
    case 'done':
    case 'led':
    case 'pushed':
    case 'regrouped':
    case 'stayedAside':
    case 'lost':
    case 'rested':
    case 'wiped':
    case 'broke':
    case 'exits':
    case 'ended':
      return [];
  }
}

/** Each who fires picks a target; where none is left to be seen, the middle of the square. */
function shots(
  firers: readonly string[],
  targets: readonly string[],
  middle: Place,
  scene: Scene,
): Effect[] {
  const aims = standing(targets, scene);
  return standing(firers, scene).map((from, i) => ({
    kind: 'shot',
    from,
    to: aims.length === 0 ? point(middle) : aims[i % aims.length],
  }));
}

function point([x, y]: Place): Point {
  return { x, y };
}

/** Where those of the figures stand that are still on the table. */
function standing(figures: readonly string[], { pieces }: Scene): Point[] {
  return pieces.filter(({ id }) => figures.includes(id)).map(({ at }) => at);
}
