import type { GameEvent, Point, Scene } from '@sandtable/kernel';
import type { Place, PubEvent, Ref } from '@sandtable/pub-battles';
import type { Effect } from '../look.ts';

/** What is seen over the board when this happens. */
export function effects(happened: GameEvent, scene: Scene): readonly Effect[] {
  const event = happened as PubEvent;
  switch (event.type) {
    case 'fired':
    case 'bombarded': {
      const [from, to] = [point(event.from), point(event.to)];
      const hit: Effect[] = event.hits > 0 ? [{ kind: 'burst', at: to }] : [];
      return [{ kind: 'shot', from, to }, ...hit];
    }
    case 'attacked':
      return [{ kind: 'charge', from: point(event.from.at), to: point(event.to.at) }];
    case 'destroyed':
      return [{ kind: 'burst', at: point(event.at) }];
    case 'becameSpent':
      return [{ kind: 'fail', at: point(event.at) }];
    case 'recovered':
      return [{ kind: 'cheer', at: point(event.to.at) }];
    case 'rallied':
    case 'stood':
      return at(event.piece, scene).map((place) => ({ kind: 'cheer', at: place }));
    case 'scattered':
    case 'shaken':
      return at(event.piece, scene).map((place) => ({ kind: 'fail', at: place }));
    case 'delayed':
    case 'jumped': {
      const kind = event.success ? 'cheer' : 'fail';
      return at(event.by, scene).map((place) => ({ kind, at: place }));
    }
    // The piece or the log shows it, or it has no place.
    case 'turnBegan':
    case 'nightBegan':
    case 'drawn':
    case 'met':
    case 'spotted':
    case 'orderEnded':
    case 'passed':
    case 'moved':
    case 'appeared':
    case 'vanished':
    case 'hqPushed':
    case 'unpacked':
    case 'packed':
    case 'combatBegan':
    case 'roundBegan':
    case 'withdrew':
    case 'shrugged':
    case 'retreated':
    case 'pushed':
    case 'relieved':
    case 'combatEnded':
    case 'chose':
    case 'revealed':
    case 'won':
    case 'ended':
    case 'arranged':
    case 'assigned':
    case 'raised':
    case 'enlisted':
    case 'mustered':
    case 'edgeChosen':
      return [];
  }
}

function point([x, y]: Place): Point {
  return { x, y };
}

/** Where a piece stands, if it is still on the map. */
function at({ tag }: Ref, { pieces }: Scene): Point[] {
  return pieces.filter(({ id }) => id === tag).map((piece) => piece.at);
}
