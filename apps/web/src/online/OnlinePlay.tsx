import { scenarioTold } from '@sandtable/wire';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { AccountOffer } from '../account/AccountOffer.tsx';
import { ADDRESS } from '../app/address.ts';
import { usePageTitle } from '../app/usePageTitle.ts';
import { LinkDialog } from '../files/LinkDialog.tsx';
import { saveProof, saveRecord } from '../files/save.ts';
import { tellTurn } from '../matches/mine.ts';
import type { Extras } from '../play/extras.ts';
import { SoFar } from '../play/SoFar.tsx';
import { Table } from '../play/Table.tsx';
import { PLAYED } from '../words/english/played.ts';
import { textsOf } from '../words/words.ts';
import { text } from './words.ts';
import { CopyDialog, copyTitle } from './CopyDialog.tsx';
import { EmptySeat } from './EmptySeat.tsx';
import { HOST } from './host.ts';
import { Lines } from './Lines.tsx';
import { aboutLink } from './local.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { useOrders } from './orders/useOrders.tsx';
import { Clocks } from './matters/Clocks.tsx';
import { HolidayDialog } from './matters/HolidayDialog.tsx';
import { offerItems } from './matters/menu.ts';
import { isMuted, mute } from './matters/muted.ts';
import { Offers } from './matters/Offers.tsx';
import { Rematch } from './matters/Rematch.tsx';
import { TalkButton } from './matters/TalkButton.tsx';
import { TalkDrawer } from './matters/TalkDrawer.tsx';
import { Seated } from './Seated.tsx';
import type { OpenedTable, Session, SessionMoment } from './session.ts';
import { useViews } from './useViews.tsx';

const playedText = textsOf(PLAYED);

interface OnlinePlayProps {
  readonly session: Session;
  readonly opened: OpenedTable;
}

