import { message, topFrame, type Decision, type Message, type SideNumber } from '@sandtable/kernel';
import { nameOf } from '../rules/01-board/occupation.ts';
import { flow } from '../rules/flow.ts';
import { SIDES, type SideName } from '../rules/tables.ts';
import type { State } from '../state/state.ts';
import { isByColumns, openActors } from './columns.ts';

/** What is asked; SB-2.1: and in which column to begin, where another would close it. */
export function ask(state: State, decision: Decision): Message {
  const asked = flow.ask(state, decision);
  if (!isByColumns(topFrame(state))) return asked;
  const side = SIDES.indexOf(decision.side as SideName) as SideNumber;
  const [first, ...others] = openActors(state, side).toSorted((a, b) => a.place - b.place);
  if (others.every(({ place }) => place === first.place)) return asked;
  const [column] = nameOf(first.square);
  return message('ask.columns', { asked, column: column.toUpperCase() });
}
