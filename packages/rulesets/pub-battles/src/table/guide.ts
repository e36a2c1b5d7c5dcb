import {
  NO_GUIDE,
  SETTING,
  topFrame,
  type Decision,
  type Guide,
  type GuideShape,
  type Pick,
  type Refusal,
} from '@sandtable/kernel';
import { isOnMap, kindOf, sideOfPiece, thirdMounted } from '../rules/02-pieces/blocks.ts';
import { whyNotAct, type Order } from '../rules/03-turn/acting.ts';
import { fieldOf, hasField } from '../rules/05-disengaging/fieldsOfFire.ts';
import { isToDeploy } from '../rules/12-victory/freeGame.ts';
import { judge } from '../rules/flow.ts';
import { SIDES } from '../rules/tables.ts';
import type { View } from '../secrets/view.ts';
import { worldOf } from '../secrets/world.ts';
import type { SideIndex } from '../state/field.ts';
import type { PubMove } from '../state/moves.ts';
import type { State } from '../state/state.ts';
import { attacking, firing, supporting } from './attackGuide.ts';
import { doingsWith } from './doings.ts';
import { fightersIn } from './fightGuide.ts';
import { areaOf, ghost, mark, pointAt } from './guideShapes.ts';
import { fieldsNear, marching, reachOf, together, type Drawn } from './marchGuide.ts';
import { meantBy } from './meant.ts';
import { nextAfter, whyNothing } from './next.ts';
import { pointingAt, type Pointing } from './pointing.ts';

/** What somebody means who points at these, and what to draw over the map meanwhile. */
export function guide(view: View, { side }: Decision, picks: readonly Pick[]): Guide<PubMove> {
  if (view.outcome !== null) return NO_GUIDE;
  return guideIn(worldOf(view), SIDES.indexOf(side as 'red') as SideIndex, picks);
}

/** PB-7.5: the same in all worlds that look alike to that side. */
export function guideIn(state: State, side: SideIndex, picks: readonly Pick[]): Guide<PubMove> {
  const fight = fightersIn(state);
  const pointing = pointingAt(state, picks);
  if (pointing === undefined) return fight.length === 0 ? NO_GUIDE : { shapes: fight, lines: [] };
  const doings = doingsWith(state, pointing);
  const means = meantBy(state, side, pointing, doings);
  const refusal =
    means === undefined ? whyNothing(state, side, pointing, doings) : judge(state, means, side);
  const { shapes, lines } = drawn(state, side, pointing, means, refusal);
  const next = nextAfter(state, { pointing, means, refusal, doings, shapes });
  return {
    shapes: [...shapes, ...fight],
    lines,
    ...(means !== undefined && { means }),
    ...(refusal !== undefined && { refusal }),
    ...(next !== undefined && { next }),
  };
}

const NOTHING: Drawn = { shapes: [], lines: [] };

function drawn(
  state: State,
  side: SideIndex,
  pointing: Pointing,
  means: PubMove | undefined,
  refusal: Refusal | undefined,
): Drawn {
  const { pieces } = pointing;
  if (pieces.length === 0) return NOTHING;
  const frame = topFrame(state);
  if (sideOfPiece(state, pieces[0]) === side) {
    if (frame.type === 'deploy' && isToDeploy(state, pieces[0])) {
      return deploying(state, pointing, means, refusal);
    }
    if (frame.type === 'order') {
      const moves = ordering(state, frame, pointing, means, refusal);
      if (moves !== undefined) return moves;
    }
  }
  return watching(state, side, pointing);
}

/** PB-5.1, PB-6.1: the field of fire of a piece, or the command range of an HQ. */
function watching(state: State, viewer: SideIndex, { pieces }: Pointing): Drawn {
  const piece = pieces[pieces.length - 1];
  if (!isOnMap(state, piece)) return NOTHING;
  if (kindOf(state, piece) === 'hq' || state.unpacked[piece] === 1) {
    const at = { x: state.x[piece], y: state.y[piece] };
    const radius = thirdMounted(state);
    return { shapes: [{ kind: 'ring', tone: 'plain', at, radius }], lines: [] };
  }
  if (!hasField(state, piece, viewer)) return NOTHING;
  return { shapes: [areaOf('plain', fieldOf(state, piece))], lines: [] };
}

/** PB-4: how far it goes, and where it would stand. */
function ordering(
  state: State,
  frame: Order,
  pointing: Pointing,
  means: PubMove | undefined,
  refusal: Refusal | undefined,
): Drawn | undefined {
  const { tags, pieces } = pointing;
  const [piece] = pieces;
  if (whyNotAct(state, frame, piece) !== undefined) return undefined;
  const reach = reachOf(state, piece);
  if (means?.type === 'attack') return onto(reach, attacking(state, frame, piece, means));
  if (means?.type === 'support') return onto(reach, supporting(state, pieces));
  if (means?.type === 'bombard') return firing(state, pieces, refusal);
  if (means?.type === 'march' || means?.type === 'road') {
    const shapes = [...reach, ...fieldsNear(state, piece, means.to)];
    return onto(shapes, marching(state, piece, means, refusal));
  }
  if (means?.type === 'together') {
    const shapes = [...reach, ...fieldsNear(state, piece, means.to)];
    return { shapes: [...shapes, ...together(state, means, refusal)], lines: [] };
  }
  const marks = tags.length === 1 ? [] : tags.map((tag) => mark('good', tag));
  return { shapes: [...(tags.length > 2 ? [] : reach), ...marks], lines: [] };
}

function onto(shapes: readonly GuideShape[], over: Drawn): Drawn {
  return { shapes: [...shapes, ...over.shapes], lines: over.lines };
}

/** PB-12.8: where a piece would be set up. */
function deploying(
  state: State,
  { tags }: Pointing,
  means: PubMove | undefined,
  refusal: Refusal | undefined,
): Drawn {
  const outline = (state[SETTING].field.free?.zone ?? []).map(pointAt);
  const zone: GuideShape = { kind: 'area', tone: 'plain', outline };
  if (means?.type !== 'deploy') return { shapes: [zone], lines: [] };
  const tone = refusal === undefined ? 'good' : 'bad';
  return { shapes: [zone, ghost(tone, tags[0], means.to, means.facing)], lines: [] };
}
