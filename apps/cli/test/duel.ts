import { Match, type MatchFile } from '@sandtable/kernel';
import { pbi } from '@sandtable/pbi';

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

/** The file of a duel of two steps. */
export function duel(): MatchFile {
  const started = Match.start(pbi, DUEL, {}, { kind: 'scripted' });
  if (!started.ok) throw new Error('the duel is refused');
  const match = started.value;
  match.script([1, 2, 3]);
  match.play('attacker', { type: 'aim', from: 'c2', to: 'c3' });
  match.play('attacker', { type: 'all' });
  return match.save();
}

/** The duel as other rules would have it: something more happened in its second step. */
export function otherwise(version: number): MatchFile {
  const file = duel();
  const { events = [], ...step } = file.steps[1];
  const more = { type: 'cheer', rule: 'QS-8.1' };
  return { ...file, version, steps: file.steps.with(1, { ...step, events: [...events, more] }) };
}