/** The table of a match that is played elsewhere, with what belongs to it. */
export function OnlinePlay({ session, opened }: OnlinePlayProps) {
  const { table } = opened;
  const told = useSyncExternalStore(session.subscribe, session.now);
  const [isDeaf, setIsDeaf] = useState(
    () => session.kept === undefined && isMuted(session.seat.match),
  );
  const now = isDeaf ? { ...told, said: [] } : told;
  const [dialog, setDialog] = useState<'move' | 'watch' | 'holiday' | 'copy'>();
  const [isTalking, setIsTalking] = useState(false);
  const { shown, views } = useViews(session, opened);
  const { sitting, pacer } = shown;
  const own = ownTitle(opened);
  usePageTitle(own ?? sitting.title);
  const orders = useOrders(session, opened);
  const { kept, deal } = session;
  const { id } = table;
  const isMyTurn =
    session.seat.known?.pending.decisions.some(({ side }) => side === kept?.side) === true;
  useEffect(() => {
    if (kept !== undefined) tellTurn(id, isMyTurn);
  }, [id, kept, isMyTurn]);
  useEffect(() => () => tellTurn(id, undefined), [id]);
  const isOver = table.latest.pending.outcome !== undefined;
  // What a proof can be compared with later, whatever the host then says.
  const held = session.seat.held();
  const close = (): void => setDialog(undefined);
  const extras: Extras = {
    title: own,
    bar: (
      <>
        <Clocks game={sitting.game} session={session} now={now} />
        {hasSomebodyToTalkTo(session, now) && (
          <TalkButton
            session={session}
            now={now}
            isOpen={isTalking}
            onToggle={() => setIsTalking(!isTalking)}
          />
        )}
      </>
    ),
    who: Object.fromEntries(
      sitting.game.ruleset.sides.map((side) => [
        side,
        <Seated key={side} side={side} session={session} now={now} />,
      ]),
    ),
    panel: (
      <>
        <Lines game={sitting.game} session={session} now={now} />
        {kept !== undefined && !isOver && (
          <EmptySeat game={sitting.game} kept={kept} now={now} deal={deal} />
        )}
        <Offers game={sitting.game} session={session} now={now} deal={deal} />
        {orders.became}
      </>
    ),
    below: (
      <>
        {orders.bar}
        {kept !== undefined && <AccountOffer steps={table.latest.told.length} />}
      </>
    ),
    won: whoWon(session, table),
    views,
    ended: <Rematch session={session} now={now} deal={deal} />,
    menu: [
      ...offerItems({
        kept,
        matters: now.matters,
        isOver,
        deal,
        onHoliday: () => setDialog('holiday'),
      }),
      ...(kept !== undefined && !isOver
        ? [
            { label: text('table.move'), act: () => setDialog('move') },
            { label: copyTitle(sitting.game.ruleset), act: () => setDialog('copy') },
          ]
        : []),
      { label: text('table.invite'), act: () => setDialog('watch') },
      ...(held === undefined
        ? []
        : [{ label: text('table.record'), act: () => saveRecord(held, sitting.title) }]),
      ...(table.isWhole
        ? [{ label: text('table.proof'), act: () => void keepProof(id, sitting.title) }]
        : []),
    ],
  };
  if (orders.board !== undefined) return orders.board;
  return (
    <>
      <SoFar sitting={sitting}>
        <Table sitting={sitting} pacer={pacer} extras={extras} onOutdated={doNothing} />
      </SoFar>
      {dialog === 'move' && kept !== undefined && (
        <MoveDialog id={id} seat={kept.key} onClose={close} />
      )}
      {dialog === 'copy' && kept !== undefined && (
        <CopyDialog sitting={sitting} table={table} kept={kept} onClose={close} />
      )}
      {dialog === 'watch' && <WatchDialog id={id} onClose={close} />}
      {dialog === 'holiday' && kept !== undefined && (
        <HolidayDialog left={now.matters?.holidays?.[kept.side] ?? 0} deal={deal} onClose={close} />
      )}
      {isTalking && (
        <TalkDrawer
          game={sitting.game}
          session={session}
          now={now}
          deal={deal}
          isMuted={isDeaf}
          onMute={(isMuting) => {
            mute(id, isMuting);
            setIsDeaf(isMuting);
          }}
          onClose={() => setIsTalking(false)}
        />
      )}
    </>
  );
}

/** Those who look on are among themselves; a computer hears nothing. */
function hasSomebodyToTalkTo({ kept }: Session, { matters }: SessionMoment): boolean {
  const others = matters?.people.filter(({ side }) => side !== kept?.side) ?? [];
  return kept === undefined || others.some(({ player }) => player === undefined);
}

/** What somebody has made himself, as everybody is told of it: nothing where it is ready-made. */
function ownTitle({ table: { premises }, sitting: { game } }: OpenedTable): string | undefined {
  const scenario = scenarioTold(premises.scenario);
  if (scenario.isOwn !== true) return undefined;
  return game.words.battle({ format: 1, ruleset: premises.ruleset, ...scenario }).title;
}

/** Who has won, where he has a name or is here; nothing in a draw. */
function whoWon({ kept }: Session, table: OpenedTable['table']): string | undefined {
  const winner = table.latest.pending.outcome?.winner;
  if (winner === undefined) return undefined;
  if (winner === kept?.side) return playedText('won.you');
  const name = table.nameOf(winner);
  return name && playedText('won.name', { name });
}

/** Nobody else goes on with what this page shows. */
const doNothing = (): void => {};

async function keepProof(id: string, title: string): Promise<void> {
  const proof = await HOST.proof(id).catch(() => undefined);
  if (proof !== undefined) saveProof(proof as object, title);
}

interface WatchDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

function WatchDialog({ id, onClose }: WatchDialogProps) {
  const make = useCallback(() => Promise.resolve(ADDRESS.watch(id)), [id]);
  return (
    <LinkDialog
      title={text('table.invite')}
      about={aboutLink(text('table.invite.text'))}
      label={text('table.invite.link')}
      make={make}
      onClose={onClose}
    />
  );
}
