import type { ReactNode } from 'react';
import { Dialog } from '../../app/Dialog.tsx';
import { text } from '../../words/words.ts';
import styles from './Standing.module.css';

interface OrdersPanelProps {
  /** What the dialog is called. */
  readonly label: string;
  /** What stands over it, where that is not the same. */
  readonly title?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel beside the table for what somebody says beforehand. */
export function OrdersPanel({ label, title = label, onClose, children }: OrdersPanelProps) {
  return (
    <Dialog label={label} place="panel" onClose={onClose}>
      <div className={styles['dialog']}>
        <header>
          <h2>{title}</h2>
          <button type="button" onClick={onClose}>
            {text('app.close')}
          </button>
        </header>
        {children}
      </div>
    </Dialog>
  );
}
