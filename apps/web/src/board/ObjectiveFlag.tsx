/** Whose it is: of the first side, of the second, or nobody's. */
export type Holder = 'a' | 'b' | 'nobody';

/** The end of the cloth tells whose it is, without its colour. */
const CLOTHS: Readonly<Record<Holder, string>> = {
  a: 'M1 -22H20V-9H1Z',
  b: 'M1 -22H20L15.5 -15.5L20 -9H1Z',
  nobody: 'M1 -22L20 -15.5L1 -9Z',
};

/** The sign of a place that somebody plays for, the same in every game: a flag, of the side that holds it. Its foot is at 0, 0. */
export function ObjectiveFlag({ holder }: { readonly holder: Holder }) {
  const [cloth, rim] =
    holder === 'nobody'
      ? ['var(--brass)', 'var(--counter-ink)']
      : [`var(--side-${holder})`, 'var(--on-side)'];
  return (
    <g strokeLinejoin="round">
      <path
        d="M0 0V-23"
        stroke="var(--counter-ink)"
        strokeWidth={4.2}
        strokeLinecap="round"
        opacity={0.75}
      />
      <path d="M0 0V-23" stroke="var(--brass)" strokeWidth={2.2} strokeLinecap="round" />
      <path d={CLOTHS[holder]} stroke="var(--counter-ink)" strokeWidth={3.2} opacity={0.75} />
      <path d={CLOTHS[holder]} fill={cloth} stroke={rim} strokeWidth={1.4} />
    </g>
  );
}
