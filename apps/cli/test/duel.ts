/** A duel in the open: three decisions to shoot. */
export const DUEL = {
  format: 1,
  ruleset: 'pbi',
  id: 'duel',
  title: 'A duel',
  board: [
    '..w..p..',
    '.p.pp.w.',
    'p..bb...',
    '..pbp.bp',
    '.w.p.b..',
    'pw..b.p.',
    '.p.w..pw',
    'p.......',
  ],
  edge: 'south',
  groups: [
    { id: 'A-rifle1', at: 'c2', ap: 2, flags: ['acted'] },
    { id: 'D-rifle1', at: 'c3' },
    { id: 'D-rifle2', at: 'c8' },
    { id: 'D-rifle3', at: 'd8', status: 'casualty' },
  ],
  position: { turn: 1, side: 'attacker', stack: [{ type: 'motivate' }, { type: 'activate' }] },
};
