import type { Orders } from '@sandtable/kernel';
import type { Game } from '../../games/games.ts';
import { Listed } from '../../play/standing/Listed.tsx';
import { OrdersPanel } from '../../play/standing/OrdersPanel.tsx';
import { StandingAnswers } from '../../play/standing/StandingAnswers.tsx';
import { text } from '../words.ts';
import styles from './Orders.module.css';
import { planWords } from './planWords.ts';

interface OrdersDialogProps {
  readonly game: Game;
  readonly orders: Orders;
  /** The host does not answer: none of it can be changed now. */
  readonly isAway: boolean;
  readonly onOrders: (orders: Orders) => void;
  readonly onPlan: () => void;
  readonly onClose: () => void;
}

/** Everything that one has said beforehand: to look at, to put into another order, to take out, to add to. */
export function OrdersDialog(props: OrdersDialogProps) {
  const { game, orders, isAway, onOrders, onPlan, onClose } = props;
  const { plans, standing } = orders;
  const change = (changed: Partial<Orders>): void => onOrders({ ...orders, ...changed });
  return (
    <OrdersPanel label={text('orders.title')} onClose={onClose}>
      <p className={styles['quiet']}>{text('orders.secret')}</p>
      {isAway && <p role="status">{text('orders.away')}</p>}
      <fieldset disabled={isAway} className={styles['all']}>
        <section aria-label={text('orders.plans')}>
          <h3>{text('orders.plans')}</h3>
          <p className={styles['quiet']}>{text('orders.plans.text')}</p>
          <Listed
            entries={plans}
            wordsOf={(plan) => planWords(game, plan)}
            onEntries={(changed) => change({ plans: changed })}
          />
          <button type="button" onClick={onPlan}>
            {text('orders.plan')}
          </button>
        </section>
        <StandingAnswers
          game={game}
          standing={standing}
          onStanding={(changed) => change({ standing: changed })}
        />
      </fieldset>
    </OrdersPanel>
  );
}
