import type { Dealing } from '@sandtable/wire';
import { useState } from 'react';
import { Dialog } from '../../app/Dialog.tsx';
import { text } from '../words.ts';
import styles from './Matters.module.css';

interface HolidayDialogProps {
  /** How many days are left. */
  readonly left: number;
  readonly deal: (dealing: Dealing) => void;
  readonly onClose: () => void;
}

/** Somebody will be away, and his clock stands for as long. */
export function HolidayDialog({ left, deal, onClose }: HolidayDialogProps) {
  const [days, setDays] = useState(Math.min(7, left));
  return (
    <Dialog label={text('offer.holiday.take')} onClose={onClose}>
      <h2>{text('offer.holiday.take')}</h2>
      <p>{text('offer.holiday.text', { left })}</p>
      <label className={styles['field']}>
        {text('offer.holiday.days')}
        <input
          type="number"
          min={1}
          max={left}
          value={days}
          onChange={({ target }) => setDays(target.valueAsNumber)}
        />
      </label>
      <p>
        <button
          type="button"
          className="primary"
          disabled={!(days >= 1 && days <= left)}
          onClick={() => {
            deal({ ask: 'holiday', days });
            onClose();
          }}
        >
          {text('offer.holiday.take')}
        </button>{' '}
        <button type="button" onClick={onClose}>
          {text('app.cancel')}
        </button>
      </p>
    </Dialog>
  );
}
