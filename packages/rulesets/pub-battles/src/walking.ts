import { type BlockEdge, type Rectangle } from '@sandtable/table';
import type { Attack } from './attack.ts';
import { isFlanking } from './attack.ts';
import { blockOf, isCombatant, isOnMap, kindOf } from './blocks.ts';
import type { Standing } from './events.ts';
import type { PubReport } from './frameRules.ts';
import { groundOf } from './ground.ts';
import type { March } from './marching.ts';
import { refOf, standingOf } from './refs.ts';
import { callSupport, leavePlace } from './relief.ts';
import { pushHqs } from './reserves.ts';
import { tellSpotted, whatIsSeen } from './seeing.ts';
import { ON_MAP, type State } from './state.ts';
import { giveBlock } from './tags.ts';

/** PB-4: a piece goes where it was ordered to. */
export function marchWith(state: State, piece: number, march: March, report: PubReport): void {
  const seen = report === undefined ? undefined : whatIsSeen(state);
  const was = isOnMap(state, piece) ? standingOf(state, piece) : undefined;
  leaveContact(state, piece, report);
  standAt(state, piece, march.block, march.column, march.cost);
  tellMoved(state, piece, was, march, report);
  arrive(state, piece, report);
  tellSpotted(state, seen, report);
}

/** PB-6.2, PB-10.2: it moves into contact, and both see what they have met (PB-7.4). */
export function attackWith(
  state: State,
  piece: number,
  target: number,
  edge: BlockEdge,
  attack: Attack,
  report: PubReport,
): void {
  const seen = report === undefined ? undefined : whatIsSeen(state);
  const was = isOnMap(state, piece) ? standingOf(state, piece) : undefined;
  leaveContact(state, piece, report);
  standAt(state, piece, attack.block, false, attack.way.cost);
  state.contacts.push({
    attacker: piece,
    defender: target,
    edge,
    river: attack.river,
    uphill: attack.uphill,
  });
  state.known[piece] = 1;
  state.known[target] = 1;
  const standing = standingOf(state, piece);
  report?.({
    type: 'attacked',
    rule: 'PB-6.2',
    reveals: true,
    piece: refOf(state, piece),
    target: refOf(state, target),
    flank: isFlanking(attack.block, blockOf(state, target)),
    from: was ?? standing,
    to: standing,
    way: attack.way.points,
  });
  arrive(state, piece, report);
  tellSpotted(state, seen, report);
}

/** PB-5.4: it turns its front to an enemy that touches it; the contact stays what it was. */
export function faceWith(
  state: State,
  piece: number,
  enemy: number,
  { block }: March,
  report: PubReport,
): void {
  const from = standingOf(state, piece);
  const { contacts } = state;
  for (let i = contacts.length - 1; i >= 0; i--) {
    const contact = contacts[i];
    if (contact.defender === piece && contact.attacker === enemy) {
      contacts[i] = { ...contact, edge: 'front' };
    } else if (contact.defender === piece || contact.attacker === piece) {
      if (contact.attacker !== enemy && contact.defender !== enemy) contacts.splice(i, 1);
    }
  }
  standAt(state, piece, block, false, 0);
  report?.({
    type: 'moved',
    rule: 'PB-5.4',
    piece: refOf(state, piece),
    from,
    to: standingOf(state, piece),
    way: [],
    column: false,
  });
  arrive(state, piece, report);
}

function standAt(
  state: State,
  piece: number,
  block: Rectangle,
  column: boolean,
  cost: number,
): void {
  if (!isOnMap(state, piece)) {
    state.place[piece] = ON_MAP;
    giveBlock(state, piece);
  }
  state.x[piece] = block.x;
  state.y[piece] = block.y;
  state.facing[piece] = block.facing;
  state.column[piece] = column ? 1 : 0;
  state.moved[piece] = 1;
  // PB-8.2: what an HQ has used counts for those who come out behind it. Whole, never too little.
  if (kindOf(state, piece) === 'hq') state.used[state.command[piece]] = Math.ceil(cost);
}

/** PB-5.4, PB-6.3: who leaves a contact leaves it to his support, if he has one. */
function leaveContact(state: State, piece: number, report: PubReport): void {
  if (!isOnMap(state, piece)) return;
  const isLead = state.contacts.some(
    ({ attacker, defender }) => attacker === piece || defender === piece,
  );
  if (!isLead) return;
  leavePlace(state, piece, callSupport(state, piece, report));
}

/** What comes of standing there: PB-2.4 for enemy HQs, PB-4.4 for buildings. */
function arrive(state: State, piece: number, report: PubReport): void {
  const block = blockOf(state, piece);
  pushHqs(state, piece, report);
  if (state.spent[piece] === 1 || !isCombatant(kindOf(state, piece))) return;
  if (groundOf(state.field).terrainUnder(block) !== 'town') return;
  state.spent[piece] = 1;
  report?.({ type: 'scattered', rule: 'PB-4.4', piece: refOf(state, piece) });
}

function tellMoved(
  state: State,
  piece: number,
  from: Standing | undefined,
  { points, column }: March,
  report: PubReport,
): void {
  if (report === undefined) return;
  const to = standingOf(state, piece);
  const ref = refOf(state, piece);
  if (from === undefined) report({ type: 'appeared', rule: 'PB-8.2', piece: ref, to });
  else report({ type: 'moved', rule: 'PB-4.1', piece: ref, from, to, way: points, column });
}
