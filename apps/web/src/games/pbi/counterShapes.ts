/** What the counters of a side are cut like. */
export interface CounterShape {
  readonly side: 'a' | 'b';
  readonly corner: 'cut' | 'round';
  /** Where the letter of the platoon begins. */
  readonly letterX: number;
}

const HALF = 20;
const CUT = 5;
const ROUND = 14;

/** The outline from one height to another, shifted to the right, or inside of the whole. */
export function counterOutline(
  { corner }: CounterShape,
  top: number,
  bottom: number,
  shift = 0,
  inside = 0,
): string {
  const [left, right] = [-HALF + inside + shift, HALF - inside + shift];
  if (corner === 'cut') {
    const c = CUT - inside * 0.5;
    return `M${left + c} ${top}H${right - c}L${right} ${top + c}V${bottom - c}L${right - c} ${bottom}H${left + c}L${left} ${bottom - c}V${top + c}Z`;
  }
  const r = ROUND - inside;
  const arc = `A${r} ${r} 0 0 1 `;
  return `M${left + r} ${top}H${right - r}${arc}${right} ${top + r}V${bottom - r}${arc}${right - r} ${bottom}H${left + r}${arc}${left} ${bottom - r}V${top + r}${arc}${left + r} ${top}Z`;
}
