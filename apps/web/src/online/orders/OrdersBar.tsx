import { NO_ORDERS, type Orders } from '@sandtable/kernel';
import type { OrdersTold } from '@sandtable/wire';
import { useState } from 'react';
import type { Game } from '../../games/games.ts';
import { text } from '../words.ts';
import styles from './Orders.module.css';
import { OrdersDialog } from './OrdersDialog.tsx';
import { becameWords } from './planWords.ts';

/** So much of what has become of orders is in sight. */
const IN_SIGHT = 3;

interface OrdersBarProps {
  readonly game: Game;
  readonly told: OrdersTold | undefined;
  /** Says what one will do; it takes the place of all that was said before. */
  readonly onOrders: (orders: Orders) => void;
  readonly onPlan: () => void;
}

/** What one has said beforehand, what has become of it, and the way to say more. */
export function OrdersBar({ game, told, onOrders, onPlan }: OrdersBarProps) {
  const [isOpen, setOpen] = useState(false);
  const { plans, standing } = told ?? NO_ORDERS;
  const became = told?.became.slice(-IN_SIGHT) ?? [];
  const count = plans.length + standing.length;
  return (
    <div className={styles['bar']}>
      <div className={styles['became']}>
        <div role="status" aria-label={text('orders.became')}>
          {became.length > 0 && (
            <ul>
              {became.map((each, i) => (
                // oxlint-disable-next-line react/no-array-index-key
                <li key={i}>{becameWords(game, each)}</li>
              ))}
            </ul>
          )}
        </div>
        {became.length > 0 && (
          <button type="button" className="quiet" onClick={() => onOrders({ plans, standing })}>
            {text('orders.seen')}
          </button>
        )}
      </div>
      <div className={styles['acts']}>
        <button type="button" className="quiet" onClick={onPlan}>
          {text('orders.plan')}
        </button>
        <button type="button" className="quiet" onClick={() => setOpen(true)}>
          {count === 0 ? text('orders.title') : text('orders.count', { count })}
        </button>
      </div>
      {isOpen && (
        <OrdersDialog
          game={game}
          orders={{ plans, standing }}
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
