import type { GameEvent, Point, Scene } from '@sandtable/kernel';
import type { SquareEvent } from '@sandtable/square-bashing';
import type { Effect } from '../look.ts';

/** What is seen over the board when this happens. */
export function effects(happened: GameEvent, scene: Scene): readonly Effect[] {
  const event = happened as SquareEvent;
  const at = (kind: 'burst' | 'shell' | 'cheer' | 'fail', square: string | null): Effect[] =>
    middleOf(square, scene).map((place) => ({ kind, at: place }));
  const between = (kind: 'shot' | 'charge', one: string, other: string): Effect[] =>
    middleOf(one, scene).flatMap((from) =>
      middleOf(other, scene).map((to) => ({ kind, from, to })),
    );
  switch (event.type) {
    // SB-8.3: a rolling barrage is told square by square, and so it walks.
    case 'shellsFell':
      return at('shell', event.square);
    case 'barrageRolled':
      return at('shell', event.to);
    case 'gasRolled':
      return at('fail', event.to);
    case 'assetTried':
      return [];
    case 'ordered':
    case 'exitRoll':
      return at(event.success ? 'cheer' : 'fail', event.square);
    case 'moraleTest':
      return at(event.fails === 0 ? 'cheer' : 'fail', event.square);
    case 'cornered':
    case 'gaveWay':
      return at('fail', event.square);
    case 'assaulted':
      return between('charge', event.from, event.to);
    case 'fightDice':
      return event.hits > 0 ? at('burst', event.square) : [];
    case 'volley':
      return [
        ...between('shot', event.from, event.square),
        ...(event.hits > 0 ? at('burst', event.square) : []),
      ];
    case 'save':
      return event.lost > 0 ? unitAt('burst', event.unit, scene) : [];
    case 'routTest':
      return event.routed ? unitAt('fail', event.unit, scene) : [];
    case 'awarded':
      return unitAt('cheer', event.unit, scene);
    // The piece or the log shows it, or it has no place.
    case 'deployed':
    case 'turnBegan':
    case 'shelled':
    case 'dugIn':
    case 'displaced':
    case 'steadied':
    case 'fellBack':
    case 'leftTable':
    case 'lost':
    case 'marched':
    case 'mounted':
    case 'turned':
    case 'stood':
    case 'fightDecided':
    case 'beaten':
    case 'advanced':
    case 'arrivalRoll':
    case 'arrived':
    case 'countdown':
    case 'scored':
    case 'ended':
      return [];
  }
}

function middleOf(square: string | null, { areas }: Scene): Point[] {
  return areas
    .filter(({ id }) => id === square)
    .map(({ outline: [low, , high] }) => ({ x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 }));
}

/** Where a unit stands, if it is still on the board. */
function unitAt(kind: 'burst' | 'cheer' | 'fail', unit: string, { pieces }: Scene): Effect[] {
  return pieces.filter(({ id }) => id === unit).map((piece) => ({ kind, at: piece.at }));
}
