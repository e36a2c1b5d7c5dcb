import type { Point } from '@sandtable/kernel';
import { between, scatterOf } from '../scenery/scatter.ts';
import { fine } from '../scenery/shapes.ts';
import { INK, PAPER_LIGHT, WATER, WATER_INK } from './colours.ts';
import { SQUARE, TOWARD, type Face, type Plan, type Plot } from './plan.ts';
import { gateOf } from './roads.ts';

/** SB-1.2: rivers along the faces of squares, with a bridge where a road goes over. */
export function Rivers({ plan }: { readonly plan: Plan }) {
  const d = plan.plots.flatMap((plot) => banksOf(plan, plot)).join('');
  const bridges = plan.plots.flatMap(bridgesOf);
  if (d === '') return null;
  const path = { d, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <>
      <path {...path} stroke={WATER_INK} strokeWidth={9.6} />
      <path {...path} stroke={WATER} strokeWidth={7.6} />
      <path {...path} stroke={WATER_INK} strokeWidth={0.5} strokeDasharray="9 5 4 7" />
      <path
        {...path}
        stroke={PAPER_LIGHT}
        strokeWidth={0.7}
        strokeDasharray="6 11"
        transform="translate(-1.4 -1.6)"
      />
      <path d={bridges.map(({ deck }) => deck).join('')} stroke={PAPER_LIGHT} strokeWidth={6.2} />
      <path
        d={bridges.map(({ rails }) => rails).join('')}
        fill="none"
        stroke={INK}
        strokeWidth={1.4}
      />
    </>
  );
}

/** Each face once: that of the square which is above or to the left. */
function banksOf(plan: Plan, { column, row, rivers }: Plot): string[] {
  const corner = (a: number, b: number): Point => {
    const scatter = scatterOf(a, b, 350);
    const isOn = a > 0 && b > 0 && a < plan.columns && b < plan.rows;
    return {
      x: a * SQUARE + (isOn ? between(scatter, -3, 3) : 0),
      y: b * SQUARE + (isOn ? between(scatter, -3, 3) : 0),
    };
  };
  const bank = (from: Point, to: Point, isAcross: boolean): string => {
    const scatter = scatterOf(Math.round(from.x), Math.round(from.y), isAcross ? 351 : 352);
    const at = (part: number): string => {
      const off = between(scatter, -5, 5);
      const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
      return isAcross ? `${fine(x)} ${fine(y + off)}` : `${fine(x + off)} ${fine(y)}`;
    };
    return `M${fine(from.x)} ${fine(from.y)}C${at(0.3)} ${at(0.7)} ${fine(to.x)} ${fine(to.y)}`;
  };
  return [
    ...(rivers.includes('s')
      ? [bank(corner(column, row + 1), corner(column + 1, row + 1), true)]
      : []),
    ...(rivers.includes('e')
      ? [bank(corner(column + 1, row), corner(column + 1, row + 1), false)]
      : []),
  ];
}

function bridgesOf(plot: Plot): { readonly deck: string; readonly rails: string }[] {
  return (['s', 'e'] as const satisfies readonly Face[])
    .filter((face) => plot.rivers.includes(face) && plot.roads.includes(face))
    .map((face) => {
      const { x, y } = gateOf(plot, face);
      const [right, down] = TOWARD[face];
      const rail = (off: number): string => {
        const [sx, sy] = [x + down * off, y + right * off];
        const out = off > 0 ? 2.4 : -2.4;
        return `M${sx - right * 8 + down * out} ${sy - down * 8 + right * out}L${sx - right * 6} ${sy - down * 6}L${sx + right * 6} ${sy + down * 6}L${sx + right * 8 + down * out} ${sy + down * 8 + right * out}`;
      };
      return {
        deck: `M${x - right * 7} ${y - down * 7}L${x + right * 7} ${y + down * 7}`,
        rails: rail(3.6) + rail(-3.6),
      };
    });
}
