import { difference, NO_ORDERS, type Known, type Orders, type Plan } from '@sandtable/kernel';
import { useEffect, useState, type ReactNode } from 'react';
import { ADDRESS } from '../../app/address.ts';
import { said } from '../../words/words.ts';
import type { OpenedTable, Session } from '../session.ts';
import { OrdersBar } from './OrdersBar.tsx';
import { OrdersBecame } from './OrdersBecame.tsx';
import { PlanBoard } from './PlanBoard.tsx';
import type { Basis } from './planTable.ts';

/** What the history of the browser knows of a board of one's own. */
const PLANNING = 'planning';

/** What somebody at a table elsewhere says beforehand, and where. */
export interface OrdersHere {
  /** What has become of it, above what is asked. */
  readonly became: ReactNode;
  /** Beside the board. */
  readonly bar: ReactNode;
  /** In the place of the table, while somebody plans. */
  readonly board: ReactNode;
}

/** The orders of whoever sits here: to see, to give, and to be played through. */
export function useOrders(session: Session, { table, sitting }: OpenedTable): OrdersHere {
  const [basis, setBasis] = useState<Basis>();
  const [failure, setFailure] = useState<string>();
  const { game } = sitting;
  const { seat } = session;
  useEffect(() => {
    const close = (): void => setBasis(undefined);
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);
  const isOver = table.latest.pending.outcome !== undefined;
  if (session.kept === undefined || isOver) return NOTHING;
  const { plans, standing, became: told } = seat.orders ?? { ...NO_ORDERS, became: [] };
  // They are on the host: without it they are neither known nor given.
  const isAway = !session.now().isConnected;
  /** Whether they count now; if not, why is shown. */
  const give = async (orders: Orders): Promise<boolean> => {
    const why = await session.line.order(seat, orders);
    setFailure(why && said(why.message));
    return why === undefined;
  };
  const became = (
    <OrdersBecame game={game} became={told} onSeen={() => void give({ plans, standing })} />
  );
  const begin = (): void => {
    // The way back of the browser leads to the match, and not past it.
    history.pushState(PLANNING, '');
    setBasis(basisOf(game.ruleset, table));
  };
  const bar = (
    <>
      <OrdersBar
        game={game}
        orders={{ plans, standing }}
        isAway={isAway}
        onOrders={(orders) => void give(orders)}
        onPlan={begin}
      />
      {failure !== undefined && <p role="alert">{failure}</p>}
    </>
  );
  if (basis === undefined) return { became, bar, board: undefined };
  const leave = (): void => {
    if (history.state === PLANNING) history.back();
  };
  const keep = async (plan: Plan): Promise<void> => {
    if (await give({ plans: [...plans, plan], standing })) leave();
  };
  const board = (
    <PlanBoard
      game={game}
      basis={basis}
      again={ADDRESS.online(table.id)}
      isStale={difference(seat.known?.told, basis.known.told) !== undefined}
      isAway={isAway}
      failure={failure}
      onKeep={(plan) => void keep(plan)}
      onClose={() => {
        setFailure(undefined);
        leave();
      }}
    />
  );
  return { became, bar, board };
}

/** Of whoever looks on, or when it is over. */
const NOTHING: OrdersHere = { became: undefined, bar: undefined, board: undefined };

/** What is known now, whatever of it has been seen. */
function basisOf(ruleset: Basis['ruleset'], { latest, premises }: OpenedTable['table']): Basis {
  const view = ruleset.furnish(latest.view, premises.scenario, premises.options);
  const known: Known = { ...latest, view };
  return { ruleset, premises, known };
}
