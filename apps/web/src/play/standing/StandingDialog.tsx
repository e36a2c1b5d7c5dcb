import type { Side } from '@sandtable/kernel';
import { useRef, useState } from 'react';
import { text } from '../../words/words.ts';
import type { Sitting } from '../sitting.ts';
import { OrdersPanel } from './OrdersPanel.tsx';
import { StandingAnswers } from './StandingAnswers.tsx';

interface StandingDialogProps {
  readonly sitting: Sitting;
  readonly side: Side;
  readonly onClose: () => void;
}

/** What somebody at this screen has answered for him. */
export function StandingDialog({ sitting, side, onClose }: StandingDialogProps) {
  const { game, table } = sitting;
  const keeping = useRef<Promise<unknown>>(Promise.resolve());
  const [standing, setStanding] = useState(() => table.standing?.of(side) ?? []);
  return (
    <OrdersPanel
      label={text('orders.standing')}
      title={game.words.sideFirst(side)}
      onClose={onClose}
    >
      <StandingAnswers
        game={game}
        standing={standing}
        onStanding={(changed) => {
          setStanding(changed);
          // One after the other: each is kept over what was kept before it.
          keeping.current = keeping.current.then(() =>
            sitting.answerBy(async () => table.standing?.put(side, changed)),
          );
        }}
      />
    </OrdersPanel>
  );
}
