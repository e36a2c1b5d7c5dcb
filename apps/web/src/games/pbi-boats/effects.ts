import type { GameEvent, Point, Scene } from '@sandtable/kernel';
import type { Effect } from '../look.ts';
import { effects as pbiEffects } from '../pbi/effects.ts';

/** What an event of boats may say about where it happens. */
interface Happening extends GameEvent {
  readonly boat?: string;
  readonly square?: string;
  readonly from?: string;
  readonly to?: string;
  readonly success?: boolean;
}

/** What flies, in the air or at the throat. */
const SHOTS: ReadonlySet<string> = new Set(['boats:hull', 'boats:shot', 'boats:gun']);
const BURSTS: ReadonlySet<string> = new Set([
  'boats:damaged',
  'boats:sank',
  'boats:exploded',
  'boats:lost',
]);

/** What is seen over the board when this happens. The scene is that after the event. */
export function effects(happened: GameEvent, scene: Scene): readonly Effect[] {
  if (!happened.type.startsWith('boats:')) return pbiEffects(happened, scene);
  const event = happened as Happening;
  const { from, to, square, boat, success } = event;
  const at = placeOf(square, scene) ?? pieceAt(boat, scene);
  const [start, end] = [placeOf(from, scene), placeOf(to ?? square, scene) ?? at];
  if (SHOTS.has(event.type) && start && end) return [{ kind: 'shot', from: start, to: end }];
  if (event.type === 'boats:assaulted' && start && end) {
    return [{ kind: 'charge', from: start, to: end }];
  }
  if (at === undefined) return [];
  if (BURSTS.has(event.type)) return [{ kind: 'burst', at }];
  if (success === undefined) return [];
  return [{ kind: success ? 'cheer' : 'fail', at }];
}

function placeOf(square: string | undefined, { areas }: Scene): Point | undefined {
  const area = areas.find(({ id }) => id === square);
  if (area === undefined) return undefined;
  const mean = (axis: 'x' | 'y'): number =>
    area.outline.reduce((sum, point) => sum + point[axis], 0) / area.outline.length;
  return { x: mean('x'), y: mean('y') };
}

function pieceAt(id: string | undefined, { pieces }: Scene): Point | undefined {
  return pieces.find((piece) => piece.id === id)?.at;
}
