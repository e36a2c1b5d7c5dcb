/** The colours of a roof: in the light, from the side, in the shade. */
export const ROOFS = {
  tile: ['var(--roof-light)', 'var(--roof)', 'var(--roof-dark)'],
  slate: ['var(--slate-light)', 'var(--slate)', 'var(--slate-dark)'],
  thatch: ['var(--thatch-light)', 'var(--thatch)', 'var(--thatch-dark)'],
} as const;

export type RoofKind = keyof typeof ROOFS;
