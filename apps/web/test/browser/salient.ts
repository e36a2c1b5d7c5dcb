// A corner of the Western Front in positions in which it is known what can be done, whatever the dice say.
import type { FrameEntry, Scenario } from '@sandtable/kernel';

/** Infantry and a tank stand before the trench in c4, more infantry at its flank in b4. */
export function salient(...stack: readonly FrameEntry[]): Scenario {
  const scenario = {
    format: 1,
    ruleset: 'square-bashing',
    id: 'salient',
    title: 'The salient',
    board: ['......b.', '........', '....w...', '........', '.h......', '........'],
    roads: { e1: 'ns', e2: 'ns', e3: 'ns', e4: 'ns', e5: 'ns', e6: 'ns' },
    rivers: [
      ['d1', 'd2'],
      ['e1', 'e2'],
    ],
    objectives: ['c4', 'e5', 'g6', 'b5'],
    defences: { c4: 'trenches', e5: 'hasty' },
    countdown: 4,
    forces: {
      attacker: {
        artillery: 'good',
        command: 'average',
        assets: { rolling: 1, point: 1 },
        squares: { c1: ['infantry', 'infantry', 'heavyTank'], b1: ['infantry'] },
      },
      defender: {
        artillery: 'average',
        command: 'average',
        squares: { c4: ['infantry', 'mg'], e5: ['professional infantry'] },
        reserve: ['reservist infantry'],
      },
    },
    position: {
      turn: 2,
      side: 'attacker',
      stack,
      units: [
        { id: 'A-infantry1', at: 'c3' },
        { id: 'A-infantry2', at: 'c3', lost: 3, casualties: 1 },
        { id: 'A-infantry3', at: 'b4' },
        { id: 'A-heavyTank1', at: 'c3' },
        { id: 'D-infantry1', at: 'c4' },
        { id: 'D-infantry2', at: 'e5' },
        { id: 'D-infantry3', status: 'waiting' },
        { id: 'D-mg1', at: 'c4' },
      ],
      squares: [
        { at: 'b4', facing: 'east' },
        { at: 'c4', facing: 'south' },
        { at: 'e5', facing: 'south' },
      ],
      holders: ['defender', 'defender', 'defender', 'defender'],
      assets: { attacker: { rolling: 1, point: 1 }, defender: {} },
    },
  };
  return scenario as Scenario;
}

export const ASSAULTS: Scenario = salient(
  { type: 'turn', next: 'shooting' },
  { type: 'assaults', column: 0 },
);

export const MOVEMENT: Scenario = salient(
  { type: 'turn', next: 'assaults' },
  { type: 'movement', column: 0 },
);

/** A rolling barrage has been called. */
export const BARRAGE: Scenario = salient(
  { type: 'turn', next: 'command' },
  { type: 'barrage', asset: 'rolling', corner: 'none' },
);
