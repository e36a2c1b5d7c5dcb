import type { GuideShape, Pick, Scene, Tone } from '@sandtable/kernel';

/** The things themselves that are meant: what an answer of the list points at, what is lit, what an example shows. */
export function pickShapes(
  picks: readonly Pick[],
  { areas, inch = 0 }: Scene,
  tone: Tone = 'good',
): GuideShape[] {
  return picks.flatMap((pick): GuideShape[] => {
    if ('piece' in pick) return [{ kind: 'mark', tone, piece: pick.piece }];
    if ('point' in pick) {
      return [{ kind: 'ring', tone, at: pick.point, radius: Math.round(inch / 3) }];
    }
    const area = 'square' in pick ? areas.find(({ id }) => id === pick.square) : undefined;
    return area === undefined ? [] : [{ kind: 'area', tone, outline: area.outline }];
  });
}
