/**
 * Layouts for a free game, drawn as scenarios are: north on top, the attacker from the south. Each
 * has open ground before the houses, hedges that help the defender's side of it, and a way in for
 * the attacker, so that there is a game to be had.
 */
export const LAYOUTS: readonly string[] = [
  // A village across the road, its fields in front.
  `
  pp.w..pp
  p.b..b.p
  ..b.pb..
  .p.b.bp.
  p......p
  ..p..w..
  p.w.p..p
  ..p...w.
  `,
  // A farm behind a long hedge, and a lone mill.
  `
  w..p..pw
  .bb..p..
  .bb.p.b.
  ppp.pbp.
  ........
  .w..p..p
  p..p..w.
  .p..w..p
  `,
  // Two hamlets with a wood between them.
  `
  pp...pp.
  .bp..pb.
  b..ww..b
  .bp..pb.
  ...p..p.
  p..w..p.
  .p...w.p
  ..w.p...
  `,
];
