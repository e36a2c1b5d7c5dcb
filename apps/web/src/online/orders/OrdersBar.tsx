import type { Orders } from '@sandtable/kernel';
import { useState } from 'react';
import type { Game } from '../../games/games.ts';
import { text } from '../words.ts';
import styles from './Orders.module.css';
import { OrdersDialog } from './OrdersDialog.tsx';

interface OrdersBarProps {
  readonly game: Game;
  readonly orders: Orders;
  /** The host does not answer: what is told may be old, and nothing can be said. */
  readonly isAway: boolean;
  /** Says what one will do; it takes the place of all that was said before. */
  readonly onOrders: (orders: Orders) => void;
  readonly onPlan: () => void;
}

/** What one has said beforehand, and the way to say more. */
export function OrdersBar({ game, orders, isAway, onOrders, onPlan }: OrdersBarProps) {
  const [isOpen, setOpen] = useState(false);
  const count = orders.plans.length + orders.standing.length;
  return (
    <div className={styles['bar']}>
      <div className={styles['acts']}>
        <button type="button" className="quiet" disabled={isAway} onClick={onPlan}>
          {text('orders.plan')}
        </button>
        <button type="button" className="quiet" disabled={isAway} onClick={() => setOpen(true)}>
          {count === 0 ? text('orders.title') : text('orders.count', { count })}
        </button>
      </div>
      {isAway && <p className={styles['quiet']}>{text('orders.away')}</p>}
      {isOpen && (
        <OrdersDialog
          game={game}
          orders={orders}
          isAway={isAway}
          onOrders={onOrders}
          onPlan={() => {
            setOpen(false);
            onPlan();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
