import { replaceTop, SETTING, type Refusal } from '@sandtable/kernel';
import { BLUE, RED, type SideIndex } from '../../state/field.ts';
import type { Definition, PubReport } from '../../state/definition.ts';
import { SIDE } from '../../state/frameFields.ts';
import { namesIn } from '../../state/names.ts';
import { unassigned } from '../../files/opening.ts';
import { refOf } from '../../state/mentions.ts';
import { refuse } from '../refusal.ts';
import type { State } from '../../state/state.ts';
import { pieceTagged, tagOf } from '../../state/tags.ts';
import { beginTurn } from '../03-turn/turn.ts';

const REFUSED = {
  noDetachment: refuse('PB-2.3', 'noDetachment'),
  assigned: refuse('PB-2.3', 'assignedAlready'),
  noCommand: refuse('PB-2.3', 'noCommand'),
  noChit: refuse('PB-2.5', 'noTroops'),
} as const;

/** PB-2.3: detachments are assigned to Commands. */
export interface Assign {
  readonly type: 'assign';
  readonly side: SideIndex;
}

/** PB-2.3: a side assigns its detachments, each to one of its Commands; to which is its secret. */
export const assign: Definition<Assign> = {
  fields: { side: SIDE },
  on: [null],
  rule: 'PB-2.3',
  asked: (_state, { side }) => side,

  possible: (state, { side }) =>
    unassigned(state, side) !== -1 && (side === RED || unassigned(state, RED) === -1),

  moves(state, { side }, list) {
    const { commands, pieces } = state[SETTING].army;
    for (let piece = 0; piece < pieces.length; piece++) {
      if (state.command[piece] !== -1 || pieces[piece].side !== side) continue;
      for (const { side: owner, chit, name } of commands) {
        if (owner !== side || !chit) continue;
        list.push({ type: 'assign', piece: tagOf(state, piece), command: name });
      }
    }
  },

  answers: {
    assign: {
      check: (state, { side }, { piece, command }) =>
        whyNotAssign(state, side, pieceTagged(state, piece), commandNamed(state, command)),

      play(state, { side }, { piece: tag, command }, _dice, report) {
        const piece = pieceTagged(state, tag);
        state.command[piece] = commandNamed(state, command);
        report?.({ type: 'assigned', rule: 'PB-2.3', piece: refOf(state, piece), command });
        goOn(state, side, report);
      },
    },
  },
};

function commandNamed({ [SETTING]: { army } }: State, name: string): number {
  return namesIn(army).commands.get(name) ?? -1;
}

function whyNotAssign(
  state: State,
  side: SideIndex,
  piece: number,
  command: number,
): Refusal | undefined {
  const { pieces, commands } = state[SETTING].army;
  if (pieces[piece]?.side !== side) return REFUSED.noDetachment;
  if (state.command[piece] !== -1) return REFUSED.assigned;
  if (commands[command]?.side !== side) return REFUSED.noCommand;
  return commands[command].chit ? undefined : REFUSED.noChit;
}

/** PB-2.3: Red first, then Blue, then the first turn. */
function goOn(state: State, side: SideIndex, report: PubReport): void {
  if (unassigned(state, side) !== -1) return;
  if (unassigned(state, BLUE) === -1) beginTurn(state, report);
  else replaceTop(state, { type: 'assign', side: BLUE });
}
