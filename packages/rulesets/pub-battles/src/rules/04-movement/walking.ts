import { edgeInContact, overlap, type BlockEdge, type Rectangle } from '@sandtable/table';
import type { Attack } from '../06-attack/attack.ts';
import { isFlanking } from '../06-attack/attack.ts';
import { blockOf, isOnMap } from '../02-pieces/blocks.ts';
import { leadsThroughTown, scatter, scatterCarried } from './buildings.ts';
import { isInContact } from '../05-disengaging/contacts.ts';
import type { PubReport } from '../../state/definition.ts';
import type { March } from './marching.ts';
import { spendInTown } from '../../files/opening.ts';
import { refOf, sizeOf, standingOf } from '../../state/mentions.ts';
import { callSupport, leavePlace, reliefOf } from '../06-attack/relief.ts';
import { hqsInSight } from '../07-sight/seeing.ts';
import { comeOut, pushHqs } from '../08-reserves/reserves.ts';
import { ROUNDING } from './footing.ts';
import { RESERVE, type State } from '../../state/state.ts';
import { isSupporting, placeBehind } from '../06-attack/support.ts';
import { TOUCH } from '../tables.ts';

const REVEALS = { reveals: true } as const;

/** PB-4: a piece goes where it was ordered to. */
export function marchWith(state: State, piece: number, march: March, report: PubReport): void {
  const was = isOnMap(state, piece) ? standingOf(state, piece) : undefined;
  const seen = report && hqsInSight(state);
  leaveContact(state, piece, march.block, report);
  standAt(state, piece, march.block, march.column);
  // PB-8.3: an HQ that comes into sight tells whom it hides, also where that is nobody.
  const news = seen && hqsInSight(state).some((hq) => !seen.includes(hq)) && REVEALS;
  if (march.trail !== null) {
    state.trails[state.command[piece]] = march.trail;
    scatterCarried(state, state.command[piece], march.trail, report);
  }
  const through = leadsThroughTown(state, piece, march.points, march.facings);
  // PB-4.4: as it is seen when it appears, whatever it was before.
  if (was === undefined) spendInTown(state, piece, through);
  const to = standingOf(state, piece);
  const ref = refOf(state, piece);
  const { points: way, column } = march;
  // The same for one that arrives (PB-12.9): the enemy cannot tell which of them it is.
  if (was === undefined) {
    // PB-7.5: a Spent block lies with its face up.
    const reveals = ref.open ? REVEALS : news;
    const size = sizeOf(state, piece);
    report?.({ type: 'appeared', rule: 'PB-8.2', ...reveals, piece: ref, to, size });
  } else {
    report?.({ type: 'moved', rule: 'PB-4.1', ...news, piece: ref, from: was, to, way, column });
  }
  arrive(state, piece, report, was === undefined, through);
}

/**
 * PB-6.2, PB-10.2: it moves into contact, and both see what they have met (PB-7.4); and so does who else has
 * come into contact with it (PB-10.8), unless it supports another.
 */
export function attackWith(
  state: State,
  piece: number,
  target: number,
  edge: BlockEdge,
  attack: Attack,
  report: PubReport,
): void {
  const was = isOnMap(state, piece) ? standingOf(state, piece) : undefined;
  leaveContact(state, piece, attack.block, report);
  standAt(state, piece, attack.block, false);
  state.contacts.push({
    attacker: piece,
    defender: target,
    edge,
    river: attack.river,
    uphill: attack.uphill,
  });
  for (const { enemy, edge: touched, uphill } of attack.others) {
    const { river } = attack;
    state.contacts.push({ attacker: piece, defender: enemy, edge: touched, river, uphill });
  }
  const met = attack.others
    .map(({ enemy }) => enemy)
    .filter((enemy) => state.known[enemy] === 0 && isSupporting(state, enemy) < 0);
  for (const other of [piece, target, ...met]) state.known[other] = 1;
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
    // PB-8.1: where it comes from would tell who hid it.
    way: was === undefined ? [] : attack.way.points,
  });
  if (met.length > 0) {
    const pieces = [piece, ...met].map((each) => refOf(state, each));
    report?.({ type: 'met', rule: 'PB-7.4', reveals: true, pieces });
  }
  const { points, facings } = attack.way;
  const through = leadsThroughTown(state, piece, points, facings);
  arrive(state, piece, report, was === undefined, through);
}

/**
 * PB-5.4: it turns its front to an enemy that touches it, and that contact stays. Others that touch it
 * stay in contact with whichever edge their front is against now.
 */
export function faceWith(
  state: State,
  piece: number,
  { block, column }: March,
  report: PubReport,
): void {
  const from = standingOf(state, piece);
  const { contacts } = state;
  for (let i = contacts.length - 1; i >= 0; i--) {
    const contact = contacts[i];
    if (contact.defender === piece) {
      const edge = edgeInContact(blockOf(state, contact.attacker), 'front', block, TOUCH);
      if (edge === undefined) contacts.splice(i, 1);
      else contacts[i] = { ...contact, edge };
    } else if (contact.attacker === piece) {
      const edge = edgeInContact(block, 'front', blockOf(state, contact.defender), TOUCH);
      if (edge === undefined) contacts.splice(i, 1);
    }
  }
  standAt(state, piece, block, column);
  report?.({
    type: 'moved',
    rule: 'PB-5.4',
    piece: refOf(state, piece),
    from,
    to: standingOf(state, piece),
    way: [],
    column,
  });
  arrive(state, piece, report);
}

function standAt(state: State, piece: number, block: Rectangle, column: boolean): void {
  if (!isOnMap(state, piece)) comeOut(state, piece);
  state.x[piece] = block.x;
  state.y[piece] = block.y;
  state.facing[piece] = block.facing;
  state.column[piece] = column ? 1 : 0;
  state.moved[piece] = 1;
}

/**
 * PB-5.4, PB-6.3: who leaves a contact leaves it to his support, if he has one. PB-8.4: one in reserve
 * does not come out where he goes himself, if that is on the map.
 */
export function leaveContact(
  state: State,
  piece: number,
  to: Rectangle | undefined,
  report: PubReport,
): void {
  if (!isOnMap(state, piece) || !isInContact(state, piece)) return;
  const relief = reliefOf(state, piece);
  const isInWay =
    to !== undefined &&
    relief >= 0 &&
    state.place[relief] === RESERVE &&
    overlap(to, placeBehind(state, relief, piece), ROUNDING);
  leavePlace(state, piece, isInWay ? -1 : callSupport(state, piece, report));
}

/** What comes of standing so: PB-2.4 for enemy HQs, PB-4.4 for buildings. */
export function arrive(
  state: State,
  piece: number,
  report: PubReport,
  isNew = false,
  through = false,
): void {
  pushHqs(state, piece, report);
  scatter(state, piece, report, isNew, through);
}
