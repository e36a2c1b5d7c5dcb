import { message, topFrame, type Decision, type Message, type SideNumber } from '@sandtable/kernel';
import { nameOf } from '../rules/01-board/occupation.ts';
import { flow } from '../rules/flow.ts';
import { SIDES, type SideName } from '../rules/tables.ts';
import type { State } from '../state/state.ts';
import { isByColumns, openActors } from './columns.ts';

/** What is asked; SB-2.1: and the order of columns that can act, where one would close another. */
export function ask(state: State, decision: Decision): Message {
  const asked = flow.ask(state, decision);
  if (!isByColumns(topFrame(state))) return asked;
  const side = SIDES.indexOf(decision.side as SideName) as SideNumber;
  const open = openActors(state, side).toSorted((a, b) => a.place - b.place);
  const columns = new Set(open.map(({ square }) => nameOf(square)[0].toUpperCase()));
  if (columns.size < 2) return asked;
  const [first, ...others] = columns;
  return message('ask.columns', { asked, first, last: others[others.length - 1] });
}
